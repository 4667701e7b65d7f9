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
    /// Called when the value has changed, or can't be read.
    let valueHasChanged: @Sendable () -> Void
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
  /// The users that have changed settings last.
  private var writers: [String: UUID] = [:]
  /// Whether a change is being passed to the file, so that what the file contains is outdated.
  private var isChanging = false
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
      subscription = file.subscribe { [weak self] latest in
        self?.fileChanged(latest)
      } didSave: { [weak self] in
        self?.fileDidSave($0)
      }
    }
  }

  deinit { file.flush() }

  /// Reads the file.
  func read() {
    let result = file.read()
    fileChanged { result }
  }

  /// Reads the file on its queue, which runs in the background for a file on disk.
  func read(_ completion: @escaping @Sendable () -> Void) {
    file.read { [self] result, revision in
      fileChanged { self.file.revision == revision ? result : nil }
      completion()
    }
  }

  /// The value of a setting.
  func value(forKey name: String) throws(SharedFileError) -> SettingsValue? {
    let (value, problem) = lock.withLock { (self.values[name], self.problem) }
    if let problem { throw problem }
    return value
  }

  /// Held while a setting is changed.
  var turn: SharedTurn { file.turn }

  /// The value of a setting, unless a user has changed it last.
  func value(forKey name: String, unlessBy id: UUID) -> SettingsValue? {
    lock.withLock { writers[name] == id ? nil : values[name] }
  }

  /// Changes a setting, and notifies all of its users but the writer.
  func set(
    _ value: SettingsValue?, forKey name: String, by id: UUID?, _ continuation: SaveContinuation
  ) {
    // In turn, so that the file gets the settings in the order of their changes.
    let others = turn.take {
      let (values, others) = lock.withLock {
        self.values[name] = value
        writers[name] = id
        isChanging = true
        return (self.values, (readers[name] ?? [:]).filter { $0.key != id })
      }
      file.write(values, continuation)
      lock.withLock { isChanging = false }
      return others
    }
    for reader in others.values { reader.valueHasChanged() }
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

  private func fileChanged(_ latest: SharedFile<[String: SettingsValue]>.Latest) {
    let told = lock.withLock { () -> [Reader] in
      guard !isChanging, let result = latest() else { return [] }
      switch result {
      case .success(let values): return take(values ?? [:])
      case .failure(let problem): return take(problem)
      }
    }
    for reader in told { reader.valueHasChanged() }
  }

  private func fileDidSave(_ error: SharedFileError?) {
    let readers = lock.withLock {
      saveError = error
      return self.readers.values.flatMap(\.values)
    }
    for reader in readers { reader.didSave(error) }
  }

  private func take(_ new: [String: SettingsValue]) -> [Reader] {
    let (old, hadProblem) = (values, problem != nil)
    (values, problem) = (new, nil)
    let changed = Set(old.keys).union(new.keys).filter { hadProblem || new[$0] != old[$0] }
    for name in changed { writers[name] = nil }
    let names = hadProblem ? Set(readers.keys) : changed
    return names.flatMap { (readers[$0] ?? [:]).values }
  }

  private func take(_ problem: SharedFileError) -> [Reader] {
    self.problem = problem
    return readers.values.flatMap(\.values)
  }
}
