import Foundation

/// The deletion of a `ForEach`'s rows.
struct DeleteRows {
  let action: @MainActor (IndexSet) -> Void
}

/// The moving of a `ForEach`'s rows.
struct MoveRows {
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

enum DeleteKey: TraitKey {
  typealias Value = DeleteRows?
}

enum MoveKey: TraitKey {
  typealias Value = MoveRows?
}

enum DeleteDisabledKey: TraitKey {
  typealias Value = Bool
}

enum MoveDisabledKey: TraitKey {
  typealias Value = Bool
}

struct OnDelete: TraitModifier {
  typealias Key = DeleteKey
  let value: DeleteRows?
}

struct OnMove: TraitModifier {
  typealias Key = MoveKey
  let value: MoveRows?
}

struct DeleteDisabled: TraitModifier {
  typealias Key = DeleteDisabledKey
  let value: Bool
}

struct MoveDisabled: TraitModifier {
  typealias Key = MoveDisabledKey
  let value: Bool
}
