// Written by Scripts/missing.py: do not edit.
// swift-format-ignore-file
import Rostrum
import RostrumScenes

extension Scene {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "menuBarExtraStyle isn't supported: a browser has no menu bar and no AppKit; use `keyboardShortcut`, `onKeyPress` and `NavigationSplitView` (Documentation/Support.md, V12.6)"
  )
  public func menuBarExtraStyle(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "menuBarExtraStyle isn't supported: a browser has no menu bar and no AppKit; use `keyboardShortcut`, `onKeyPress` and `NavigationSplitView` (Documentation/Support.md, V12.6)"
  )
  public func menuBarExtraStyle(
    _ p0: Missing
  ) -> Self { self }
}

extension View {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "touchBar isn't supported: a browser has no menu bar and no AppKit; use `keyboardShortcut`, `onKeyPress` and `NavigationSplitView` (Documentation/Support.md, V12.6)"
  )
  public func touchBar(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "touchBar isn't supported: a browser has no menu bar and no AppKit; use `keyboardShortcut`, `onKeyPress` and `NavigationSplitView` (Documentation/Support.md, V12.6)"
  )
  public func touchBar(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "touchBar isn't supported: a browser has no menu bar and no AppKit; use `keyboardShortcut`, `onKeyPress` and `NavigationSplitView` (Documentation/Support.md, V12.6)"
  )
  public func touchBar(
    @ViewBuilder content p0: () -> some View
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "touchBarCustomizationLabel isn't supported: a browser has no menu bar and no AppKit; use `keyboardShortcut`, `onKeyPress` and `NavigationSplitView` (Documentation/Support.md, V12.6)"
  )
  public func touchBarCustomizationLabel(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "touchBarCustomizationLabel isn't supported: a browser has no menu bar and no AppKit; use `keyboardShortcut`, `onKeyPress` and `NavigationSplitView` (Documentation/Support.md, V12.6)"
  )
  public func touchBarCustomizationLabel(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "touchBarItemPresence isn't supported: a browser has no menu bar and no AppKit; use `keyboardShortcut`, `onKeyPress` and `NavigationSplitView` (Documentation/Support.md, V12.6)"
  )
  public func touchBarItemPresence(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "touchBarItemPresence isn't supported: a browser has no menu bar and no AppKit; use `keyboardShortcut`, `onKeyPress` and `NavigationSplitView` (Documentation/Support.md, V12.6)"
  )
  public func touchBarItemPresence(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "touchBarItemPrincipal isn't supported: a browser has no menu bar and no AppKit; use `keyboardShortcut`, `onKeyPress` and `NavigationSplitView` (Documentation/Support.md, V12.6)"
  )
  public func touchBarItemPrincipal(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "touchBarItemPrincipal isn't supported: a browser has no menu bar and no AppKit; use `keyboardShortcut`, `onKeyPress` and `NavigationSplitView` (Documentation/Support.md, V12.6)"
  )
  public func touchBarItemPrincipal(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "exportableToServices isn't supported: a browser has no menu bar and no AppKit; use `keyboardShortcut`, `onKeyPress` and `NavigationSplitView` (Documentation/Support.md, V12.6)"
  )
  public func exportableToServices(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "exportableToServices isn't supported: a browser has no menu bar and no AppKit; use `keyboardShortcut`, `onKeyPress` and `NavigationSplitView` (Documentation/Support.md, V12.6)"
  )
  public func exportableToServices(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "exportableToServices isn't supported: a browser has no menu bar and no AppKit; use `keyboardShortcut`, `onKeyPress` and `NavigationSplitView` (Documentation/Support.md, V12.6)"
  )
  public func exportableToServices(
    _ p0: some Any,
    onEdit p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "exportableToServices isn't supported: a browser has no menu bar and no AppKit; use `keyboardShortcut`, `onKeyPress` and `NavigationSplitView` (Documentation/Support.md, V12.6)"
  )
  public func exportableToServices(
    _ p0: Missing,
    onEdit p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "importableFromServices isn't supported: a browser has no menu bar and no AppKit; use `keyboardShortcut`, `onKeyPress` and `NavigationSplitView` (Documentation/Support.md, V12.6)"
  )
  public func importableFromServices(
    for p0: some Any,
    action p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "importableFromServices isn't supported: a browser has no menu bar and no AppKit; use `keyboardShortcut`, `onKeyPress` and `NavigationSplitView` (Documentation/Support.md, V12.6)"
  )
  public func importableFromServices(
    for p0: Missing,
    action p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "onCommand isn't supported: a browser has no menu bar and no AppKit; use `keyboardShortcut`, `onKeyPress` and `NavigationSplitView` (Documentation/Support.md, V12.6)"
  )
  public func onCommand(
    _ p0: some Any,
    perform p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "onCommand isn't supported: a browser has no menu bar and no AppKit; use `keyboardShortcut`, `onKeyPress` and `NavigationSplitView` (Documentation/Support.md, V12.6)"
  )
  public func onCommand(
    _ p0: Missing,
    perform p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "onPlayPauseCommand isn't supported: a browser has no menu bar and no AppKit; use `keyboardShortcut`, `onKeyPress` and `NavigationSplitView` (Documentation/Support.md, V12.6)"
  )
  public func onPlayPauseCommand(
    perform p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "onPlayPauseCommand isn't supported: a browser has no menu bar and no AppKit; use `keyboardShortcut`, `onKeyPress` and `NavigationSplitView` (Documentation/Support.md, V12.6)"
  )
  public func onPlayPauseCommand(
    perform p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "pageCommand isn't supported: a browser has no menu bar and no AppKit; use `keyboardShortcut`, `onKeyPress` and `NavigationSplitView` (Documentation/Support.md, V12.6)"
  )
  public func pageCommand(
    value p0: some Any,
    in p1: some Any,
    step p2: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "pageCommand isn't supported: a browser has no menu bar and no AppKit; use `keyboardShortcut`, `onKeyPress` and `NavigationSplitView` (Documentation/Support.md, V12.6)"
  )
  public func pageCommand(
    value p0: Missing,
    in p1: some Any,
    step p2: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "exportsItemProviders isn't supported: a browser has no menu bar and no AppKit; use `keyboardShortcut`, `onKeyPress` and `NavigationSplitView` (Documentation/Support.md, V12.6)"
  )
  public func exportsItemProviders(
    _ p0: some Any,
    onExport p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "exportsItemProviders isn't supported: a browser has no menu bar and no AppKit; use `keyboardShortcut`, `onKeyPress` and `NavigationSplitView` (Documentation/Support.md, V12.6)"
  )
  public func exportsItemProviders(
    _ p0: Missing,
    onExport p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "exportsItemProviders isn't supported: a browser has no menu bar and no AppKit; use `keyboardShortcut`, `onKeyPress` and `NavigationSplitView` (Documentation/Support.md, V12.6)"
  )
  public func exportsItemProviders(
    _ p0: some Any,
    onExport p1: some Any,
    onEdit p2: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "exportsItemProviders isn't supported: a browser has no menu bar and no AppKit; use `keyboardShortcut`, `onKeyPress` and `NavigationSplitView` (Documentation/Support.md, V12.6)"
  )
  public func exportsItemProviders(
    _ p0: Missing,
    onExport p1: some Any,
    onEdit p2: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "importsItemProviders isn't supported: a browser has no menu bar and no AppKit; use `keyboardShortcut`, `onKeyPress` and `NavigationSplitView` (Documentation/Support.md, V12.6)"
  )
  public func importsItemProviders(
    _ p0: some Any,
    onImport p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "importsItemProviders isn't supported: a browser has no menu bar and no AppKit; use `keyboardShortcut`, `onKeyPress` and `NavigationSplitView` (Documentation/Support.md, V12.6)"
  )
  public func importsItemProviders(
    _ p0: Missing,
    onImport p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "itemProvider isn't supported: a browser has no menu bar and no AppKit; use `keyboardShortcut`, `onKeyPress` and `NavigationSplitView` (Documentation/Support.md, V12.6)"
  )
  public func itemProvider(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "itemProvider isn't supported: a browser has no menu bar and no AppKit; use `keyboardShortcut`, `onKeyPress` and `NavigationSplitView` (Documentation/Support.md, V12.6)"
  )
  public func itemProvider(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "modifierKeyAlternate isn't supported: a browser has no menu bar and no AppKit; use `keyboardShortcut`, `onKeyPress` and `NavigationSplitView` (Documentation/Support.md, V12.6)"
  )
  public func modifierKeyAlternate(
    _ p0: some Any,
    _ p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "modifierKeyAlternate isn't supported: a browser has no menu bar and no AppKit; use `keyboardShortcut`, `onKeyPress` and `NavigationSplitView` (Documentation/Support.md, V12.6)"
  )
  public func modifierKeyAlternate(
    _ p0: Missing,
    _ p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "onMenuItemHighlight isn't supported: a browser has no menu bar and no AppKit; use `keyboardShortcut`, `onKeyPress` and `NavigationSplitView` (Documentation/Support.md, V12.6)"
  )
  public func onMenuItemHighlight(
    perform p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "onMenuItemHighlight isn't supported: a browser has no menu bar and no AppKit; use `keyboardShortcut`, `onKeyPress` and `NavigationSplitView` (Documentation/Support.md, V12.6)"
  )
  public func onMenuItemHighlight(
    perform p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "fileDialogBrowserOptions isn't supported: a browser has no menu bar and no AppKit; use `keyboardShortcut`, `onKeyPress` and `NavigationSplitView` (Documentation/Support.md, V12.6)"
  )
  public func fileDialogBrowserOptions(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "fileDialogBrowserOptions isn't supported: a browser has no menu bar and no AppKit; use `keyboardShortcut`, `onKeyPress` and `NavigationSplitView` (Documentation/Support.md, V12.6)"
  )
  public func fileDialogBrowserOptions(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "fileDialogConfirmationLabel isn't supported: a browser has no menu bar and no AppKit; use `keyboardShortcut`, `onKeyPress` and `NavigationSplitView` (Documentation/Support.md, V12.6)"
  )
  public func fileDialogConfirmationLabel(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "fileDialogConfirmationLabel isn't supported: a browser has no menu bar and no AppKit; use `keyboardShortcut`, `onKeyPress` and `NavigationSplitView` (Documentation/Support.md, V12.6)"
  )
  public func fileDialogConfirmationLabel(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "fileDialogCustomizationID isn't supported: a browser has no menu bar and no AppKit; use `keyboardShortcut`, `onKeyPress` and `NavigationSplitView` (Documentation/Support.md, V12.6)"
  )
  public func fileDialogCustomizationID(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "fileDialogCustomizationID isn't supported: a browser has no menu bar and no AppKit; use `keyboardShortcut`, `onKeyPress` and `NavigationSplitView` (Documentation/Support.md, V12.6)"
  )
  public func fileDialogCustomizationID(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "fileDialogDefaultDirectory isn't supported: a browser has no menu bar and no AppKit; use `keyboardShortcut`, `onKeyPress` and `NavigationSplitView` (Documentation/Support.md, V12.6)"
  )
  public func fileDialogDefaultDirectory(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "fileDialogDefaultDirectory isn't supported: a browser has no menu bar and no AppKit; use `keyboardShortcut`, `onKeyPress` and `NavigationSplitView` (Documentation/Support.md, V12.6)"
  )
  public func fileDialogDefaultDirectory(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "fileDialogImportsUnresolvedAliases isn't supported: a browser has no menu bar and no AppKit; use `keyboardShortcut`, `onKeyPress` and `NavigationSplitView` (Documentation/Support.md, V12.6)"
  )
  public func fileDialogImportsUnresolvedAliases(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "fileDialogImportsUnresolvedAliases isn't supported: a browser has no menu bar and no AppKit; use `keyboardShortcut`, `onKeyPress` and `NavigationSplitView` (Documentation/Support.md, V12.6)"
  )
  public func fileDialogImportsUnresolvedAliases(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "fileDialogMessage isn't supported: a browser has no menu bar and no AppKit; use `keyboardShortcut`, `onKeyPress` and `NavigationSplitView` (Documentation/Support.md, V12.6)"
  )
  public func fileDialogMessage(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "fileDialogMessage isn't supported: a browser has no menu bar and no AppKit; use `keyboardShortcut`, `onKeyPress` and `NavigationSplitView` (Documentation/Support.md, V12.6)"
  )
  public func fileDialogMessage(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "fileDialogURLEnabled isn't supported: a browser has no menu bar and no AppKit; use `keyboardShortcut`, `onKeyPress` and `NavigationSplitView` (Documentation/Support.md, V12.6)"
  )
  public func fileDialogURLEnabled(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "fileDialogURLEnabled isn't supported: a browser has no menu bar and no AppKit; use `keyboardShortcut`, `onKeyPress` and `NavigationSplitView` (Documentation/Support.md, V12.6)"
  )
  public func fileDialogURLEnabled(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "fileExporterFilenameLabel isn't supported: a browser has no menu bar and no AppKit; use `keyboardShortcut`, `onKeyPress` and `NavigationSplitView` (Documentation/Support.md, V12.6)"
  )
  public func fileExporterFilenameLabel(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "fileExporterFilenameLabel isn't supported: a browser has no menu bar and no AppKit; use `keyboardShortcut`, `onKeyPress` and `NavigationSplitView` (Documentation/Support.md, V12.6)"
  )
  public func fileExporterFilenameLabel(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "presentationPreventsAppTermination isn't supported: a browser has no menu bar and no AppKit; use `keyboardShortcut`, `onKeyPress` and `NavigationSplitView` (Documentation/Support.md, V12.6)"
  )
  public func presentationPreventsAppTermination(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "presentationPreventsAppTermination isn't supported: a browser has no menu bar and no AppKit; use `keyboardShortcut`, `onKeyPress` and `NavigationSplitView` (Documentation/Support.md, V12.6)"
  )
  public func presentationPreventsAppTermination(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "dialogPreventsAppTermination isn't supported: a browser has no menu bar and no AppKit; use `keyboardShortcut`, `onKeyPress` and `NavigationSplitView` (Documentation/Support.md, V12.6)"
  )
  public func dialogPreventsAppTermination(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "dialogPreventsAppTermination isn't supported: a browser has no menu bar and no AppKit; use `keyboardShortcut`, `onKeyPress` and `NavigationSplitView` (Documentation/Support.md, V12.6)"
  )
  public func dialogPreventsAppTermination(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "typeSelectEquivalent isn't supported: a browser has no menu bar and no AppKit; use `keyboardShortcut`, `onKeyPress` and `NavigationSplitView` (Documentation/Support.md, V12.6)"
  )
  public func typeSelectEquivalent(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "typeSelectEquivalent isn't supported: a browser has no menu bar and no AppKit; use `keyboardShortcut`, `onKeyPress` and `NavigationSplitView` (Documentation/Support.md, V12.6)"
  )
  public func typeSelectEquivalent(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "recordingEditor isn't supported: a browser has no menu bar and no AppKit; use `keyboardShortcut`, `onKeyPress` and `NavigationSplitView` (Documentation/Support.md, V12.6)"
  )
  public func recordingEditor(
    _ p0: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "recordingEditor isn't supported: a browser has no menu bar and no AppKit; use `keyboardShortcut`, `onKeyPress` and `NavigationSplitView` (Documentation/Support.md, V12.6)"
  )
  public func recordingEditor(
    _ p0: Missing
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "recordingEditor isn't supported: a browser has no menu bar and no AppKit; use `keyboardShortcut`, `onKeyPress` and `NavigationSplitView` (Documentation/Support.md, V12.6)"
  )
  public func recordingEditor(
    _ p0: some Any,
    mode p1: some Any
  ) -> Self { self }

  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "recordingEditor isn't supported: a browser has no menu bar and no AppKit; use `keyboardShortcut`, `onKeyPress` and `NavigationSplitView` (Documentation/Support.md, V12.6)"
  )
  public func recordingEditor(
    _ p0: Missing,
    mode p1: some Any
  ) -> Self { self }
}

