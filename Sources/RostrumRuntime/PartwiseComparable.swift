/// A value whose elements are stored elsewhere.
protocol PartwiseComparable {
  /// Whether two values that aren't equal are the same element by element.
  func hasSameElements(as other: Self) -> Bool
}

extension Array: PartwiseComparable {
  func hasSameElements(as other: Self) -> Bool { haveSameElements(self, other) }
}

extension ArraySlice: PartwiseComparable {
  func hasSameElements(as other: Self) -> Bool { haveSameElements(self, other) }
}

extension ContiguousArray: PartwiseComparable {
  func hasSameElements(as other: Self) -> Bool { haveSameElements(self, other) }
}

extension Dictionary: PartwiseComparable {
  func hasSameElements(as other: Self) -> Bool {
    let comparison = TypeComparison.of(Value.self)
    guard comparison.hasParts, count == other.count else { return false }
    return allSatisfy { key, value in
      other[key].map { comparison.areSame(value, $0) } ?? false
    }
  }
}

extension AnyHashable: PartwiseComparable {
  func hasSameElements(as other: Self) -> Bool {
    func isSame<Base: Hashable>(_ base: Base) -> Bool {
      (other.base as? Base).map { base.isSame(as: $0) } ?? false
    }
    return (base as? any Hashable).map { isSame($0) } ?? false
  }
}

private func haveSameElements<Elements: RandomAccessCollection>(
  _ first: Elements, _ second: Elements
) -> Bool {
  let comparison = TypeComparison.of(Elements.Element.self)
  guard comparison.hasParts, first.count == second.count else { return false }
  return zip(first, second).allSatisfy { comparison.areSame($0, $1) }
}
