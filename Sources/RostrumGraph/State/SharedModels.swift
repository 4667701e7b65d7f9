import IssueReporting
public import Observation
import RostrumRuntime

extension Observable where Self: AnyObject {
  /// Declares that all sessions of a server process are meant to observe models of this type.
  ///
  /// ```swift
  /// struct ChatApp: App {
  ///   static let lobby = Lobby().sharedByAllSessions()
  /// ```
  ///
  /// A `static` property belongs to the process, so all its users see the same value. On a phone, a
  /// process has one user; on a server, all users see what one of them does to the model. A model
  /// that views of two sessions observe is therefore reported as an issue, once per type, unless it
  /// is declared with this method.
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
  /// The types that are declared for all sessions, and those that were reported.
  ///
  /// This is a fact about the program rather than about a session.
  private static var settledTypes: Set<ObjectIdentifier> = []

  static func allow(_ type: Any.Type) {
    settledTypes.insert(ObjectIdentifier(type))
  }

  /// Records that one session changes a model that a view of another session observes.
  ///
  /// The issue is reported when the first session has brought its views up to date, because only
  /// then is it known which of them observe the model.
  static func note(_ type: Any.Type, observedBy node: Node, changedIn graph: ViewGraph) {
    guard !(type is any LibraryModel.Type), !settledTypes.contains(ObjectIdentifier(type)) else {
      return
    }
    let place = node.nearestComposedType
    graph.afterUpdate { [reference = graph.reference] in
      guard settledTypes.insert(ObjectIdentifier(type)).inserted else { return }
      report(type, place, reference.graph?.budget.last?.nearestComposedType)
    }
  }

  private static func report(_ type: Any.Type, _ place: Any.Type, _ other: Any.Type?) {
    let otherPlace = other.map { "\"\($0)\"" } ?? "an action"
    reportIssue(
      """
      Two sessions share a model of type "\(type)": "\(place)" observes it in one, and \(otherPlace) in \
      another, which has changed it. So one user sees another user's changes.

      • Make the model in the app's own value, in the "@State" of a view or in a store, and not in a \
      static property. Each session then has its own instance.
      • If all users are meant to share it, say so where it is made: \
      "\(type)(…).sharedByAllSessions()".
      """)
  }
}
