import Foundation
public import RostrumFoundation

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

  /// Creates a button that shares several values, each with a title.
  ///
  /// - Parameters:
  ///   - items: The values.
  ///   - subject: The subject, for programs that have one.
  ///   - message: A text before the items.
  ///   - preview: Returns the title of a value, which names its file.
  public init<Items: RandomAccessCollection, Image, Icon>(
    items: Items, subject: Text? = nil, message: Text? = nil,
    preview: (Items.Element) -> SharePreview<Image, Icon>
  ) where Items.Element: Transferable {
    self.init(items: items, subject: subject, message: message, preview: preview) {
      DefaultShareLinkLabel(title: nil)
    }
  }

  /// Creates a button that shares a value with a title for other programs.
  ///
  /// - Parameters:
  ///   - item: The value.
  ///   - subject: The subject, for programs that have one; the title of the preview for `nil`.
  ///   - message: A text before the item.
  ///   - preview: The title, which names the file.
  public init<Item: Transferable, Image, Icon>(
    item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<Image, Icon>
  ) {
    self.init(item: item, subject: subject, message: message, preview: preview) {
      DefaultShareLinkLabel(title: nil)
    }
  }

  /// Creates a button with a title that shares several texts or URLs.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the button.
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

  /// Creates a button with a title that shares several values, each with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the button.
  ///   - items: The values.
  ///   - subject: The subject, for programs that have one.
  ///   - message: A text before the items.
  ///   - preview: Returns the title of a value, which names its file.
  public init<Items: RandomAccessCollection, Image, Icon>(
    _ titleKey: LocalizedStringKey, items: Items, subject: Text? = nil, message: Text? = nil,
    preview: (Items.Element) -> SharePreview<Image, Icon>
  ) where Items.Element: Transferable {
    self.init(items: items, subject: subject, message: message, preview: preview) {
      DefaultShareLinkLabel(title: Text(titleKey))
    }
  }

  /// Creates a button with a title that shares a value with a title for other programs.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the button.
  ///   - item: The value.
  ///   - subject: The subject, for programs that have one; the title of the preview for `nil`.
  ///   - message: A text before the item.
  ///   - preview: The title, which names the file.
  public init<Item: Transferable, Image, Icon>(
    _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<Image, Icon>
  ) {
    self.init(item: item, subject: subject, message: message, preview: preview) {
      DefaultShareLinkLabel(title: Text(titleKey))
    }
  }
}
