import RostrumStorage

/// The list of all jobs, which is kept up to date while somebody follows it.
actor JobDirectory {
  private let storage: any SharedValueStorage
  private var jobs: [String: JobStatus] = [:]
  private var isComplete = false
  private var followers: [Int: AsyncStream<[JobStatus]>.Continuation] = [:]
  private var lastNumber = 0
  private var task: Task<Void, Never>?

  init(storage: any SharedValueStorage) {
    self.storage = storage
  }

  /// Adds a follower, who gets the list at once if it is known.
  ///
  /// - Returns: The number of the follower.
  func add(_ continuation: AsyncStream<[JobStatus]>.Continuation) -> Int {
    lastNumber += 1
    followers[lastNumber] = continuation
    if isComplete { continuation.yield(list) }
    if task == nil {
      let changes = storage.changes()
      task = Task { [weak self] in
        await self?.readAll()
        for await key in changes { await self?.hear(key) }
      }
    }
    return lastNumber
  }

  /// Removes a follower, and forgets the list with the last one.
  func remove(_ number: Int) {
    followers[number] = nil
    guard followers.isEmpty else { return }
    task?.cancel()
    (task, jobs, isComplete) = (nil, [:], false)
  }

  private var list: [JobStatus] { Array(jobs.values).latestFirst }

  private func hear(_ key: String) async {
    if key.isEmpty { return await readAll() }
    guard JobQueue.id(of: key) != nil else { return }
    await read(key)
    tell()
  }

  private func readAll() async {
    guard let keys = try? await storage.sizes(ofKeysWithPrefix: JobQueue.prefix).keys else {
      return
    }
    for key in jobs.keys where !keys.contains(key) { jobs[key] = nil }
    for key in keys { await read(key) }
    isComplete = true
    tell()
  }

  private func read(_ key: String) async {
    guard let value = try? await storage.value(for: key) else {
      // It was deleted, or the storage can't be reached and tells all when it can.
      if (try? await storage.value(for: key)) == .some(nil) { jobs[key] = nil }
      return
    }
    jobs[key] = JobQueue.decode(value.contents)
  }

  private func tell() {
    let list = list
    for follower in followers.values { follower.yield(list) }
  }
}
