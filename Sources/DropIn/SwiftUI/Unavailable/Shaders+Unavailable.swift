// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import Rostrum
import RostrumScenes

extension EnvironmentValues {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "allowedDynamicRange isn't supported: a page has no Metal (Documentation/Support.md, V12.13)"
  )
  public var allowedDynamicRange: Missing { Missing() }
}

extension View {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "allowedDynamicRange isn't supported: a page has no Metal (Documentation/Support.md, V12.13)"
  )
  public func allowedDynamicRange(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "allowedDynamicRange isn't supported: a page has no Metal (Documentation/Support.md, V12.13)"
  )
  public func allowedDynamicRange(
    _ p0: Missing
  ) -> Self { self }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "Shader isn't supported: a page has no Metal (Documentation/Support.md, V12.13)"
)
@dynamicMemberLookup
public struct Shader {
  /// Unavailable.
  public init(
    function p0: some Any,
    arguments p1: some Any
  ) {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "ShaderFunction isn't supported: a page has no Metal (Documentation/Support.md, V12.13)"
)
@dynamicMemberLookup
public struct ShaderFunction {
  /// Unavailable.
  public init(
    library p0: some Any,
    name p1: some Any
  ) {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "ShaderLibrary isn't supported: a page has no Metal (Documentation/Support.md, V12.13)"
)
@dynamicMemberLookup
public struct ShaderLibrary {
  /// Unavailable.
  public init(
    data p0: some Any
  ) {}

  /// Unavailable.
  public init(
    url p0: some Any
  ) {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}
