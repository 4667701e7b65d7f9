/// The position of a running effect in the tree, for `dismiss` and manual cancellation.
struct EffectContext: Sendable {
  /// The effect that the current task runs.
  @TaskLocal static var current: EffectContext?

  /// The feature that returned the effect.
  let scope: EffectScope

  /// The feature that owns the identifiers of the effect.
  let namespace: EffectScope

  /// Dismisses the nearest presented feature that the effect belongs to.
  let dismiss: (@MainActor @Sendable () -> Void)?
}
