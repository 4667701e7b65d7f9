import SwiftSyntax

/// The type of a closure, as it is written.
struct ClosureType {
  /// The type with its attributes, without parentheses around it.
  let source: String

  let function: FunctionTypeSyntax

  /// The attributes before the function's type.
  private let attributes: AttributeListSyntax

  /// Reads a type; `nil` unless it is a function's.
  init?(_ type: TypeSyntax) {
    var type = type
    while let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1,
      let element = tuple.elements.first, element.firstName == nil
    {
      type = element.type
    }
    source = type.trimmedDescription
    if let attributed = type.as(AttributedTypeSyntax.self) {
      guard let inner = ClosureType(attributed.baseType) else { return nil }
      attributes = AttributeListSyntax(Array(attributed.attributes) + Array(inner.attributes))
      function = inner.function
    } else if let function = type.as(FunctionTypeSyntax.self) {
      self.function = function
      attributes = []
    } else {
      return nil
    }
  }

  var parameters: [TupleTypeElementSyntax] { Array(function.parameters) }

  private var returnType: TypeSyntax { function.returnClause.type }

  var isVoid: Bool {
    ["Void", "()", "Swift.Void"].contains(returnType.trimmedDescription)
  }

  var isOptional: Bool {
    returnType.is(OptionalTypeSyntax.self)
      || returnType.as(IdentifierTypeSyntax.self)?.name.text == "Optional"
  }

  /// What the closure gives back, as it is written.
  var returned: String { returnType.trimmedDescription }

  /// Whether the closure may throw an error of any type.
  var throwsAnything: Bool {
    guard let clause = function.effectSpecifiers?.throwsClause else { return false }
    guard let error = clause.type?.trimmedDescription else { return true }
    return ["any Error", "any Swift.Error", "Error"].contains(error)
  }

  /// The attribute of the actor that the closure runs on, with a space behind it.
  var isolation: String {
    attributes
      .compactMap { $0.as(AttributeSyntax.self) }
      .filter { $0.arguments == nil && $0.baseName.first?.isUppercase == true }
      .filter { $0.baseName != "Sendable" }
      .map { $0.trimmedDescription + " " }
      .joined()
  }

  /// `async` and `throws`, as they are written, with a space before them.
  var effects: String {
    function.effectSpecifiers.map { " \($0.trimmedDescription)" } ?? ""
  }

  /// The arrow and the type behind it, with a space before them; empty for `Void`.
  var result: String { isVoid ? "" : " -> \(returned)" }

  /// What stands before a call.
  var callPrefix: String {
    let specifiers = function.effectSpecifiers
    return (specifiers?.throwsClause == nil ? "" : "try ")
      + (specifiers?.asyncSpecifier == nil ? "" : "await ")
  }

  /// Writes a closure of this type that does not look at its arguments.
  func closure(_ body: String) -> String {
    "{\(ignoredParameters)\n\(body.indented)\n}"
  }

  /// The names of arguments that are not looked at, for the head of a closure.
  var ignoredParameters: String {
    parameters.isEmpty
      ? "" : " \(parameters.map { _ in "_" }.joined(separator: ", ")) in"
  }
}
