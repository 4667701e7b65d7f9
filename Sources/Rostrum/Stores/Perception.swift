import Observation
import RostrumViews

/// Tracks the observable properties that a closure reads.
///
/// Equivalent to `withObservationTracking`.
///
/// - Parameters:
///   - apply: The closure that reads observable properties.
///   - onChange: Called once, before the first change of a property that was read.
/// - Returns: The result of `apply`.
@available(*, deprecated, renamed: "withObservationTracking")
public func withPerceptionTracking<T>(
  _ apply: () -> T, onChange: @autoclosure () -> @Sendable () -> Void
) -> T {
  withObservationTracking(apply, onChange: onChange())
}

/// A view that displays its content unchanged, because every view is observed.
@available(*, deprecated, message: "Views observe what they read: use the content directly.")
public struct WithPerceptionTracking<Content: View>: View {
  private let content: () -> Content

  /// Creates the view.
  ///
  /// - Parameter content: Builds the content.
  public init(@ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }

  /// The content.
  public var body: some View { content() }
}
