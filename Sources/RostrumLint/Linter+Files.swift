import Foundation
import RostrumRuntime

extension Linter {
  /// Lints files at the same time, on all cores.
  ///
  /// - Parameters:
  ///   - paths: The paths of the files.
  ///   - cache: The files that needn't be parsed. It isn't saved.
  ///   - progress: Receives the number of files that are done, after each.
  /// - Returns: What is known of each file, in the order of the paths.
  package func check(
    _ paths: [String], cache: LintCache? = nil, progress: (_ done: Int) -> Void = { _ in }
  ) async -> [FileReport] {
    var reports = [FileReport?](repeating: nil, count: paths.count)
    if paths.isEmpty { return [] }
    var done = 0
    for await (index, report) in checks(of: paths, cache) {
      reports[index] = report
      done += 1
      progress(done)
      if done == paths.count { break }
    }
    return reports.compactMap(\.self)
  }

  private func checks(
    of paths: [String], _ cache: LintCache?
  ) -> AsyncStream<(Int, FileReport)> {
    let rest = Locked(paths.indices)
    return AsyncStream { continuation in
      for _ in 0..<min(paths.count, ProcessInfo.processInfo.activeProcessorCount) {
        LargeStack.start {
          while let index = rest.withLock({ $0.popFirst() }) {
            continuation.yield((index, check(path: paths[index], cache)))
          }
        }
      }
    }
  }

  private func check(path: String, _ cache: LintCache?) -> FileReport {
    do throws(SourceFiles.ReadError) {
      let bytes = try SourceFiles.bytes(path)
      let digest = cache?.digest(bytes)
      if let cache, let digest, cache.contains(digest) { return .nothingToFind(path: path) }
      let report = check(try SourceFiles.text(bytes, path: path), path: path)
      if let cache, let digest, report.hasNothingToFind { cache.insert(digest) }
      return report
    } catch {
      return FileReport(error.problem)
    }
  }
}

/// Threads for sources, whose parser and visitors recurse as deep as a source nests.
package enum LargeStack {
  /// The size of a stack in bytes; a thread takes only what it uses.
  private static let size = 256 << 20

  /// Runs work on a thread of its own.
  ///
  /// - Parameter work: The work.
  /// - Returns: The result of the work.
  package static func run<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value {
    await withCheckedContinuation { continuation in
      start { continuation.resume(returning: work()) }
    }
  }

  fileprivate static func start(_ work: @escaping @Sendable () -> Void) {
    let thread = Thread(block: work)
    thread.stackSize = size
    thread.start()
  }
}
