import RostrumRuntime

/// An effect whose work has been started.
@MainActor
package final class RunningEffect {
  /// Where the effect was made.
  package let location: CallSite

  private var task: Task<Void, Never>?
  private let owners: [EffectOwner]

  /// Told when the effect is cancelled.
  var onCancel: (() -> Void)?

  /// What comes after the effect.
  var onEnd: (() -> Void)?

  private(set) var hasEnded = false

  init(location: CallSite, owners: [EffectOwner]) {
    self.location = location
    self.owners = owners
    for owner in owners { owner.insert(self) }
  }

  func started(_ task: Task<Void, Never>) {
    self.task = task
  }

  /// Whether the effect was cancelled in a way that keeps it from beginning.
  private(set) var isCalledOff = false

  package func cancel() { cancel(isCalledOff: true) }

  /// Cancels the effect.
  ///
  /// - Parameter isCalledOff: Whether it never begins, if it has not begun yet.
  func cancel(isCalledOff: Bool) {
    if isCalledOff { self.isCalledOff = true }
    task?.cancel()
    onCancel?()
  }

  /// Notes that the work has ended.
  ///
  /// What comes next starts before the owners let go.
  func end() {
    hasEnded = true
    onEnd?()
    onEnd = nil
    for owner in owners { owner.remove(self) }
    task = nil
  }
}
