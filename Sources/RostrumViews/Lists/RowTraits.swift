import Foundation

/// The deletion of a `ForEach`'s rows.
package struct DeleteRows {
  let action: @MainActor (IndexSet) -> Void
}

/// The moving of a `ForEach`'s rows.
package struct MoveRows {
  let count: Int
  let action: @MainActor (IndexSet, Int) -> Void

  /// Moves an element before the one at another offset, or to the end.
  ///
  /// An offset outside of this `ForEach` is clamped.
  @MainActor
  func move(_ index: Int, to target: Int) {
    let target = min(max(target, 0), count)
    if target == index || target == index + 1 { return }
    action(IndexSet(integer: index), target)
  }
}

package enum DeleteKey: TraitKey {
  package typealias Value = DeleteRows?
}

package enum MoveKey: TraitKey {
  package typealias Value = MoveRows?
}

package enum DeleteDisabledKey: TraitKey {
  package typealias Value = Bool
  package static let isShared = true
}

package enum MoveDisabledKey: TraitKey {
  package typealias Value = Bool
  package static let isShared = true
}

package enum SelectionDisabledKey: TraitKey {
  package typealias Value = Bool
  package static let isShared = true
}

package struct OnDelete: TraitModifier {
  package typealias Key = DeleteKey
  package let value: DeleteRows?
}

package struct OnMove: TraitModifier {
  package typealias Key = MoveKey
  package let value: MoveRows?
}

package struct DeleteDisabled: TraitModifier {
  package typealias Key = DeleteDisabledKey
  package let value: Bool
}

package struct SelectionDisabled: TraitModifier {
  package typealias Key = SelectionDisabledKey
  package let value: Bool
}

package struct MoveDisabled: TraitModifier {
  package typealias Key = MoveDisabledKey
  package let value: Bool
}
