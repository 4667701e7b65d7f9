import RostrumDependencies
import RostrumStorage

/// A storage that makes writes and answers late, in a different order, and fails some of them before or
/// after they were made.
struct LateStorage: SharedValueStorage {
  let base = MemoryStorage()
  private let random: LockIsolated<SplitMix>

  init(seed: Int) {
    random = LockIsolated(SplitMix(state: UInt64(seed)))
  }

  private func pick(_ limit: Int) -> Int {
    random.withValue { Int.random(in: 0..<limit, using: &$0) }
  }

  private func wait() async {
    for _ in 0..<(pick(2) == 0 ? 0 : pick(60)) { await Task.yield() }
  }

  func value(for key: String) async throws(StorageError) -> VersionedValue? {
    await wait()
    let value = try await base.value(for: key)
    await wait()
    return value
  }

  func set(
    _ contents: [UInt8]?, for key: String, basedOn version: Int64
  ) async throws(StorageError) -> SharedWrite {
    await wait()
    let fate = pick(8)
    if fate == 0 { throw .unreachable(reason: "the request was lost") }
    let write = try await base.set(contents, for: key, basedOn: version)
    await wait()
    if fate == 1 { throw .unreachable(reason: "the answer was lost") }
    return write
  }

  func sizes(ofKeysWithPrefix prefix: String) async throws(StorageError) -> [String: Int] {
    try await base.sizes(ofKeysWithPrefix: prefix)
  }

  /// The changes, some of them late or twice.
  func changes() -> AsyncStream<String> {
    let changes = base.changes()
    let (stream, continuation) = AsyncStream.makeStream(of: String.self)
    let task = Task {
      for await key in changes {
        await wait()
        continuation.yield(key)
        if pick(4) == 0 { continuation.yield(key) }
      }
    }
    continuation.onTermination = { _ in task.cancel() }
    return stream
  }
}
