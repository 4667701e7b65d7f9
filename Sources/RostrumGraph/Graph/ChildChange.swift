/// How the children of an element differ from those that hosts know.
@MainActor
struct ChildChange {
  /// A part of the children that differs.
  struct Part {
    /// The place of the part before and after.
    let gap: ArrayDifference.Gap
    /// The children that hosts know.
    let old: [Element]
  }

  /// The parts, in order.
  let parts: [Part]

  /// Compares two orders of children.
  ///
  /// - Parameters:
  ///   - old: The children that hosts know.
  ///   - new: The children now.
  init(from old: [Element], to new: [Element]) {
    parts = Self.gaps(from: old, to: new).map { Part(gap: $0, old: Array(old[$0.old])) }
  }

  /// The children that hosts know.
  ///
  /// O(n) in the number of children.
  ///
  /// - Parameter children: The children after the change.
  /// - Returns: The children before it.
  func undone(in children: [Element]) -> [Element] {
    var children = children
    for part in parts.reversed() { children.replaceSubrange(part.gap.new, with: part.old) }
    return children
  }

  /// NB: Of few children, ``ChildDiff`` finds the fewest moves.
  private static func gaps(from old: [Element], to new: [Element]) -> [ArrayDifference.Gap] {
    old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in ArrayDifference.gaps(from: old, to: new, splitFrom: 64) }
    }
  }
}
