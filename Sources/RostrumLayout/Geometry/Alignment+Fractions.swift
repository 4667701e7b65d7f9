import RostrumElements

extension HorizontalAlignment {
  /// The fraction of the free space that precedes the view.
  var fraction: Double {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
}

extension VerticalAlignment {
  /// The fraction of the free space above the view; `nil` for a text baseline.
  var fraction: Double? {
    switch self {
    case .top: 0
    case .center: 0.5
    case .bottom: 1
    case .firstTextBaseline, .lastTextBaseline: nil
    }
  }
}
