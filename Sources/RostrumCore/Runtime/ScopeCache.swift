import RostrumCases
import RostrumPresentation

/// Identifies a part of a feature by the key paths to its state and its actions, and its row.
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

/// A cache of the stores that were scoped from a store.
///
/// It references stores weakly, so that a parent doesn't retain the stores of features that aren't
/// displayed. Empty entries are removed whenever the number of entries has doubled.
@MainActor
struct ScopeCache {
  private struct Entry {
    weak var store: AnyObject?
    let presented: PresentedID?
  }

  private var entries: [ScopeID: Entry] = [:]
  private var limit = 16

  /// The cached store of a part, if it is alive and the same value is still presented.
  func store<State, Action>(for id: ScopeID, presented: PresentedID?) -> Store<State, Action>? {
    guard let entry = entries[id], entry.presented == presented else { return nil }
    return entry.store as? Store<State, Action>
  }

  /// Caches the store of a part.
  mutating func insert(_ store: AnyObject, for id: ScopeID, presented: PresentedID?) {
    if entries.count >= limit {
      entries = entries.filter { $0.value.store != nil }
      limit = max(16, entries.count * 2)
    }
    entries[id] = Entry(store: store, presented: presented)
  }

  /// Removes the store of a part that no longer exists.
  mutating func remove(_ id: ScopeID) {
    entries[id] = nil
  }

  /// The number of entries, for leak checks.
  var count: Int { entries.count }
}
