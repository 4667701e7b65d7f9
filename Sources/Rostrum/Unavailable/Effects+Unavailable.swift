// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import RostrumCore
import RostrumDependencies
import RostrumViews

extension Effect {
  /// Not supported, so that the compiler says why.
  @available(
    *, unavailable,
    message: "animation isn't supported: deprecated there; send with an animation in `run`, see A3.17 (Documentation/Support.md, A3.16)"
  )
  public func animation(
    _ p0: Animation? = .default
  ) -> Self { self }

  /// Not supported, so that the compiler says why.
  @available(
    *, unavailable,
    message: "transaction isn't supported: deprecated there; send with an animation in `run`, see A3.17 (Documentation/Support.md, A3.16)"
  )
  public func transaction(
    _ p0: Transaction
  ) -> Self { self }
}

/// Not supported, so that the compiler says why.
@available(
  *, unavailable,
  message: "TaskResult isn't supported: deprecated there; use `Result` (Documentation/Support.md, A3.22)"
)
public struct TaskResult<Success> {
  /// Not supported.
  public init(
    catching p0: () async throws -> Success
  ) {}
}
