/// The commands for texts that a browser has in its own menus: finding, spelling, substitutions, speech.
///
/// A page adds nothing to them: they work in every text of the page, with the browser's shortcuts.
public struct TextEditingCommands: Commands {
  /// Primitive commands have no body.
  public typealias Body = Never

  /// Creates the commands.
  public init() {}

  /// No menus; apps don't call or implement this.
  public var _menus: EmptyView { EmptyView() }
  /// No commands; apps don't call or implement this.
  public var _actions: EmptyView { EmptyView() }
}

/// The commands for looks of texts, which a `TextEditor` of an `AttributedString` has itself.
///
/// Such an editor has buttons for bold, italic, underlined and struck text, and the keys Command-B,
/// Command-I and Command-U. The window's menus have no further ones.
public struct TextFormattingCommands: Commands {
  /// Primitive commands have no body.
  public typealias Body = Never

  /// Creates the commands.
  public init() {}

  /// No menus; apps don't call or implement this.
  public var _menus: EmptyView { EmptyView() }
  /// No commands; apps don't call or implement this.
  public var _actions: EmptyView { EmptyView() }
}
