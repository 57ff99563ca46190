import Calculators

extension HistoryWords {
  public static let chinese = HistoryWords { chinese($0) }

  private static func chinese(_ text: HistoryText) -> String {
    switch text {
    case .history: "历史记录"
    case .calculator(.calculator): "计算器"
    case .calculator(.scientific): "科学"
    case .calculator(.rpn): "RPN"
    case .calculator(.plotter): "描点"
    case .back(let owner): "返回" + chinese(.calculator(owner))
    case .backToHistory: "返回历史记录"
    case .byKind: "按类型"
    case .kind(let kind): chinese(kind)
    case .cleared: "已清除"
    case .search: "搜索"
    case .delete: "删除"
    case .clearHistory: "清空历史记录"
    case .undo: "撤销"
    case .deleted: "已删除一行"
    case .historyCleared: "已清空历史记录"
    case .export: "导出"
    case .exportCSV: "导出为 CSV"
    case .exportText: "导出为文本"
    case .empty: "计算结果会列在这里。"
    case .nothingFound: "没有找到。"
    case .count(let count): count.description + " 行"
    }
  }

  private static func chinese(_ kind: HistoryKind) -> String {
    switch kind {
    case .additions: "加法"
    case .cleared: "清除"
    case .divisions: "除法"
    case .logarithms: "对数"
    case .mixed: "混合"
    case .multiplications: "乘法"
    case .powers: "乘方"
    case .reciprocals: "倒数"
    case .squareRoots: "平方根"
    case .subtractions: "减法"
    case .trigonometry: "三角函数"
    }
  }
}
