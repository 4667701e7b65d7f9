// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import Rostrum
import RostrumScenes

extension View {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "previewContext isn't supported: a preview is shown in any window; use the traits of `#Preview` (Documentation/Support.md, V12.14)"
  )
  public func previewContext(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "previewContext isn't supported: a preview is shown in any window; use the traits of `#Preview` (Documentation/Support.md, V12.14)"
  )
  public func previewContext(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "previewDevice isn't supported: a preview is shown in any window; use the traits of `#Preview` (Documentation/Support.md, V12.14)"
  )
  public func previewDevice(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "previewDevice isn't supported: a preview is shown in any window; use the traits of `#Preview` (Documentation/Support.md, V12.14)"
  )
  public func previewDevice(
    _ p0: Missing
  ) -> Self { self }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "PreviewContext isn't supported: a preview is shown in any window; use the traits of `#Preview` (Documentation/Support.md, V12.14)"
)
@dynamicMemberLookup
public struct PreviewContext {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "PreviewContextKey isn't supported: a preview is shown in any window; use the traits of `#Preview` (Documentation/Support.md, V12.14)"
)
@dynamicMemberLookup
public struct PreviewContextKey {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "PreviewDevice isn't supported: a preview is shown in any window; use the traits of `#Preview` (Documentation/Support.md, V12.14)"
)
@dynamicMemberLookup
public struct PreviewDevice {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "PreviewPlatform isn't supported: a preview is shown in any window; use the traits of `#Preview` (Documentation/Support.md, V12.14)"
)
@dynamicMemberLookup
public struct PreviewPlatform {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "DebugReplaceableView isn't supported: a preview is shown in any window; use the traits of `#Preview` (Documentation/Support.md, V12.14)"
)
@dynamicMemberLookup
public struct DebugReplaceableView {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}
