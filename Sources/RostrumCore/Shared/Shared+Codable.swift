import RostrumRestoration
import RostrumRuntime

// A launch keeps a shared value once, by its place, and the features that share it by the place. So
// they share it again after a restoration. A property that declares its key has no coding key,
// because it always has the value of that key: see `StoredCodingKeys`.

extension Shared: Encodable where Value: Encodable {
  /// Encodes the current value.
  ///
  /// In a snapshot of a launch, it encodes which value is shared.
  ///
  /// - Parameter encoder: The encoder.
  /// - Throws: The error of the value's own `encode(to:)`; in a snapshot, an `EncodingError` for a
  ///   part of a shared value, and for a value with a key other than `inMemory`.
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
    self.init(reference: try SharedStorage.decode(from: decoder))
  }
}

extension SharedReader: Encodable where Value: Encodable {
  /// Encodes the current value.
  ///
  /// In a snapshot of a launch, it encodes which value is shared.
  ///
  /// - Parameter encoder: The encoder.
  /// - Throws: The error of the value's own `encode(to:)`; in a snapshot, an `EncodingError` for a
  ///   part of a shared value, and for a value with a key other than `inMemory`.
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
    self.init(place: try SharedStorage.decode(from: decoder))
  }
}

extension SharedReading where Value: Encodable {
  fileprivate func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    guard let restoration = encoder.userInfo[.restoration] as? Restoration else {
      return try container.encode(value)
    }
    let storage = self as? SharedStorage<Value>
    guard let place = MainQueue.wait({ storage?.place(in: restoration) }) else {
      let reason =
        storage == nil
        ? "A part of a shared value, or a value made of one, can't be kept."
        : "A shared value with a key can be kept only by a property that declares the key."
      throw EncodingError.invalidValue(
        value, EncodingError.Context(codingPath: encoder.codingPath, debugDescription: reason))
    }
    try container.encode(place)
  }
}

extension SharedStorage where Value: Decodable {
  fileprivate static func decode(from decoder: any Decoder) throws -> SharedStorage {
    let container = try decoder.singleValueContainer()
    guard let restoration = decoder.userInfo[.restoration] as? Restoration else {
      return SharedStorage(try container.decode(Value.self))
    }
    let place = try container.decode(KeptPlace.self)
    guard let storage = MainQueue.wait({ KeptShared<Value>.storage(at: place, in: restoration) })
    else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "The shared value wasn't kept.")
    }
    return storage
  }
}
