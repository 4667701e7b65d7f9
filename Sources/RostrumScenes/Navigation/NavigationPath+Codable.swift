import RostrumRestoration

extension NavigationPath {
  /// The path as a value that can be encoded; `nil` if it contains a value that can't.
  ///
  /// ```swift
  /// let data = try path.codable.map { try JSONEncoder().encode($0) }
  /// ```
  ///
  /// Types of values are encoded by name. A type that is private to a file or function has no such
  /// name.
  ///
  /// - Complexity: O(*n*) in the number of screens.
  public var codable: CodableRepresentation? {
    var values: [CodableRepresentation.Value] = []
    for element in elements {
      guard let value = CodableRepresentation.Value(element) else { return nil }
      values.append(value)
    }
    return CodableRepresentation(values: values)
  }

  /// Creates a path from the value that was encoded.
  ///
  /// - Parameter codable: The decoded representation.
  public init(_ codable: CodableRepresentation) {
    elements = codable.values.map(\.element)
  }

  /// The values of a path, with their types.
  public struct CodableRepresentation: Codable, Equatable {
    fileprivate let values: [Value]

    fileprivate init(values: [Value]) {
      self.values = values
    }

    /// Decodes the values of a path.
    ///
    /// - Parameter decoder: The decoder.
    /// - Throws: A `DecodingError`, also if the program doesn't have the type of a value any more.
    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var values: [Value] = []
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        guard let type = _typeByName(name) as? any (Hashable & Codable).Type else {
          throw DecodingError.dataCorruptedError(
            in: container, debugDescription: "There is no type of values with the name \(name).")
        }
        values.append(try Value(name: name, type: type, from: &container))
      }
      self.values = values
    }

    /// Encodes the values of the path, each after the name of its type.
    ///
    /// - Parameter encoder: The encoder.
    /// - Throws: The error of a value's own `encode(to:)`.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for value in values {
        try container.encode(value.name)
        try container.encode(value.value)
      }
    }
  }
}

extension NavigationPath.CodableRepresentation {
  fileprivate struct Value: Equatable {
    let name: String
    let value: any (Hashable & Codable)

    var element: AnyHashable { AnyHashable(value) }

    /// Creates the value of a screen, unless its type can't be encoded or has no stable name.
    init?(_ element: AnyHashable) {
      guard let value = element.base as? any (Hashable & Codable),
        let name = _mangledTypeName(type(of: value)), _typeByName(name) != nil
      else { return nil }
      self.name = name
      self.value = value
    }

    init(
      name: String, type: any (Hashable & Codable).Type,
      from container: inout any UnkeyedDecodingContainer
    ) throws {
      self.name = name
      value = try container.decode(type)
    }

    static func == (lhs: Self, rhs: Self) -> Bool { lhs.element == rhs.element }
  }
}

extension NavigationPath: KeptByRepresentation {
  package init?(kept: CodableRepresentation) {
    self.init(kept)
  }

  package func keptForm() throws -> CodableRepresentation? {
    guard let codable else {
      let types = Set(elements.map { "\(type(of: $0.base))" }).sorted().joined(separator: ", ")
      throw EncodingError.invalidValue(
        self,
        EncodingError.Context(
          codingPath: [],
          debugDescription:
            "The values on the path must be Codable, of types that aren't private (\(types))."))
    }
    return codable
  }
}
