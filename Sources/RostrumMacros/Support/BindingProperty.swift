import SwiftSyntax

/// The property that `BindableAction` requires, for an enum that conforms to it.
struct BindingProperty {
  /// The source of the property, or `nil` if the enum doesn't conform or declares the property.
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
