package import Logging
import RostrumRuntime
internal import RostrumStorage

/// The key for tokens that all nodes of a storage share.
///
/// The first node creates it and stores it beside the sessions, encrypted in the same way. It also
/// reveals whether the nodes encrypt with the same key.
package final class SharedTokenKey: Sendable {
  /// The name of the key among the shared values.
  private let name: String
  private let storage: any SharedValueStorage
  private let seal: SnapshotSeal
  private let logger: Logger
  private let loaded = Locked<TokenKey?>(nil)
  /// The reason why there is no key, which is logged once.
  private let failure = Locked<String?>(nil)

  package init(_ configuration: SessionKeeper.Configuration, name: String, logger: Logger) {
    self.name = name
    storage = configuration.storage
    seal = configuration.seal
    self.logger = logger
  }

  /// The key; `nil` until it is loaded.
  package var value: TokenKey? { loaded.value }

  /// Reads the key, or creates it.
  ///
  /// If the storage fails, there is no key until ``loadIfMissing()`` succeeds.
  ///
  /// - Throws: The reason why the stored key can't be decrypted.
  package func load() async throws(SnapshotSeal.Defect) {
    do {
      guard let key = try await readOrMake() else { return }
      loaded.withLock { $0 = key }
      if failure.value != nil { logger.warning("the key for tokens can be read again") }
    } catch let error as SnapshotSeal.Defect {
      throw error
    } catch {
      note("\(error)")
    }
  }

  /// Reads or creates the key, if the storage has failed so far.
  package func loadIfMissing() async {
    guard value == nil else { return }
    do throws(SnapshotSeal.Defect) {
      try await load()
    } catch {
      note("the stored sessions cannot be used: \(error)")
    }
  }

  private func note(_ reason: String) {
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
    if let stored = try await storage.value(for: name) { return try open(stored.contents) }
    let key = TokenKey()
    let contents = try seal.seal(key.bytes, as: name)
    switch try await storage.set(contents, for: name, basedOn: 0) {
    case .written: return key
    case .conflict(let current?): return try open(current.contents)
    case .conflict(nil): return nil
    }
  }

  private func open(_ contents: [UInt8]) throws(SnapshotSeal.Defect) -> TokenKey {
    if let key = TokenKey(bytes: try seal.open(contents, as: name)) { return key }
    throw .damaged
  }
}

extension SnapshotSeal.Defect: CustomStringConvertible {
  /// A description of the reason.
  package var description: String {
    switch self {
    case .needsKey: "it is encrypted; name the file with its key with --store-key"
    case .wrongKey: "it is encrypted with a different key than that of --store-key"
    case .damaged: "its contents are damaged"
    }
  }
}
