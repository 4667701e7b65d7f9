/// The properties of an element besides its identity and its position in the tree.
public struct ElementState: Hashable, Sendable {
  /// The role of the element with the facts of that role.
  public var content: ElementContent
  /// Facts that don't depend on the role, at most one of each kind, in the order of their kinds.
  public internal(set) var facts: [ElementFact] = []
  /// The interactions that the content doesn't imply, at most one of each kind, in the order of
  /// their kinds.
  public internal(set) var interactions: [ElementInteraction] = []
  /// The styles of the element, innermost first.
  public var styles: [StyleProperty] = []
  /// How much of the available space the element takes, by its content and its styles.
  public package(set) var layout = LayoutTraits.unknown

  /// Creates a state with nothing but the facts of a role.
  ///
  /// - Parameter content: The role of the element with the facts of that role.
  public init(_ content: ElementContent) {
    self.content = content
  }

  /// Creates a state.
  ///
  /// - Parameters:
  ///   - content: The role of the element with the facts of that role.
  ///   - facts: Other facts about the element. The last one of a kind wins.
  ///   - interactions: The interactions that the content doesn't imply.
  ///   - styles: The styles of the element, innermost first.
  public init(
    _ content: ElementContent, facts: [ElementFact] = [], interactions: [ElementInteraction] = [],
    styles: [StyleProperty] = []
  ) {
    self.content = content
    self.styles = styles
    for fact in facts { set(fact) }
    for interaction in interactions { set(interaction) }
  }
}

extension ElementState {
  /// Adds a fact, replacing the one of the same kind.
  ///
  /// O(n) in the number of facts, which is small.
  public mutating func set(_ fact: ElementFact) {
    facts.set(fact) { $0.kind.rawValue }
  }

  /// Adds a fact unless there is already one of the same kind.
  public mutating func add(_ fact: ElementFact) {
    if self.fact(fact.kind) == nil { set(fact) }
  }

  /// Removes the fact of a kind.
  public mutating func remove(_ kind: ElementFact.Kind) {
    facts.removeAll { $0.kind == kind }
  }

  /// The fact of a kind, or `nil` if the element has no such fact.
  public func fact(_ kind: ElementFact.Kind) -> ElementFact? {
    for fact in facts where fact.kind == kind { return fact }
    return nil
  }

  /// Whether there is a fact of a kind.
  public func has(_ kind: ElementFact.Kind) -> Bool { facts.contains { $0.kind == kind } }
}

extension ElementState {
  /// Adds an interaction, replacing the one of the same kind.
  ///
  /// O(n) in the number of interactions, which is small.
  public mutating func set(_ interaction: ElementInteraction) {
    interactions.set(interaction) { $0.kind.rawValue }
  }

  /// Adds an interaction unless there is already one of the same kind.
  public mutating func add(_ interaction: ElementInteraction) {
    if !accepts(interaction.kind) { set(interaction) }
  }

  /// The interaction of a kind; `nil` if the element doesn't accept it.
  public func interaction(_ kind: ElementInteraction.Kind) -> ElementInteraction? {
    for interaction in interactions where interaction.kind == kind { return interaction }
    return nil
  }

  /// Whether the element accepts a kind of interaction that its content doesn't imply.
  public func accepts(_ kind: ElementInteraction.Kind) -> Bool {
    interactions.contains { $0.kind == kind }
  }
}

extension Array {
  /// Inserts a value by rank, replacing the value of the same rank.
  fileprivate mutating func set(_ value: Element, rank: (Element) -> UInt8) {
    let new = rank(value)
    guard let index = firstIndex(where: { rank($0) >= new }) else { return append(value) }
    if rank(self[index]) == new { self[index] = value } else { insert(value, at: index) }
  }
}
