import RostrumDependencies

/// The user's clipboard under the names of Mac apps: see ``UIPasteboard``.
///
/// ```swift
/// NSPasteboard.general.clearContents()
/// NSPasteboard.general.setString(link, forType: .string)
/// ```
public final class NSPasteboard: Sendable {
  /// The type of what is on a pasteboard.
  public struct PasteboardType: RawRepresentable, Hashable, Sendable {
    /// The name of the type.
    public let rawValue: String

    /// Creates a type.
    ///
    /// - Parameter rawValue: The name of the type.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Text.
    public static let string = Self(rawValue: "public.utf8-plain-text")
    /// An address, as text.
    public static let URL = Self(rawValue: "public.url")
  }

  /// The clipboard of the current session's user.
  public static let general = NSPasteboard()

  private init() {}

  /// Removes what the session has copied.
  ///
  /// The clipboard itself keeps its content until something is copied.
  ///
  /// - Returns: The number of items that were there.
  @discardableResult
  public func clearContents() -> Int {
    let count = UIPasteboard.general.numberOfItems
    UIPasteboard.general.forget()
    return count
  }

  /// Copies a text.
  ///
  /// - Parameters:
  ///   - string: The text.
  ///   - dataType: The type; others than `string` and `URL` aren't copied.
  /// - Returns: Whether the text was copied.
  @discardableResult
  public func setString(_ string: String, forType dataType: PasteboardType) -> Bool {
    guard dataType == .string || dataType == .URL else { return false }
    UIPasteboard.general.string = string
    return true
  }

  /// The text that the session copied last.
  ///
  /// - Parameter dataType: The type.
  /// - Returns: The text, or `nil` if no text of the type was copied.
  public func string(forType dataType: PasteboardType) -> String? {
    switch dataType {
    case .string: UIPasteboard.general.string
    case .URL: UIPasteboard.general.url?.absoluteString
    default: nil
    }
  }
}
