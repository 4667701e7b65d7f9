// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import Rostrum
import RostrumScenes

extension EnvironmentValues {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "symbolColorRenderingMode isn't supported: symbols are drawings in one color (Documentation/Support.md, V13.17)"
  )
  public var symbolColorRenderingMode: Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "symbolRenderingMode isn't supported: symbols are drawings in one color (Documentation/Support.md, V13.17)"
  )
  public var symbolRenderingMode: Missing { Missing() }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "symbolVariableValueMode isn't supported: symbols are drawings in one color (Documentation/Support.md, V13.17)"
  )
  public var symbolVariableValueMode: Missing { Missing() }
}

extension View {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "symbolColorRenderingMode isn't supported: symbols are drawings in one color (Documentation/Support.md, V13.17)"
  )
  public func symbolColorRenderingMode(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "symbolColorRenderingMode isn't supported: symbols are drawings in one color (Documentation/Support.md, V13.17)"
  )
  public func symbolColorRenderingMode(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "symbolVariableValueMode isn't supported: symbols are drawings in one color (Documentation/Support.md, V13.17)"
  )
  public func symbolVariableValueMode(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "symbolVariableValueMode isn't supported: symbols are drawings in one color (Documentation/Support.md, V13.17)"
  )
  public func symbolVariableValueMode(
    _ p0: Missing
  ) -> Self { self }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "SymbolColorRenderingMode isn't supported: symbols are drawings in one color (Documentation/Support.md, V13.17)"
)
@dynamicMemberLookup
public struct SymbolColorRenderingMode {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "SymbolVariableValueMode isn't supported: symbols are drawings in one color (Documentation/Support.md, V13.17)"
)
@dynamicMemberLookup
public struct SymbolVariableValueMode {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}
