/// Adds a fact to the element of a view, unless an inner modifier already did.
package struct FactModifier: ElementModifier {
  let fact: ElementFact?

  package func modify(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    if let fact { element.state.add(fact) }
  }
}

/// Adds a fact to the element of a view, replacing that of an inner modifier.
package struct ReplacedFactModifier: ElementModifier {
  let fact: ElementFact?

  package func modify(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    if let fact { element.state.set(fact) }
  }
}

/// Makes the element of a view accept an interaction, unless an inner modifier already did.
package struct InteractionModifier: ElementModifier {
  let interaction: ElementInteraction?

  package func modify(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    if let interaction { element.accept(interaction) }
  }
}

extension View {
  /// Adds a fact to the element of the view, unless an inner modifier already did.
  package func fact(_ fact: ElementFact?) -> some View {
    modifier(FactModifier(fact: fact))
  }

  /// Adds a fact to the element of the view, replacing that of an inner modifier.
  package func replacingFact(_ fact: ElementFact?) -> some View {
    modifier(ReplacedFactModifier(fact: fact))
  }

  /// Makes the element of the view accept an interaction, unless an inner modifier already did.
  package func accepting(_ interaction: ElementInteraction?) -> some View {
    modifier(InteractionModifier(interaction: interaction))
  }
}
