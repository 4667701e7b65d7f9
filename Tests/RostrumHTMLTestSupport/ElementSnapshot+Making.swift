import RostrumElements

/// A part of what is known about an element besides its content.
package enum Part {
  case fact(ElementFact)
  case accepts(ElementInteraction)
  case styles([StyleProperty])
}

extension ElementState {
  package mutating func set(_ part: Part) {
    switch part {
    case .fact(let fact): set(fact)
    case .accepts(let interaction): set(interaction)
    case .styles(let styles): self.styles = styles
    }
  }
}

extension ElementSnapshot {
  /// A snapshot in few words.
  package static func make(
    _ id: UInt32, _ content: ElementContent, _ parts: [Part] = [],
    _ children: [ElementSnapshot] = []
  ) -> ElementSnapshot {
    var state = ElementState(content)
    for part in parts { state.set(part) }
    return ElementSnapshot(id: ElementID(rawValue: id), state: state, children: children)
  }

  /// A snapshot of an element about which nothing but its role is known.
  @_disfavoredOverload
  package static func make(
    _ id: UInt32, _ role: ElementRole, _ parts: [Part] = [], _ children: [ElementSnapshot] = []
  ) -> ElementSnapshot {
    make(id, ElementContent(role), parts, children)
  }
}

extension ElementID: ExpressibleByIntegerLiteral {
  /// Names the element with this number.
  public init(integerLiteral value: UInt32) { self.init(rawValue: value) }
}
