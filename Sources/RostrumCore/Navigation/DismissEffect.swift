import RostrumDependencies
import RostrumRuntime

/// An action that dismisses a feature from within, however it is presented.
///
/// It dismisses the nearest presentation that contains the calling effect: the state of a sheet,
/// for example, becomes `nil`, and a screen on a stack is popped together with those above it. This
/// cancels the feature's effects, including the caller, so it can't send any further actions.
///
/// Dismissing a feature that isn't presented is reported as an issue.
public struct DismissEffect: Sendable {
  private let custom: (@MainActor @Sendable () -> Void)?

  /// Dismisses the feature of the running effect.
  init() {
    custom = nil
  }

  /// Makes a dismiss action from a closure, for tests and custom presentations.
  ///
  /// - Parameter dismiss: Dismisses the feature.
  public init(_ dismiss: @escaping @MainActor @Sendable () -> Void) {
    custom = dismiss
  }

  /// Dismisses the feature.
  ///
  /// - Parameters:
  ///   - fileID: The caller's file, to name in reported issues.
  ///   - filePath: The path of the caller's file.
  ///   - line: The caller's line.
  ///   - column: The caller's column.
  @MainActor
  public func callAsFunction(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    dismiss(at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Dismisses the feature synchronously.
  @MainActor
  package func dismiss(at location: CallSite) {
    guard !Task.isCancelled else { return }
    guard let dismiss = custom ?? EffectContext.current?.dismiss else {
      location.report(
        """
        A feature tried to dismiss itself at \(location), but it isn't presented.

        • It is the root of a store: check 'isPresented' first, or let the parent decide by \
        sending it a delegate action.
        • Its parent runs it without 'ifLet(\\.$…)' or 'forEach' on a stack: a feature run by \
        'Scope', or on a plain optional, can't dismiss itself.
        • 'dismiss' was called outside an effect of the feature.
        """)
      return
    }
    dismiss()
  }
}
