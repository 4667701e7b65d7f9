/// A group of running effects that can be cancelled together.
///
/// An effect has several owners: the `send` that started it, the feature that returned it, and each
/// name that it runs under.
@MainActor
package class EffectOwner {
  private var running: [ObjectIdentifier: RunningEffect] = [:]

  /// Whether the group was cancelled, after which nothing may start in it.
  package private(set) var isCancelled = false

  init() {}

  package var isEmpty: Bool { running.isEmpty }

  /// How many effects run in the group.
  var count: Int { running.count }

  /// Takes an effect that is about to start.
  func insert(_ effect: RunningEffect) {
    running[ObjectIdentifier(effect)] = effect
  }

  /// Lets go of an effect that has ended.
  func remove(_ effect: RunningEffect) {
    running[ObjectIdentifier(effect)] = nil
    if running.isEmpty { becameEmpty() }
  }

  /// Cancels what runs, and whatever might start later.
  package func cancel() { cancel(isCalledOff: true) }

  /// Cancels what runs, and whatever might start later.
  ///
  /// - Parameter isCalledOff: Whether effects that have not begun yet never begin.
  func cancel(isCalledOff: Bool) {
    guard !isCancelled else { return }
    isCancelled = true
    for effect in Array(running.values) { effect.cancel(isCalledOff: isCalledOff) }
  }

  /// Called when the last effect has ended.
  func becameEmpty() {}
}
