import Foundation
import RostrumDependencies

/// Who wants to know when a file is written in this process.
final class FileReaders: Sendable {
  private typealias Reader = @Sendable (Data) -> Void

  private let readers = LockIsolated<[URL: [UUID: Reader]]>([:])

  func subscribe(
    to url: URL, as id: UUID, _ reader: @escaping @Sendable (Data) -> Void
  ) -> SharedSubscription {
    readers.withValue { $0[url, default: [:]][id] = reader }
    return SharedSubscription { [weak self] in
      self?.readers.withValue {
        $0[url]?[id] = nil
        if $0[url]?.isEmpty == true { $0[url] = nil }
      }
    }
  }

  /// Tells everybody but the writer.
  func fileWasWritten(_ data: Data, at url: URL, by id: UUID) {
    let others = readers.withValue { ($0[url] ?? [:]).filter { $0.key != id } }
    for reader in others.values { reader(data) }
  }
}
