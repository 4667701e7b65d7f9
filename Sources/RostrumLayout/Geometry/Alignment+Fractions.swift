import RostrumElements

extension HorizontalAlignment {
  /// The part of the free space that is before the view.
  var fraction: Double {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
}

extension VerticalAlignment {
  /// The part of the free space that is above the view; `nil` where a line of text decides.
  var fraction: Double? {
    switch self {
    case .top: 0
    case .center: 0.5
    case .bottom: 1
    case .firstTextBaseline, .lastTextBaseline: nil
    }
  }
}
