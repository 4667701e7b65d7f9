import SwiftSyntax

/// State of a child that nothing runs.
enum MissingIfLet: Rule {
  static let name = "missingIfLet"
  static let level = Level.error
  static let summary = "Compose a child's reducer with `ifLet` or `forEach`."
  static let explanation = """
    `@Presents`, `StackState` and arrays of children hold state only. Without `ifLet` or `forEach` no reducer \
    runs for it: the child's actions do nothing, its effects outlive it, and a dismissal isn't noticed.

    The rule sees reducers whose `State` and `body` are in the same file. A body with parts that the file \
    doesn't show is left alone: they may do it.
    """
  static let bad = """
    @Reducer struct Library {
      struct State { @Presents var editor: EditBook.State? }
      enum Action { case editor(PresentationAction<EditBook.Action>) }

      var body: some ReducerOf<Self> {
        Reduce { state, action in .none }
      }
    }
    """
  static let good = """
    @Reducer struct Library {
      struct State { @Presents var editor: EditBook.State? }
      enum Action { case editor(PresentationAction<EditBook.Action>) }

      var body: some ReducerOf<Self> {
        Reduce { state, action in .none }
          .ifLet(\\.$editor, action: \\.editor) { EditBook() }
      }
    }
    """
  static let words = ["Presents", "PresentationState", "StackState", "IdentifiedArrayOf"]

  static func check(_ source: SourceModel, _ report: inout Report) {
    for reducer in source.reducers where reducer.parts != nil {
      let keyPaths = reducer.scope.keyPaths
      for property in reducer.state?.properties ?? [] {
        guard let composition = property.composition, property.isStored, !property.isStatic,
          !keyPaths.contains(property.name), !keyPaths.contains("$\(property.name)")
        else { continue }
        report.add(
          "no reducer runs for `\(property.name)`: add `\(composition)` to the body",
          at: property.token)
      }
    }
  }
}

extension Property {
  /// What a body needs for a child's state; nil if the property isn't one.
  fileprivate var composition: String? {
    if isPresented { return ".ifLet(\\.$\(name), …)" }
    let initial = binding.initializer?.value.trimmedDescription ?? ""
    let written = typeName.isEmpty ? initial : typeName
    let isContainer = ["StackState<", "IdentifiedArrayOf<"].contains { written.hasPrefix($0) }
    return isContainer && written.contains(".State>") ? ".forEach(\\.\(name), …)" : nil
  }
}
