public import RostrumViews

/// A look of the index of pages.
public protocol IndexViewStyle {
  /// When the index has a background; apps don't implement it.
  var _look: PageIndexLook? { get }
}

/// A dot for each page.
public struct PageIndexViewStyle: IndexViewStyle {
  /// When the dots have a background.
  public struct BackgroundDisplayMode: Hashable, Sendable {
    fileprivate let look: PageIndexLook?

    private init(_ look: PageIndexLook?) {
      self.look = look
    }

    /// As the theme has it: never.
    public static let automatic = Self(nil)
    /// Always.
    public static let always = Self(.always)
    /// While the user points at the dots, or has moved the focus to them.
    public static let interactive = Self(.interactive)
    /// Never.
    public static let never = Self(.never)
  }

  private let mode: BackgroundDisplayMode

  /// Creates the style.
  ///
  /// - Parameter backgroundDisplayMode: When the dots have a background.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    mode = backgroundDisplayMode
  }

  /// When the index has a background; apps don't call it.
  public var _look: PageIndexLook? { mode.look }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// A dot for each page.
  public static var page: Self { Self() }

  /// A dot for each page.
  ///
  /// - Parameter backgroundDisplayMode: When the dots have a background.
  /// - Returns: The style.
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> Self {
    Self(backgroundDisplayMode: backgroundDisplayMode)
  }
}

extension View {
  /// Sets the look of the dots of pages in the view.
  ///
  /// ```swift
  /// TabView { ForEach(photos) { Photo($0) } }
  ///   .tabViewStyle(.page)
  ///   .indexViewStyle(.page(backgroundDisplayMode: .always))
  /// ```
  ///
  /// - Parameter style: The look.
  /// - Returns: The view.
  public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    self.style(style._look.map { .pageIndex($0) })
  }
}
