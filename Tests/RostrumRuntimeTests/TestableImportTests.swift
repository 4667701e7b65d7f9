import Foundation
import Testing

@Suite struct TestableImportTests {
  @Test("A test that needs internals says which")
  func reasons() throws {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let files = try #require(FileManager.default.enumerator(atPath: tests.path))
    let swift = files.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }
    #expect(swift.count > 100)
    let silent = try swift.filter { file in
      let text = try String(contentsOf: tests.appending(path: file), encoding: .utf8)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
      guard let first = lines.firstIndex(where: { $0.hasPrefix("@testable import") }) else {
        return false
      }
      return first == 0 || !lines[first - 1].hasPrefix("// NB:")
    }
    #expect(silent == [])
  }
}
