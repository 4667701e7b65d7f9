import RostrumCharts
import Testing

@Suite struct StackingTests {
  private func stack(
    _ values: [Double], _ places: [String], _ method: MarkStackingMethod
  ) -> [[Double]] {
    Stacking.intervals(of: values, at: places, method).map { [$0.from, $0.to] }
  }

  @Test("Values stand on top of each other at each place")
  func standard() {
    #expect(
      stack([3, 4, 2, 1], ["a", "b", "a", "b"], .standard) == [[0, 3], [0, 4], [3, 5], [4, 5]])
  }

  @Test("Negative values hang below zero")
  func negative() {
    #expect(
      stack([3, -1, 2, -4], ["a", "a", "a", "a"], .standard)
        == [[0, 3], [0, -1], [3, 5], [-1, -5]])
  }

  @Test("Normalised values are parts of 1; a place of zeros stays empty")
  func normalized() {
    #expect(
      stack([1, 3, 0], ["a", "a", "b"], .normalized) == [[0, 0.25], [0.25, 1], [0, 0]])
    #expect(stack([1, -3], ["a", "a"], .normalized) == [[0, 0.25], [0, -0.75]])
  }

  @Test("Centred values lie around zero")
  func center() {
    #expect(stack([2, 4], ["a", "a"], .center) == [[-3, -1], [-1, 3]])
  }

  @Test("Unstacked values begin at zero, each")
  func unstacked() {
    #expect(stack([2, 4], ["a", "a"], .unstacked) == [[0, 2], [0, 4]])
  }

  @Test("A value that isn't finite takes no room")
  func infinite() {
    let stacked = Stacking.intervals(of: [1, .nan, .infinity, 2], at: [0, 0, 0, 0], .standard)
    #expect(stacked[3].from == 1)
    #expect(stacked[3].to == 3)
    #expect(Stacking.intervals(of: [], at: [Int](), .center).isEmpty)
  }
}
