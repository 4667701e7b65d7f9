/// What is known about an element besides its identity, its role and its place in the tree.
public struct ElementState: Hashable, Sendable {
  /// What the element is, with the facts of its kind.
  public var content: ElementContent
  /// The other facts about the element, at most one of each kind, in the order of their kinds.
  public internal(set) var facts: [ElementFact] = []
  /// What the element accepts beyond what its content implies, at most one interaction of each
  /// kind, in the order of their kinds.
  public internal(set) var interactions: [ElementInteraction] = []
  /// How the element looks, innermost property first.
  public var styles: [StyleProperty] = []

  /// Makes a state.
  ///
  /// - Parameters:
  ///   - content: What the element is.
  ///   - facts: The other facts about the element. Of several facts of one kind the last counts.
  ///   - interactions: What the element accepts beyond what its content implies.
  ///   - styles: How the element looks, innermost property first.
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
  /// Adds a fact, in place of the one of the same kind.
  ///
  /// O(n) in the facts, of which elements have few.
  public mutating func set(_ fact: ElementFact) {
    facts.set(fact) { $0.kind.rawValue }
  }

  /// Adds a fact unless there is one of the same kind.
  public mutating func add(_ fact: ElementFact) {
    if self.fact(fact.kind) == nil { set(fact) }
  }

  /// Removes the fact of a kind.
  public mutating func remove(_ kind: ElementFact.Kind) {
    facts.removeAll { $0.kind == kind }
  }

  /// The fact of a kind; `nil` for absent.
  public func fact(_ kind: ElementFact.Kind) -> ElementFact? {
    for fact in facts where fact.kind == kind { return fact }
    return nil
  }

  /// Whether there is a fact of a kind.
  public func has(_ kind: ElementFact.Kind) -> Bool { fact(kind) != nil }
}

extension ElementState {
  /// Adds an interaction, in place of the one of the same kind.
  ///
  /// O(n) in the interactions, of which elements have few.
  public mutating func set(_ interaction: ElementInteraction) {
    interactions.set(interaction) { $0.kind.rawValue }
  }

  /// Adds an interaction unless there is one of the same kind.
  public mutating func add(_ interaction: ElementInteraction) {
    if self.interaction(interaction.kind) == nil { set(interaction) }
  }

  /// The interaction of a kind; `nil` where the element doesn't accept it.
  public func interaction(_ kind: ElementInteraction.Kind) -> ElementInteraction? {
    for interaction in interactions where interaction.kind == kind { return interaction }
    return nil
  }

  /// Whether the element accepts a kind of interaction beyond what its content implies.
  public func accepts(_ kind: ElementInteraction.Kind) -> Bool { interaction(kind) != nil }
}

extension Array {
  /// Puts a value at its place in the order of ranks, in place of the value of the same rank.
  fileprivate mutating func set(_ value: Element, rank: (Element) -> UInt8) {
    let new = rank(value)
    guard let index = firstIndex(where: { rank($0) >= new }) else { return append(value) }
    if rank(self[index]) == new { self[index] = value } else { insert(value, at: index) }
  }
}
