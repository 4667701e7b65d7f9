import SwiftSyntax

/// A case of an enum, as macros use it.
struct EnumCase {
  /// The case in the source, for diagnostics.
  let original: EnumCaseElementSyntax
  /// The case's name, with backticks if the source has them.
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

  /// The pattern that matches the case and binds its associated values to `v0`, `v1` and so on.
  var pattern: String {
    guard !parameters.isEmpty else { return ".\(name)" }
    return ".\(name)(\(bindings.map { "let " + $0 }.joined(separator: ", ")))"
  }

  /// The names that ``pattern`` binds.
  var bindings: [String] {
    parameters.indices.map { "v\($0)" }
  }

  /// The expression that constructs the case from values.
  ///
  /// - Parameter values: One expression for each parameter.
  /// - Returns: The source of the expression.
  func construction(of values: [String]) -> String {
    guard !parameters.isEmpty else { return ".\(name)" }
    let arguments = zip(parameters, values).map { $0.label + $1 }
    return ".\(name)(\(arguments.joined(separator: ", ")))"
  }

  /// The declaration of the case, without default values and without this package's attributes.
  var declaration: String {
    let attributes = attributes.source(without: ["ReducerCaseIgnored", "ReducerCaseEphemeral"])
    guard !parameters.isEmpty else { return "\(attributes)case \(name)" }
    let payload = parameters.map { $0.label + $0.type }.joined(separator: ", ")
    return "\(attributes)case \(name)(\(payload))"
  }
}

/// An associated value of a case.
struct EnumCaseParameter {
  /// The label followed by a colon and a space, or an empty string.
  var label = ""
  /// The type.
  var type: String
  /// The expression of the default value, if there is one.
  var defaultValue: String?
  /// The type in the source, if it comes from there.
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
