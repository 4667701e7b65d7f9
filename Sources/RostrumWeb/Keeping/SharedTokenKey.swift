import Logging
import RostrumCore
import RostrumRuntime
import RostrumSessions
import RostrumStorage

/// The key for tokens that all nodes of a storage share.
///
/// The first node makes it, and stores it beside the sessions, encrypted as they are. It also shows
/// whether the nodes encrypt with the same key.
final class SharedTokenKey: Sendable {
  /// The name of the key among the shared values.
  static let name = SharedValueName.tokenKey

  private let storage: any SharedValueStorage
  private let seal: SnapshotSeal
  private let logger: Logger
  private let loaded = Locked<TokenKey?>(nil)
  /// The reason why there is no key, which is logged once.
  private let failure = Locked<String?>(nil)

  init(_ configuration: SessionKeeper.Configuration, logger: Logger) {
    storage = configuration.storage
    seal = configuration.seal
    self.logger = logger
  }

  /// The key; `nil` until it is loaded.
  var value: TokenKey? { loaded.value }

  /// Reads the key, or makes it.
  ///
  /// If the storage fails, there is no key until ``loadIfMissing()`` succeeds.
  ///
  /// - Throws: `WebServerError` if the stored key can't be decrypted.
  func load() async throws(WebServerError) {
    do {
      guard let key = try await readOrMake() else { return }
      loaded.withLock { $0 = key }
      if failure.value != nil { logger.warning("the key for tokens is read after all") }
    } catch let error as WebServerError {
      throw error
    } catch {
      note(error)
    }
  }

  /// Reads the key, or makes it, if the storage has failed so far.
  func loadIfMissing() async {
    guard value == nil else { return }
    do throws(WebServerError) { try await load() } catch { note(error) }
  }

  private func note(_ error: any Error) {
    let reason = "\(error)"
    let isNew = failure.withLock { failure in
      defer { failure = reason }
      return failure != reason
    }
    guard isNew else { return }
    logger.error(
      "the key for tokens can't be read; the node isn't ready until it is",
      metadata: ["error": "\(reason)"])
  }

  private func readOrMake() async throws -> TokenKey? {
    if let stored = try await storage.value(for: Self.name) { return try open(stored.contents) }
    let key = TokenKey()
    let contents = try seal.seal(key.bytes, as: Self.name)
    switch try await storage.set(contents, for: Self.name, basedOn: 0) {
    case .written: return key
    case .conflict(let current?): return try open(current.contents)
    case .conflict(nil): return nil
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
  package var description: String {
    switch self {
    case .needsKey: "it is encrypted; name the file with its key with --store-key"
    case .wrongKey: "it is encrypted with a different key than that of --store-key"
    case .damaged: "its contents are damaged"
    }
  }
}
