import Formulas

extension CalculatorWords {
  public static let chinese = CalculatorWords { chinese($0) }

  private static func chinese(_ text: CalculatorText) -> String {
    switch text {
    case .key(let key): chinese(key)
    case .calculator: "计算器"
    case .scientific: "科学计算器"
    case .rpn: "RPN"
    case .display: "显示"
    case .description: "算式"
    case .keypad: "按键"
    case .stack: "堆栈"
    case .level(let level): "第 " + level.description + " 层"
    case .emptyStack: "堆栈为空。"
    case .variables: "变量"
    case .graph: "图像"
    case .history: "历史记录"
    case .memory: "存储器"
    case .backToCalculator: "返回计算器"
    case .backToScientific: "返回科学计算器"
    case .backToRPN: "返回 RPN"
    case .copy: "复制"
    case .copied: "已复制"
    case .paste: "粘贴"
    case .leftToRight: "从左到右"
    case .byPrecedence: "按优先级"
    case .missingOperands: "操作数不足"
    case .error(let kind): chinese(kind)
    case .nothingToGraph: "没有可以作图的算式。请先输入，例如 M sin。"
    case .nothingToGraphOfX: "没有可以作图的算式。请先输入，例如 x sin。"
    case .incompleteGraph: "无法作图：操作数不足。"
    case .pasteRefused: "这里只能粘贴数字。"
    case .formulaRefused: "这里只能粘贴数字或算式。"
    }
  }

  private static func chinese(_ key: Key) -> String {
    switch key {
    case .zero, .one, .two, .three, .four, .five, .six, .seven, .eight, .nine:
      key.digit?.description ?? ""
    case .point: "小数点"
    case .openParenthesis: "左括号"
    case .closeParenthesis: "右括号"
    case .add: "加"
    case .subtract: "减"
    case .multiply: "乘"
    case .divide: "除以"
    case .sine: "正弦"
    case .cosine: "余弦"
    case .tangent: "正切"
    case .naturalLogarithm: "自然对数"
    case .squareRoot: "平方根"
    case .pi: "圆周率"
    case .x: "x"
    case .exponent: "指数"
    case .sign: "变号"
    case .backspace: "退格"
    case .clear: "清除"
    case .plot: "描点"
    case .enter: "输入"
    case .undo: "撤销"
    case .swap: "交换"
    case .drop: "移除"
    case .store: "存入 M"
    case .memory: "M"
    case .graph: "作图"
    case .e: "自然常数"
    case .exponentOfTen: "乘以十的幂"
    case .logarithm: "常用对数"
    case .inverse: "倒数"
    case .power: "乘方"
    case .square: "平方"
    case .cubeRoot: "立方根"
    case .factorial: "阶乘"
    case .arcSine: "反正弦"
    case .arcCosine: "反余弦"
    case .arcTangent: "反正切"
    case .hyperbolicSine: "双曲正弦"
    case .hyperbolicCosine: "双曲余弦"
    case .hyperbolicTangent: "双曲正切"
    case .equals: "等于"
    case .percent: "百分比"
    case .memoryClear: "清除存储"
    case .memoryRecall: "读取存储"
    case .memoryStore: "存入存储器"
    case .memoryAdd: "加到存储器"
    }
  }

  private static func chinese(_ kind: FormulaError.Kind) -> String {
    switch kind {
    case .empty: "没有算式。"
    case .invalidUTF8: "文本不是有效的 UTF-8。"
    case .unexpectedCharacter(let scalar): "算式中不能有“" + String(scalar) + "”。"
    case .malformedNumber: "这不是一个数。"
    case .missingOperand: "这里缺少内容。"
    case .missingOperator: "数字前面缺少运算符。"
    case .unclosedParenthesis: "这个括号没有闭合。"
    case .unopenedParenthesis: "这个括号没有对应的左括号。"
    case .unclosedBar: "这个 | 没有配对。"
    case .misplacedComma: "这里不能有逗号。"
    case .functionExponent: "这个函数不能有这样的指数。"
    case .repeatedFactorial: "阶乘的阶乘需要加括号。"
    case .operandCount(let function, let expected, let given):
      function.description + " 需要" + chinese(expected) + "，而不是 " + given.description + " 个。"
    case .unknownName(let name, _): "没有“" + name.description + "”。"
    case .tooLong(let limit): "算式最多有 " + limit.description + " 个字符。"
    case .tooDeep(let limit): "括号、函数和乘方最多嵌套 " + limit.description + " 层。"
    case .variableNotSet(let name): name.description + " 未赋值"
    case .divisionByZero: "除数为零"
    case .negativeRoot: "负数没有偶次方根"
    case .logarithmOfZero: "零没有对数"
    case .logarithmOfNegative: "负数没有对数"
    case .pole: "函数在此处有极点"
    case .outOfDomain(let operation?): "超出 " + operation.name + " 的定义域"
    case .outOfDomain(nil): "超出定义域"
    case .overflow: "结果太大"
    }
  }

  private static func chinese(_ expected: ClosedRange<Int>) -> String {
    let least = expected.lowerBound.description
    if expected.upperBound > 100 { return "至少 " + least + " 个值" }
    if expected.count > 1 { return " " + least + " 到 " + expected.upperBound.description + " 个值" }
    return expected.lowerBound == 1 ? " 1 个值" : " " + least + " 个值"
  }
}
