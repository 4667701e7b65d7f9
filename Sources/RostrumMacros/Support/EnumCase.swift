import SwiftSyntax

/// One case of an enum, as the macros need it.
struct EnumCase {
  /// The case in the source, for messages.
  let original: EnumCaseElementSyntax
  /// The case's name, in backticks where the source has them.
  let name: TokenSyntax
  /// The attributes of the declaration.
  let attributes: AttributeListSyntax
  /// The associated values.
  let parameters: [EnumCaseParameterSyntax]

  init(_ element: EnumCaseElementSyntax, attributes: AttributeListSyntax) {
    self.original = element
    self.name = element.name.trimmed
    self.attributes = attributes
    self.parameters = element.parameterClause.map { Array($0.parameters) } ?? []
  }

  /// The pattern that matches the case and binds its values to `v0`, `v1` and so on.
  var pattern: String {
    guard !parameters.isEmpty else { return ".\(name)" }
    return ".\(name)(\(bindings.map { "let " + $0 }.joined(separator: ", ")))"
  }

  /// The names that ``pattern`` binds.
  var bindings: [String] {
    parameters.indices.map { "v\($0)" }
  }

  /// The expression that makes the case of values.
  ///
  /// - Parameter values: One expression for each parameter.
  /// - Returns: The expression's source.
  func construction(of values: [String]) -> String {
    guard !parameters.isEmpty else { return ".\(name)" }
    let arguments = zip(parameters, values).map { $0.label + $1 }
    return ".\(name)(\(arguments.joined(separator: ", ")))"
  }

  /// The declaration of a case of this name.
  ///
  /// - Parameter payload: The associated values as they are written between the parentheses.
  /// - Returns: The declaration's source.
  func declaration(payload: String?) -> String {
    let attributes = attributes.source(without: ["ReducerCaseIgnored", "ReducerCaseEphemeral"])
    return "\(attributes)case \(name)" + (payload.map { "(\($0))" } ?? "")
  }
}

extension EnumCaseParameterSyntax {
  /// The label with its colon and a space, or nothing.
  var label: String {
    guard let firstName, firstName.tokenKind != .wildcard else { return "" }
    return "\(firstName.trimmed): "
  }
}
