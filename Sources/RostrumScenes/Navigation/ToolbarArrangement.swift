/// What a user has chosen of the items of a bar, by their names.
struct ToolbarArrangement: Hashable, Sendable, TextStorable {
  /// The names in the user's order; `nil` for the app's order.
  var order: [String]?
  /// Whether items are in the bar, of those that the user has shown or hidden.
  var visibility: [String: Bool] = [:]
}

/// The name of an item, and its place in the bar.
package struct NamedToolbarItem: Hashable {
  let name: String
  let place: ToolbarItemPlace
}

package enum ToolbarItemIdentityKey: TraitKey {
  package typealias Value = NamedToolbarItem?
}

/// Leaves the name of an item for the bar; apps don't name this type.
public struct _ToolbarItemIdentity: TraitModifier {
  /// A primitive modifier has no body.
  public typealias Body = Never
  package typealias Key = ToolbarItemIdentityKey
  package let value: NamedToolbarItem?
}

enum ToolbarItemBehaviorKey: TraitKey {
  typealias Value = ToolbarCustomizationBehavior
}

/// Leaves what the user can do with an item for the bar.
struct ToolbarItemBehavior: TraitModifier {
  typealias Key = ToolbarItemBehaviorKey
  let value: ToolbarCustomizationBehavior
}

/// What the menu of a bar offers of an item.
struct ToolbarEntry: Hashable {
  let item: NamedToolbarItem
  let title: String
  let canHide: Bool
  let canMove: Bool
  /// Whether the item is in the bar, and not among the secondary actions.
  let isInBar: Bool
}

extension ElementHandle {
  /// The item's name, and its place in the bar.
  var toolbarItem: NamedToolbarItem? { traits(ToolbarItemIdentityKey.self).first ?? nil }

  /// What the menu of a bar offers of the item; `nil` without a name.
  var toolbarEntry: ToolbarEntry? {
    guard let item = toolbarItem else { return nil }
    let behavior = trait(ToolbarItemBehaviorKey.self) ?? .default
    let name = outer.children.lazy.map(\.accessibleName).first { !$0.isEmpty }
    var isInBar = true
    if case .toolbarItem(.secondaryAction, _) = outer.content { isInBar = false }
    let canHide = behavior == .default && item.place != .secondaryAction
    return ToolbarEntry(
      item: item, title: name ?? item.name, canHide: canHide, canMove: behavior != .disabled,
      isInBar: isInBar)
  }
}
