import Observation
import RostrumViews

/// Observes what a closure reads; the same as `withObservationTracking`.
///
/// - Parameters:
///   - apply: Reads observable values.
///   - onChange: Called once, before the first change of what was read.
/// - Returns: What `apply` returns.
@available(*, deprecated, renamed: "withObservationTracking")
public func withPerceptionTracking<T>(
  _ apply: () -> T, onChange: @autoclosure () -> @Sendable () -> Void
) -> T {
  withObservationTracking(apply, onChange: onChange())
}

/// Shows its content, which is observed without it.
@available(*, deprecated, message: "Views observe what they read: write the content alone.")
public struct WithPerceptionTracking<Content: View>: View {
  private let content: () -> Content

  /// Makes the view.
  ///
  /// - Parameter content: What is shown.
  public init(@ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }

  /// The content.
  public var body: some View { content() }
}
