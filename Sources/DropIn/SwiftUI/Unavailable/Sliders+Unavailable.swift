// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import Rostrum
import RostrumScenes

extension View {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "sliderThumbVisibility isn't supported: not implemented yet (Documentation/Support.md, V13.10)"
  )
  public func sliderThumbVisibility(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "sliderThumbVisibility isn't supported: not implemented yet (Documentation/Support.md, V13.10)"
  )
  public func sliderThumbVisibility(
    _ p0: Missing
  ) -> Self { self }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "SliderTick isn't supported: not implemented yet (Documentation/Support.md, V13.10)"
)
@dynamicMemberLookup
public struct SliderTick {
  /// Unavailable.
  public init(
    _ p0: some Any
  ) {}

  /// Unavailable.
  public init(
    _ p0: some Any,
    _ p1: some Any
  ) {}

  /// Unavailable.
  public init(
    _ p0: some Any,
    @ViewBuilder label p1: () -> some View
  ) {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "SliderTickBuilder isn't supported: not implemented yet (Documentation/Support.md, V13.10)"
)
@dynamicMemberLookup
public struct SliderTickBuilder {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "SliderTickContent isn't supported: not implemented yet (Documentation/Support.md, V13.10)"
)
@dynamicMemberLookup
public struct SliderTickContent {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "SliderTickContentForEach isn't supported: not implemented yet (Documentation/Support.md, V13.10)"
)
@dynamicMemberLookup
public struct SliderTickContentForEach {
  /// Unavailable.
  public init(
    _ p0: some Any,
    @ViewBuilder content p1: () -> some View
  ) {}

  /// Unavailable.
  public init(
    _ p0: some Any,
    id p1: some Any,
    @ViewBuilder content p2: () -> some View
  ) {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "TupleSliderTickContent isn't supported: not implemented yet (Documentation/Support.md, V13.10)"
)
@dynamicMemberLookup
public struct TupleSliderTickContent {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}
