/// The menu of the rows of a list or table, for sets of the values of its selection.
///
/// A list finds it as a trait. It is an object that stays the same, so that new closures of the app
/// don't arrange the rows anew.
@MainActor
package final class RowMenu<Value: Hashable> {
  /// Shows the menu for rows.
  var show: @MainActor (Set<Value>) -> Void = { _ in }
  /// Does the primary action for rows; `nil` for none.
  var act: (@MainActor (Set<Value>) -> Void)?

  /// Creates a menu that shows nothing.
  package init() {}

  /// Takes the closures of a new value of the modifier.
  ///
  /// - Parameters:
  ///   - show: Shows the menu for rows.
  ///   - act: Does the primary action for rows.
  package func take(
    show: @escaping @MainActor (Set<Value>) -> Void, act: (@MainActor (Set<Value>) -> Void)?
  ) {
    self.show = show
    self.act = act
  }
}

/// The menus of a list or table, each for sets of values of a type.
package enum RowMenuKey: TraitKey {
  package typealias Value = AnyObject
}

/// Gives a list or table a menu for its rows.
package struct WithRowMenu: TraitModifier {
  package typealias Key = RowMenuKey
  package let value: AnyObject

  /// Creates the modifier.
  ///
  /// - Parameter menu: The menu.
  package init(_ menu: RowMenu<some Hashable>) {
    value = menu
  }
}
