import RostrumStorage

extension JobQueue {
  /// A job now, and each time it changes.
  ///
  /// An effect that shows the progress of a job, wherever it runs:
  ///
  /// ```swift
  /// return .run { send in
  ///   for await job in jobs.updates(of: "import") { await send(.jobChanged(job)) }
  /// }
  /// ```
  ///
  /// - Parameter id: The identity.
  /// - Returns: The job, or `nil` while there is none. Of changes in quick succession, the last one
  ///   comes for sure. While the storage can't be reached, no change comes.
  public func updates(of id: JobID) -> AsyncStream<JobStatus?> {
    let key = Self.key(of: id)
    let changes = storage.changes()
    return AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let task = Task { [storage] in
        var last: JobStatus??
        func read() async {
          guard let value = try? await storage.value(for: key) else {
            if last != .some(nil), (try? await storage.value(for: key)) == .some(nil) {
              last = .some(nil)
              continuation.yield(nil)
            }
            return
          }
          let status = Self.decode(value.contents)
          if last != .some(status) { continuation.yield(status) }
          last = .some(status)
        }
        await read()
        for await name in changes where name == key || name.isEmpty { await read() }
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  /// All jobs now, and each time that one of them changes, the latest first.
  ///
  /// The streams of a process share one list.
  ///
  /// - Returns: The jobs. Of changes in quick succession, the last one comes for sure.
  public func updates() -> AsyncStream<[JobStatus]> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let task = Task { [directory] in await directory.add(continuation) }
      continuation.onTermination = { [directory] _ in
        Task {
          let number = await task.value
          await directory.remove(number)
        }
      }
    }
  }
}
