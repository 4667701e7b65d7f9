import SwiftSyntax

/// The type of a closure, as written in the source.
struct ClosureType {
  /// The type with its attributes, without enclosing parentheses.
  let source: String

  let function: FunctionTypeSyntax

  /// The attributes of the function type.
  private let attributes: AttributeListSyntax

  /// Reads a type, or returns `nil` if it isn't a function type.
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

  /// The source of the return type.
  var returned: String { returnType.trimmedDescription }

  /// Whether the closure throws errors of any type.
  var throwsAnything: Bool {
    guard let clause = function.effectSpecifiers?.throwsClause else { return false }
    guard let error = clause.type?.trimmedDescription else { return true }
    return ["any Error", "any Swift.Error", "Error"].contains(error)
  }

  /// The attribute of the global actor that isolates the closure, followed by a space.
  var isolation: String {
    attributes
      .compactMap { $0.as(AttributeSyntax.self) }
      .filter { $0.arguments == nil && $0.baseName.first?.isUppercase == true }
      .filter { $0.baseName != "Sendable" }
      .map { $0.trimmedDescription + " " }
      .joined()
  }

  /// `async` and `throws` as written, preceded by a space.
  var effects: String {
    function.effectSpecifiers.map { " \($0.trimmedDescription)" } ?? ""
  }

  /// The arrow and the return type, preceded by a space, or an empty string for `Void`.
  var result: String { isVoid ? "" : " -> \(returned)" }

  /// The keywords that a call of the closure requires.
  var callPrefix: String {
    let specifiers = function.effectSpecifiers
    return (specifiers?.throwsClause == nil ? "" : "try ")
      + (specifiers?.asyncSpecifier == nil ? "" : "await ")
  }

  /// The source of a closure of this type that ignores its arguments.
  func closure(_ body: String) -> String {
    "{\(ignoredParameters)\n\(body.indented)\n}"
  }

  /// The signature of a closure that ignores its arguments.
  var ignoredParameters: String {
    parameters.isEmpty
      ? "" : " \(parameters.map { _ in "_" }.joined(separator: ", ")) in"
  }
}
