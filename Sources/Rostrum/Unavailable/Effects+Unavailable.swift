// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import RostrumCore
import RostrumDependencies
import RostrumViews

extension Effect {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "animation isn't supported: deprecated; send actions with an animation inside `run`, see A3.17 (Documentation/Support.md, A3.16)"
  )
  public func animation(
    _ p0: Animation? = .default
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "transaction isn't supported: deprecated; send actions with an animation inside `run`, see A3.17 (Documentation/Support.md, A3.16)"
  )
  public func transaction(
    _ p0: Transaction
  ) -> Self { self }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "TaskResult isn't supported: deprecated; use `Result` (Documentation/Support.md, A3.22)"
)
public struct TaskResult<Success> {
  /// Unavailable.
  public init(
    catching p0: () async throws -> Success
  ) {}
}
