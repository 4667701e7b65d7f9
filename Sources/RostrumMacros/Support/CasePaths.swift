import SwiftSyntax
import SwiftSyntaxBuilder

/// The generated case paths of an enum.
struct CasePaths {
  private let root: String
  private let access: String
  private let cases: EnumCases

  init(of root: String, access: String, cases: EnumCases) {
    self.root = root
    self.access = access
    self.cases = cases
  }

  init(_ declaration: EnumDeclSyntax) {
    self.init(
      of: declaration.name.text, access: declaration.accessForMembers,
      cases: EnumCases(declaration.memberBlock.members))
  }

  /// The members to add.
  var members: [String] {
    [
      block(
        "\(access)nonisolated struct AllCasePaths: RostrumCases.CasePathSequence",
        "\(access)typealias Root = \(root)\n"
          + cases.source { enumCase, _ in casePath(of: enumCase) } + list),
      "\(access)nonisolated static var allCasePaths: AllCasePaths { AllCasePaths() }",
    ]
  }

  /// The property that lists the case paths.
  private var list: String {
    let type = "[RostrumCases.PartialCaseKeyPath<\(root)>]"
    let lines = cases.source { enumCase, _ in "all.append(.case(\\.\(enumCase.name)))" }
    let head = "\(access)static var _$cases: \(type)"
    guard !lines.isEmpty else { return "\(head) { [] }\n" }
    return block(head, "var all: \(type) = []\n\(lines)return all\n") + "\n"
  }

  private func casePath(of enumCase: EnumCase) -> String {
    let count = enumCase.parameters.count
    let types = enumCase.parameters.map { replacingSelf(in: $0.type) }
    let labelled = zip(enumCase.parameters, types).map { $0.label + $1 }.joined(separator: ", ")
    let payload =
      switch count {
      case 0: "Swift.Void"
      case 1: types[0]
      default: "(\(labelled))"
      }
    // NB: The case itself is a function of its associated value. A closure around it would be
    // diagnosed as never executed if the value is of type `Never`.
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

  /// The type's source with `Self`, which differs in a nested type, replaced by the enum's name.
  private func replacingSelf(in type: String) -> String {
    guard type.contains("Self") else { return type }
    return SelfReplacer(root).rewrite(TypeSyntax("\(raw: type)")).trimmedDescription
  }
}

private final class SelfReplacer: SyntaxRewriter {
  private let root: String

  init(_ root: String) {
    self.root = root
    super.init()
  }

  override func visit(_ token: TokenSyntax) -> TokenSyntax {
    guard token.tokenKind == .keyword(.Self) else { return token }
    return token.with(\.tokenKind, .identifier(root))
  }
}
