/// Where a running effect stands: it is what `dismiss` and cancelling by hand act on.
struct EffectContext: Sendable {
  /// The effect that the current task runs.
  @TaskLocal static var current: EffectContext?

  /// The feature that returned the effect.
  let scope: EffectScope

  /// The feature by which the names of effects are known.
  let namespace: EffectScope

  /// Dismisses the nearest presented feature that the effect belongs to.
  let dismiss: (@MainActor @Sendable () -> Void)?
}
