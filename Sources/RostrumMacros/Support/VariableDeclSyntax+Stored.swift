import SwiftSyntax

extension VariableDeclSyntax {
  /// The property's name, or `nil` where several are declared or a pattern is bound.
  var propertyName: TokenSyntax? {
    guard bindings.count == 1 else { return nil }
    return bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.trimmed
  }

  /// Tells whether the property belongs to the type and not to its values.
  var isTypeMember: Bool {
    modifiers.contains { [.keyword(.static), .keyword(.class)].contains($0.name.tokenKind) }
  }

  /// Tells whether the property is one `var` that values store.
  var isStoredVariable: Bool {
    bindingSpecifier.tokenKind == .keyword(.var)
      && !isTypeMember
      && !modifiers.contains { $0.name.tokenKind == .keyword(.lazy) }
      && propertyName != nil
      && bindings.first?.hasGetter == false
  }

  /// Tells whether `@ObservableState` moves the property into storage of another name.
  var isTracked: Bool {
    isStoredVariable && attributes.first(named: ObservableStateMacro.selfManaged) == nil
  }

  /// The names of what values store, in backticks where the source has them.
  var storedNames: [String] {
    guard !isTypeMember, !modifiers.contains(where: { $0.name.tokenKind == .keyword(.lazy) }) else {
      return []
    }
    return bindings.filter { !$0.hasGetter }
      .compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text }
  }
}

extension PatternBindingSyntax {
  /// Tells whether accessors compute the property; observers alone do not.
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
