import SwiftSyntax

/// One case of an enum, as the macros need it.
struct EnumCase {
  /// The case in the source, for messages.
  let original: EnumCaseElementSyntax
  /// The case's name, in backticks where the source has them.
  let name: String
  /// The attributes of the declaration.
  let attributes: AttributeListSyntax
  /// The associated values.
  var parameters: [EnumCaseParameter]

  init(_ element: EnumCaseElementSyntax, attributes: AttributeListSyntax) {
    self.original = element
    self.name = element.name.text
    self.attributes = attributes
    self.parameters =
      element.parameterClause.map { $0.parameters.map(EnumCaseParameter.init) } ?? []
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

  /// The declaration of the case, without default values and without the marks of this package.
  var declaration: String {
    let attributes = attributes.source(without: ["ReducerCaseIgnored", "ReducerCaseEphemeral"])
    guard !parameters.isEmpty else { return "\(attributes)case \(name)" }
    let payload = parameters.map { $0.label + $0.type }.joined(separator: ", ")
    return "\(attributes)case \(name)(\(payload))"
  }
}

/// An associated value of a case.
struct EnumCaseParameter {
  /// The label with its colon and a space, or nothing.
  var label = ""
  /// The type.
  var type: String
  /// The expression of the default value.
  var defaultValue: String?
  /// The type in the source, where there is one.
  var syntax: TypeSyntax?

  init(type: String) {
    self.type = type
  }

  init(_ parameter: EnumCaseParameterSyntax) {
    if let name = parameter.firstName, name.tokenKind != .wildcard { label = "\(name.text): " }
    type = parameter.type.trimmedDescription
    defaultValue = parameter.defaultValue?.value.trimmedDescription
    syntax = parameter.type
  }
}
