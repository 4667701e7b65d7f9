import Foundation
@_spi(Reflection) import Swift

/// How values of a type are compared part by part.
///
/// It is a fact about the type, which is found once.
///
/// NB: `@unchecked Sendable` because the types of conformances aren't `Sendable`: a conformance may
/// belong to an actor. A comparison is used where the values are, so it is called on their actor.
final class TypeComparison: @unchecked Sendable {
  /// The parts of a value in which a number may be.
  private enum Parts {
    /// No parts.
    case none
    /// The value is a number.
    case number(any BinaryFloatingPoint.Type)
    /// Stored properties, or the elements of a tuple.
    case fields([(offset: Int, comparison: TypeComparison)])
    /// The associated value of the active case.
    case cases([CaseValue?])
    /// Elements that are stored elsewhere.
    case elements(any PartwiseComparable.Type)
  }

  let type: Any.Type
  /// The type, if its values are compared by `==`.
  ///
  /// NB: References are compared by their bits. A `weak` property has the type of an optional
  /// reference, but its bits lead to a side table instead of the object.
  private let equatable: (any Equatable.Type)?
  /// Whether each value of the type equals itself.
  let isReflexive: Bool
  /// The number of bytes of a value.
  private let size: Int
  private let parts: Parts

  private static let known = Locked<[ObjectIdentifier: TypeComparison]>([:])

  /// The comparison of a type.
  static func of(_ type: Any.Type) -> TypeComparison {
    if let recent = RecentComparisons.comparison(of: type) { return recent }
    let comparison = find(type)
    RecentComparisons.insert(comparison)
    return comparison
  }

  private static func find(_ type: Any.Type) -> TypeComparison {
    let id = ObjectIdentifier(type)
    if let known = known.withLock({ $0[id] }) { return known }
    // NB: Made outside of the lock, because the parts of a type are looked up as well.
    let made = TypeComparison(type)
    return known.withLock { known in
      if let known = known[id] { return known }
      known[id] = made
      return made
    }
  }

  private init(_ type: Any.Type) {
    func size<Value>(_ type: Value.Type) -> Int { MemoryLayout<Value>.size }
    let isInPlace = TypeMetadata(type).isStoredInPlace
    self.type = type
    equatable = isInPlace ? type as? any Equatable.Type : nil
    isReflexive = type is any ReflexivelyEquatable.Type
    self.size = _openExistential(type, do: size)
    parts = isInPlace ? Self.parts(of: type) : .none
  }

  private static func parts(of type: Any.Type) -> Parts {
    if let number = type as? any BinaryFloatingPoint.Type { return .number(number) }
    if let elements = type as? any PartwiseComparable.Type { return .elements(elements) }
    let metadata = TypeMetadata(type)
    if metadata.hasCases {
      let values = metadata.holdsFunction ? [] : caseValues(of: type)
      return values.contains { $0 != nil } ? .cases(values) : .none
    }
    guard metadata.hasFields else { return .none }
    var fields: [(offset: Int, comparison: TypeComparison)] = []
    let isComplete = _forEachField(of: type) { _, offset, field, _ in
      fields.append((offset, of(field)))
      return true
    }
    return isComplete && fields.contains { $0.comparison.hasParts } ? .fields(fields) : .none
  }

  /// Whether a number may be in a value.
  var hasParts: Bool {
    if case .none = parts { false } else { true }
  }

  /// Whether two values of the type are equal, or the same part by part.
  func areSame<Value>(_ first: Value, _ second: Value) -> Bool {
    withUnsafePointer(to: first) { first in
      withUnsafePointer(to: second) { second in areSame(at: first, second) }
    }
  }

  /// Whether two values in memory are equal, or the same part by part.
  private func areSame(at first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
    if let equatable, areEqual(equatable, first, second) { return true }
    return haveSameParts(first, second)
  }

  /// Whether two values that aren't equal are the same part by part.
  func haveSameParts(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
    // Equal bits mean equal values for every type; different bits may only be padding.
    if memcmp(first, second, size) == 0 { return true }
    switch parts {
    case .none:
      return false
    case .number(let number):
      return isNaN(number, first) && isNaN(number, second)
    case .fields(let fields):
      return fields.allSatisfy {
        $0.comparison.areSame(at: first + $0.offset, second + $0.offset)
      }
    case .cases(let values):
      return haveSameCase(type, first, second, values)
    case .elements(let elements):
      return haveSameElements(elements, first, second)
    }
  }
}

private func areEqual<Value: Equatable>(
  _ type: Value.Type, _ first: UnsafeRawPointer, _ second: UnsafeRawPointer
) -> Bool {
  first.assumingMemoryBound(to: type).pointee == second.assumingMemoryBound(to: type).pointee
}

private func isNaN<Number: BinaryFloatingPoint>(
  _ type: Number.Type, _ place: UnsafeRawPointer
) -> Bool {
  place.assumingMemoryBound(to: type).pointee.isNaN
}

/// Whether two enum values have the same case, and the same value with it.
private func haveSameCase(
  _ type: Any.Type, _ first: UnsafeRawPointer, _ second: UnsafeRawPointer, _ values: [CaseValue?]
) -> Bool {
  func compare<Root>(_ type: Root.Type) -> Bool {
    let first = first.assumingMemoryBound(to: type).pointee
    let second = second.assumingMemoryBound(to: type).pointee
    guard let tag = caseTag(of: first), tag == caseTag(of: second) else { return false }
    guard let value = values[Int(tag)] else { return true }
    let comparison = TypeComparison.of(value.type)
    guard comparison.hasParts, !TypeMetadata(value.type).holdsFunction else { return false }
    func compareValues<Value>(_ type: Value.Type) -> Bool {
      let first: Value = caseValue(of: first, isIndirect: value.isIndirect)
      return comparison.areSame(first, caseValue(of: second, isIndirect: value.isIndirect))
    }
    return _openExistential(value.type, do: compareValues)
  }
  return _openExistential(type, do: compare)
}

private func haveSameElements<Value: PartwiseComparable>(
  _ type: Value.Type, _ first: UnsafeRawPointer, _ second: UnsafeRawPointer
) -> Bool {
  first.assumingMemoryBound(to: type).pointee
    .hasSameElements(as: second.assumingMemoryBound(to: type).pointee)
}
