import RostrumCases
import RostrumPresentation

/// Names a part of a feature: the way to its state, the way to its actions, and which row it is.
struct ScopeID: Hashable {
  private let state: AnyKeyPath
  private let action: AnyKeyPath
  private let element: AnyHashable?

  init(_ state: AnyKeyPath, _ action: AnyKeyPath, element: AnyHashable? = nil) {
    self.state = state
    self.action = action
    self.element = element
  }
}

/// The stores that were scoped from a store and that somebody still holds.
///
/// Stores are held weakly: a parent does not keep the stores of features that nobody shows. Empty
/// entries are thrown out whenever the number of entries has doubled.
@MainActor
struct ScopeCache {
  private struct Entry {
    weak var store: AnyObject?
    let presented: PresentedID?
  }

  private var entries: [ScopeID: Entry] = [:]
  private var limit = 16

  /// The store of a part, if somebody holds it and the same value is presented.
  func store<State, Action>(for id: ScopeID, presented: PresentedID?) -> Store<State, Action>? {
    guard let entry = entries[id], entry.presented == presented else { return nil }
    return entry.store as? Store<State, Action>
  }

  /// Remembers the store of a part.
  mutating func insert(_ store: AnyObject, for id: ScopeID, presented: PresentedID?) {
    if entries.count >= limit {
      entries = entries.filter { $0.value.store != nil }
      limit = max(16, entries.count * 2)
    }
    entries[id] = Entry(store: store, presented: presented)
  }

  /// Forgets the store of a part that is gone.
  mutating func remove(_ id: ScopeID) {
    entries[id] = nil
  }

  /// How many entries there are, for leak checks.
  var count: Int { entries.count }
}
