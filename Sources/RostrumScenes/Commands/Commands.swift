/// Commands of an app, which a desk's window shows as menus above its content.
///
/// ```swift
/// WindowGroup { NoteList() }
///   .commands {
///     CommandGroup(after: .newItem) {
///       Button("New Folder") { addFolder() }.keyboardShortcut("n", modifiers: [.command, .shift])
///     }
///     CommandMenu("Note") {
///       Button("Pin") { pin() }.keyboardShortcut("p", modifiers: [.command, .option])
///     }
///   }
/// ```
///
/// The keyboard shortcuts of the commands work wherever the focus is, unless a presentation covers the
/// window. A browser keeps some shortcuts for itself, such as those for a new tab.
@MainActor @preconcurrency
public protocol Commands {
  /// The type of the commands' content.
  associatedtype Body: Commands
  /// The type of the menus, which is inferred.
  associatedtype _Menus: View = Body._Menus
  /// The type of the commands that aren't in a menu of their own, which is inferred.
  associatedtype _Actions: View = Body._Actions

  /// The content of the commands.
  @CommandsBuilder var body: Body { get }

  /// The menus; apps don't call or implement this.
  var _menus: _Menus { get }
  /// The commands that aren't in a menu of their own; apps don't call or implement this.
  var _actions: _Actions { get }
  /// Whether there are commands that aren't in a menu of their own; apps don't call or implement
  /// this.
  var _hasActions: Bool { get }
}

extension Commands where _Menus == Body._Menus, _Actions == Body._Actions {
  /// The menus.
  public var _menus: _Menus { body._menus }
  /// The commands that aren't in a menu of their own.
  public var _actions: _Actions { body._actions }
}

extension Commands {
  /// Whether there are commands that aren't in a menu of their own.
  public var _hasActions: Bool { Body.self != Never.self && body._hasActions }
}

extension Never: Commands {
  /// Never called: `Never` has no values.
  public var _menus: Never { body }
  /// Never called: `Never` has no values.
  public var _actions: Never { body }
  /// Never called: `Never` has no values.
  public var _hasActions: Bool { false }
}

extension Commands where Body == Never {
  /// Never called: primitive commands have no body.
  public var body: Never {
    preconditionFailure("\(Self.self) are primitive commands. They have no body.")
  }
}

/// No commands.
public struct EmptyCommands: Commands {
  /// Primitive commands have no body.
  public typealias Body = Never

  /// No menus; apps don't call or implement this.
  public var _menus: EmptyView { EmptyView() }
  /// No commands; apps don't call or implement this.
  public var _actions: EmptyView { EmptyView() }

  /// Creates no commands.
  public init() {}
}

/// A menu of commands.
public struct CommandMenu<Content: View>: Commands {
  /// Primitive commands have no body.
  public typealias Body = Never

  /// The menu; apps don't call or implement this.
  public let _menus: Menu<Text, Content>
  /// No commands; apps don't call or implement this.
  public var _actions: EmptyView { EmptyView() }

  /// Creates a menu.
  ///
  /// - Parameters:
  ///   - nameKey: The title of the menu.
  ///   - content: The commands.
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(nameKey), content: content)
  }

  /// Creates a menu.
  ///
  /// - Parameters:
  ///   - name: The title of the menu.
  ///   - content: The commands.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
    self.init(Text(verbatim: String(name)), content: content)
  }

  /// Creates a menu.
  ///
  /// - Parameters:
  ///   - name: The title of the menu.
  ///   - content: The commands.
  public init(_ name: Text, @ViewBuilder content: () -> Content) {
    _menus = Menu(content: content) { name }
  }
}

/// Commands for one of the menus of a system; a page shows all of them in one menu.
public struct CommandGroup<Content: View>: Commands {
  /// Primitive commands have no body.
  public typealias Body = Never

  /// No menus; apps don't call or implement this.
  public var _menus: EmptyView { EmptyView() }
  /// The commands; apps don't call or implement this.
  public let _actions: Content
  /// Whether there are commands; apps don't call or implement this.
  public var _hasActions: Bool { Content.self != EmptyView.self }

  /// Creates commands before those of a system.
  ///
  /// - Parameters:
  ///   - group: The commands of a system, which a page doesn't have.
  ///   - addition: The commands.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    _actions = addition()
  }

  /// Creates commands after those of a system.
  ///
  /// - Parameters:
  ///   - group: The commands of a system, which a page doesn't have.
  ///   - addition: The commands.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    _actions = addition()
  }

  /// Creates commands in place of those of a system.
  ///
  /// - Parameters:
  ///   - group: The commands of a system, which a page doesn't have.
  ///   - addition: The commands.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    _actions = addition()
  }
}

/// The commands that a system has without the app.
public struct CommandGroupPlacement: Hashable, Sendable {
  private let name: String

  /// About the app.
  public static let appInfo = CommandGroupPlacement(name: "appInfo")
  /// The settings of the app.
  public static let appSettings = CommandGroupPlacement(name: "appSettings")
  /// What other apps offer.
  public static let systemServices = CommandGroupPlacement(name: "systemServices")
  /// Hiding the app.
  public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
  /// Ending the app.
  public static let appTermination = CommandGroupPlacement(name: "appTermination")
  /// Creating and opening.
  public static let newItem = CommandGroupPlacement(name: "newItem")
  /// Saving.
  public static let saveItem = CommandGroupPlacement(name: "saveItem")
  /// Importing and exporting.
  public static let importExport = CommandGroupPlacement(name: "importExport")
  /// Printing.
  public static let printItem = CommandGroupPlacement(name: "printItem")
  /// Undoing.
  public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
  /// The clipboard.
  public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
  /// Editing texts.
  public static let textEditing = CommandGroupPlacement(name: "textEditing")
  /// Formatting texts.
  public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
  /// The toolbar.
  public static let toolbar = CommandGroupPlacement(name: "toolbar")
  /// The sidebar.
  public static let sidebar = CommandGroupPlacement(name: "sidebar")
  /// The size of the window.
  public static let windowSize = CommandGroupPlacement(name: "windowSize")
  /// The windows.
  public static let windowList = CommandGroupPlacement(name: "windowList")
  /// Windows that are there once.
  public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
  /// Arranging windows.
  public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
  /// Help.
  public static let help = CommandGroupPlacement(name: "help")
}
