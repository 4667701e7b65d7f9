import Dispatch
import Foundation
import Testing

// NB: Tests `FileActivity`, which is internal.
@testable import RostrumSQLite

@Suite(.timeLimit(.minutes(10))) struct FileActivityTests {
  private let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  private let queue = DispatchQueue(label: "rostrum.tests.activity")

  @Test("Each write to a file is reported, until the source is canceled")
  func writes() async throws {
    try Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let (reports, report) = AsyncStream.makeStream(of: Void.self)
    let source = try #require(
      FileActivity.watch(file.path, on: queue) { report.yield() })
    let handle = try FileHandle(forWritingTo: file)
    var iterator = reports.makeAsyncIterator()
    for byte in UInt8(0)..<3 {
      try handle.write(contentsOf: [byte])
      #expect(await iterator.next() != nil)
    }
    source.cancel()
    queue.sync {}
    try handle.write(contentsOf: [3])
    queue.sync { report.finish() }
    #expect(await iterator.next() == nil)
  }

  @Test("A file that doesn't exist isn't watched")
  func missing() {
    #expect(FileActivity.watch(file.path, on: queue) {} == nil)
  }
}
