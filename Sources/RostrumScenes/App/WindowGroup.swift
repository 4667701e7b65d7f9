/// The main window of an app.
public struct WindowGroup<Content: View>: Scene {
  /// A primitive is made of nothing else.
  public typealias Body = Never

  /// The title of the window; apps do not call or write it.
  public let _title: Text?
  private let content: @MainActor () -> Content

  /// Makes a window.
  ///
  /// - Parameter content: What the window shows.
  public init(@ViewBuilder content: @escaping @MainActor () -> Content) {
    _title = nil
    self.content = content
  }

  /// Makes a window with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - content: What the window shows.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    _title = Text(titleKey)
    self.content = content
  }

  /// What the window shows.
  public var _content: Content { content() }
}
