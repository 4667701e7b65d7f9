import SwiftSyntax

/// A destination that nothing makes.
enum MissingProvider: Rule {
  static let name = "missingProvider"
  static let level = Level.error
  static let summary = "Give the flow a provider for each destination that is presented."
  static let explanation = """
    A flow makes a destination by the provider of its type. Without one the presentation logs an error, and \
    the user stays where they are.

    The rule sees `destinationType:` of presentations and the dictionary `destinationProviders:` of a flow, in \
    all files that are linted together. It says nothing if no flow is among them, or if the dictionary isn't \
    written out where the flow is made or in a constant of the same function.
    """
  static let bad = """
    let flow = ViewFlow<Place, NoTabs, Parcel>(
      destinationProviders: [.shelf: ShelfProvider()],
      startingDestination: ShelfPresentation(destinationType: .shelf, presentationType: .replaceRoot))
    let open = ShelfPresentation(
      destinationType: .book, presentationType: .navigationStack(type: .present))
    """
  static let good = """
    let flow = ViewFlow<Place, NoTabs, Parcel>(
      destinationProviders: [.shelf: ShelfProvider(), .book: BookProvider()],
      startingDestination: ShelfPresentation(destinationType: .shelf, presentationType: .replaceRoot))
    let open = ShelfPresentation(
      destinationType: .book, presentationType: .navigationStack(type: .present))
    """
  static let words = ["destinationType", "destinationProviders"]

  static func check(_ source: SourceModel, _ report: inout Report) {
    for call in source.scopes.flatMap({ $0.calls.values.joined() }) {
      if let value = call.argument("destinationProviders") {
        if let dictionary = dictionary(value) {
          report.state("flow")
          for key in dictionary.names { report.state("provider \(key)") }
        } else if value.path?.last != "destinationProviders" {
          report.state("providers by code")
        }
      }
      if call.calledName?.hasSuffix("Presentation") == true,
        call.argument("presentationType") != nil,
        let type = call.argument("destinationType"), let name = type.caseName
      {
        report.add(
          "no provider makes `\(name)`: add one to the flow's `destinationProviders`", at: type,
          given: ["flow"], unless: ["provider \(name)", "providers by code"])
      }
    }
  }

  /// The dictionary that is written, directly or as the value of a constant of the same function.
  private static func dictionary(_ value: ExprSyntax) -> DictionaryExprSyntax? {
    if let dictionary = value.as(DictionaryExprSyntax.self) { return dictionary }
    guard let name = value.propertyName, let list = value.nearest(CodeBlockItemListSyntax.self)
    else { return nil }
    for item in list {
      guard let declaration = item.item.as(VariableDeclSyntax.self),
        declaration.bindingSpecifier.text == "let"
      else { continue }
      for binding in declaration.bindings
      where binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name {
        return binding.initializer?.value.as(DictionaryExprSyntax.self)
      }
    }
    return nil
  }
}

extension DictionaryExprSyntax {
  fileprivate var names: [String] {
    guard case .elements(let elements) = content else { return [] }
    return elements.compactMap(\.key.caseName)
  }
}

extension ExprSyntax {
  /// The name of a case without its values: `book` of `.book`, `.book(1)` and `Place.book`.
  fileprivate var caseName: String? {
    let called = self.as(FunctionCallExprSyntax.self)?.calledExpression ?? self
    guard let member = called.as(MemberAccessExprSyntax.self) else { return nil }
    let isCase = member.base.map { $0.lastName?.first?.isUppercase == true } ?? true
    return isCase ? member.declName.baseName.text : nil
  }
}
