/// Extracts the associated value of an enum value whose active case is known to have that type.
///
/// NB: Uses functions of the enum's value witness table. Don't use it for types for which
/// ``TypeMetadata/holdsFunction`` is `true`.
///
/// - Parameters:
///   - root: The enum value.
///   - isIndirect: Whether the case stores its value behind a reference.
/// - Returns: The associated value.
package func caseValue<Root, Value>(of root: Root, isIndirect: Bool) -> Value {
  withUnsafeTemporaryAllocation(of: Root.self, capacity: 1) { buffer in
    let copy = buffer.baseAddress!
    copy.initialize(to: root)
    let place = UnsafeMutableRawPointer(copy)
    projectCase(of: Root.self, at: place)
    guard isIndirect else { return place.assumingMemoryBound(to: Value.self).move() }
    let box = place.load(as: Unmanaged<AnyObject>.self)
    defer { box.release() }
    let mask = MemoryLayout<Value>.alignment - 1
    let header = (2 * MemoryLayout<UInt>.size + mask) & ~mask
    return (UnsafeRawPointer(box.toOpaque()) + header).assumingMemoryBound(to: Value.self).pointee
  }
}

/// Replaces an enum value in memory with its associated value.
private func projectCase(of type: Any.Type, at place: UnsafeMutableRawPointer) {
  typealias Project =
    @convention(c) (_ value: UnsafeMutableRawPointer, _ metadata: UnsafeRawPointer) -> Void
  let metadata = TypeMetadata(type)
  let project = metadata.enumWitness(1, as: Project.self)
  project(place, metadata.pointer)
}
