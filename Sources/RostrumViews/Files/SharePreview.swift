/// What the user sees of what is shared: a title.
///
/// ```swift
/// ShareLink(item: "Milk", preview: SharePreview("Shopping"))
/// ```
///
/// A browser shows the title if it shares with other programs, and makes a picture by itself.
public struct SharePreview<Image, Icon> {
  let title: Text
}

extension SharePreview where Image == Never, Icon == Never {
  /// Creates a preview with a title.
  ///
  /// - Parameter titleKey: The title.
  public init(_ titleKey: LocalizedStringKey) {
    self.init(title: Text(titleKey))
  }

  /// Creates a preview with a title.
  ///
  /// - Parameter title: The title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol) {
    self.init(title: Text(title))
  }

  /// Creates a preview with a title.
  ///
  /// - Parameter title: The title.
  public init(_ title: Text) {
    self.init(title: title)
  }
}
