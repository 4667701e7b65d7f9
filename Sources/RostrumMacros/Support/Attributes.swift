import SwiftSyntax

extension AttributeSyntax {
  /// The attribute's name without a module qualifier.
  var baseName: String {
    if let qualified = attributeName.as(MemberTypeSyntax.self) { return qualified.name.text }
    return attributeName.as(IdentifierTypeSyntax.self)?.name.text
      ?? attributeName.trimmedDescription
  }
}

extension AttributeSyntax {
  /// The expression of the argument with a label, or of the first unlabeled one.
  func argument(labeled label: String? = nil) -> ExprSyntax? {
    arguments?.as(LabeledExprListSyntax.self)?.first { $0.label?.text == label }?.expression
  }
}

extension ExprSyntax {
  /// The text of a string literal without interpolations.
  var literalText: String? {
    guard
      let segments = self.as(StringLiteralExprSyntax.self)?.segments, segments.count == 1
    else { return nil }
    return segments.first?.as(StringSegmentSyntax.self)?.content.text
  }
}

extension AttributeListSyntax {
  /// The first attribute with one of some names, with or without a module qualifier.
  func first(named names: Set<String>) -> AttributeSyntax? {
    lazy.compactMap { $0.as(AttributeSyntax.self) }.first { names.contains($0.baseName) }
  }

  /// Whether there is an attribute with a name, with or without a module qualifier.
  func contains(named name: String) -> Bool {
    first(named: [name]) != nil
  }

  /// The source of the attributes except those with some names, each followed by a space.
  func source(without names: Set<String>) -> String {
    filter { element in
      guard let attribute = element.as(AttributeSyntax.self) else { return true }
      return !names.contains(attribute.baseName)
    }
    .map { $0.trimmedDescription + " " }
    .joined()
  }
}
