import SwiftSyntax

extension VariableDeclSyntax {
  /// The property's name, or `nil` for multiple bindings and tuple patterns.
  var propertyName: TokenSyntax? {
    guard bindings.count == 1 else { return nil }
    return bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.trimmed
  }

  /// Whether the property is a type property.
  var isTypeMember: Bool {
    modifiers.contains { [.keyword(.static), .keyword(.class)].contains($0.name.tokenKind) }
  }

  /// Whether the property is a single stored `var`.
  var isStoredVariable: Bool {
    bindingSpecifier.tokenKind == .keyword(.var)
      && !isTypeMember
      && !modifiers.contains { $0.name.tokenKind == .keyword(.lazy) }
      && propertyName != nil
      && bindings.first?.hasGetter == false
  }

  /// Whether `@ObservableState` moves the property to storage with a different name.
  var isTracked: Bool {
    isStoredVariable && attributes.first(named: ObservableStateMacro.selfManaged) == nil
  }

  /// The names of the stored properties, with backticks if the source has them.
  var storedNames: [String] {
    guard !isTypeMember, !modifiers.contains(where: { $0.name.tokenKind == .keyword(.lazy) }) else {
      return []
    }
    return bindings.filter { !$0.hasGetter }
      .compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text }
  }
}

extension PatternBindingSyntax {
  /// Whether the property is computed by accessors.
  ///
  /// Observers alone don't count.
  fileprivate var hasGetter: Bool {
    switch accessorBlock?.accessors {
    case nil: return false
    case .getter: return true
    case .accessors(let accessors):
      let observers: Set<TokenKind> = [.keyword(.willSet), .keyword(.didSet)]
      return accessors.contains { !observers.contains($0.accessorSpecifier.tokenKind) }
    }
  }
}
