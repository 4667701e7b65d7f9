import Foundation
import RostrumDependencies

extension SharedReaderKey {
  /// Keeps a shared value in a file of JSON.
  ///
  /// ```swift
  /// @Shared(.fileStorage(.documentsDirectory.appending(path: "standups.json")))
  /// var standups: IdentifiedArrayOf<Standup> = []
  /// ```
  ///
  /// The file is read when the value is first asked for, and written soon after a change; what is
  /// not yet written is written when the launch of the app ends. Files are where
  /// `@Dependency(\.defaultFileStorage)` says, which in tests is in memory.
  ///
  /// A file that does not hold such a value is never overwritten: it is given another name, and
  /// `loadError` says which. A file that cannot be written leaves its reason in `saveError`.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - decoder: Reads the value.
  ///   - encoder: Writes the value.
  /// - Returns: The key.
  public static func fileStorage<Value: Codable & Sendable>(
    _ url: URL, decoder: JSONDecoder = JSONDecoder(), encoder: JSONEncoder? = nil
  ) -> Self where Self == FileStorageKey<Value> {
    let encoder = encoder ?? .readable
    return FileStorageKey(
      url: url,
      decode: { try decoder.decode(Value.self, from: $0) },
      encode: { try encoder.encode($0) })
  }

  /// Keeps a shared value in a file of any format.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - decode: Reads the value.
  ///   - encode: Writes the value.
  /// - Returns: The key.
  public static func fileStorage<Value: Sendable>(
    _ url: URL,
    decode: @escaping @Sendable (Data) throws -> Value,
    encode: @escaping @Sendable (Value) throws -> Data
  ) -> Self where Self == FileStorageKey<Value> {
    FileStorageKey(url: url, decode: decode, encode: encode)
  }
}

extension JSONEncoder {
  /// Writes files that a person can read and compare.
  fileprivate static var readable: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return encoder
  }
}

/// Keeps a shared value in a file. See ``SharedReaderKey/fileStorage(_:decoder:encoder:)``.
public struct FileStorageKey<Value: Sendable>: SharedKey {
  /// What tells a file from another.
  public struct ID: Hashable, Sendable {
    let url: URL
    let disk: ObjectIdentifier
  }

  private let url: URL
  private let storage: FileStorage
  private let writer: FileWriter
  private let decode: @Sendable (Data) throws -> Value
  private let encode: @Sendable (Value) throws -> Data

  init(
    url: URL,
    decode: @escaping @Sendable (Data) throws -> Value,
    encode: @escaping @Sendable (Value) throws -> Data
  ) {
    self.url = url
    storage = DependencyValues.current.defaultFileStorage
    writer = FileWriter(url: url, storage: storage)
    self.decode = decode
    self.encode = encode
  }

  public var id: ID { ID(url: url, disk: ObjectIdentifier(storage.disk)) }

  public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    do throws(SharedFileError) {
      guard let value = try value() else { return continuation.resumeReturningInitialValue() }
      continuation.resume(returning: value)
    } catch {
      continuation.resume(throwing: error)
    }
  }

  private func value() throws(SharedFileError) -> Value? {
    let data: Data?
    do { data = try storage.data(at: url) } catch {
      let problem = SharedFileError.unreadable(file: url, reason: error.localizedDescription)
      writer.refuse(problem)
      throw problem
    }
    guard let data else {
      writer.allow()
      return nil
    }
    do {
      let value = try decode(data)
      writer.allow()
      return value
    } catch {
      throw writer.setAside(reason: Self.reason(error))
    }
  }

  public func subscribe(
    context: LoadContext<Value>, subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription {
    storage.readers.subscribe(to: url, as: writer.id) { [decode] data in
      if let value = try? decode(data) { subscriber.yield(value) }
    }
  }

  public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    writer.write(continuation) { [encode] in try encode(value) }
    if case .userInitiated = context { writer.flush() }
  }

  private static func reason(_ error: any Error) -> String {
    guard case DecodingError.dataCorrupted(let context) = error else {
      return error.localizedDescription
    }
    return context.debugDescription
  }
}
