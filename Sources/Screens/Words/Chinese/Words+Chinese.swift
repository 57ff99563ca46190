import Formulas
import OrdinateNumerics

extension Words {
  public static let chinese = Words(.chinese) { chinese($0) }

  private static func chinese(_ text: Text) -> String {
    switch text {
    case .appName: "Ordinate"
    case .loadFailed: "Ordinate 加载失败。请检查网络连接，然后重新加载页面。"
    case .newVersion: "有新版本。"
    case .reload: "重新加载"
    case .cancel: "取消"
    case .ok: "好"
    case .tab(let tab): chinese(tab)

    case .plotterInstruction: "描点：用按键输入含 x 的方程，再按 Plot 查看它的点。"
    case .configurationInstruction: "设置：选择 x 的范围和采样点数，再按“应用”。"
    case .calculatorsInstruction: "计算器、科学和 RPN：进行数值计算；后两者还能画出函数图像。"
    case .gallery: "图库"

    case .key(let key): CalculatorWords.chinese(key)
    case .equation: "方程"
    case .keypad: "按键"
    case .reading: "读法"
    case .noPlot: "按 Plot 画出方程的点。"
    case .backToPlotter: "返回描点"
    case .savePicture: "保存图片"
    case .graph: "图像"
    case .history: "历史记录"
    case .copy: "复制"
    case .copied: "已复制"
    case .copyText: "复制为文本"
    case .copyASCII: "复制为 ASCII"
    case .copyLaTeX: "复制为 LaTeX"
    case .copyMathML: "复制为 MathML"
    case .plotOf(let formula): formula + " 的散点图"
    case .setting(let xMax, let samples):
      "-" + xMax + " … " + xMax + " · " + samples + " 个采样点"
    case .nothingToPlot(let xMax): "该方程在 -" + xMax + " 到 " + xMax + " 之间处处没有值。"
    case .alertTitle(.noEquation): "没有方程"
    case .alert(.noEquation): "尚未输入方程。"

    case .plotConfiguration: "描点设置"
    case .xMax: "X 最大值"
    case .samples: "采样点数"
    case .set: "应用"
    case .title(let setting): chinese(setting)
    case .section(.angle), .section(.digits): "数与角"
    case .section(.order): chinese(.tab(.calculator))
    case .section(let setting): chinese(setting)
    case .unit(.radians): "弧度"
    case .unit(.degrees): "度"
    case .automatic: "自动"
    case .system: "跟随系统"
    case .light: "浅色"
    case .dark: "深色"
    case .fromLeftToRight: "从左到右"
    case .byPrecedence: "按优先级"
    case .unitSign(.radians): "RAD"
    case .unitSign(.degrees): "DEG"
    case .refusal(let refusal, let field): chinese(refusal, at: field)
    case .notice(.set): "设置成功"
    case .notice(.cleared): "已清除存储的数据"
    case .storedData: "存储的数据"
    case .clearData: "清除存储的数据"
    case .clearQuestion: "清除存储的数据？"
    case .clearExplanation: "程序、存储器、历史记录、图像、方程和设置都将被清除。"
    case .clearConfirm: "清除"

    case .error(let kind): chineseError(kind)
    case .hint(let kind): chineseHint(kind)
    case .severalVariables(let names):
      "描点只能有一个变量，而该方程含有 " + list(of: names, separator: "、", lastAfter: " 和 ") + "。"
    }
  }

  static func chinese(_ tab: Tab) -> String {
    switch tab {
    case .featured: "首页"
    case .calculator: "计算器"
    case .scientific: "科学"
    case .rpn: "RPN"
    case .plotter: "描点"
    case .configuration: "设置"
    }
  }

  private static func chinese(_ setting: Setting) -> String {
    switch setting {
    case .angle: "角的单位"
    case .digits: "显示位数"
    case .order: "运算顺序"
    case .appearance: "外观"
    case .language: "语言"
    }
  }

  private static func chinese(
    _ refusal: ConfigurationScreen.Refusal, at field: ConfigurationScreen.Field
  ) -> String {
    let name = "“" + chinese(field == .xMax ? .xMax : .samples) + "”"
    return switch refusal {
    case .empty: "请为" + name + "输入一个数。"
    case .notANumber: name + "不是数。请输入一个数，例如 " + field.example + "。"
    case .notAboveZero: name + "必须大于 0。"
    case .notWhole: name + "必须是整数。"
    case .aboveLargest: name + "最大为 " + field.largest.text(.shortest) + "。"
    }
  }
}
