public import Foundation

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

/// A value that a ``ShareLink`` can pass on: a string or a URL.
public protocol _ShareItem {
  /// The value as an address; apps don't call or implement it.
  var _address: URL? { get }
  /// The value as a text; apps don't call or implement it.
  var _words: String? { get }
}

extension URL: _ShareItem {
  /// The address.
  public var _address: URL? { self }
  /// No text.
  public var _words: String? { nil }
}

extension String: _ShareItem {
  /// No address.
  public var _address: URL? { nil }
  /// The text.
  public var _words: String? { self }
}

extension ShareLink {
  /// Creates a button that shares several texts or URLs.
  ///
  /// - Parameters:
  ///   - items: The texts or URLs.
  ///   - subject: The subject, for programs that have one.
  ///   - message: A text before the items.
  ///   - label: The content of the button.
  public init<Items: RandomAccessCollection>(
    items: Items, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Items.Element: _ShareItem {
    self.init(
      texts: items.compactMap(\._words), urls: items.compactMap(\._address), subject, message,
      label())
  }

  /// Creates a button that shares a text or a URL, with a title for other programs.
  ///
  /// - Parameters:
  ///   - item: The text or URL.
  ///   - subject: The subject, for programs that have one; the title of the preview for `nil`.
  ///   - message: A text before the item.
  ///   - preview: The title.
  ///   - label: The content of the button.
  public init<Item: _ShareItem, Image, Icon>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Image, Icon>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(items: [item], subject: subject ?? preview.title, message: message, label: label)
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Creates a button that shares several texts or URLs.
  ///
  /// - Parameters:
  ///   - items: The texts or URLs.
  ///   - subject: The subject, for programs that have one.
  ///   - message: A text before the items.
  public init<Items: RandomAccessCollection>(
    items: Items, subject: Text? = nil, message: Text? = nil
  ) where Items.Element: _ShareItem {
    self.init(items: items, subject: subject, message: message) {
      DefaultShareLinkLabel(title: nil)
    }
  }

  /// Creates a button with a title that shares several texts or URLs.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - items: The texts or URLs.
  ///   - subject: The subject, for programs that have one.
  ///   - message: A text before the items.
  public init<Items: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, items: Items, subject: Text? = nil, message: Text? = nil
  ) where Items.Element: _ShareItem {
    self.init(items: items, subject: subject, message: message) {
      DefaultShareLinkLabel(title: Text(titleKey))
    }
  }

  /// Creates a button that shares a text or a URL, with a title for other programs.
  ///
  /// - Parameters:
  ///   - item: The text or URL.
  ///   - subject: The subject, for programs that have one; the title of the preview for `nil`.
  ///   - message: A text before the item.
  ///   - preview: The title.
  public init<Item: _ShareItem, Image, Icon>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Image, Icon>
  ) {
    self.init(items: [item], subject: subject ?? preview.title, message: message)
  }

  /// Creates a button with a title that shares a text or a URL, with a title for other programs.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the button.
  ///   - item: The text or URL.
  ///   - subject: The subject, for programs that have one; the title of the preview for `nil`.
  ///   - message: A text before the item.
  ///   - preview: The title.
  public init<Item: _ShareItem, Image, Icon>(
    _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<Image, Icon>
  ) {
    self.init(titleKey, items: [item], subject: subject ?? preview.title, message: message)
  }
}
