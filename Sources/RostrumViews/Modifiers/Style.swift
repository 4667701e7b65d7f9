/// Adds a visual property to each element of a view.
package struct Style: ElementModifier {
  let property: StyleProperty?

  package func modify(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    if let property { element.style(property, in: environment) }
  }

  package var inherited: StyleProperty? {
    guard let property, property.kind.isPassedOn else { return nil }
    return property
  }
}

extension View {
  /// Adds a visual property to the view; `nil` leaves the view unchanged.
  package func style(_ property: StyleProperty?) -> some View {
    modifier(Style(property: property))
  }
}
