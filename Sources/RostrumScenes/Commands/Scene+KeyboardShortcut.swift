extension Scene {
  /// Opens the scene's window with a key combination.
  ///
  /// ```swift
  /// Window("Activity", id: "activity") { ActivityLog() }
  ///   .keyboardShortcut("0", modifiers: .command)
  /// ```
  ///
  /// A command with the title of the scene, in the menus of every window of the app, opens the window as
  /// ``OpenWindowAction`` does. A scene without a title is called by its id. A browser keeps some key
  /// combinations for itself, such as those for a new tab.
  ///
  /// - Parameter shortcut: The key combination; `nil` for none.
  /// - Returns: The scene.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene {
    _Scenes(
      _content: OpenedByShortcut(shortcut: shortcut, title: _title, content: _content),
      _title: _title)
  }

  /// Opens the scene's window with a key combination.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - modifiers: The modifier keys.
  ///   - localization: How the combination follows the keyboard of the user.
  /// - Returns: The scene.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization = .automatic
  ) -> some Scene {
    keyboardShortcut(
      KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }
}

/// A window with a command that opens it.
private struct OpenedByShortcut<Content: View>: View {
  let shortcut: KeyboardShortcut?
  let title: Text?
  let content: Content
  @State private var target = WindowTarget()

  var body: some View {
    CommandedView(
      actions: shortcut.map { OpenCommand(target: target, shortcut: $0, title: title) },
      menus: EmptyView(), content: content.environment(\.windowTarget, target))
  }
}

/// The command that opens a window.
private struct OpenCommand: View {
  let target: WindowTarget
  let shortcut: KeyboardShortcut
  let title: Text?

  var body: some View {
    Button {
      if let part = target.part { Windows.current?.open(part) }
    } label: {
      title ?? Text(verbatim: target.part?.kind.name ?? "/")
    }
    .keyboardShortcut(shortcut)
  }
}

/// The window of a scene, for a command of the scene.
@MainActor
final class WindowTarget {
  weak var part: (any WindowPart)?

  nonisolated init() {}
}

extension EnvironmentValues {
  /// Where the window of the scene is noted, if a command opens it.
  var windowTarget: WindowTarget? {
    get { self[WindowTargetKey.self] }
    set { self[WindowTargetKey.self] = newValue }
  }
}

private struct WindowTargetKey: EnvironmentKey {
  static let defaultValue: WindowTarget? = nil
}
