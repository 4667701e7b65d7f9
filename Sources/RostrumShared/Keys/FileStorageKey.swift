import Foundation
import RostrumDependencies
import RostrumRestoration

extension SharedReaderKey {
  /// Persists a shared value in a JSON file.
  ///
  /// ```swift
  /// @Shared(.fileStorage(.documentsDirectory.appending(path: "standups.json")))
  /// var standups: IdentifiedArrayOf<Standup> = []
  /// ```
  ///
  /// The file is read when the value is first used, and written soon after a change; pending
  /// changes are written when the launch of the app ends. When a different program changes the
  /// file, the value follows; when the file is removed, the value returns to its default.
  /// `@Dependency(\.defaultFileStorage)` determines the location of files, which is memory in
  /// tests.
  ///
  /// A file that can't be decoded is never overwritten: it is renamed, and `loadError` contains the
  /// new name. If a file can't be written, `saveError` contains the reason, and the write is
  /// retried: after a second, then at increasing intervals, with the next change, and at the end of
  /// the program.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - decoder: Decodes the value.
  ///   - encoder: Encodes the value.
  /// - Returns: The key.
  public static func fileStorage<Value: Codable & Sendable>(
    _ url: URL, decoder: JSONDecoder = JSONDecoder(), encoder: JSONEncoder? = nil
  ) -> Self where Self == FileStorageKey<Value> {
    let encoder = encoder ?? .readable
    return FileStorageKey(
      url: url,
      decode: { try decoder.decodeMigrating(Value.self, from: $0).value },
      encode: { try encoder.encode($0) })
  }

  /// Persists a shared value in a file of any format.
  ///
  /// ```swift
  /// @Shared(
  ///   .fileStorage(
  ///     .documentsDirectory.appending(path: "words.csv"),
  ///     decode: { @Sendable in
  ///       String(decoding: $0, as: UTF8.self).split(separator: ",").map(String.init)
  ///     },
  ///     encode: { @Sendable in Data($0.joined(separator: ",").utf8) }))
  /// var words: [String] = []
  /// ```
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - decode: Decodes the value.
  ///   - encode: Encodes the value.
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
  /// An encoder for files that people can read and compare.
  static var readable: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return encoder
  }
}

/// A key that persists a shared value in a file.
///
/// See ``SharedReaderKey/fileStorage(_:decoder:encoder:)``.
public struct FileStorageKey<Value: Sendable>: SharedKey {
  /// The identity of a file.
  public struct ID: Hashable, Sendable {
    let url: URL
    let disk: ObjectIdentifier
  }

  /// The identity of the file.
  public let id: ID
  private let file: SharedFile<Value>
  private let ending: FlushAtEnd

  init(
    url: URL,
    decode: @escaping @Sendable (Data) throws -> Value,
    encode: @escaping @Sendable (Value) throws -> Data
  ) {
    let storage = DependencyValues.current.defaultFileStorage
    id = ID(url: url, disk: ObjectIdentifier(storage.disk))
    file = SharedFile(url: url, storage: storage, decode: decode, encode: encode)
    ending = FlushAtEnd(file)
  }

  /// Loads the value from the file.
  ///
  /// - Parameters:
  ///   - context: The reason for loading the value.
  ///   - continuation: Receives the value.
  public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    switch context {
    case .initialValue: continuation.resume(with: file.read().mapError { $0 })
    case .userInitiated: file.load(continuation)
    }
  }

  /// Observes changes of the file that are made elsewhere.
  ///
  /// - Parameters:
  ///   - context: The reason for loading the value.
  ///   - subscriber: Receives the changes.
  /// - Returns: The subscription.
  public func subscribe(
    context: LoadContext<Value>, subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription {
    file.subscribe { latest in
      subscriber.yield { latest()?.mapError { $0 } }
    } didSave: {
      subscriber.yield(saveError: $0)
    }
  }

  /// Saves the value to the file.
  ///
  /// - Parameters:
  ///   - value: The value to save.
  ///   - context: The reason for saving the value.
  ///   - continuation: Receives the outcome.
  public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    file.write(value, continuation)
    if case .userInitiated = context { file.flush() }
  }
}

extension FileStorageKey: SharedTurnKey {
  var turn: SharedTurn { file.turn }

  func latest() -> Value? {
    guard case .success(let value?)? = file.latest() else { return nil }
    return value
  }
}

extension FileStorageKey: CustomStringConvertible {
  /// The key as it is written in source code.
  public var description: String { ".fileStorage(\(id.url.path))" }
}
