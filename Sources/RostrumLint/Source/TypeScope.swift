import SwiftSyntax

/// A type as one file shows it: its declaration and its extensions in that file.
///
/// What is outside of all types belongs to a scope without a name.
final class TypeScope {
  enum Kind { case structure, enumeration, `class`, `protocol`, other }

  /// The name, with those of the types around it: `Feature.State`.
  let name: String
  /// The kind of type; `other` if the file has extensions only.
  var kind = Kind.other
  /// The names of the attributes: `Reducer`, `Observable`.
  var attributes: Set<String> = []
  /// The types and protocols that the type inherits, as they are written.
  var inherited: [String] = []
  /// The node of the declaration's name, if the file has it.
  var nameToken: TokenSyntax?
  /// The declaration, or the first extension.
  var declaration: (any DeclGroupSyntax)?
  var properties: [Property] = []
  var cases: [EnumCase] = []
  /// The calls in the type's own members, by the name that is called.
  var calls: [String: [FunctionCallExprSyntax]] = [:]
  /// The statements `switch` in the type's own members.
  var switches: [SwitchExprSyntax] = []
  var assignments: [Assignment] = []
  /// The names of the first components of key paths: `$destination` of `\.$destination`.
  var keyPaths: Set<String> = []

  init(name: String) {
    self.name = name
  }

  /// The name without those of the types around it.
  var lastName: String { name.split(separator: ".").last.map(String.init) ?? name }

  var isReducer: Bool {
    attributes.contains("Reducer")
      || inherited.contains { $0 == "Reducer" || $0.hasPrefix("ReducerOf<") }
  }

  var isObservable: Bool {
    kind == .class && (attributes.contains("Observable") || inherits("ObservableObject"))
  }

  func inherits(_ names: String...) -> Bool {
    inherited.contains { type in
      names.contains { type == $0 || type.hasSuffix(".\($0)") || type.hasPrefix("\($0)<") }
    }
  }

  func property(_ name: String) -> Property? { properties.first { $0.name == name } }

  /// The calls of some names, in the order of the source.
  func calls(_ names: some Sequence<String>) -> [FunctionCallExprSyntax] {
    names.flatMap { calls[$0] ?? [] }.sorted { $0.position < $1.position }
  }
}

/// A property of a type.
struct Property {
  let name: String
  let token: TokenSyntax
  let declaration: VariableDeclSyntax
  let binding: PatternBindingSyntax
  /// The names of the attributes: `State`, `Presents`.
  let attributes: Set<String>

  /// The type, as it is written.
  var type: TypeSyntax? { binding.typeAnnotation?.type }
  var typeName: String { type?.trimmedDescription ?? "" }
  var isStatic: Bool { has("static") }
  var isPrivate: Bool { has("private") || has("fileprivate") }

  var isOptional: Bool {
    type?.is(OptionalTypeSyntax.self) == true || typeName.hasPrefix("Optional<")
  }

  /// Whether the type is `Bool`, by what is written.
  var isBool: Bool {
    typeName == "Bool"
      || type == nil && binding.initializer?.value.is(BooleanLiteralExprSyntax.self) == true
  }

  /// Whether the property is stored.
  var isStored: Bool {
    guard let accessors = binding.accessorBlock?.accessors else { return true }
    guard case .accessors(let list) = accessors else { return false }
    return list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }

  /// The statements of the getter.
  var getter: CodeBlockItemListSyntax? {
    switch binding.accessorBlock?.accessors {
    case .getter(let items): items
    case .accessors(let list):
      list.first { $0.accessorSpecifier.text == "get" }?.body?.statements
    case nil: nil
    }
  }

  private func has(_ modifier: String) -> Bool {
    declaration.modifiers.contains { $0.name.text == modifier && $0.detail == nil }
  }
}

/// A case of an enumeration.
struct EnumCase {
  let name: String
  let node: EnumCaseElementSyntax

  /// The types of the associated values, as they are written.
  var types: [TypeSyntax] { node.parameterClause?.parameters.map(\.type) ?? [] }
}

/// An assignment `target = value`.
struct Assignment {
  let node: SequenceExprSyntax
  let target: ExprSyntax
  /// The expressions after the sign, before operators are folded.
  let value: [ExprSyntax]

  init?(_ node: SequenceExprSyntax) {
    let elements = Array(node.elements)
    guard elements.count >= 3, elements[1].is(AssignmentExprSyntax.self) else { return nil }
    self.node = node
    target = elements[0]
    value = Array(elements[2...])
  }

  var isNil: Bool { value.count == 1 && value[0].is(NilLiteralExprSyntax.self) }
}
