import IssueReporting
import RostrumCases
import RostrumCore
import RostrumPresentation

extension Store {
  /// The store of what is presented, as a place that a presentation reads and writes.
  ///
  /// Writing `nil` sends `.dismiss`; nothing else can be written, since only the feature can
  /// present.
  subscript<ChildState, ChildAction>(
    state state: KeyPath<State, ChildState?>,
    action action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
    source source: Source
  ) -> Store<ChildState, ChildAction>? {
    get { scope(state, action: action.appending(path: \.presented)) }
    set {
      guard newValue == nil, let presented = self[state: state, action: action, source: source]
      else { return }
      sendFromBinding(AnyCasePath(action).embed(.dismiss))
      if self[state: state, action: action, source: source] == presented {
        reportUnhandledDismissal(of: presented, source)
      }
    }
  }

  private func reportUnhandledDismissal<ChildState, ChildAction>(
    of child: Store<ChildState, ChildAction>, _ source: Source
  ) {
    reportIssue(
      """
      A user dismissed what "$store.scope" at "\(source.file):\(source.line)" presents, but its \
      state is still there.

        Store: \(debugDescription)
        Presented: \(child.debugDescription)

      The feature's reducer has to integrate the presented one, so that ".dismiss" clears the \
      state. Add ".ifLet(\\.$destination, action: \\.destination)" with the same state and action \
      to the feature's "body".
      """,
      fileID: source.fileID, filePath: source.filePath, line: source.line, column: source.column)
  }
}

/// A place in an app's source, as part of a key path.
struct Source: Hashable {
  let file: String
  private let path: String
  let line: UInt
  let column: UInt

  /// The place in which a function was called.
  init(fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) {
    file = "\(fileID)"
    path = "\(filePath)"
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  let fileID: StaticString
  let filePath: StaticString

  static func == (lhs: Self, rhs: Self) -> Bool {
    (lhs.line, lhs.column) == (rhs.line, rhs.column) && lhs.path == rhs.path
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(line)
    hasher.combine(column)
  }
}
