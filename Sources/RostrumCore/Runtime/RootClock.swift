import RostrumRuntime

/// What the cores of one root share: how often the state was worked on, and whether it is now.
///
/// A core that keeps what it has found remembers the time at which it looked. As long as the clock
/// has not moved, it need not look again, however deep it lies.
@MainActor
final class RootClock {
  /// Moves whenever the reducer begins to work on the state.
  @exclusivity(unchecked) private(set) var time: UInt = 1

  /// Whether the reducer is at work, so that the state cannot be looked at.
  @exclusivity(unchecked) private(set) var isReducing = false

  /// Where the root was made, or where a test used it last; issues name it.
  @exclusivity(unchecked) var location: CallSite?

  private var unsettled: [any SettlingCore] = []

  /// Those who look after each action, for as long as somebody else holds them.
  private var watchers: [Watcher] = []

  private struct Watcher {
    weak var core: (any SettlingCore)?
  }

  @exclusivity(unchecked) private var isUnsettled = false

  /// How many actions the effects of one may send before the call returns.
  nonisolated static var maximumActions: Int { 100_000 }

  init() {}

  /// Notes that the reducer begins.
  func begin() {
    time &+= 1
    isReducing = true
  }

  /// Notes that the reducer has ended.
  func end() { isReducing = false }

  /// Takes a core whose place may hold another value, until the reducer has ended.
  func insert(_ core: any SettlingCore) {
    unsettled.append(core)
    isUnsettled = true
  }

  /// Takes someone who looks at the state after each action.
  ///
  /// A root without any pays nothing for that there could be some.
  func add(watcher: any SettlingCore) {
    watchers.append(Watcher(core: watcher))
    isUnsettled = true
  }

  /// Lets cores look whether other values stand at their places.
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
    if !watchers.isEmpty { settleWatchers() }
  }

  private func settleWatchers() {
    var index = 0
    while index < watchers.count {
      watchers[index].core?.settle()
      index += 1
    }
    watchers.removeAll { $0.core == nil }
    isUnsettled = !watchers.isEmpty || !unsettled.isEmpty
  }

}

/// A core that looks again at its place when it is told that another value may stand there.
@MainActor
protocol SettlingCore: AnyObject {
  func settle()
}
