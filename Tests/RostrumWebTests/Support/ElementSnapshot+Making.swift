import RostrumViews

extension ElementSnapshot {
  /// A snapshot in few words.
  static func make(
    _ id: UInt32, _ role: ElementRole, _ attributes: [AttributeKey: AttributeValue] = [:],
    _ children: [ElementSnapshot] = []
  ) -> ElementSnapshot {
    ElementSnapshot(
      id: ElementID(rawValue: id), role: role,
      state: ElementState(role.plainContent, attributes: attributes), children: children)
  }
}

extension ElementSnapshot {
  /// A snapshot of an element with facts of its own kind.
  static func make(
    _ id: UInt32, _ content: ElementContent, _ attributes: [AttributeKey: AttributeValue] = [:],
    _ children: [ElementSnapshot] = []
  ) -> ElementSnapshot {
    ElementSnapshot(
      id: ElementID(rawValue: id), role: content.role ?? .group,
      state: ElementState(content, attributes: attributes), children: children)
  }
}

extension ElementID: ExpressibleByIntegerLiteral {
  /// Names the element with this number.
  public init(integerLiteral value: UInt32) { self.init(rawValue: value) }
}

extension ElementRole {
  /// The content of a control with no more than its role.
  fileprivate var plainContent: ElementContent {
    switch self {
    case .button: .button(.automatic, role: nil, border: .automatic)
    case .textField: .textField("", [])
    case .menu: .menu(symbol: nil, .automatic)
    case .picker: .picker(selection: nil, .automatic)
    default: .other
    }
  }
}
