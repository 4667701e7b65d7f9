public import Foundation
public import RostrumFoundation

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Creates a button with a title that shares several texts or URLs.
  ///
  /// - Parameters:
  ///   - title: The title of the button.
  ///   - items: The texts or URLs.
  ///   - subject: The subject, for programs that have one.
  ///   - message: A text before the items.
  public init<Items: RandomAccessCollection>(
    _ title: Text, items: Items, subject: Text? = nil, message: Text? = nil
  ) where Items.Element: _ShareItem {
    self.init(items: items, subject: subject, message: message) {
      DefaultShareLinkLabel(title: title)
    }
  }

  /// Creates a button with a title that shares several values, each with a title.
  ///
  /// - Parameters:
  ///   - title: The title of the button.
  ///   - items: The values.
  ///   - subject: The subject, for programs that have one.
  ///   - message: A text before the items.
  ///   - preview: Returns the title of a value, which names its file.
  public init<Items: RandomAccessCollection, Image, Icon>(
    _ title: Text, items: Items, subject: Text? = nil, message: Text? = nil,
    preview: (Items.Element) -> SharePreview<Image, Icon>
  ) where Items.Element: Transferable {
    self.init(items: items, subject: subject, message: message, preview: preview) {
      DefaultShareLinkLabel(title: title)
    }
  }

  /// Creates a button with a title that shares a value with a title for other programs.
  ///
  /// - Parameters:
  ///   - title: The title of the button.
  ///   - item: The value.
  ///   - subject: The subject, for programs that have one; the title of the preview for `nil`.
  ///   - message: A text before the item.
  ///   - preview: The title, which names the file.
  public init<Item: Transferable, Image, Icon>(
    _ title: Text, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<Image, Icon>
  ) {
    self.init(item: item, subject: subject, message: message, preview: preview) {
      DefaultShareLinkLabel(title: title)
    }
  }

  /// Creates a button with a title that shares a URL.
  ///
  /// - Parameters:
  ///   - title: The title of the button.
  ///   - item: The URL.
  ///   - subject: The subject, for programs that have one.
  ///   - message: A text before the item.
  public init(
    _ title: Text, item: URL, subject: Text? = nil, message: Text? = nil
  ) {
    let label = DefaultShareLinkLabel(title: title)
    self.init([SharedItem(item)], subject, message, label)
  }

  /// Creates a button with a title that shares a text.
  ///
  /// - Parameters:
  ///   - title: The title of the button.
  ///   - item: The text.
  ///   - subject: The subject, for programs that have one.
  ///   - message: A text before the item.
  public init(
    _ title: Text, item: String, subject: Text? = nil, message: Text? = nil
  ) {
    let label = DefaultShareLinkLabel(title: title)
    self.init([SharedItem(item)], subject, message, label)
  }

  /// Creates a button with a title that shares several texts or URLs.
  ///
  /// - Parameters:
  ///   - title: The title of the button.
  ///   - items: The texts or URLs.
  ///   - subject: The subject, for programs that have one.
  ///   - message: A text before the items.
  @_disfavoredOverload
  public init<Items: RandomAccessCollection>(
    _ title: some StringProtocol, items: Items, subject: Text? = nil, message: Text? = nil
  ) where Items.Element: _ShareItem {
    self.init(items: items, subject: subject, message: message) {
      DefaultShareLinkLabel(title: Text(title))
    }
  }

  /// Creates a button with a title that shares several values, each with a title.
  ///
  /// - Parameters:
  ///   - title: The title of the button.
  ///   - items: The values.
  ///   - subject: The subject, for programs that have one.
  ///   - message: A text before the items.
  ///   - preview: Returns the title of a value, which names its file.
  @_disfavoredOverload
  public init<Items: RandomAccessCollection, Image, Icon>(
    _ title: some StringProtocol, items: Items, subject: Text? = nil, message: Text? = nil,
    preview: (Items.Element) -> SharePreview<Image, Icon>
  ) where Items.Element: Transferable {
    self.init(items: items, subject: subject, message: message, preview: preview) {
      DefaultShareLinkLabel(title: Text(title))
    }
  }

  /// Creates a button with a title that shares a value with a title for other programs.
  ///
  /// - Parameters:
  ///   - title: The title of the button.
  ///   - item: The value.
  ///   - subject: The subject, for programs that have one; the title of the preview for `nil`.
  ///   - message: A text before the item.
  ///   - preview: The title, which names the file.
  @_disfavoredOverload
  public init<Item: Transferable, Image, Icon>(
    _ title: some StringProtocol, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<Image, Icon>
  ) {
    self.init(item: item, subject: subject, message: message, preview: preview) {
      DefaultShareLinkLabel(title: Text(title))
    }
  }

  /// Creates a button with a title that shares a URL.
  ///
  /// - Parameters:
  ///   - title: The title of the button.
  ///   - item: The URL.
  ///   - subject: The subject, for programs that have one.
  ///   - message: A text before the item.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, item: URL, subject: Text? = nil, message: Text? = nil
  ) {
    let label = DefaultShareLinkLabel(title: Text(title))
    self.init([SharedItem(item)], subject, message, label)
  }

  /// Creates a button with a title that shares a text.
  ///
  /// - Parameters:
  ///   - title: The title of the button.
  ///   - item: The text.
  ///   - subject: The subject, for programs that have one.
  ///   - message: A text before the item.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, item: String, subject: Text? = nil, message: Text? = nil
  ) {
    let label = DefaultShareLinkLabel(title: Text(title))
    self.init([SharedItem(item)], subject, message, label)
  }
}
