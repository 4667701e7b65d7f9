import RostrumElements

extension LayoutDirection {
  /// The value of the attribute `dir`.
  var webName: String {
    switch self {
    case .leftToRight: "ltr"
    case .rightToLeft: "rtl"
    }
  }
}

extension ElementSnapshot {
  /// The direction of a scene.
  var direction: LayoutDirection {
    for case .layoutDirection(let direction) in state.styles { return direction }
    return .leftToRight
  }
}
