/// A single window of an app.
///
/// ```swift
/// WindowGroup { Mailbox() }
/// Window("Activity", id: "activity") { ActivityLog() }
/// ```
///
/// The address of the window is its id. Each page with it is a launch of its own: unlike a system with
/// a list of all windows, a browser may have several.
public struct Window<Content: View>: Scene {
  /// A primitive scene has no body.
  public typealias Body = Never

  /// The title of the window; apps don't call or implement this.
  public let _title: Text?
  /// The content of the window; apps don't call or implement this.
  public let _content: WindowContent<Content>

  /// Creates a window.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - id: The id, which is the address of the window.
  ///   - content: The content of the window.
  public init(
    _ titleKey: LocalizedStringKey, id: String,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(Text(titleKey), id: id, content: content)
  }

  /// Creates a window.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - id: The id, which is the address of the window.
  ///   - content: The content of the window.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(Text(verbatim: String(title)), id: id, content: content)
  }

  /// Creates a window.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - id: The id, which is the address of the window.
  ///   - content: The content of the window.
  public init(_ title: Text, id: String, @ViewBuilder content: @escaping @MainActor () -> Content) {
    _title = title
    _content = WindowContent(kind: .plain(id), title: title) { _ in content() }
  }
}
