// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import Rostrum
import RostrumScenes

extension View {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "onPencilDoubleTap isn't supported: a browser reports a pencil as a pointer; use `DragGesture` (Documentation/Support.md, V12.12)"
  )
  public func onPencilDoubleTap(
    perform p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "onPencilDoubleTap isn't supported: a browser reports a pencil as a pointer; use `DragGesture` (Documentation/Support.md, V12.12)"
  )
  public func onPencilDoubleTap(
    perform p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "onPencilSqueeze isn't supported: a browser reports a pencil as a pointer; use `DragGesture` (Documentation/Support.md, V12.12)"
  )
  public func onPencilSqueeze(
    perform p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "onPencilSqueeze isn't supported: a browser reports a pencil as a pointer; use `DragGesture` (Documentation/Support.md, V12.12)"
  )
  public func onPencilSqueeze(
    perform p0: Missing
  ) -> Self { self }
}

extension EnvironmentValues {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "preferredPencilDoubleTapAction isn't supported: a browser reports a pencil as a pointer; use `DragGesture` (Documentation/Support.md, V12.12)"
  )
  public var preferredPencilDoubleTapAction: Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "preferredPencilSqueezeAction isn't supported: a browser reports a pencil as a pointer; use `DragGesture` (Documentation/Support.md, V12.12)"
  )
  public var preferredPencilSqueezeAction: Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "PencilDoubleTapGestureValue isn't supported: a browser reports a pencil as a pointer; use `DragGesture` (Documentation/Support.md, V12.12)"
)
@dynamicMemberLookup
public struct PencilDoubleTapGestureValue {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "PencilHoverPose isn't supported: a browser reports a pencil as a pointer; use `DragGesture` (Documentation/Support.md, V12.12)"
)
@dynamicMemberLookup
public struct PencilHoverPose {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "PencilPreferredAction isn't supported: a browser reports a pencil as a pointer; use `DragGesture` (Documentation/Support.md, V12.12)"
)
@dynamicMemberLookup
public struct PencilPreferredAction {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "PencilSqueezeGesturePhase isn't supported: a browser reports a pencil as a pointer; use `DragGesture` (Documentation/Support.md, V12.12)"
)
@dynamicMemberLookup
public struct PencilSqueezeGesturePhase {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "PencilSqueezeGestureValue isn't supported: a browser reports a pencil as a pointer; use `DragGesture` (Documentation/Support.md, V12.12)"
)
@dynamicMemberLookup
public struct PencilSqueezeGestureValue {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}
