#if !canImport(Darwin)
  public import Foundation

  /// Joins texts as a language does: “milk, bread, and salt”.
  ///
  /// ```swift
  /// Text(ListFormatter.localizedString(byJoining: names))
  /// ```
  ///
  /// Foundation on Linux lacks this class. Without a locale of its own, it writes for the reader of the
  /// session.
  public final class ListFormatter: Formatter {
    /// The locale; that of the session for `nil`.
    public var locale: Locale!
    /// Writes the items; without one, they are described.
    public var itemFormatter: Formatter?

    /// Joins texts for the reader of the session.
    ///
    /// - Parameter strings: The texts.
    /// - Returns: The joined texts.
    public class func localizedString(byJoining strings: [String]) -> String {
      strings.formatted(.list(type: .and).locale(SessionFormats.locale))
    }

    /// Joins items.
    ///
    /// - Parameter items: The items.
    /// - Returns: The joined texts; `nil` if the formatter of items doesn't know one.
    public func string(from items: [Any]) -> String? {
      var texts: [String] = []
      for item in items {
        guard let itemFormatter else {
          texts.append(item as? String ?? "\(item)")
          continue
        }
        guard let text = itemFormatter.string(for: item) else { return nil }
        texts.append(text)
      }
      return texts.formatted(.list(type: .and).locale(locale ?? SessionFormats.locale))
    }

    /// Joins items.
    ///
    /// - Parameter obj: An array.
    /// - Returns: The joined texts; `nil` for any other value.
    public override func string(for obj: Any) -> String? {
      (obj as? [Any]).flatMap { string(from: $0) }
    }
  }
#endif
