/// Adds a fact to the element of a view, unless a modifier further in did so.
struct FactModifier: ElementModifier {
  let fact: ElementFact?

  package func modify(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    if let fact { element.state.add(fact) }
  }
}

/// Adds a fact to the element of a view, in place of one that a modifier further in added.
struct ReplacedFactModifier: ElementModifier {
  let fact: ElementFact?

  package func modify(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    if let fact { element.state.set(fact) }
  }
}

/// Lets the element of a view accept an interaction, unless a modifier further in did so.
struct InteractionModifier: ElementModifier {
  let interaction: ElementInteraction?

  package func modify(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    if let interaction { element.state.add(interaction) }
  }
}

extension View {
  /// Adds a fact to the element of the view, unless a modifier further in did so.
  package func fact(_ fact: ElementFact?) -> some View {
    modifier(FactModifier(fact: fact))
  }

  /// Adds a fact to the element of the view, in place of one that a modifier further in added.
  package func replacingFact(_ fact: ElementFact?) -> some View {
    modifier(ReplacedFactModifier(fact: fact))
  }

  /// Lets the element of the view accept an interaction, unless a modifier further in did so.
  package func accepting(_ interaction: ElementInteraction?) -> some View {
    modifier(InteractionModifier(interaction: interaction))
  }
}
