import SwiftSyntax
import SwiftSyntaxBuilder

/// The generated case paths of an enum.
struct CasePaths {
  /// The name of the enum.
  private let enumName: String
  private let access: String
  private let cases: EnumCases
  /// Whether the source names a type that means a different one inside `AllCasePaths`.
  private let isAmbiguous: Bool

  init(of root: String, access: String, cases: EnumCases) {
    self.enumName = root
    self.access = access
    self.cases = cases
    isAmbiguous =
      ownNames.contains(root)
      || cases.all.contains { $0.parameters.contains { $0.mentions(ownNames) } }
  }

  init(_ declaration: EnumDeclSyntax) {
    self.init(
      of: declaration.name.text, access: declaration.accessForMembers,
      cases: EnumCases(declaration.memberBlock.members))
  }

  /// The members to add.
  ///
  /// `AllCasePaths` is a sequence, so inside it the names of its associated types hide those of the
  /// app. If the source uses one of them, it is spelled in `_$CaseTypes`, which hides none.
  var members: [String] {
    (isAmbiguous ? [types] : []) + [
      block(
        "\(access)nonisolated struct AllCasePaths: RostrumCases.CasePathSequence",
        "\(access)typealias Root = \(root)\n"
          + cases.source { casePath(of: $0, at: $1) } + list),
      "\(access)nonisolated static var allCasePaths: AllCasePaths { AllCasePaths() }",
    ]
  }

  /// The enum's name inside `AllCasePaths`.
  private var root: String { isAmbiguous ? "_$CaseTypes._$Root" : enumName }

  /// The types of the cases' values, and of the enum itself.
  private var types: String {
    block(
      "\(access)nonisolated enum _$CaseTypes",
      "\(access)typealias _$Root = \(enumName)\n"
        + cases.source { enumCase, index in
          guard !enumCase.parameters.isEmpty else { return nil }
          return "\(access)typealias _$\(index) = \(payload(of: enumCase))"
        })
  }

  /// The property that lists the case paths.
  private var list: String {
    let type = "[RostrumCases.PartialCaseKeyPath<\(root)>]"
    let lines = cases.source { enumCase, _ in "all.append(.case(\\.\(enumCase.name)))" }
    let head = "\(access)static var _$cases: \(type)"
    guard !lines.isEmpty else { return "\(head) { [] }\n" }
    return block(head, "var all: \(type) = []\n\(lines)return all\n") + "\n"
  }

  /// The type of a case's value.
  private func payload(of enumCase: EnumCase) -> String {
    let types = enumCase.parameters.map { replacingSelf(in: $0.type) }
    switch types.count {
    case 0: return "Swift.Void"
    case 1: return types[0]
    default:
      let labelled = zip(enumCase.parameters, types).map { $0.label + $1 }
      return "(\(labelled.joined(separator: ", ")))"
    }
  }

  private func casePath(of enumCase: EnumCase, at index: Int) -> String {
    let count = enumCase.parameters.count
    let payload =
      isAmbiguous && count > 0 ? "_$CaseTypes._$\(index)" : payload(of: enumCase)
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
    return SelfReplacer(enumName).rewrite(TypeSyntax("\(raw: type)")).trimmedDescription
  }
}

/// The names that `AllCasePaths` and its protocols give to types.
private let ownNames: Set<String> = ["AllCasePaths", "Element", "Iterator", "Root"]

extension EnumCaseParameter {
  /// Whether the type's source contains one of these names.
  fileprivate func mentions(_ names: Set<String>) -> Bool {
    guard names.contains(where: type.contains) else { return false }
    return TypeSyntax("\(raw: type)").tokens(viewMode: .sourceAccurate)
      .contains { names.contains($0.text) }
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
