/// What the compiler leaves in the program about a type.
///
/// NB: This is the only place that knows the layout of metadata. The language's ABI fixes it: the
/// first word is the kind, the word before it leads to the value witness table.
@usableFromInline
package struct TypeMetadata {
  /// The kinds of types that the package tells apart.
  @usableFromInline
  package enum Kind: UInt, Sendable {
    /// A structure.
    case structure = 0x200

    /// An enum other than `Optional`.
    case enumeration = 0x201

    /// An `Optional`.
    case optional = 0x202

    /// A tuple.
    case tuple = 0x301

    /// A function.
    case function = 0x302

    /// The type of a type.
    case metatype = 0x304
  }

  @usableFromInline let pointer: UnsafeRawPointer

  /// Finds the metadata of a type.
  ///
  /// - Parameter type: The type.
  @inlinable
  package init(_ type: Any.Type) {
    pointer = unsafeBitCast(type, to: UnsafeRawPointer.self)
  }

  @usableFromInline static var word: Int {
    @inlinable get { MemoryLayout<UInt>.size }
  }

  /// The kind of the type; `nil` for a kind that the package has no use for.
  @inlinable package var kind: Kind? { Kind(rawValue: pointer.load(as: UInt.self)) }

  /// Whether values of the type have stored properties or elements.
  ///
  /// Only for those does `_forEachField` find fields: within an existential it looks for the value,
  /// and there isn't any.
  package var hasFields: Bool { kind == .structure || kind == .tuple }

  /// Whether values of the type have cases: those of an enum or an optional.
  @inlinable package var hasCases: Bool {
    let kind = pointer.load(as: UInt.self)
    return kind == Kind.enumeration.rawValue || kind == Kind.optional.rawValue
  }

  /// The types of a tuple's elements; any other type by itself.
  package var elements: [Any.Type] {
    guard kind == .tuple else { return [unsafeBitCast(pointer, to: Any.Type.self)] }
    let count = pointer.load(fromByteOffset: Self.word, as: Int.self)
    return (0..<count).map { index in
      pointer.load(fromByteOffset: (3 + 2 * index) * Self.word, as: Any.Type.self)
    }
  }

  /// Whether the type is a function or a metatype, or a tuple or an optional of these.
  ///
  /// The layout of such a value within an enum differs from the layout that generic code expects.
  package var holdsFunction: Bool {
    switch kind {
    case .function, .metatype: true
    case .optional:
      TypeMetadata(pointer.load(fromByteOffset: 2 * Self.word, as: Any.Type.self)).holdsFunction
    case .tuple: elements.contains { TypeMetadata($0).holdsFunction }
    case .structure, .enumeration, nil: false
    }
  }

  /// The function at a place of the value witness table: eight functions, size, stride and two
  /// 32-bit words come before those for enums.
  @inlinable
  func enumWitness<Function>(_ index: Int, as type: Function.Type) -> Function {
    let witnesses = pointer.load(fromByteOffset: -Self.word, as: UnsafeRawPointer.self)
    return witnesses.load(fromByteOffset: (10 + index) * Self.word + 8, as: type)
  }
}
