/// Which writing tools of the system a text view offers.
///
/// A system without writing tools ignores it, as a page does: a browser decides by itself what it offers.
public struct WritingToolsBehavior: Hashable, Sendable {
  private enum Kind { case automatic, complete, limited, disabled }
  private let kind: Kind

  /// What suits the view.
  public static let automatic = Self(kind: .automatic)
  /// All tools, in the text itself.
  public static let complete = Self(kind: .complete)
  /// Tools beside the text.
  public static let limited = Self(kind: .limited)
  /// No tools.
  public static let disabled = Self(kind: .disabled)
}

extension View {
  /// Sets which writing tools of the system the text views within offer.
  ///
  /// A page has none, so nothing changes.
  ///
  /// - Parameter behavior: The tools.
  /// - Returns: The view.
  public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }

  /// Sets whether the buttons of menus within have a mark that they open a menu.
  ///
  /// The theme's menus have none.
  ///
  /// - Parameter visibility: Whether there is a mark.
  /// - Returns: The view.
  public func menuIndicator(_ visibility: Visibility) -> some View { self }
}
