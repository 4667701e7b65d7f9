public import RostrumPresentation
import RostrumRuntime

/// Changes of different elements are combined.
///
/// - An element that either side has removed is gone, even if the other side has changed it.
/// - An element that both have changed is merged if its type is ``SharedMergeable``; otherwise the
///   stored one wins.
/// - An element that one side has inserted stays behind the element that it followed. If it followed
///   none, it comes first, or last if the two sides have no element in common.
/// - If only one side has moved elements, its order holds; otherwise the stored order does.
extension IdentifiedArray: SharedMergeable where Element: Equatable {
  /// Adds the changes that others have made.
  ///
  /// - Parameters:
  ///   - theirs: The array that others have stored.
  ///   - base: The array that both are based on.
  /// - Returns: Whether all own changes are in the result.
  /// - Complexity: O(*n*).
  public mutating func merge(_ theirs: Self, since base: Self) -> Bool {
    if theirs.isSame(as: base) || isSame(as: theirs) { return true }
    if isSame(as: base) {
      self = theirs
      return true
    }
    var isComplete = true
    var elements: [ID: Element] = [:]
    for own in self {
      let id = own[keyPath: id]
      let (merged, isKept) = Self.merged(own, theirs[id: id], base[id: id])
      elements[id] = merged
      isComplete = isKept && isComplete
    }
    for other in theirs where self[id: other[keyPath: id]] == nil {
      // What the base has was removed here.
      if base[id: other[keyPath: id]] == nil { elements[other[keyPath: id]] = other }
    }
    let (order, isOrderKept) = mergedOrder(theirs, base)
    self = IdentifiedArray(uniqueElements: order.compactMap { elements[$0] }, id: id)
    return isComplete && isOrderKept
  }

  /// An element that is there on this side.
  private static func merged(
    _ own: Element, _ other: Element?, _ old: Element?
  ) -> (Element?, isKept: Bool) {
    guard let other else {
      guard let old else { return (own, true) }
      return (nil, own.isSame(as: old))
    }
    if Optional(own).isSame(as: old) || own.isSame(as: other) { return (other, true) }
    if Optional(other).isSame(as: old) { return (own, true) }
    if let old, let merged = merging(own, other, old) { return merged }
    return (other, false)
  }

  private static func merging(
    _ own: Element, _ other: Element, _ old: Element
  ) -> (Element?, isKept: Bool)? {
    func merging<Part: SharedMergeable>(_ own: Part) -> (Element?, isKept: Bool)? {
      guard let other = other as? Part, let old = old as? Part else { return nil }
      var merged = own
      let isKept = merged.merge(other, since: old)
      return (merged as? Element, isKept)
    }
    return (own as? any SharedMergeable).flatMap { merging($0) }
  }

  /// The order of one side, with the elements that only the other side has inserted.
  private func mergedOrder(_ theirs: Self, _ base: Self) -> ([ID], isKept: Bool) {
    let ownMoves = Self.hasMoved(self, since: base)
    let theirMoves = Self.hasMoved(theirs, since: base)
    let (main, other) = ownMoves && !theirMoves ? (self, theirs) : (theirs, self)
    var inserted: [ID?: [ID]] = [:]
    var previous: ID?
    for id in other.ids {
      if main[id: id] == nil { inserted[previous, default: []].append(id) } else { previous = id }
    }
    let first = inserted[nil] ?? []
    let rest = main.ids.flatMap { [$0] + (inserted[$0] ?? []) }
    let order = previous == nil ? rest + first : first + rest
    return (order, !(ownMoves && theirMoves) || Self.haveSameOrder(self, theirs))
  }

  private static func hasMoved(_ array: Self, since base: Self) -> Bool {
    !haveSameOrder(array, base)
  }

  /// Whether the elements that both arrays have come in the same order.
  private static func haveSameOrder(_ one: Self, _ other: Self) -> Bool {
    one.ids.lazy.filter { other[id: $0] != nil }.elementsEqual(
      other.ids.lazy.filter { one[id: $0] != nil })
  }
}
