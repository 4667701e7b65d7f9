import RostrumDependencies
import RostrumRuntime

/// Dismisses a feature from inside, wherever and however it is presented.
///
/// It acts on the nearest presentation around the effect that calls it: a sheet or the like becomes
/// `nil`, a screen on a stack is popped together with those above. That cancels the effects of the
/// feature, the one that called included, so nothing can be sent afterwards.
///
/// A feature that nobody presents cannot be dismissed; trying to is an issue.
public struct DismissEffect: Sendable {
  private let custom: (@MainActor @Sendable () -> Void)?

  /// Dismisses what the running effect belongs to.
  init() {
    custom = nil
  }

  /// Makes a way to dismiss, for tests and for presentations of another kind.
  ///
  /// - Parameter dismiss: Dismisses the feature.
  public init(_ dismiss: @escaping @MainActor @Sendable () -> Void) {
    custom = dismiss
  }

  /// Dismisses the feature.
  ///
  /// - Parameters:
  ///   - fileID: Where the dismissal is asked for; issues name it.
  ///   - filePath: Where the dismissal is asked for.
  ///   - line: Where the dismissal is asked for.
  ///   - column: Where the dismissal is asked for.
  @MainActor
  public func callAsFunction(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    dismiss(at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Dismisses the feature before it returns.
  @MainActor
  package func dismiss(at location: CallSite) {
    guard !Task.isCancelled else { return }
    guard let dismiss = custom ?? EffectContext.current?.dismiss else {
      location.report(
        """
        A feature asked to be dismissed at \(location), but nobody presents it.

        • It is the root of a store: ask 'isPresented' first, or let the parent decide by a delegate \
        action.
        • Its parent runs it without 'ifLet(\\.$…)' or 'forEach' on a stack: a 'Scope', or state that \
        is a plain optional, cannot be dismissed from inside.
        • 'dismiss' was called outside of an effect of the feature.
        """)
      return
    }
    dismiss()
  }
}
