// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import Rostrum
import RostrumScenes

extension Scene {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "commands isn't supported: a page has no menu bar; use a toolbar, and a screen for settings (Documentation/Support.md, V13.8)"
  )
  public func commands(
    @ViewBuilder content p0: () -> some View
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "commandsRemoved isn't supported: a page has no menu bar; use a toolbar, and a screen for settings (Documentation/Support.md, V13.8)"
  )
  public func commandsRemoved() -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "commandsReplaced isn't supported: a page has no menu bar; use a toolbar, and a screen for settings (Documentation/Support.md, V13.8)"
  )
  public func commandsReplaced(
    @ViewBuilder content p0: () -> some View
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "defaultAppStorage isn't supported: a page has no menu bar; use a toolbar, and a screen for settings (Documentation/Support.md, V13.8)"
  )
  public func defaultAppStorage(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "environment isn't supported: a page has no menu bar; use a toolbar, and a screen for settings (Documentation/Support.md, V13.8)"
  )
  public func environment(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "environment isn't supported: a page has no menu bar; use a toolbar, and a screen for settings (Documentation/Support.md, V13.8)"
  )
  public func environment(
    _ p0: some Any,
    _ p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "environmentObject isn't supported: a page has no menu bar; use a toolbar, and a screen for settings (Documentation/Support.md, V13.8)"
  )
  public func environmentObject(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "keyboardShortcut isn't supported: a page has no menu bar; use a toolbar, and a screen for settings (Documentation/Support.md, V13.8)"
  )
  public func keyboardShortcut(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "keyboardShortcut isn't supported: a page has no menu bar; use a toolbar, and a screen for settings (Documentation/Support.md, V13.8)"
  )
  public func keyboardShortcut(
    _ p0: some Any,
    modifiers p1: some Any,
    localization p2: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "onChange isn't supported: a page has no menu bar; use a toolbar, and a screen for settings (Documentation/Support.md, V13.8)"
  )
  public func onChange(
    of p0: some Any,
    initial p1: some Any,
    _ p2: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "onChange isn't supported: a page has no menu bar; use a toolbar, and a screen for settings (Documentation/Support.md, V13.8)"
  )
  public func onChange(
    of p0: some Any,
    perform p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "persistentSystemOverlays isn't supported: a page has no menu bar; use a toolbar, and a screen for settings (Documentation/Support.md, V13.8)"
  )
  public func persistentSystemOverlays(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "transformEnvironment isn't supported: a page has no menu bar; use a toolbar, and a screen for settings (Documentation/Support.md, V13.8)"
  )
  public func transformEnvironment(
    _ p0: some Any,
    transform p1: some Any
  ) -> Self { self }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "CommandGroup isn't supported: a page has no menu bar; use a toolbar, and a screen for settings (Documentation/Support.md, V13.8)"
)
@dynamicMemberLookup
public struct CommandGroup {
  /// Unavailable.
  public init(
    after p0: some Any,
    addition p1: some Any
  ) {}

  /// Unavailable.
  public init(
    before p0: some Any,
    addition p1: some Any
  ) {}

  /// Unavailable.
  public init(
    replacing p0: some Any,
    addition p1: some Any
  ) {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "CommandGroupPlacement isn't supported: a page has no menu bar; use a toolbar, and a screen for settings (Documentation/Support.md, V13.8)"
)
@dynamicMemberLookup
public struct CommandGroupPlacement {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "CommandMenu isn't supported: a page has no menu bar; use a toolbar, and a screen for settings (Documentation/Support.md, V13.8)"
)
@dynamicMemberLookup
public struct CommandMenu {
  /// Unavailable.
  public init(
    _ p0: some Any,
    @ViewBuilder content p1: () -> some View
  ) {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "Commands isn't supported: a page has no menu bar; use a toolbar, and a screen for settings (Documentation/Support.md, V13.8)"
)
@dynamicMemberLookup
public struct Commands {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "CommandsBuilder isn't supported: a page has no menu bar; use a toolbar, and a screen for settings (Documentation/Support.md, V13.8)"
)
@dynamicMemberLookup
public struct CommandsBuilder {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "DefaultSettingsLinkLabel isn't supported: a page has no menu bar; use a toolbar, and a screen for settings (Documentation/Support.md, V13.8)"
)
@dynamicMemberLookup
public struct DefaultSettingsLinkLabel {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "OpenSettingsAction isn't supported: a page has no menu bar; use a toolbar, and a screen for settings (Documentation/Support.md, V13.8)"
)
@dynamicMemberLookup
public struct OpenSettingsAction {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "Settings isn't supported: a page has no menu bar; use a toolbar, and a screen for settings (Documentation/Support.md, V13.8)"
)
@dynamicMemberLookup
public struct Settings {
  /// Unavailable.
  public init(
    @ViewBuilder content p0: () -> some View
  ) {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "SettingsLink isn't supported: a page has no menu bar; use a toolbar, and a screen for settings (Documentation/Support.md, V13.8)"
)
@dynamicMemberLookup
public struct SettingsLink {
  /// Unavailable.
  public init() {}

  /// Unavailable.
  public init(
    @ViewBuilder label p0: () -> some View
  ) {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}
