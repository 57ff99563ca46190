import Formulas

extension Words {
  static func chineseError(_ kind: SyntaxError.Kind) -> String {
    switch kind {
    case .empty: "没有算式。"
    case .invalidUTF8: "文本不是有效的 UTF-8。"
    case .unexpectedCharacter(let scalar): "算式中不能有“" + String(scalar) + "”。"
    case .malformedNumber: "这不是一个数。"
    case .numberTooLarge: "这个数太大。"
    case .missingOperand: "这里缺少内容。"
    case .missingOperator: "数字前面缺少运算符。"
    case .unclosedParenthesis: "这个括号没有闭合。"
    case .unopenedParenthesis: "这个括号没有对应的左括号。"
    case .unclosedBar: "这个 | 没有配对。"
    case .misplacedComma: "这里不能有逗号。"
    case .functionExponent: "这个函数不能有这样的指数。"
    case .repeatedFactorial: "阶乘的阶乘需要加括号。"
    case .operandCount(let function, let expected, let given):
      function.description + " 需要" + chineseCount(expected) + "，而不是 " + given.description + " 个。"
    case .unknownName(let name, _): "没有“" + name.description + "”。"
    case .tooLong(let limit): "算式最多有 " + limit.description + " 个字符。"
    case .tooDeep(let limit): "括号、函数和乘方最多嵌套 " + limit.description + " 层。"
    }
  }

  static func chineseError(_ error: DomainError) -> String {
    switch error {
    case .variableNotSet(let name): name.description + " 未赋值"
    case .divisionByZero: "除数为零"
    case .negativeRoot: "负数没有偶次方根"
    case .logarithmOfZero: "零没有对数"
    case .logarithmOfNegative: "负数没有对数"
    case .pole: "函数在此处有极点"
    case .outOfDomain(let operation): "超出 " + operation.name + " 的定义域"
    case .overflow: "结果太大"
    }
  }

  static func chineseHint(_ kind: SyntaxError.Kind) -> String {
    switch kind {
    case .empty: "请输入一个，例如 x²-2。"
    case .unexpectedCharacter: "请将它删除。"
    case .malformedNumber: "一个数最多有一个小数点。"
    case .missingOperand: "请输入数、x 或函数。"
    case .missingOperator: "请在它前面加上 × 之类的运算符。"
    case .unclosedParenthesis: "请添加 )。"
    case .unopenedParenthesis: "请将它删除，或在前面添加 (。"
    case .unclosedBar: "请在值的后面再加一个。"
    case .misplacedComma: "逗号用来分隔函数的各个值。"
    case .functionExponent: "请给函数加上括号。"
    case .repeatedFactorial: "请写成 (5!)!。"
    case .unknownName(_, let suggestion?): "是否想输入 " + suggestion.description + "？"
    case .unknownName(let name, nil): name.utf8.count > 1 ? "请在变量之间加上 ×。" : ""
    case .invalidUTF8, .numberTooLarge, .operandCount, .tooLong, .tooDeep: ""
    }
  }

  private static func chineseCount(_ expected: ClosedRange<Int>) -> String {
    let least = expected.lowerBound.description
    if expected.upperBound > 100 { return "至少 " + least + " 个值" }
    if expected.count > 1 { return " " + least + " 到 " + expected.upperBound.description + " 个值" }
    return expected.lowerBound == 1 ? " 1 个值" : " " + least + " 个值"
  }
}
