import RostrumRestoration
import RostrumRuntime

// A launch keeps a shared value once, by its place, and the features that share it by the place. So
// they share it again after a restoration. A property that declares its key has no coding key,
// because it always has the value of that key: see `StoredCodingKeys`. A part of a shared value is
// kept as the path to it, and so is a value with a key that its property doesn't declare.

extension Shared: Encodable where Value: Encodable {
  /// Encodes the current value.
  ///
  /// In a snapshot of a launch, it encodes which value is shared.
  ///
  /// - Parameter encoder: The encoder.
  /// - Throws: The error of the value's own `encode(to:)`; in a snapshot, an `EncodingError` if the
  ///   next launch couldn't find the value.
  public func encode(to encoder: any Encoder) throws {
    try reference.encode(to: encoder)
  }
}

extension Shared: Decodable where Value: Decodable {
  /// Decodes a shared value that isn't persisted.
  ///
  /// In a snapshot of a launch, it decodes which value is shared.
  ///
  /// - Parameter decoder: The decoder.
  /// - Throws: A `DecodingError`.
  public init(from decoder: any Decoder) throws {
    self.init(reference: try SharedReference.decode(from: decoder))
  }
}

extension SharedReader: Encodable where Value: Encodable {
  /// Encodes the current value.
  ///
  /// In a snapshot of a launch, it encodes which value is shared.
  ///
  /// - Parameter encoder: The encoder.
  /// - Throws: The error of the value's own `encode(to:)`; in a snapshot, an `EncodingError` if the
  ///   next launch couldn't find the value.
  public func encode(to encoder: any Encoder) throws {
    try place.encode(to: encoder)
  }
}

extension SharedReader: Decodable where Value: Decodable {
  /// Decodes a shared value that isn't persisted.
  ///
  /// In a snapshot of a launch, it decodes which value is shared.
  ///
  /// - Parameter decoder: The decoder.
  /// - Throws: A `DecodingError`.
  public init(from decoder: any Decoder) throws {
    self.init(place: try SharedReading.decode(from: decoder))
  }
}

extension SharedReading where Value: Encodable {
  fileprivate func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    guard let restoration = encoder.restoration else {
      return try container.encode(value)
    }
    let storage = self as? SharedStorage<Value>
    if let place = MainQueue.wait({ storage?.place(in: restoration) }) {
      try container.encode(place)
    } else if let route = MainQueue.wait({ route(in: restoration) }) {
      try container.encode(route)
    } else {
      let reason =
        storage == nil
        ? "A launch finds only stored properties, and elements with ids, of values that it finds."
        : "The key of the shared value has no name by which a launch finds it."
      throw EncodingError.invalidValue(
        value,
        EncodingError.Context(
          codingPath: encoder.codingPath, debugDescription: reason,
          underlyingError: NotKept()))
    }
  }
}

extension SharedReading where Value: Decodable {
  fileprivate static func decode(from decoder: any Decoder) throws -> Self {
    let container = try decoder.singleValueContainer()
    guard let restoration = decoder.restoration else {
      return try made(SharedStorage(try container.decode(Value.self)), in: container)
    }
    if let place = try? container.decode(KeptPlace.self) {
      let storage = MainQueue.wait { KeptShared<Value>.storage(at: place, in: restoration) }
      return try made(storage, in: container)
    }
    let route = try container.decode(SharedRoute.self)
    return try made(MainQueue.wait { route.end(in: restoration) }, in: container)
  }

  private static func made(
    _ reference: AnyObject?, in container: any SingleValueDecodingContainer
  ) throws -> Self {
    if let reference = reference as? Self { return reference }
    throw DecodingError.dataCorrupted(
      DecodingError.Context(
        codingPath: container.codingPath, debugDescription: "The shared value isn't there.",
        underlyingError: NotKept()))
  }
}
