/// The runtime metadata of a type.
///
/// NB: All knowledge of the layout of metadata is here. The layout is part of the Swift ABI: the
/// first word is the kind, and the word before it points to the value witness table.
@usableFromInline
package struct TypeMetadata {
  /// The kinds of types that the package distinguishes.
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

  /// Makes the metadata of a type.
  ///
  /// - Parameter type: The type.
  @inlinable
  package init(_ type: Any.Type) {
    pointer = unsafeBitCast(type, to: UnsafeRawPointer.self)
  }

  @usableFromInline static var word: Int {
    @inlinable get { MemoryLayout<UInt>.size }
  }

  /// The kind of the type, or `nil` for kinds that the package doesn't use.
  @inlinable package var kind: Kind? { Kind(rawValue: pointer.load(as: UInt.self)) }

  /// Whether values of the type have stored properties or elements.
  ///
  /// `_forEachField` finds fields of such types only: of an existential it would inspect the value,
  /// and there is none.
  package var hasFields: Bool { kind == .structure || kind == .tuple }

  /// Whether the type has cases, as enums and optionals do.
  @inlinable package var hasCases: Bool {
    let kind = pointer.load(as: UInt.self)
    return kind == Kind.enumeration.rawValue || kind == Kind.optional.rawValue
  }

  /// The types of a tuple's elements, or the type itself if it isn't a tuple.
  package var elements: [Any.Type] {
    guard kind == .tuple else { return [unsafeBitCast(pointer, to: Any.Type.self)] }
    let count = pointer.load(fromByteOffset: Self.word, as: Int.self)
    return (0..<count).map { index in
      pointer.load(fromByteOffset: (3 + 2 * index) * Self.word, as: Any.Type.self)
    }
  }

  /// Whether the type is a function or a metatype, or a tuple or an optional of these.
  ///
  /// The layout of such a value inside an enum differs from the one that generic code expects.
  package var holdsFunction: Bool {
    switch kind {
    case .function, .metatype: true
    case .optional:
      TypeMetadata(wrapped).holdsFunction
    case .tuple: elements.contains { TypeMetadata($0).holdsFunction }
    case .structure, .enumeration, nil: false
    }
  }

  /// Whether values of the type aren't references, existentials or functions, nor optionals of these.
  package var isStoredInPlace: Bool {
    switch kind {
    case .structure, .enumeration, .tuple: true
    case .optional: TypeMetadata(wrapped).isStoredInPlace
    case .function, .metatype, nil: false
    }
  }

  /// The type that an optional wraps.
  private var wrapped: Any.Type { pointer.load(fromByteOffset: 2 * Self.word, as: Any.Type.self) }

  /// A function of the value witness table of an enum.
  ///
  /// The enum functions follow eight other functions, the size, the stride and two 32-bit words.
  @inlinable
  func enumWitness<Function>(_ index: Int, as type: Function.Type) -> Function {
    let witnesses = pointer.load(fromByteOffset: -Self.word, as: UnsafeRawPointer.self)
    return witnesses.load(fromByteOffset: (10 + index) * Self.word + 8, as: type)
  }
}
