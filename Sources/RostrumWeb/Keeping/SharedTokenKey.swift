import Logging
import RostrumStorage

/// The key for tokens that all nodes of a storage share.
///
/// The first node makes it, and stores it beside the sessions, encrypted as they are. It also shows
/// whether the nodes encrypt with the same key.
struct SharedTokenKey {
  /// The name of the key among the shared values.
  static let name = "rostrum/token-key"

  private let storage: any SharedValueStorage
  private let seal: SnapshotSeal

  init(_ configuration: SessionKeeper.Configuration) {
    storage = configuration.storage
    seal = configuration.seal
  }

  /// Reads the key, or makes it.
  ///
  /// - Parameter logger: Receives failures of the storage.
  /// - Returns: The key, or `nil` if the storage fails.
  /// - Throws: `WebServerError` if the stored key can't be decrypted.
  func key(logger: Logger) async throws(WebServerError) -> TokenKey? {
    do {
      if let stored = try await storage.value(for: Self.name) {
        return try open(stored.contents)
      }
      let key = TokenKey()
      let contents = try seal.seal(key.bytes, as: Self.name)
      switch try await storage.set(contents, for: Self.name, basedOn: 0) {
      case .written: return key
      case .conflict(let current?): return try open(current.contents)
      case .conflict(nil): return nil
      }
    } catch let error as WebServerError {
      throw error
    } catch {
      logger.error("the key for tokens can't be read", metadata: ["error": "\(error)"])
      return nil
    }
  }

  private func open(_ contents: [UInt8]) throws(WebServerError) -> TokenKey {
    do throws(SnapshotSeal.Defect) {
      if let key = TokenKey(bytes: try seal.open(contents, as: Self.name)) { return key }
      throw .damaged
    } catch {
      throw .unusableStore(reason: error.description)
    }
  }
}

extension SnapshotSeal.Defect: CustomStringConvertible {
  /// The reason, in words.
  var description: String {
    switch self {
    case .needsKey: "it is encrypted; name the file with its key with --store-key"
    case .wrongKey: "it is encrypted with a different key than that of --store-key"
    case .damaged: "its contents are damaged"
    }
  }
}
