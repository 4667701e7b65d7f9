import Foundation
import RostrumRuntime

/// New contents that are to be written to a file.
///
/// They are encoded lazily and once: by the file's queue, or by a launch that reads the file before
/// it is written.
///
/// NB: `@unchecked Sendable` because `lock` guards the mutable state. The lock is recursive because
/// encoding runs app code, which may read the file.
final class FileWrite: @unchecked Sendable {
  /// Called once on the file's queue.
  typealias Completion = @Sendable (Result<Void, SharedFileError>) -> Void

  /// The identity of the writer among the file's users.
  let writer: UUID
  private let encode: @Sendable () throws -> Data
  private let lock = Lock(isRecursive: true)
  private var completions: [Completion]
  private var result: Result<Data, any Error>?
  private var isEncoding = false

  /// Makes a write.
  ///
  /// - Parameters:
  ///   - writer: The identity of the writer.
  ///   - encode: Encodes the contents.
  ///   - completion: Called once on the file's queue.
  init(
    by writer: UUID, encode: @escaping @Sendable () throws -> Data,
    completion: @escaping Completion
  ) {
    self.writer = writer
    self.encode = encode
    completions = [completion]
  }

  /// The encoded contents, or `nil` while this thread encodes them.
  var contents: Result<Data, any Error>? {
    lock.withLock {
      if let result { return result }
      if isEncoding { return nil }
      isEncoding = true
      let made = Result { try encode() }
      isEncoding = false
      result = made
      return made
    }
  }

  /// Takes the place of an earlier write by the same writer, which isn't made.
  func replace(_ earlier: FileWrite) {
    let completions = earlier.takeCompletions()
    lock.withLock { self.completions.insert(contentsOf: completions, at: 0) }
  }

  /// Notifies the writer.
  ///
  /// - Parameter saved: The result of writing the file.
  func complete(_ saved: Result<Void, SharedFileError>) {
    for completion in takeCompletions() { completion(saved) }
  }

  private func takeCompletions() -> [Completion] {
    lock.withLock {
      defer { completions = [] }
      return completions
    }
  }
}
