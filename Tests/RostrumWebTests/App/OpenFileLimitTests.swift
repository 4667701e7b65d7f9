import Testing

// NB: Tests `OpenFileLimit`, which is internal.
@testable import RostrumWeb

@Suite struct OpenFileLimitTests {
  @Test("A program raises its limit of open files to the maximum")
  func raise() throws {
    OpenFileLimit.raise()
    let maximum = try #require(OpenFileLimit.current)
    defer { OpenFileLimit.set(maximum) }
    OpenFileLimit.set(maximum - 1)
    #expect(OpenFileLimit.current == maximum - 1)
    OpenFileLimit.raise()
    #expect(OpenFileLimit.current == maximum)
  }
}
