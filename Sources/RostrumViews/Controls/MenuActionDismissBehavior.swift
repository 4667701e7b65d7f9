/// Whether a menu closes when one of its items is pressed.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  let staysOpen: Bool?

  /// The menu closes, unless a view around the menu says otherwise.
  public static let automatic = MenuActionDismissBehavior(staysOpen: nil)
  /// The menu closes.
  public static let enabled = MenuActionDismissBehavior(staysOpen: false)
  /// The menu stays open, for items that users press repeatedly.
  public static let disabled = MenuActionDismissBehavior(staysOpen: true)
}

extension View {
  /// Sets whether a menu closes when one of its items is pressed.
  ///
  /// ```swift
  /// Menu("Text Size") {
  ///   Button("Larger") { size += 1 }
  ///   Button("Smaller") { size -= 1 }
  /// }
  /// .menuActionDismissBehavior(.disabled)
  /// ```
  ///
  /// Apply the modifier to a menu, to one of its items, or to views around menus.
  ///
  /// - Parameter behavior: The behavior.
  /// - Returns: The view.
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    fact(behavior.staysOpen.map { .menuStaysOpen($0) })
  }
}