extension EnvironmentValues {
  /// Unavailable: declared so that the compiler reports the reason.
  @available(
    *, unavailable,
    message: "controlActiveState isn't supported: a browser has no menu bar and no AppKit; use `keyboardShortcut`, `onKeyPress` and `NavigationSplitView` (Documentation/Support.md, V12.6)"
  )
  public var controlActiveState: Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "AutomaticMenuBarExtraStyle isn't supported: a browser has no menu bar and no AppKit; use `keyboardShortcut`, `onKeyPress` and `NavigationSplitView` (Documentation/Support.md, V12.6)"
)
@dynamicMemberLookup
public struct AutomaticMenuBarExtraStyle {
  /// Unavailable.
  public init() {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "MenuBarExtraStyle isn't supported: a browser has no menu bar and no AppKit; use `keyboardShortcut`, `onKeyPress` and `NavigationSplitView` (Documentation/Support.md, V12.6)"
)
@dynamicMemberLookup
public struct MenuBarExtraStyle {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "PullDownMenuBarExtraStyle isn't supported: a browser has no menu bar and no AppKit; use `keyboardShortcut`, `onKeyPress` and `NavigationSplitView` (Documentation/Support.md, V12.6)"
)
@dynamicMemberLookup
public struct PullDownMenuBarExtraStyle {
  /// Unavailable.
  public init() {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "WindowMenuBarExtraStyle isn't supported: a browser has no menu bar and no AppKit; use `keyboardShortcut`, `onKeyPress` and `NavigationSplitView` (Documentation/Support.md, V12.6)"
)
@dynamicMemberLookup
public struct WindowMenuBarExtraStyle {
  /// Unavailable.
  public init() {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "NSHostingController isn't supported: a browser has no menu bar and no AppKit; use `keyboardShortcut`, `onKeyPress` and `NavigationSplitView` (Documentation/Support.md, V12.6)"
)
@dynamicMemberLookup
public struct NSHostingController {
  /// Unavailable.
  public init(
    coder p0: some Any
  ) {}

