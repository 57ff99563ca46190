extension GraphWords {
  public static let chinese = GraphWords(.chinese) { chinese($0) }

  private static func chinese(_ text: GraphText) -> String {
    switch text {
    case .graph: "图像"
    case .zoomIn: "放大"
    case .zoomOut: "缩小"
    case .reset: "重置视图"
    case .style: "样式"
    case .dots: "点"
    case .line: "线"
    case .statistics: "统计"
    case .trace: "跟踪"
    case .close: "关闭"
    case .backTo(let tab): chinese(backTo: tab)
    case .curves: "曲线"
    case .add: "添加"
    case .equation: "方程"
    case .remove: "移除"
    case .hide: "隐藏"
    case .show: "显示"
    case .color: "颜色"
    case .colorName(let index): chineseColors[index % chineseColors.count]
    case .export: "导出"
    case .exportSVG: "保存为 SVG"
    case .exportPNG: "保存为 PNG"
    case .exportCSV: "保存为 CSV"
    case .showGraph: "显示图像"
    case .addToGraph: "加入图像"
    case .dotPlot: "散点图"
    case .backToDotPlot: "返回散点图"

    case .graphOf(let title, let count, let variable, let lower, let upper):
      (title.map { $0 + " 的图像" } ?? "空图像")
        + (count > 1 ? "，" + count.description + " 条曲线" : "")
        + "，" + variable + " 从 " + lower + " 到 " + upper
    case .at(let x, let y): x + ", " + y
    case .undefinedAt(let x): x + "，无定义"
    case .place(let kind): chinese(kind)

    case .statistic(let statistic): chinese(statistic)
    case .none: "无"
    case .unbounded: "无界"
    case .range(let lower, let upper): lower + " … " + upper
    case .isComplete(let isComplete): isComplete ? "是" : "未证明"
    case .extreme(let y, let place): y + "，位于 " + place
    case .inAll(let count): "共 " + count.description + " 个"
    case .computing: "正在计算…"
    case .complete: "已列出此窗口内的全部零点、极值点和极点。"
    case .notProved: "未能证明已全部列出。"
    }
  }

  private static func chinese(backTo tab: Tab) -> String {
    "返回" + Words.chinese(tab)
  }

  private static func chinese(_ kind: GraphPlace.Kind) -> String {
    switch kind {
    case .zero: "零点"
    case .minimum: "最小值"
    case .maximum: "最大值"
    case .pole: "极点"
    case .gap: "间断"
    }
  }

  private static func chinese(_ statistic: Statistic) -> String {
    switch statistic {
    case .minimum: "最小值"
    case .maximum: "最大值"
    case .zeros: "零点"
    case .poles: "极点"
    case .gaps: "间断"
    case .mean: "平均值"
    case .integral: "积分"
    case .defined: "有定义"
    case .complete: "完整"
    }
  }

  private static let chineseColors = ["红", "蓝", "绿", "紫", "橙", "青"]
}
