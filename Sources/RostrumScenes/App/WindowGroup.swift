/// The main window of an app, or windows that show values of one type.
///
/// ```swift
/// struct MailApp: App {
///   var body: some Scene {
///     WindowGroup { Mailbox() }
///     WindowGroup(for: Message.ID.self) { $id in
///       MessageView(id: id)
///     }
///   }
/// }
///
/// struct MessageRow: View {
///   @Environment(\.openWindow) private var openWindow
///
///   var body: some View {
///     Button("Open in a Window") { openWindow(value: message.id) }
///   }
/// }
/// ```
///
/// A window is a page with an address of its own: that of the first scene is "/", and that of another
/// scene begins with its id, or with the name of the type of its values. ``OpenWindowAction`` opens a
/// window in a new tab, which is a launch of its own; a link to its address works as well.
public struct WindowGroup<Content: View>: Scene {
  /// A primitive scene has no body.
  public typealias Body = Never

  /// The title of the window; apps don't call or implement this.
  public let _title: Text?
  /// The content of the window; apps don't call or implement this.
  public let _content: WindowContent<Content>

  init(
    _ title: Text?, _ kind: WindowKind, _ content: @escaping @MainActor (WindowValue) -> Content
  ) {
    _title = title
    _content = WindowContent(kind: kind, title: title, content: content)
  }

  /// Creates a window.
  ///
  /// - Parameter content: The content of the window.
  public init(@ViewBuilder content: @escaping @MainActor () -> Content) {
    self.init(nil, .plain(nil)) { _ in content() }
  }

  /// Creates a window with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - content: The content of the window.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(Text(titleKey), .plain(nil)) { _ in content() }
  }

  /// Creates a window that can be opened by its id.
  ///
  /// - Parameters:
  ///   - id: The id, with which the addresses of the window begin.
  ///   - content: The content of the window.
  public init(id: String, @ViewBuilder content: @escaping @MainActor () -> Content) {
    self.init(nil, .plain(id)) { _ in content() }
  }

  /// Creates a window with a title that can be opened by its id.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - id: The id, with which the addresses of the window begin.
  ///   - content: The content of the window.
  public init(
    _ titleKey: LocalizedStringKey, id: String,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(Text(titleKey), .plain(id)) { _ in content() }
  }

  /// Creates a window with a title that can be opened by its id.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - id: The id, with which the addresses of the window begin.
  ///   - content: The content of the window.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(Text(verbatim: String(title)), .plain(id)) { _ in content() }
  }

  /// Creates a window with a title that can be opened by its id.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - id: The id, with which the addresses of the window begin.
  ///   - content: The content of the window.
  public init(_ title: Text, id: String, @ViewBuilder content: @escaping @MainActor () -> Content) {
    self.init(title, .plain(id)) { _ in content() }
  }
}
