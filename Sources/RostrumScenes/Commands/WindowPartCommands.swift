/// A command that shows and hides the sidebar of the split view in the window: Control-Command-S.
///
/// ```swift
/// WindowGroup { Library() }
///   .commands { SidebarCommands() }
/// ```
///
/// It is disabled without a `NavigationSplitView`. A keyboard without a Command key has no shortcut for
/// it.
public struct SidebarCommands: Commands {
  /// Primitive commands have no body.
  public typealias Body = Never

  /// Creates the command.
  public init() {}

  /// No menus; apps don't call or implement this.
  public var _menus: EmptyView { EmptyView() }
  /// The command; apps don't call or implement this.
  public var _actions: some View {
    WindowPartCommand(
      kind: .sidebar, word: .sidebar,
      shortcut: KeyboardShortcut("s", modifiers: [.command, .control]))
  }
  /// There is a command; apps don't call or implement this.
  public var _hasActions: Bool { true }
}

/// A command that shows and hides the inspector of the window: Control-Command-I.
///
/// ```swift
/// WindowGroup { Drawing().inspector(isPresented: $isInspecting) { Details() } }
///   .commands { InspectorCommands() }
/// ```
///
/// It is disabled without a view that has an inspector. A keyboard without a Command key has no shortcut
/// for it.
public struct InspectorCommands: Commands {
  /// Primitive commands have no body.
  public typealias Body = Never

  /// Creates the command.
  public init() {}

  /// No menus; apps don't call or implement this.
  public var _menus: EmptyView { EmptyView() }
  /// The command; apps don't call or implement this.
  public var _actions: some View {
    WindowPartCommand(
      kind: .inspector, word: .inspector,
      shortcut: KeyboardShortcut("i", modifiers: [.command, .control]))
  }
  /// There is a command; apps don't call or implement this.
  public var _hasActions: Bool { true }
}

/// A command that shows and hides the bars at the top of the window's screens: Option-Command-T.
///
/// The bars of presentations stay. The user customizes a toolbar in its own menu.
public struct ToolbarCommands: Commands {
  /// Primitive commands have no body.
  public typealias Body = Never

  /// Creates the command.
  public init() {}

  /// No menus; apps don't call or implement this.
  public var _menus: EmptyView { EmptyView() }
  /// The command; apps don't call or implement this.
  public var _actions: some View { ToolbarCommand() }
  /// There is a command; apps don't call or implement this.
  public var _hasActions: Bool { true }
}

/// The command for a part of the window.
private struct WindowPartCommand: View {
  let kind: WindowParts.Kind
  let word: SystemWord
  let shortcut: KeyboardShortcut
  @Environment(\.windowParts) private var parts

  var body: some View {
    let part = parts?.first(kind)
    Toggle(
      isOn: Binding(get: { part?.isShown ?? false }, set: { parts?.first(kind)?.show($0) })
    ) {
      Text(word)
    }
    .keyboardShortcut(shortcut)
    .disabled(part == nil)
  }
}

/// The command for the bars of the window's screens.
private struct ToolbarCommand: View {
  @SceneStorage("rostrum.isToolbarHidden") private var isHidden = false
  @Environment(\.windowParts) private var parts

  var body: some View {
    Toggle(isOn: Binding(get: { !isHidden }, set: { isHidden = !$0 })) { Text(SystemWord.toolbar) }
      .keyboardShortcut("t", modifiers: [.command, .option])
      .onChange(of: isHidden, initial: true) { parts?.hideToolbar(isHidden) }
      .onDisappear { parts?.hideToolbar(false) }
  }
}