  /// Unavailable.
  public init(
    coder p0: some Any,
    rootView p1: some Any
  ) {}

  /// Unavailable.
  public init(
    rootView p0: some Any
  ) {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "NSHostingMenu isn't supported: a browser has no menu bar and no AppKit; use `keyboardShortcut`, `onKeyPress` and `NavigationSplitView` (Documentation/Support.md, V12.6)"
)
@dynamicMemberLookup
public struct NSHostingMenu {
  /// Unavailable.
  public init(
    rootView p0: some Any
  ) {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "NSHostingSceneBridgingOptions isn't supported: a browser has no menu bar and no AppKit; use `keyboardShortcut`, `onKeyPress` and `NavigationSplitView` (Documentation/Support.md, V12.6)"
)
@dynamicMemberLookup
public struct NSHostingSceneBridgingOptions {
  /// Unavailable.
  public init(
    rawValue p0: some Any
  ) {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "NSHostingSceneRepresentation isn't supported: a browser has no menu bar and no AppKit; use `keyboardShortcut`, `onKeyPress` and `NavigationSplitView` (Documentation/Support.md, V12.6)"
)
@dynamicMemberLookup
public struct NSHostingSceneRepresentation {
  /// Unavailable.
  public init(
    rootScene p0: some Any
  ) {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "NSHostingSizingOptions isn't supported: a browser has no menu bar and no AppKit; use `keyboardShortcut`, `onKeyPress` and `NavigationSplitView` (Documentation/Support.md, V12.6)"
)
@dynamicMemberLookup
public struct NSHostingSizingOptions {
  /// Unavailable.
  public init(
    rawValue p0: some Any
  ) {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "NSHostingView isn't supported: a browser has no menu bar and no AppKit; use `keyboardShortcut`, `onKeyPress` and `NavigationSplitView` (Documentation/Support.md, V12.6)"
)
@dynamicMemberLookup
public struct NSHostingView {
  /// Unavailable.
  public init(
    coder p0: some Any
  ) {}

