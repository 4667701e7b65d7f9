import RostrumViews

extension ElementSnapshot {
  /// A snapshot in few words.
  static func make(
    _ id: UInt32, _ role: ElementRole, _ attributes: [AttributeKey: AttributeValue] = [:],
    _ children: [ElementSnapshot] = []
  ) -> ElementSnapshot {
    ElementSnapshot(
      id: ElementID(rawValue: id), role: role, state: ElementState(attributes: attributes),
      children: children)
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
