import Testing

// NB: Tests `WriteProgress`, which is internal.
@testable import RostrumWeb

@Suite struct WriteProgressTests {
  private func check(_ progress: inout WriteProgress, _ buffered: [Int]) -> [WriteProgress.State] {
    buffered.enumerated().map { progress.check(buffered: $1, at: .seconds(10 * $0)) }
  }

  @Test("A slow peer that reads a little each time isn't disconnected")
  func slow() {
    var progress = WriteProgress(patience: .seconds(30))
    progress.wrote(1000)
    let states = check(&progress, [900, 800, 700, 600, 500, 400, 0, 0])
    #expect(states == Array(repeating: .taking, count: 7) + [.idle])
  }

  @Test("A peer that reads nothing is disconnected after a while")
  func stalled() {
    var progress = WriteProgress(patience: .seconds(30))
    progress.wrote(1000)
    #expect(check(&progress, [900, 900, 900, 900]) == [.taking, .idle, .idle, .stalled])
  }

  @Test("A peer without pending data is idle")
  func idle() {
    var progress = WriteProgress(patience: .seconds(30))
    #expect(check(&progress, [0, 0, 0, 0, 0]) == Array(repeating: .idle, count: 5))
  }
}