  /// Unavailable.
  public init(
    coder p0: some Any,
    rootView p1: some Any
  ) {}

  /// Unavailable.
  public init(
    rootView p0: some Any
  ) {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "NSViewControllerRepresentable isn't supported: a browser has no menu bar and no AppKit; use `keyboardShortcut`, `onKeyPress` and `NavigationSplitView` (Documentation/Support.md, V12.6)"
)
@dynamicMemberLookup
public struct NSViewControllerRepresentable {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "NSViewControllerRepresentableContext isn't supported: a browser has no menu bar and no AppKit; use `keyboardShortcut`, `onKeyPress` and `NavigationSplitView` (Documentation/Support.md, V12.6)"
)
@dynamicMemberLookup
public struct NSViewControllerRepresentableContext {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "NSViewRepresentable isn't supported: a browser has no menu bar and no AppKit; use `keyboardShortcut`, `onKeyPress` and `NavigationSplitView` (Documentation/Support.md, V12.6)"
)
@dynamicMemberLookup
public struct NSViewRepresentable {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "NSViewRepresentableContext isn't supported: a browser has no menu bar and no AppKit; use `keyboardShortcut`, `onKeyPress` and `NavigationSplitView` (Documentation/Support.md, V12.6)"
)
@dynamicMemberLookup
public struct NSViewRepresentableContext {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "NSGestureRecognizerRepresentable isn't supported: a browser has no menu bar and no AppKit; use `keyboardShortcut`, `onKeyPress` and `NavigationSplitView` (Documentation/Support.md, V12.6)"
)
@dynamicMemberLookup
public struct NSGestureRecognizerRepresentable {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "NSGestureRecognizerRepresentableContext isn't supported: a browser has no menu bar and no AppKit; use `keyboardShortcut`, `onKeyPress` and `NavigationSplitView` (Documentation/Support.md, V12.6)"
)
@dynamicMemberLookup
public struct NSGestureRecognizerRepresentableContext {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "NSGestureRecognizerRepresentableCoordinateSpaceConverter isn't supported: a browser has no menu bar and no AppKit; use `keyboardShortcut`, `onKeyPress` and `NavigationSplitView` (Documentation/Support.md, V12.6)"
)
@dynamicMemberLookup
public struct NSGestureRecognizerRepresentableCoordinateSpaceConverter {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "NSApplicationDelegateAdaptor isn't supported: a browser has no menu bar and no AppKit; use `keyboardShortcut`, `onKeyPress` and `NavigationSplitView` (Documentation/Support.md, V12.6)"
)
@dynamicMemberLookup
public struct NSApplicationDelegateAdaptor {
  /// Unavailable.
  public init(
    _ p0: some Any
  ) {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "TouchBar isn't supported: a browser has no menu bar and no AppKit; use `keyboardShortcut`, `onKeyPress` and `NavigationSplitView` (Documentation/Support.md, V12.6)"
)
@dynamicMemberLookup
public struct TouchBar {
  /// Unavailable.
  public init(
    @ViewBuilder content p0: () -> some View
  ) {}

