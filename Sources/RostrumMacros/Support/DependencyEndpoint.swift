import SwiftSyntax

/// A closure property of a client, which can be called even without an implementation.
struct DependencyEndpoint {
  let name: String
  let property: VariableDeclSyntax
  let type: ClosureType

  /// Reads a property, or returns `nil` unless it is a stored `var` with an explicit function type.
  init?(_ declaration: some DeclSyntaxProtocol) {
    guard
      let property = declaration.as(VariableDeclSyntax.self),
      property.isStoredVariable,
      let name = property.propertyName?.text,
      let type = property.bindings.first?.typeAnnotation?.type,
      let closure = ClosureType(type)
    else { return nil }
    self.name = name
    self.property = property
    self.type = closure
  }

  /// The name of the property that stores the closure.
  var storage: String { "_" + name.filter { $0 != "`" } }

  /// The initial value of the property.
  var initializer: InitializerClauseSyntax? { property.bindings.first?.initializer }

  /// The source of the closure that reports an issue until the property is set.
  ///
  /// - Parameter client: The name of the client's type, which the issue mentions.
  /// - Returns: The source, or `nil` if the closure must return a value and there is no default.
  func unimplemented(in client: String) -> String? {
    let path = ([client, name.filter { $0 != "`" }]).filter { !$0.isEmpty }.joined(separator: ".")
    let report = "RostrumDependencies._$unimplemented(\"\(path)\")"
    if let closure = initializer?.value.as(ClosureExprSyntax.self) {
      return closure.source(reporting: report, isVoid: type.isVoid)
    }
    guard initializer == nil else { return nil }
    if type.throwsAnything { return type.closure("throw \(report)") }
    if type.isVoid { return type.closure(report) }
    if type.isOptional { return type.closure("\(report)\nreturn nil") }
    return nil
  }

  /// The source of the method that calls the closure with argument labels.
  ///
  /// - Parameter method: The method's name, or an empty string to use the property's name.
  /// - Returns: The source, or `nil` if the method wouldn't differ from the property.
  func method(named method: String) -> String? {
    let labels = type.parameters.map(\.secondName)
    guard !method.isEmpty || labels.contains(where: { $0 != nil }) else { return nil }
    guard !type.parameters.contains(where: { $0.ellipsis != nil }) else { return nil }
    let parameters = zip(labels, type.parameters).enumerated().map { index, parameter in
      "\(parameter.0?.text ?? "_") p\(index): \(parameter.1.type.trimmed)"
    }
    let arguments = type.parameters.enumerated().map { index, parameter in
      (parameter.type.isInout ? "&" : "") + "p\(index)"
    }
    let head =
      type.isolation + property.access
      + "func \(method.isEmpty ? name : method)(\(parameters.joined(separator: ", ")))"
      + type.effects + type.result
    return block(head, "\(type.callPrefix)self.\(name)(\(arguments.joined(separator: ", ")))\n")
  }
}

extension ClosureExprSyntax {
  /// The source of a closure that first reports an issue, and then runs this one's statements.
  fileprivate func source(reporting report: String, isVoid: Bool) -> String {
    var lines = statements.trimmedDescription
    if !isVoid, statements.count == 1, let item = statements.first, item.isExpression {
      lines = "return \(lines)"
    }
    let signature = signature.map { " \($0.trimmedDescription)" } ?? ""
    let body = [report, lines].filter { !$0.isEmpty }.joined(separator: "\n")
    return "{\(signature)\n\(body.indented)\n}"
  }
}

extension CodeBlockItemSyntax {
  fileprivate var isExpression: Bool {
    if case .expr = item { return true }
    return item.is(ExpressionStmtSyntax.self)
  }
}

extension TypeSyntax {
  fileprivate var isInout: Bool {
    self.as(AttributedTypeSyntax.self)?.specifiers.contains {
      $0.as(SimpleTypeSpecifierSyntax.self)?.specifier.tokenKind == .keyword(.inout)
    } ?? false
  }
}
