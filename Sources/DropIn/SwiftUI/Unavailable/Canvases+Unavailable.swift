// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import Rostrum
import RostrumScenes

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "ColorMatrix isn't supported: not implemented yet; draw with a `Canvas` or a `Shape` (Documentation/Support.md, V13.4)"
)
@dynamicMemberLookup
public struct ColorMatrix {
  /// Unavailable.
  public init() {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "FillShapeView isn't supported: not implemented yet; draw with a `Canvas` or a `Shape` (Documentation/Support.md, V13.4)"
)
@dynamicMemberLookup
public struct FillShapeView {
  /// Unavailable.
  public init(
    shape p0: some Any,
    style p1: some Any,
    fillStyle p2: some Any,
    background p3: some Any
  ) {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "ImagePaint isn't supported: not implemented yet; draw with a `Canvas` or a `Shape` (Documentation/Support.md, V13.4)"
)
@dynamicMemberLookup
public struct ImagePaint {
  /// Unavailable.
  public init(
    image p0: some Any,
    sourceRect p1: some Any,
    scale p2: some Any
  ) {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "StrokeBorderShapeView isn't supported: not implemented yet; draw with a `Canvas` or a `Shape` (Documentation/Support.md, V13.4)"
)
@dynamicMemberLookup
public struct StrokeBorderShapeView {
  /// Unavailable.
  public init(
    shape p0: some Any,
    style p1: some Any,
    strokeStyle p2: some Any,
    isAntialiased p3: some Any,
    background p4: some Any
  ) {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "StrokeShapeView isn't supported: not implemented yet; draw with a `Canvas` or a `Shape` (Documentation/Support.md, V13.4)"
)
@dynamicMemberLookup
public struct StrokeShapeView {
  /// Unavailable.
  public init(
    shape p0: some Any,
    style p1: some Any,
    strokeStyle p2: some Any,
    isAntialiased p3: some Any,
    background p4: some Any
  ) {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}
