/// The main window of an app.
public struct WindowGroup<Content: View>: Scene {
  /// A primitive scene has no body.
  public typealias Body = Never

  /// The title of the window; apps don't call or implement this.
  public let _title: Text?
  private let content: @MainActor () -> Content

  /// Creates a window.
  ///
  /// - Parameter content: The content of the window.
  public init(@ViewBuilder content: @escaping @MainActor () -> Content) {
    _title = nil
    self.content = content
  }

  /// Creates a window with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - content: The content of the window.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    _title = Text(titleKey)
    self.content = content
  }

  /// The content of the window.
  public var _content: Content { content() }
}
