import SwiftSyntax

/// The coding keys of an observable struct, named after its properties.
///
/// The keys that Swift synthesizes would be named after the stored properties that the macros
/// generate: those of the properties with an underscore, and the registrar.
struct StoredCodingKeys {
  /// The source of the keys.
  let source: String

  /// - Returns: `nil` for a struct that doesn't declare a `Codable` conformance, or that declares
  ///   its own keys.
  init?(_ declaration: StructDeclSyntax) {
    let protocols = (declaration.inheritanceClause?.inheritedTypes ?? [])
      .flatMap { $0.type.trimmedDescription.split(whereSeparator: { "& ".contains($0) }) }
      .compactMap { $0.split(separator: ".").last.map(String.init) }
    guard
      !Set(protocols).isDisjoint(with: ["Codable", "Decodable", "Encodable"]),
      !declaration.memberTypeNames.contains("CodingKeys")
    else { return nil }
    let cases = Self.cases(of: declaration.memberBlock.members)
    let rawType = cases.isEmpty ? "" : "Swift.String, "
    source = block("private nonisolated enum CodingKeys: \(rawType)Swift.CodingKey", cases)
  }

  private static func cases(of members: MemberBlockItemListSyntax) -> String {
    members.map { member in
      if let property = member.decl.as(VariableDeclSyntax.self) { return cases(of: property) }
      guard let conditional = member.decl.as(IfConfigDeclSyntax.self) else { return "" }
      let clauses = conditional.clauses.map { clause in
        let condition = clause.condition.map { " " + $0.trimmedDescription } ?? ""
        let members = clause.elements?.as(MemberBlockItemListSyntax.self) ?? []
        return "\(clause.poundKeyword.text)\(condition)\n\(cases(of: members))"
      }
      return clauses.joined() + "#endif\n"
    }
    .joined()
  }

  private static func cases(of property: VariableDeclSyntax) -> String {
    // A property that declares the key of a shared value always has the value of the key.
    if property.attributes.contains(where: \.isSharedWithKey) { return "" }
    return property.storedNames.map { name in
      let plain = name.filter { $0 != "`" }
      let isMoved =
        property.isTracked || property.attributes.contains(named: "Presents")
      return isMoved ? "case _\(plain) = \"\(plain)\"\n" : "case \(name)\n"
    }
    .joined()
  }
}

extension AttributeListSyntax.Element {
  /// Whether the attribute is `@Shared(…)` or `@SharedReader(…)`, with a key.
  fileprivate var isSharedWithKey: Bool {
    guard let attribute = self.as(AttributeSyntax.self), attribute.arguments != nil else {
      return false
    }
    let name = attribute.baseName
    return name == "Shared" || name == "SharedReader"
  }
}
