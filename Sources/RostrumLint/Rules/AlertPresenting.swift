import SwiftSyntax

/// An alert whose builders unwrap an optional.
enum AlertPresenting: Rule {
  static let name = "alertPresenting"
  static let summary = "Give an alert its data by `presenting:`."
  static let explanation = """
    An alert's buttons and message are asked for again while the alert goes away, when the optional is \
    already nil: a `!` ends the app, and an `if let` empties the alert in front of the user. `presenting:` \
    hands the value to both closures, and keeps it until the alert is gone.

    The rule sees alerts and dialogs without `presenting:` whose closures unwrap a `@State` property of the \
    same type: with `!` anywhere, with `if let` around the buttons or the text, not in a button's action.
    """
  static let bad = """
    struct Settings: View {
      @State private var currentError: SaveError?
      @State private var isErrorPresented = false

      var body: some View {
        Form {}
          .alert("Not saved", isPresented: $isErrorPresented) {
            Button("OK") {}
          } message: {
            Text(currentError!.reason)
          }
      }
    }
    """
  static let good = """
    struct Settings: View {
      @State private var currentError: SaveError?
      @State private var isErrorPresented = false

      var body: some View {
        Form {}
          .alert("Not saved", isPresented: $isErrorPresented, presenting: currentError) { _ in
            Button("OK") {}
          } message: { error in
            Text(error.reason)
          }
      }
    }
    """
  static let words = Presentations.alerts

  static func check(_ source: SourceModel, _ report: inout Report) {
    for scope in source.scopes {
      let optionals = scope.optionalStates
      for call in scope.presentations(Presentations.alerts, "isPresented")
      where call.argument("presenting") == nil {
        for (_, closure) in call.closures {
          let conditions = closure.all(OptionalBindingConditionSyntax.self).filter {
            $0.nearest(IfExprSyntax.self) != nil
              && $0.nearest(ClosureExprSyntax.self)?.id == closure.id
          }
          let unwrapped = conditions.compactMap(\.unwrapped).first { optionals.contains($0) }
          guard let name = unwrapped ?? closure.forceUnwraps(of: optionals).first?.name else {
            continue
          }
          report.add(
            "the closures unwrap `\(name)`: hand it over by `presenting: \(name)`",
            at: call.calledToken)
        }
      }
    }
  }
}
