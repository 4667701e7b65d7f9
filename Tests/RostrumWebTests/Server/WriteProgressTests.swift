import Testing

@testable import RostrumWeb

@Suite struct WriteProgressTests {
  private func check(_ progress: inout WriteProgress, _ buffered: [Int]) -> [WriteProgress.State] {
    buffered.enumerated().map { progress.check(buffered: $1, at: .seconds(10 * $0)) }
  }

  @Test("A slow peer that takes a little each time is not given up")
  func slow() {
    var progress = WriteProgress(patience: .seconds(30))
    progress.wrote(1000)
    let states = check(&progress, [900, 800, 700, 600, 500, 400, 0, 0])
    #expect(states == Array(repeating: .taking, count: 7) + [.idle])
  }

  @Test("A peer that takes nothing is given up after a while")
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
