import SwiftSyntax

/// An interface that makes the interface of a different destination.
enum DestinationView: Rule {
  static let name = "destinationView"
  static let summary = "Report an event, and let the flow present another destination's view."
  static let explanation = """
    A destination's view says what the user did. Which view comes next, and how, is configured where the app \
    is put together. A view that builds or names another destination's view takes that decision back: the \
    flow doesn't know what is on the screen, and the two can't be used without each other.

    The rule sees types that conform to `ViewDestinationInterfacing` or a protocol that refines it, in all \
    files that are linted together.
    """
  static let bad = """
    struct BookView: ViewDestinationInterfacing {
      var body: some View { Text("Emma") }
    }

    struct ShelfView: ViewDestinationInterfacing {
      var body: some View { BookView(destination: next) }
    }
    """
  static let good = """
    struct BookView: ViewDestinationInterfacing {
      var body: some View { Text("Emma") }
    }

    struct ShelfView: ViewDestinationInterfacing {
      var body: some View {
        Button("Emma") { destination().handleEvent(.open) }
      }
    }
    """
  static let words = [
    "ViewDestinationInterfacing", "NavigatingDestinationInterfacing",
    "TabBarViewDestinationInterfacing", "NavigationSplitViewDestinationInterfacing",
  ]

  static func check(_ source: SourceModel, _ report: inout Report) {
    for scope in source.scopes where scope.isDestinationView {
      report.state("destination view \(scope.name)")
      guard let declaration = scope.declaration else { continue }
      let calls = declaration.all(DeclReferenceExprSyntax.self).filter { $0.isTypeReference }
      for reference in calls where reference.baseName.text != scope.lastName {
        let name = reference.baseName.text
        guard name.hasSuffix("View") else { continue }
        report.add(
          "`\(name)` is the view of a different destination: perform an event, and let the flow present it",
          at: reference, given: ["destination view \(name)"])
      }
    }
  }
}

extension DeclReferenceExprSyntax {
  /// Whether this makes a value of a type, or names the type: `BookView(…)`, `BookView.self`.
  fileprivate var isTypeReference: Bool {
    guard baseName.text.first?.isUppercase == true else { return false }
    if parent?.is(FunctionCallExprSyntax.self) == true { return true }
    guard let member = parent?.as(MemberAccessExprSyntax.self) else { return false }
    return member.base?.id == ExprSyntax(self).id
      && ["self", "init"].contains(member.declName.baseName.text)
  }
}
