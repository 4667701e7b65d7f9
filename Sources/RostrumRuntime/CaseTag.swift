/// The index of the active case of an enum, or `nil` for a value of any other type.
///
/// NB: Calls a function of the enum's value witness table, which takes a few nanoseconds. A mirror
/// takes microseconds and copies the value.
///
/// - Parameter value: The value to inspect.
/// - Returns: The index of the case. Cases with associated values come before those without.
@inlinable
package func caseTag<Value>(of value: Value) -> UInt32? {
  let metadata = TypeMetadata(Value.self)
  guard metadata.hasCases else { return nil }
  let tag = metadata.enumWitness(0, as: GetEnumTag.self)
  return withUnsafePointer(to: value) { tag(UnsafeRawPointer($0), metadata.pointer) }
}

@usableFromInline
typealias GetEnumTag =
  @convention(c) (_ value: UnsafeRawPointer, _ metadata: UnsafeRawPointer) -> UInt32
