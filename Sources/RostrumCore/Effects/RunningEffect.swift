import RostrumRuntime

/// An effect whose operation was started.
@MainActor
package final class RunningEffect {
  /// Where the effect was made.
  package let location: CallSite

  private var task: Task<Void, Never>?
  private let owners: [EffectOwner]

  /// Called when the effect is cancelled.
  var onCancel: (() -> Void)?

  /// Called when the effect has ended, to continue a sequence.
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

  /// Whether the effect was cancelled before it began, and must not begin.
  private(set) var isCalledOff = false

  package func cancel() { cancel(isCalledOff: true) }

  /// Cancels the effect.
  ///
  /// - Parameter isCalledOff: Whether to skip the operation altogether if it hasn't begun.
  func cancel(isCalledOff: Bool) {
    if isCalledOff { self.isCalledOff = true }
    task?.cancel()
    onCancel?()
  }

  /// Records that the operation has ended.
  ///
  /// The next effect starts before the owners remove this one, so that they don't become empty
  /// between the two.
  func end() {
    hasEnded = true
    onEnd?()
    onEnd = nil
    onCancel = nil
    for owner in owners { owner.remove(self) }
    task = nil
  }
}
