/// A view whose symbol is known without rendering it.
@MainActor
package protocol SymbolicView {
  /// The name of the symbol that the view would show; `nil` for none.
  func symbolName(in environment: EnvironmentValues) -> String?

  /// Whether the view is nothing but the symbol: its words are for assistive technology only.
  func isOnlySymbol(in environment: EnvironmentValues) -> Bool
}

/// The symbol of a view; `nil` if it has none, or if it is known only by rendering the view.
@MainActor
package func symbolName(of view: some View, in environment: EnvironmentValues) -> String? {
  (view as? any SymbolicView)?.symbolName(in: environment)
}

/// Whether a view is nothing but a symbol: its words are for assistive technology only.
@MainActor
func isOnlySymbol(_ view: some View, in environment: EnvironmentValues) -> Bool {
  (view as? any SymbolicView)?.isOnlySymbol(in: environment) ?? false
}

extension Image: SymbolicView, SpokenView {
  package func isOnlySymbol(in environment: EnvironmentValues) -> Bool { true }

  package func symbolName(in environment: EnvironmentValues) -> String? {
    guard case .symbol(let name) = source else { return nil }
    return environment.symbolVariants.applied(to: name)
  }

  package func words(in environment: EnvironmentValues) -> String {
    isDecorative ? "" : label?.resolved(in: environment.textContext) ?? spokenName ?? ""
  }
}

extension Label: SymbolicView where Icon: SymbolicView {
  package func isOnlySymbol(in environment: EnvironmentValues) -> Bool {
    environment.labelVariant == .iconOnly
  }

  package func symbolName(in environment: EnvironmentValues) -> String? {
    icon.symbolName(in: environment)
  }
}

extension ModifiedContent: SymbolicView where Content: SymbolicView {
  package func isOnlySymbol(in environment: EnvironmentValues) -> Bool {
    content.isOnlySymbol(in: environment)
  }

  package func symbolName(in environment: EnvironmentValues) -> String? {
    content.symbolName(in: environment)
  }
}
