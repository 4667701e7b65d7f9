import SwiftSyntax

/// The case paths of an enum.
struct CasePaths {
  private let root: TokenSyntax
  private let access: String
  private let cases: EnumCases

  init(_ declaration: EnumDeclSyntax) {
    self.root = declaration.name.trimmed
    self.access = declaration.accessForMembers
    self.cases = EnumCases(declaration.memberBlock.members)
  }

  /// The members to add.
  var members: [String] {
    [
      block(
        "\(access)nonisolated struct AllCasePaths: Swift.Sendable",
        cases.source { enumCase, _ in casePath(of: enumCase) }),
      block(
        "\(access)nonisolated static var allCasePaths: AllCasePaths",
        "AllCasePaths()\n"),
    ]
  }

  private func casePath(of enumCase: EnumCase) -> String {
    let count = enumCase.parameters.count
    let types = enumCase.parameters.map { SelfReplacer(root).type($0.type) }
    let labelled = zip(enumCase.parameters, types).map { $0.label + $1 }.joined(separator: ", ")
    let payload =
      switch count {
      case 0: "Swift.Void"
      case 1: types[0]
      default: "(\(labelled))"
      }
    // NB: The case itself is a function from its value. A closure around it would be reported as
    // never run where the value is of type 'Never'.
    let embed =
      count == 1
      ? "\(root).\(enumCase.name)"
      : "{ \(enumCase.construction(of: enumCase.parameters.indices.map { "$0.\($0)" })) }"
    let bindings = enumCase.bindings.joined(separator: ", ")
    return """
      \(access)var \(enumCase.name): RostrumCases.AnyCasePath<\(root), \(payload)> {
        RostrumCases.AnyCasePath(
          _$embed: \(embed),
          _$extract: {
            guard case \(enumCase.pattern) = $0 else { return nil }
            return \(count == 1 ? bindings : "(\(bindings))")
          }
        )
      }
      """
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
