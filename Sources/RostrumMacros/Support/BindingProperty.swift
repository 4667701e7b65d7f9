import SwiftSyntax

/// The property that `BindableAction` asks for, of an enum that conforms to it.
struct BindingProperty {
  /// The source of the property; `nil` if the enum does not conform or has one of its own.
  let source: String?

  init(of root: EnumDeclSyntax) {
    let inherited = root.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    guard
      inherited.contains(where: { $0.split(separator: ".").last == "BindableAction" }),
      !root.memberProperties.contains(where: { $0.propertyName?.text == "binding" }),
      let binding = EnumCases(root.memberBlock.members).all.first(where: {
        $0.name == "binding" && $0.parameters.count == 1
      })
    else {
      source = nil
      return
    }
    source = block(
      "\(root.accessForMembers)nonisolated var binding: \(binding.parameters[0].type)?",
      """
      guard case .binding(let v0) = self else { return nil }
      return v0

      """)
  }
}
