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
  /// not yet written is written when the launch of the app ends. When somebody else changes the
  /// file, the value follows; when somebody removes it, the value is the one to begin with. Files
  /// are where `@Dependency(\.defaultFileStorage)` says, which in tests is in memory.
  ///
  /// A file that does not hold such a value is never overwritten: it is given another name, and
  /// `loadError` says which. A file that cannot be written leaves its reason in `saveError`,
  /// and is tried again until it can: after a second, then less and less often, with the next change,
  /// and at the end of the program.
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
  static var readable: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return encoder
  }
}

/// Keeps a shared value in a file.
///
/// See ``SharedReaderKey/fileStorage(_:decoder:encoder:)``.
public struct FileStorageKey<Value: Sendable>: SharedKey {
  /// What tells a file from another.
  public struct ID: Hashable, Sendable {
    let url: URL
    let disk: ObjectIdentifier
  }

  /// What tells this key from others.
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

  /// Gets the value that is kept.
  ///
  /// - Parameters:
  ///   - context: Why the value is asked for.
  ///   - continuation: Is resumed with the value.
  public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    switch context {
    case .initialValue: continuation.resume(with: file.read().mapError { $0 })
    case .userInitiated: file.read { continuation.resume(with: $0.mapError { $0 }) }
    }
  }

  /// Begins to tell of values that others have kept.
  ///
  /// - Parameters:
  ///   - context: Why the value is asked for.
  ///   - subscriber: Is told.
  /// - Returns: The subscription.
  public func subscribe(
    context: LoadContext<Value>, subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription {
    file.subscribe {
      subscriber.yield(with: $0.mapError { $0 })
    } didSave: {
      subscriber.yield(saveError: $0)
    }
  }

  /// Keeps a value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - context: Why it is to be kept.
  ///   - continuation: Is resumed when the value is kept.
  public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    file.write(value, continuation)
    if case .userInitiated = context { file.flush() }
  }
}

extension FileStorageKey: CustomStringConvertible {
  /// The key as it is written.
  public var description: String { ".fileStorage(\(id.url.path))" }
}
