public import Foundation
public import RostrumFoundation

// NB: Strings and URLs have no preview in SwiftUI; a marker makes one initializer of its two.

/// A value that a ``ShareLink`` passes on without a preview: a string or a URL.
public protocol _ShareItem: Transferable {}

extension URL: _ShareItem {}
extension String: _ShareItem {}

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
    self.init(items.map { SharedItem($0) }, subject, message, label())
  }

  /// Creates a button that shares several values, each with a title.
  ///
  /// - Parameters:
  ///   - items: The values.
  ///   - subject: The subject, for programs that have one.
  ///   - message: A text before the items.
  ///   - preview: Returns the title of a value, which names its file.
  ///   - label: The content of the button.
  public init<Items: RandomAccessCollection, Image, Icon>(
    items: Items, subject: Text? = nil, message: Text? = nil,
    preview: (Items.Element) -> SharePreview<Image, Icon>, @ViewBuilder label: () -> Label
  ) where Items.Element: Transferable {
    self.init(
      items.map { SharedItem($0, title: preview($0).title) }, subject, message, label())
  }

  /// Creates a button that shares a value with a title.
  ///
  /// - Parameters:
  ///   - item: The value.
  ///   - subject: The subject, for programs that have one; the title of the preview for `nil`.
  ///   - message: A text before the item.
  ///   - preview: The title, which names the file.
  ///   - label: The content of the button.
  public init<Item: Transferable, Image, Icon>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Image, Icon>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      [SharedItem(item, title: preview.title)], subject ?? preview.title, message, label())
  }
}
