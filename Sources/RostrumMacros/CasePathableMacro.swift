import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// Writes the case paths of an enum.
enum CasePathableMacro {}

extension CasePathableMacro: MemberMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let root = declaration.as(EnumDeclSyntax.self) else {
      guard let (kind, name) = declaration.kindAndName else { return [] }
      throw DiagnosticsError(
        Complaint("'@CasePathable' cannot be applied to \(kind) type '\(name.text)'"), at: node)
    }
    let cases = EnumCases(root.memberBlock.members)
    if let overloaded = cases.firstOverloaded {
      throw DiagnosticsError(
        Complaint(
          "'@CasePathable' cannot be applied to overloaded case name '\(overloaded.name.text)'"),
        at: overloaded.original)
    }
    let access = root.accessForMembers
    let paths = cases.source { enumCase, _ in
      casePath(of: enumCase, in: root.name.trimmed, access: access)
    }
    return [
      block("\(access)nonisolated struct AllCasePaths: Swift.Sendable", paths).declaration,
      block(
        "\(access)nonisolated static var allCasePaths: AllCasePaths", "AllCasePaths()\n"
      ).declaration,
    ] + [binding(of: root, cases: cases, access: access)].compactMap(\.?.declaration)
  }

  /// The property that `BindableAction` asks for, if the enum conforms to it.
  private static func binding(of root: EnumDeclSyntax, cases: EnumCases, access: String) -> String? {
    let inherited = root.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    guard
      inherited.contains(where: { $0.split(separator: ".").last == "BindableAction" }),
      !root.memberProperties.contains(where: { $0.propertyName?.text == "binding" }),
      let binding = cases.all.first(where: { $0.name.text == "binding" }),
      binding.parameters.count == 1
    else { return nil }
    return block(
      "\(access)nonisolated var binding: \(binding.parameters[0].type.trimmed)?",
      """
      guard case .binding(let v0) = self else { return nil }
      return v0

      """)
  }

  private static func casePath(
    of enumCase: EnumCase, in root: TokenSyntax, access: String
  ) -> String {
    let count = enumCase.parameters.count
    let types = enumCase.parameters.map { SelfReplacer(root).type($0.type) }
    let labelled = zip(enumCase.parameters, types).map { $0.label + $1 }.joined(separator: ", ")
    let payload =
      switch count {
      case 0: "Swift.Void"
      case 1: types[0]
      default: "(\(labelled))"
      }
    let values = count == 1 ? ["$0"] : enumCase.parameters.indices.map { "$0.\($0)" }
    let bindings = enumCase.bindings.joined(separator: ", ")
    return """
      \(access)var \(enumCase.name): RostrumCases.AnyCasePath<\(root), \(payload)> {
        RostrumCases.AnyCasePath(
          embed: { \(enumCase.construction(of: values)) },
          extract: {
            guard case \(enumCase.pattern) = $0 else { return nil }
            return \(count == 1 ? bindings : "(\(bindings))")
          }
        )
      }
      """
  }
}

extension CasePathableMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard declaration.is(EnumDeclSyntax.self), !protocols.isEmpty else { return [] }
    return [try declaration.conformance(of: type, to: ["RostrumCases.CasePathable"])]
  }
}

/// Writes the enum's name in place of `Self`, which means something else in a nested type.
private final class SelfReplacer: SyntaxRewriter {
  private let root: TokenSyntax

  init(_ root: TokenSyntax) {
    self.root = root
    super.init()
  }

  func type(_ type: TypeSyntax) -> String {
    rewrite(type).trimmedDescription
  }

  override func visit(_ token: TokenSyntax) -> TokenSyntax {
    guard token.tokenKind == .keyword(.Self) else { return token }
    return token.with(\.tokenKind, root.tokenKind)
  }
}