  /// Unavailable.
  public init(
    id p0: some Any,
    @ViewBuilder content p1: () -> some View
  ) {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "TouchBarItemPresence isn't supported: a browser has no menu bar and no AppKit; use `keyboardShortcut`, `onKeyPress` and `NavigationSplitView` (Documentation/Support.md, V12.6)"
)
@dynamicMemberLookup
public struct TouchBarItemPresence {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "HelpLink isn't supported: a browser has no menu bar and no AppKit; use `keyboardShortcut`, `onKeyPress` and `NavigationSplitView` (Documentation/Support.md, V12.6)"
)
@dynamicMemberLookup
public struct HelpLink {
  /// Unavailable.
  public init(
    action p0: some Any
  ) {}

  /// Unavailable.
  public init(
    anchor p0: some Any
  ) {}

  /// Unavailable.
  public init(
    anchor p0: some Any,
    book p1: some Any
  ) {}

  /// Unavailable.
  public init(
    @ViewBuilder destination p0: () -> some View
  ) {}

  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "ImportFromDevicesCommands isn't supported: a browser has no menu bar and no AppKit; use `keyboardShortcut`, `onKeyPress` and `NavigationSplitView` (Documentation/Support.md, V12.6)"
)
public struct ImportFromDevicesCommands: Commands {
  /// Unavailable.
  public init() {}

  /// An empty body.
  public var body: some Commands { EmptyCommands() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "FileDialogBrowserOptions isn't supported: a browser has no menu bar and no AppKit; use `keyboardShortcut`, `onKeyPress` and `NavigationSplitView` (Documentation/Support.md, V12.6)"
)
@dynamicMemberLookup
public struct FileDialogBrowserOptions {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}

/// Unavailable: declared so that the compiler reports the reason.
@available(
  *, unavailable,
  message: "ControlActiveState isn't supported: a browser has no menu bar and no AppKit; use `keyboardShortcut`, `onKeyPress` and `NavigationSplitView` (Documentation/Support.md, V12.6)"
)
@dynamicMemberLookup
public struct ControlActiveState {
  /// A placeholder for any member.
  public subscript(dynamicMember name: String) -> Missing { Missing() }
}
