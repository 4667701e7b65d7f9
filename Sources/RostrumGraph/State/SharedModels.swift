import IssueReporting
public import Observation

extension Observable where Self: AnyObject {
  /// Says that all sessions of a server process are meant to observe models of this type.
  ///
  /// ```swift
  /// struct ChatApp: App {
  ///   static let lobby = Lobby().sharedByAllSessions()
  /// ```
  ///
  /// A `static` property is the process's, and so are the users who see it. On a phone that is one
  /// user; on a server what one user does to the model is seen by all. A model that views of two
  /// sessions observe is therefore reported as an issue, once for its type, unless it says this.
  ///
  /// - Returns: The model.
  @MainActor
  public func sharedByAllSessions() -> Self {
    SharedModels.allow(Self.self)
    return self
  }
}

/// Finds the observable models that views of two sessions observe.
@MainActor
enum SharedModels {
  /// The types that are meant for all sessions, and those that were reported.
  ///
  /// It is a fact about the program, and not about a session.
  private static var settledTypes: Set<ObjectIdentifier> = []

  static func allow(_ type: Any.Type) {
    settledTypes.insert(ObjectIdentifier(type))
  }

  /// Takes note that one session changes a model that a view of another session observes.
  ///
  /// It is reported when the first session has brought its views up to date, as it is known then
  /// which of them observes the model.
  static func note(_ type: Any.Type, observedBy node: Node, changedIn graph: ViewGraph) {
    guard !isOurs(type), !settledTypes.contains(ObjectIdentifier(type)) else { return }
    let place = node.nearestComposedType
    graph.afterUpdate { [reference = graph.reference] in
      guard settledTypes.insert(ObjectIdentifier(type)).inserted else { return }
      report(type, place, reference.graph?.budget.last?.nearestComposedType)
    }
  }

  /// Whether a type belongs to the library, whose values know their session themselves.
  private static func isOurs(_ type: Any.Type) -> Bool {
    ["RostrumCore.", "RostrumGraph.", "RostrumScenes.", "RostrumViews.", "Rostrum."].contains {
      String(reflecting: type).hasPrefix($0)
    }
  }

  private static func report(_ type: Any.Type, _ place: Any.Type, _ other: Any.Type?) {
    let otherPlace = other.map { "\"\($0)\"" } ?? "an action"
    reportIssue(
      """
      Two sessions share a model of type "\(type)": "\(place)" observes it in one, and \(otherPlace) in \
      another, which has changed it. So one user sees what another one does.

      • Make the model in the app's own value, in the "@State" of a view or in a store, and not in a \
      static property: each session has an instance of its own then.
      • If all users are meant to share it, say so where it is made: \
      "\(type)(…).sharedByAllSessions()".
      """)
  }
}
