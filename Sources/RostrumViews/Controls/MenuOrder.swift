/// The order of the items of a menu.
///
/// A menu of a page shows its items from the first one to the last one, wherever it opens.
public struct MenuOrder: Hashable, Sendable {
  private let name: String

  /// The order in which the app declares the items.
  public static let automatic = MenuOrder(name: "automatic")
  /// The order in which the app declares the items.
  public static let fixed = MenuOrder(name: "fixed")
}

extension MenuOrder {
  /// Unavailable: a menu opens at any side of its label, and its first item is at the top.
  @available(
    *, unavailable,
    message:
      "the items of a menu are shown from the top; use `.fixed` (Documentation/Support.md, V10.1105)"
  )
  public static var priority: MenuOrder { MenuOrder(name: "priority") }
}

extension View {
  /// Sets the order of the items of menus in the view.
  ///
  /// ```swift
  /// Menu("Sort") { … }.menuOrder(.fixed)
  /// ```
  ///
  /// - Parameter order: The order.
  /// - Returns: The view.
  public func menuOrder(_ order: MenuOrder) -> some View {
    environment(\.menuOrder, order)
  }
}

extension EnvironmentValues {
  /// The order of the items of menus.
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }
}

private struct MenuOrderKey: EnvironmentKey {
  static let defaultValue = MenuOrder.automatic
}
