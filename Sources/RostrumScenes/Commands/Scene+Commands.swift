import Foundation

extension Scene {
  /// Adds commands to the scene's windows.
  ///
  /// - Parameter content: The commands.
  /// - Returns: The scene.
  public func commands<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene {
    let commands = content()
    return _Scenes(
      _content: CommandedView(
        actions: commands._hasActions ? commands._actions : nil, menus: commands._menus,
        content: _content),
      _title: _title)
  }

  /// Replaces the commands of a system, which a page doesn't have, in the scene's windows.
  ///
  /// - Parameter content: The commands.
  /// - Returns: The scene.
  public func commandsReplaced<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene {
    commands(content: content)
  }

  /// Removes the commands of a system, which a page doesn't have.
  ///
  /// - Returns: The scene.
  public func commandsRemoved() -> some Scene { self }
}

/// A window with its commands above the content, if the window isn't narrow.
struct CommandedView<Actions: View, Menus: View, Content: View>: View {
  let actions: Actions?
  let menus: Menus
  let content: Content
  @Environment(\.horizontalSizeClass) private var sizeClass

  var body: some View {
    if sizeClass != .compact {
      HStack(spacing: 4) {
        if let actions {
          Menu {
            actions
          } label: {
            Text(SystemWord.actions)
          }
        }
        menus
        Spacer()
      }
      .buttonStyle(.borderless)
      .padding(.horizontal, 8)
      .padding(.vertical, 4)
      .accessibilityElement(children: .contain)
      .accessibilityLabel(Text(SystemWord.actions))
    }
    content
  }
}
