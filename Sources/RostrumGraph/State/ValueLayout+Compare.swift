/// A dynamic property that equals another one if both lead to the same location.
@MainActor
package protocol LocationProperty: DynamicProperty {
  /// Whether both lead to the same location.
  func leadsToSamePlace(as other: Self) -> Bool
}

/// A value that stores its parts in an object.
@MainActor
protocol IndirectValue {
  /// Whether the parts of two values are known to be equal.
  static func areEqual(_ first: Self, _ second: Self) -> Bool
}

extension ValueLayout {
  /// Whether two values are known to be equal.
  ///
  /// Equatable parts are compared by `==` and by their bits, references by identity, bindings by
  /// their location, and the rest bitwise. Dynamic properties with storage in the node are left out.
  /// O(n) in the stored properties.
  package static func areEqual<Value>(_ first: Value, _ second: Value) -> Bool {
    of(Value.self).areEqual(first, second)
  }

  /// Whether two values of the type are known to be equal.
  func areEqual<Value>(_ first: Value, _ second: Value) -> Bool {
    withUnsafePointer(to: first) { first in
      withUnsafePointer(to: second) { second in areEqual(at: first, second) }
    }
  }

  /// Whether two values of the type are known to be equal, which are compared in place.
  func areEqual<Value>(at first: UnsafePointer<Value>, _ second: UnsafePointer<Value>) -> Bool {
    let (first, second) = (UnsafeRawPointer(first), UnsafeRawPointer(second))
    for field in fields where !field.isEqual(first, second) { return false }
    return true
  }
}

extension ValueLayout.Field {
  @MainActor
  fileprivate func isEqual(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
    switch self {
    case .equatable(let type, let offset):
      areEqual(type, first + offset, second + offset)
    case .location(let type, let offset):
      areSame(type, first + offset, second + offset)
    case .indirect(let type, let offset):
      areEqual(type, first + offset, second + offset)
    case .bits(let offset, let size):
      UnsafeRawBufferPointer(start: first + offset, count: size)
        .elementsEqual(UnsafeRawBufferPointer(start: second + offset, count: size))
    }
  }
}

private func areEqual<Value: Equatable>(
  _ type: Value.Type, _ first: UnsafeRawPointer, _ second: UnsafeRawPointer
) -> Bool {
  if first.assumingMemoryBound(to: type).pointee == second.assumingMemoryBound(to: type).pointee {
    return true
  }
  // Equal bits mean equal values for every type: a number that isn't one doesn't equal itself.
  let bits = UnsafeRawBufferPointer(start: first, count: MemoryLayout<Value>.size)
  return bits.elementsEqual(UnsafeRawBufferPointer(start: second, count: MemoryLayout<Value>.size))
}

@MainActor
private func areEqual<Value: IndirectValue>(
  _ type: Value.Type, _ first: UnsafeRawPointer, _ second: UnsafeRawPointer
) -> Bool {
  type.areEqual(
    first.assumingMemoryBound(to: type).pointee, second.assumingMemoryBound(to: type).pointee)
}

@MainActor
private func areSame<Value: LocationProperty>(
  _ type: Value.Type, _ first: UnsafeRawPointer, _ second: UnsafeRawPointer
) -> Bool {
  first.assumingMemoryBound(to: type).pointee
    .leadsToSamePlace(as: second.assumingMemoryBound(to: type).pointee)
}
