/// A group of running effects that can be cancelled together.
///
/// An effect has several owners: the `send` that started it, the feature that returned it, and each
/// cancellation identifier. Subclasses override ``becameEmpty()``.
@MainActor
package class EffectOwner {
  private var running: [ObjectIdentifier: RunningEffect] = [:]

  /// Whether the group was cancelled.
  ///
  /// A cancelled group rejects further effects.
  package private(set) var isCancelled = false

  init() {}

  package var isEmpty: Bool { running.isEmpty }

  /// The number of effects running in the group.
  var count: Int { running.count }

  /// Adds an effect that is about to start.
  func insert(_ effect: RunningEffect) {
    running[ObjectIdentifier(effect)] = effect
  }

  /// Removes an effect that has ended.
  func remove(_ effect: RunningEffect) {
    running[ObjectIdentifier(effect)] = nil
    if running.isEmpty { becameEmpty() }
  }

  /// Cancels the running effects, and those that try to start later.
  package func cancel() { cancel(isCalledOff: true) }

  /// Cancels the running effects, and those that try to start later.
  ///
  /// - Parameter isCalledOff: Whether effects that haven't begun are skipped altogether.
  func cancel(isCalledOff: Bool) {
    guard !isCancelled else { return }
    isCancelled = true
    for effect in Array(running.values) { effect.cancel(isCalledOff: isCalledOff) }
  }

  /// Called when the last effect has ended.
  func becameEmpty() {}
}
