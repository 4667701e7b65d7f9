/// A view whose symbol is known without rendering it.
@MainActor
package protocol SymbolicView {
  /// The name of the symbol that the view would show; `nil` for none.
  func symbolName(in environment: EnvironmentValues) -> String?
}

/// The symbol of a view; `nil` if it has none, or if it is known only by rendering the view.
@MainActor
package func symbolName(of view: some View, in environment: EnvironmentValues) -> String? {
  (view as? any SymbolicView)?.symbolName(in: environment)
}

extension Image: SymbolicView, SpokenView {
  package func symbolName(in environment: EnvironmentValues) -> String? {
    guard case .symbol(let name) = source else { return nil }
    return environment.symbolVariants.applied(to: name)
  }

  package func words(in environment: EnvironmentValues) -> String {
    isDecorative ? "" : label?.resolved(in: environment.textContext) ?? spokenName ?? ""
  }
}

extension Label: SymbolicView where Icon: SymbolicView {
  package func symbolName(in environment: EnvironmentValues) -> String? {
    icon.symbolName(in: environment)
  }
}

extension ModifiedContent: SymbolicView where Content: SymbolicView {
  package func symbolName(in environment: EnvironmentValues) -> String? {
    content.symbolName(in: environment)
  }
}
