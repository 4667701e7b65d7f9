import SwiftSyntax

/// The generated members of an observable struct: a registrar, and the identity it provides.
struct ObservableStruct {
  private let access: String
  private let storage: [(property: String, storage: String)]
  private let codingKeys: String?
  /// Whether the conformances may be isolated to an actor without a trace at run time.
  private let isBound: Bool

  /// For a struct without properties.
  init(access: String) {
    self.access = access
    storage = []
    codingKeys = nil
    isBound = false
  }

  init(_ declaration: StructDeclSyntax) {
    access = declaration.accessForMembers
    storage = declaration.memberProperties.compactMap(Self.storage)
    codingKeys = StoredCodingKeys(declaration)?.source
    let conformances = declaration.inheritanceClause?.inheritedTypes.map(\.type) ?? []
    isBound = conformances.contains { type in
      type.as(AttributedTypeSyntax.self)?.attributes.contains(named: "preconcurrency") ?? false
    }
  }

  /// The members to add.
  var members: [String] {
    [
      "var _$observationRegistrar = RostrumCore.ObservationStateRegistrar()",
      block(
        "\(access)var _$id: RostrumCore.ObservableStateID",
        "_$observationRegistrar.id\n"),
      block(
        "\(access)mutating func _$willModify()",
        "_$observationRegistrar._$willModify()\n"),
    ] + (isBound ? [] : [isSendable]) + (storage.isEmpty ? [] : [storageFunction])
      + [codingKeys].compactMap { $0 }
  }

  /// Whether other threads may use copies, which the compiler tells where the type is known.
  private var isSendable: String {
    block(
      "\(access)static var _$isSendable: Swift.Bool",
      "RostrumCore._$isSendable(Self.self)\n")
  }

  /// The function that maps properties to stored ones, through which they are mutated in place.
  private var storageFunction: String {
    let branches = storage.map { property, storage in
      "if path == \\Self.\(property) { storage = \\Self.\(storage) }\n"
    }
    return block(
      "\(access)static func _$storage<Member>("
        + "of keyPath: Swift.WritableKeyPath<Self, Member>"
        + ") -> Swift.WritableKeyPath<Self, Member>?",
      "let path: Swift.AnyKeyPath = keyPath\nvar storage: Swift.AnyKeyPath?\n"
        + branches.joined(separator: "else ")
        + "return storage as? Swift.WritableKeyPath<Self, Member>\n")
  }

  private static func storage(
    of property: VariableDeclSyntax
  ) -> (property: String, storage: String)? {
    guard
      property.isStoredVariable, property.bindings.first?.accessorBlock == nil,
      let name = property.propertyName?.text, !name.hasPrefix("`")
    else { return nil }
    if property.attributes.contains(named: "Presents") {
      return Presented(property) == nil ? nil : ("$\(name)", "_\(name)")
    }
    let others = ObservableStateMacro.selfManaged.union(ObservableStateMacro.replacements.keys)
    let isPlain = property.attributes.first(named: others) == nil
    return isPlain ? (name, "_\(name)") : nil
  }
}
