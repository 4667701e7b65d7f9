import SwiftSyntax

/// An initializer that sets the properties of a client one by one.
struct MemberwiseInitializer {
  /// A property that the initializer sets.
  struct Property {
    let name: String
    let parameter: String
    /// Whether the property has a value without being set.
    let canBeLeftOut: Bool
    /// Whether the property is set by an accessor, which needs all that is stored.
    let isEndpoint: Bool
  }

  /// The keyword for who may call it, with a space behind it.
  let access: String
  let properties: [Property]
}

extension MemberwiseInitializer {
  /// Collects the properties that an initializer of a client has to set.
  ///
  /// A private property that has a value is left alone. A private property that has none makes the
  /// initializer private, as it does in Swift.
  init(of client: some DeclGroupSyntax) {
    var access = client.accessForMembers
    var properties: [Property] = []
    for declaration in client.memberProperties {
      guard let property = Property(declaration) else { continue }
      let own = declaration.access
      if ["private ", "fileprivate "].contains(own) {
        if property.canBeLeftOut { continue }
        if access != "private " { access = own }
      }
      properties.append(property)
    }
    self.init(access: access, properties: properties)
  }

  var labels: [String] { properties.map(\.name) }

  var source: String {
    let parameters = properties.map(\.parameter).joined(separator: ",\n")
    let head = properties.isEmpty ? "init()" : "init(\n\(parameters.indented)\n)"
    let inOrder = properties.filter { !$0.isEndpoint } + properties.filter(\.isEndpoint)
    return block(access + head, inOrder.map { "self.\($0.name) = \($0.name)\n" }.joined())
  }
}

extension MemberwiseInitializer.Property {
  /// Reads a property; `nil` if it is computed, constant, or of a type that is not written.
  fileprivate init?(_ property: VariableDeclSyntax) {
    guard let binding = property.bindings.first, let name = property.propertyName?.text else {
      return nil
    }
    let value = binding.initializer?.value
    guard
      property.isStoredVariable || (property.isStoredConstant && value == nil),
      let type = binding.typeAnnotation?.type.trimmedDescription ?? value?.literalType
    else { return nil }
    self.name = name
    isEndpoint =
      DependencyEndpoint(property) != nil
      && !property.attributes.contains(named: "DependencyEndpointIgnored")
    let isOptional = property.isStoredVariable && type.hasSuffix("?")
    canBeLeftOut = isEndpoint || value != nil || isOptional
    let isClosure = binding.typeAnnotation.flatMap { ClosureType($0.type) } != nil
    let standIn = isEndpoint ? nil : value?.trimmedDescription ?? (isOptional ? "nil" : nil)
    parameter =
      "\(name): \(isClosure ? "@escaping " : "")\(type)" + (standIn.map { " = \($0)" } ?? "")
  }
}

extension VariableDeclSyntax {
  /// Tells whether the property is one `let` that values store.
  fileprivate var isStoredConstant: Bool {
    bindingSpecifier.tokenKind == .keyword(.let) && !isTypeMember
  }
}

extension ExprSyntax {
  /// The type that a literal has when nothing says otherwise.
  var literalType: String? {
    switch kind {
    case .booleanLiteralExpr: "Swift.Bool"
    case .integerLiteralExpr: "Swift.Int"
    case .floatLiteralExpr: "Swift.Double"
    case .stringLiteralExpr: "Swift.String"
    default: nil
    }
  }
}
