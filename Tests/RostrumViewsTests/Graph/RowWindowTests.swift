import Testing

// NB: Tests `RowWindow`, which is internal.
@testable import RostrumGraph

@Suite("The window of rows with views")
struct RowWindowTests {
  /// The window of 1,000 rows of 20 points whose first 40 exist, on a screen of 400 points.
  private var window: RowWindow { RowWindow(first: 40, of: 1000) }

  /// Reports where the rows behind the window are, if the first row is so far above the screen.
  private func scrolled(by offset: Double) -> RowWindow {
    var window = window
    let gap = window.rows.upperBound..<1000
    window.follow(
      gap, at: Double(gap.lowerBound) * 20 - offset, length: Double(gap.count) * 20, screen: 400,
      pitch: 20)
    return window
  }

  @Test("Rows near the screen are created ahead of it")
  func ahead() {
    #expect(scrolled(by: 300).rows == 0..<55)
    #expect(scrolled(by: 700).rows == 5..<75)
  }

  @Test("A jump creates the rows of the screen alone, and then those around it")
  func jump() {
    var window = scrolled(by: 10_000)
    #expect(window.rows == 500..<520)
    window.follow(520..<1000, at: 400, length: 9600, screen: 400, pitch: 20)
    #expect(window.rows == 500..<540)
    window.follow(0..<500, at: -10_000, length: 10_000, screen: 400, pitch: 20)
    #expect(window.rows == 480..<540)
  }

  @Test("A jump to either end creates the rows of the screen there")
  func ends() {
    var window = scrolled(by: 19_600)
    #expect(window.rows == 980..<1000)
    window.follow(0..<980, at: 0, length: 19_600, screen: 400, pitch: 20)
    #expect(window.rows == 0..<20)
  }
}
