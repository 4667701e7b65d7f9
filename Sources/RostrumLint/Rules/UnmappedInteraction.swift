import SwiftSyntax

/// An interaction that does nothing.
enum UnmappedInteraction: Rule {
  static let name = "unmappedInteraction"
  static let level = Level.error
  static let summary = "Map each interaction that a view performs to a presentation or a request."
  static let explanation = """
    A view performs an interaction by its type, and a provider says what it means, in `presentationsData` or \
    `interactorsData`. An interaction that neither has logs an error, and the button does nothing.

    The rule sees interactions whose type is declared in the view's file, when the provider that makes the \
    view is among the files that are linted together. Any other mention of the interaction in these files, \
    such as in a custom assistant, counts as its meaning.
    """
  static let bad = """
    struct ShelfView: ViewDestinationInterfacing {
      enum Event: String, EventTypeable { case open, share }

      var body: some View {
        Button("Share") { destination().handleEvent(.share) }
      }
    }

    struct ShelfProvider: ViewDestinationProviding {
      let presentationsData: [ShelfView.Event: Presentation] = [.open: .book]

      func buildDestination() -> ShelfView { ShelfView(destination: shelf) }
    }
    """
  static let good = """
    struct ShelfView: ViewDestinationInterfacing {
      enum Event: String, EventTypeable { case open, share }

      var body: some View {
        Button("Share") { destination().handleEvent(.share) }
      }
    }

    struct ShelfProvider: ViewDestinationProviding {
      let presentationsData: [ShelfView.Event: Presentation] = [.open: .book, .share: .share]

      func buildDestination() -> ShelfView { ShelfView(destination: shelf) }
    }
    """
  static let words = [
    "EventTypeable", "UserInteractionTypeable", "ViewDestinationProviding", "presentationsData",
    "interactorsData",
  ]

  static func check(_ source: SourceModel, _ report: inout Report) {
    stateFacts(source, &report)
    for scope in source.scopes where scope.isDestinationView {
      for call in scope.calls.values.joined() {
        guard let interaction = call.performedInteraction else { continue }
        let name = interaction.declName.baseName.text
        let type = source.scopes.first { type in
          type.isInteractionType && type.cases.contains { $0.name == name }
            && (interaction.base == nil || interaction.base?.lastName == type.lastName)
        }
        guard type != nil else { continue }
        report.add(
          "nothing maps `\(name)`: add it to the provider's `presentationsData` or `interactorsData`",
          at: interaction, given: ["provider of \(scope.lastName)"],
          unless: ["interaction \(name)", "interactions by code"])
      }
    }
  }

  /// States what the source says about providers, and which interactions it mentions.
  private static func stateFacts(_ source: SourceModel, _ report: inout Report) {
    for scope in source.scopes where scope.isDestinationProvider {
      for name in scope.calls.keys where name.hasSuffix("View") {
        report.state("provider of \(name)")
      }
    }
    for member in source.tree.all(MemberAccessExprSyntax.self) {
      let call = member.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
      if call?.performedInteraction?.id == member.id { continue }
      report.state("interaction \(member.declName.baseName.text)")
    }
    // A dictionary that isn't written out may map anything.
    for call in source.scopes.flatMap({ $0.calls.values.joined() }) {
      for label in ["presentationsData", "interactorsData"] {
        if let value = call.argument(label), !value.is(DictionaryExprSyntax.self),
          value.path?.last != label
        {
          report.state("interactions by code")
        }
      }
    }
  }
}
