import Foundation
import RostrumRuntime

/// The settings in one file, by name.
///
/// All users of a file share one instance, so that two sessions of a user never overwrite each
/// other's values.
///
/// NB: `@unchecked Sendable` because `lock` guards the mutable state.
final class SettingsDocument: @unchecked Sendable {
  /// A user of a setting.
  struct Reader: Sendable {
    /// Receives the value.
    let take: @Sendable (Result<SettingsValue?, SharedFileError>) -> Void
    /// Receives the reason why the settings can't be saved, or `nil` once they are saved.
    let didSave: @Sendable (SharedFileError?) -> Void
  }

  /// The identity of the settings in a file.
  struct ID: Hashable, Sendable {
    let url: URL
    let disk: ObjectIdentifier
  }

  let id: ID
  private let file: SharedFile<[String: SettingsValue]>
  private let lock = Lock()
  private var values: [String: SettingsValue] = [:]
  private var problem: SharedFileError?
  private var saveError: SharedFileError?
  private var readers: [String: [UUID: Reader]] = [:]
  private var reported: Set<String> = []
  /// Held while the file is read for the first time, so that concurrent users wait for its values.
  private let preparing = Lock()
  private var subscription: SharedSubscription?

  /// The settings in a file, made and read on first use.
  static func at(_ url: URL, _ storage: FileStorage) -> SettingsDocument {
    let file = storage.exchange.document(at: url)
    let settings = file.settings { SettingsDocument(url: url, storage: storage) }
    // NB: Nothing else retains the file before the settings have read it.
    withExtendedLifetime(file) { settings.prepare() }
    return settings
  }

  private init(url: URL, storage: FileStorage) {
    id = ID(url: url, disk: ObjectIdentifier(storage.disk))
    file = SharedFile(
      url: url, storage: storage,
      decode: { try JSONDecoder().decode([String: SettingsValue].self, from: $0) },
      encode: { try JSONEncoder.readable.encode($0) })
  }

  /// Reads the file and subscribes to its changes, once for all users of the settings.
  private func prepare() {
    preparing.withLock {
      if subscription != nil { return }
      read()
      subscription = file.subscribe { [weak self] in
        self?.fileChanged($0)
      } didSave: { [weak self] in
        self?.fileDidSave($0)
      }
    }
  }

  deinit { file.flush() }

  /// Reads the file.
  func read() { fileChanged(file.read()) }

  /// Reads the file on its queue, which runs in the background for a file on disk.
  func read(_ completion: @escaping @Sendable () -> Void) {
    file.read { [self] result in
      fileChanged(result)
      completion()
    }
  }

  /// The value of a setting.
  func value(forKey name: String) throws(SharedFileError) -> SettingsValue? {
    let (value, problem) = lock.withLock { (self.values[name], self.problem) }
    if let problem { throw problem }
    return value
  }

  /// Changes a setting, and notifies all of its users but the writer.
  func set(
    _ value: SettingsValue?, forKey name: String, by id: UUID?, _ continuation: SaveContinuation
  ) {
    let (values, others) = lock.withLock {
      self.values[name] = value
      return (self.values, (readers[name] ?? [:]).filter { $0.key != id })
    }
    file.write(values, continuation)
    for reader in others.values { reader.take(.success(value)) }
  }

  /// Writes pending changes now.
  func flush() { file.flush() }

  /// Subscribes to changes of a setting, and to the outcome of saving the settings.
  func subscribe(toKey name: String, as id: UUID, _ reader: Reader) -> SharedSubscription {
    let saveError = lock.withLock {
      readers[name, default: [:]][id] = reader
      return self.saveError
    }
    if let saveError { reader.didSave(saveError) }
    return SharedSubscription { [weak self] in
      self?.unsubscribe(id, fromKey: name)
    }
  }

  private func unsubscribe(_ id: UUID, fromKey name: String) {
    lock.withLock {
      readers[name]?[id] = nil
      if readers[name]?.isEmpty == true { readers[name] = nil }
    }
  }

  /// Whether an issue about a setting hasn't been reported before, in which case it is recorded.
  func isFirstReport(about name: String) -> Bool {
    lock.withLock { reported.insert(name).inserted }
  }

  private func fileChanged(_ result: Result<[String: SettingsValue]?, SharedFileError>) {
    let told = lock.withLock {
      switch result {
      case .success(let values): take(values ?? [:])
      case .failure(let problem): take(problem)
      }
    }
    for (readers, value) in told {
      for reader in readers { reader.take(value) }
    }
  }

  private func fileDidSave(_ error: SharedFileError?) {
    let readers = lock.withLock {
      saveError = error
      return self.readers.values.flatMap(\.values)
    }
    for reader in readers { reader.didSave(error) }
  }

  private typealias Told = [([Reader], Result<SettingsValue?, SharedFileError>)]

  private func take(_ new: [String: SettingsValue]) -> Told {
    let (old, hadProblem) = (values, problem != nil)
    (values, problem) = (new, nil)
    return readers.compactMap { name, readers in
      let value = values[name]
      return hadProblem || value != old[name] ? (Array(readers.values), .success(value)) : nil
    }
  }

  private func take(_ problem: SharedFileError) -> Told {
    self.problem = problem
    return readers.values.map { (Array($0.values), .failure(problem)) }
  }
}
