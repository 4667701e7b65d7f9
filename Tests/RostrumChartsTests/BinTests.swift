import Foundation
import RostrumCharts
import Testing

@Suite struct BinTests {
  @Test("Bins of numbers have round bounds, and each number has one")
  func numbers() {
    let bins = NumberBins(data: [3.0, 17, 42, 50], desiredCount: 5)
    #expect(bins.thresholds == [0, 10, 20, 30, 40, 50, 60])
    #expect([3.0, 17, 42, 50].map { bins.index(for: $0) } == [0, 1, 4, 5])
    #expect(bins[1].lowerBound == 10)
    #expect(bins[1].upperBound == 20)
    #expect(bins.count == 6)
    #expect(NumberBins(range: 0.0...10, count: 4).thresholds == [0, 2.5, 5, 7.5, 10])
    #expect(NumberBins(size: 4.0, range: 0...10).thresholds == [0, 4, 8, 12])
    #expect(NumberBins(thresholds: [3.0, 1, 2]).thresholds == [1, 2, 3])
    #expect(bins.index(for: -100) == 0)
    #expect(bins.index(for: 100) == 5)
  }

  @Test("Bins of nothing, of one number and of what isn't finite don't trap")
  func few() {
    #expect(NumberBins(data: [Double]()).count > 0)
    #expect(NumberBins(data: [5.0]).index(for: 5) >= 0)
    #expect(NumberBins(data: [1.0, .nan, .infinity]).count > 0)
    #expect(NumberBins(size: 0.0, range: 0...10).count == 1)
    #expect(NumberBins(thresholds: [Double]()).isEmpty)
  }

  @Test("Bins of dates are units of the calendar")
  func dates() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let start = Date(timeIntervalSince1970: 1_780_272_000)
    let days = DateBins(
      unit: .day, range: start.addingTimeInterval(3600)...start.addingTimeInterval(200_000),
      calendar: calendar)
    #expect(days.thresholds.first == start)
    #expect(days.count == 3)
    #expect(days.index(for: start.addingTimeInterval(100_000)) == 1)
    #expect(days[0].upperBound == start.addingTimeInterval(86_400))
  }
}
