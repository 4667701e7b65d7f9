import RostrumRuntime

/// The state that all cores of one root share: a count of actions, and whether the reducer is
/// running.
///
/// A core that caches a value records the time at which it looked the value up. As long as the
/// clock hasn't advanced, the cached value is valid, however deep the core is nested.
@MainActor
final class RootClock {
  /// The time, which advances whenever the reducer starts.
  @exclusivity(unchecked) private(set) var time: UInt = 1

  /// Whether the reducer is running, and the state can't be accessed.
  @exclusivity(unchecked) private(set) var isReducing = false

  /// The call site of the root's initializer, or of the last use by a test, to name in issues.
  @exclusivity(unchecked) var location: CallSite?

  private var unsettled: [any SettlingCore] = []

  /// The objects to notify after each `send`, referenced weakly.
  private var watchers: [Watcher] = []

  private struct Watcher {
    weak var core: (any SettlingCore)?
  }

  @exclusivity(unchecked) private var isUnsettled = false

  /// The maximum number of actions that effects may send synchronously in response to one action.
  nonisolated static var maximumActions: Int { 100_000 }

  init() {}

  /// Records that the reducer starts.
  func begin() {
    time &+= 1
    isReducing = true
  }

  /// Records that the reducer has returned.
  func end() { isReducing = false }

  /// Adds a core whose value may have been replaced, to be settled when the reducer has returned.
  func insert(_ core: any SettlingCore) {
    unsettled.append(core)
    isUnsettled = true
  }

  /// Whether there are objects to notify after each `send`.
  @exclusivity(unchecked) private(set) var isWatched = false

  /// Adds an object to notify after each `send`, once all actions are processed.
  ///
  /// A root without watchers pays nothing for them.
  func add(watcher: any SettlingCore) {
    watchers.append(Watcher(core: watcher))
    isWatched = true
  }

  /// Lets cores check whether their values were replaced.
  func settle() {
    if isUnsettled { settleAll() }
  }

  @inline(never)
  private func settleAll() {
    var index = 0
    while index < unsettled.count {
      unsettled[index].settle()
      index += 1
    }
    unsettled.removeAll()
    isUnsettled = false
  }

  /// Notifies the watchers.
  @inline(never)
  func settleWatchers() {
    var index = 0
    while index < watchers.count {
      watchers[index].core?.settle()
      index += 1
    }
    watchers.removeAll { $0.core == nil }
    isWatched = !watchers.isEmpty
  }
}

/// A core that checks whether its value was replaced when it is notified that it may have been.
@MainActor
protocol SettlingCore: AnyObject {
  func settle()
}
