import Foundation
import Testing

@Suite struct OneOfEachTests {
  @Test(
    "The lock, the main queue's mark and the kinds of types are in this module alone",
    arguments: [
      "NSLock()", "NSRecursiveLock()", "pthread_mutex", "import Synchronization",
      "NIOConcurrencyHelpers", "DispatchSpecificKey", "0x200", "0x201", "0x202", "0x301", "0x302",
      "0x304",
    ])
  func onlyHere(_ words: String) throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let sources = root.appending(path: "Sources")
    let files = try #require(FileManager.default.enumerator(atPath: sources.path))
    let swift = files.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }
    #expect(swift.count > 100)
    let others = try swift.filter { file in
      guard !file.hasPrefix("RostrumRuntime/") else { return false }
      let text = try String(contentsOf: sources.appending(path: file), encoding: .utf8)
      // NB: A longer number, such as a scalar of a font, is none of the kinds.
      return text.ranges(of: words).contains { text[$0.upperBound...].first?.isHexDigit != true }
    }
    #expect(others == [])
  }
}
