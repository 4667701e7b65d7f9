import RostrumElements

extension Axis {
  /// The name of the axis in classes.
  var webName: String {
    switch self {
    case .horizontal: "horizontal"
    case .vertical: "vertical"
    }
  }
}

extension HorizontalEdge {
  /// The name of the edge in classes.
  var webName: String {
    switch self {
    case .leading: "leading"
    case .trailing: "trailing"
    }
  }
}
