/// A colour with the names of Mac apps, for those that write `Color(nsColor: .windowBackgroundColor)`.
public typealias NSColor = UIColor

extension Color {
  /// Creates a colour from a colour of AppKit.
  public init(nsColor: NSColor) {
    self.init(nsColor)
  }
}

// The colours of AppKit for parts of the interface.
extension UIColor {
  /// The background of a window.
  public static let windowBackgroundColor = systemBackground
  /// The background of controls, such as lists and tables.
  public static let controlBackgroundColor = secondarySystemGroupedBackground
  /// The background of text.
  public static let textBackgroundColor = systemBackground
  /// The background behind pages.
  public static let underPageBackgroundColor = systemGroupedBackground
  /// The colour of text in documents.
  public static let textColor = label
  /// The colour of text.
  public static let labelColor = label
  /// The colour of less important text.
  public static let secondaryLabelColor = secondaryLabel
  /// The colour of text of little importance.
  public static let tertiaryLabelColor = tertiaryLabel
  /// The colour of text of the least importance.
  public static let quaternaryLabelColor = quaternaryLabel
  /// The colour of placeholder text.
  public static let placeholderTextColor = placeholderText
  /// The colour of thin lines.
  public static let separatorColor = separator
  /// The colour of links.
  public static let linkColor = link
  /// The colour of interactive content.
  public static let controlAccentColor = tintColor
}
