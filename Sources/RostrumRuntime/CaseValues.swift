/// The type of the value of one case, and whether it is behind a reference.
package struct CaseValue {
  /// The type of the value.
  package let type: Any.Type

  /// Whether the case keeps it behind a reference.
  package let isIndirect: Bool
}

/// The values of an enum's cases by the numbers of the cases; `nil` for a case without a value.
///
/// NB: Reads the type's description. The language's ABI fixes its layout. No value is made, but types
/// are looked up by name: keep the result.
///
/// - Parameter type: The enum; any other type has no cases.
/// - Returns: The values.
package func caseValues(of type: Any.Type) -> [CaseValue?] {
  let metadata = TypeMetadata(type)
  guard metadata.hasCases else { return [] }
  let word = TypeMetadata.word
  let enumDescription = metadata.pointer.load(fromByteOffset: word, as: UnsafeRawPointer.self)
  guard let fields = relative(enumDescription + 16) else { return [] }
  let count = Int(fields.load(fromByteOffset: 12, as: UInt32.self))
  let size = Int(fields.load(fromByteOffset: 10, as: UInt16.self))
  return (0..<count).map { index in
    let field = fields + 16 + index * size
    guard
      let name = relative(field + 4),
      let type = _getTypeByMangledNameInContext(
        name.assumingMemoryBound(to: UInt8.self), mangledLength(name),
        genericContext: enumDescription, genericArguments: metadata.pointer + 2 * word)
    else { return nil }
    return CaseValue(type: type, isIndirect: field.load(as: UInt32.self) & 1 != 0)
  }
}

/// Follows a reference that is relative to where it stands; zero refers to nothing.
private func relative(_ reference: UnsafeRawPointer) -> UnsafeRawPointer? {
  let offset = Int(reference.load(as: Int32.self))
  return offset == 0 ? nil : reference + offset
}

/// The length of a mangled name, in which references stand that may contain zeros.
private func mangledLength(_ name: UnsafeRawPointer) -> UInt {
  var length = 0
  while true {
    switch name.load(fromByteOffset: length, as: UInt8.self) {
    case 0: return UInt(length)
    case 0x01...0x17: length += 5
    case 0x18...0x1F: length += 1 + MemoryLayout<UInt>.size
    default: length += 1
    }
  }
}
