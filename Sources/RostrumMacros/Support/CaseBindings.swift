import SwiftSyntax

/// The generated bindings to the associated values of an enum's cases.
struct CaseBindings {
  private let root: String
  private let access: String
  private let cases: EnumCases

  init(_ declaration: EnumDeclSyntax) {
    root = declaration.name.text
    access = declaration.accessForMembers
    cases = EnumCases(declaration.memberBlock.members)
  }

  /// The members to add.
  var members: [String] {
    [
      block(
        "\(access)enum CaseBindings",
        cases.source { enumCase, _ in declaration(of: enumCase) }),
      "@MainActor\n"
        + block(
          "\(access)static func _$cases(\n  of binding: RostrumViews.Binding<Self>\n) -> CaseBindings",
          switchOver("binding.wrappedValue", cases.source { enumCase, _ in branch(of: enumCase) })),
    ]
  }

  private func declaration(of enumCase: EnumCase) -> String {
    let payload = enumCase.parameters.map { "\($0.label)RostrumViews.Binding<\($0.type)>" }
    guard !payload.isEmpty else { return "case \(enumCase.name)" }
    return "case \(enumCase.name)(\(payload.joined(separator: ", ")))"
  }

  private func branch(of enumCase: EnumCase) -> String {
    let values = enumCase.parameters.indices.map { binding(to: $0, of: enumCase) }
    return "case \(enumCase.pattern):\n  return \(enumCase.construction(of: values))"
  }

  /// The binding to one associated value of a case.
  private func binding(to index: Int, of enumCase: EnumCase) -> String {
    let others = enumCase.bindings.map { "let " + $0 }
    let reading = pattern(of: enumCase, others.enumerated().map { $0 == index ? $1 : "_" })
    let writing = pattern(of: enumCase, others.enumerated().map { $0 == index ? "_" : $1 })
    let values = enumCase.bindings.enumerated().map { $0 == index ? "$1" : $1 }
    return """
      binding._$value(id: "\(enumCase.name).\(index)", last: v\(index)) {
          guard case \(reading) = $0 else { return nil }
          return v\(index)
        } set: {
          guard case \(writing) = $0 else { return }
          $0 = \(enumCase.construction(of: values))
        }
      """
  }

  private func pattern(of enumCase: EnumCase, _ values: [String]) -> String {
    ".\(enumCase.name)(\(values.joined(separator: ", ")))"
  }
}
