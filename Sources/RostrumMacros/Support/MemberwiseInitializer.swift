import SwiftSyntax

/// A memberwise initializer of a client.
struct MemberwiseInitializer {
  /// A property that the initializer sets.
  struct Property {
    let name: String
    let parameter: String
    /// Whether the property has a value without being set.
    let canBeLeftOut: Bool
    /// Whether an accessor sets the property, which requires all stored properties to be set
    /// before.
    let isEndpoint: Bool
  }

  /// The access modifier of the initializer, followed by a space.
  let access: String
  let properties: [Property]
}

extension MemberwiseInitializer {
  /// Collects the properties that an initializer of a client must set.
  ///
  /// A private property with a value is omitted. A private property without one makes the
  /// initializer private, as Swift's memberwise initializer is.
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
  /// Reads a property, or returns `nil` if it is computed, constant, or has no evident type.
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
  /// Whether the property is a stored `let`.
  fileprivate var isStoredConstant: Bool {
    bindingSpecifier.tokenKind == .keyword(.let) && !isTypeMember
  }
}

extension ExprSyntax {
  /// The default type of a literal.
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
