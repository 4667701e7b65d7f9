/// The type of the associated value of a case, and whether the case is indirect.
package struct CaseValue {
  /// The type of the value.
  package let type: Any.Type

  /// Whether the case stores the value behind a reference.
  package let isIndirect: Bool
}

/// The associated values of an enum's cases, by index; `nil` for a case without one.
///
/// NB: Reads the type's context descriptor, whose layout is part of the Swift ABI. Types are looked
/// up by name, so cache the result.
///
/// - Parameter type: The enum. Any other type has no cases.
/// - Returns: The associated values.
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

/// Returns the names of an enum's cases, by the index of the case.
///
/// NB: Reads the type's context descriptor, as ``caseValues(of:)`` does, so cache the result.
///
/// - Parameter type: The enum. Any other type has no cases.
/// - Returns: The names.
package func caseNames(of type: Any.Type) -> [String] {
  let metadata = TypeMetadata(type)
  guard metadata.hasCases else { return [] }
  let enumDescription = metadata.pointer.load(
    fromByteOffset: TypeMetadata.word, as: UnsafeRawPointer.self)
  guard let fields = relative(enumDescription + 16) else { return [] }
  let count = Int(fields.load(fromByteOffset: 12, as: UInt32.self))
  let size = Int(fields.load(fromByteOffset: 10, as: UInt16.self))
  return (0..<count).map { index in
    guard let name = relative(fields + 16 + index * size + 8) else { return "" }
    return String(cString: name.assumingMemoryBound(to: CChar.self))
  }
}

/// Resolves a relative reference; zero is a null reference.
private func relative(_ reference: UnsafeRawPointer) -> UnsafeRawPointer? {
  let offset = Int(reference.load(as: Int32.self))
  return offset == 0 ? nil : reference + offset
}

/// The length of a mangled name, which may contain references with zero bytes.
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
