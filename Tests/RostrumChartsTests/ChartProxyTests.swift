import Foundation
import RostrumCharts
import RostrumElements
import RostrumTesting
import RostrumViews
import Testing

private struct Report: Hashable {
  var x: CGFloat?
  var point: CGPoint?
  var range: ClosedRange<CGFloat>?
  var name: String?
  var number: Double?
  var both: String?
  var domain: [String] = []
  var bounds: [Double] = []
  var color: AnyShapeStyle?
  var colors: [String] = []
  var size = CGSize.zero
  var isWrongType = false
  var line: StrokeStyle?
  var symbolSize: CGFloat?
}

@MainActor private final class Reports {
  var last = Report()

  func write(_ chart: ChartProxy) {
    let size = chart.plotSize
    last.size = size
    last.x = chart.position(forX: "Rome")
    last.point = chart.position(for: (x: "Berlin", y: 10))
    last.range = chart.positionRange(forX: "Berlin")
    last.name = chart.value(atX: size.width * 0.9)
    last.number = chart.value(atY: size.height / 2, as: Double.self)
    last.both = chart.value(at: CGPoint(x: 1, y: 0), as: (String, Int).self).map { "\($0) \($1)" }
    last.domain = chart.xDomain(dataType: String.self)
    last.bounds = chart.yDomain(dataType: Double.self)
    last.color = chart.foregroundStyle(for: "Rome")
    last.colors = chart.foregroundStyleDomain(dataType: String.self)
    last.isWrongType =
      chart.value(atX: 0, as: Date.self) != nil || !chart.xDomain(dataType: Int.self).isEmpty
    last.line = chart.lineStyle(for: "Rome")
    last.symbolSize = chart.symbolSize(for: 3)
  }
}

@MainActor @Suite struct ChartProxyTests {
  private func trips() -> some View {
    Chart(Trip.all) { trip in
      BarMark(x: .value("City", trip.city), y: .value("Trips", trip.count))
        .foregroundStyle(by: .value("City", trip.city))
    }
    .chartForegroundStyleScale(["Berlin": .blue, "Rome": .orange])
    .chartYScale(domain: 0...20)
    .chartLegend(.hidden)
  }

  @Test("A proxy converts values to places in the plot and back")
  func conversions() {
    let reports = Reports()
    let host = TestHost {
      trips()
        .chartOverlay { chart in
          let _ = reports.write(chart)
          Text("Overlay")
        }
        .frame(width: 300, height: 200)
    }
    #expect(host.text("Overlay").exists)
    let report = reports.last
    #expect(report.size.width > 100 && report.size.height > 50)
    #expect(report.x == report.size.width * 0.75)
    #expect(report.point == CGPoint(x: report.size.width / 4, y: report.size.height / 2))
    #expect(report.range == 0...(report.size.width / 2))
    #expect(report.name == "Rome")
    #expect(report.number == 10)
    #expect(report.both == "Berlin 20")
    #expect(report.domain == ["Berlin", "Rome"])
    #expect(report.bounds == [0, 20])
    #expect(report.color == AnyShapeStyle(Color.orange))
    #expect(report.colors == ["Berlin", "Rome"])
    #expect(!report.isWrongType)
    #expect(report.line == nil)
    #expect(report.symbolSize == nil)
  }

  @Test("Views of the app are in front of a chart, behind it, and behind its marks")
  func layers() {
    let host = TestHost {
      trips()
        .chartBackground { _ in Text("Behind") }
        .chartOverlay(alignment: .topLeading) { _ in Text("First") }
        .chartOverlay { _ in Text("Second") }
        .chartPlotStyle { $0.background(.yellow).overlay(Text("Plot")) }
        .frame(width: 300, height: 200)
    }
    for text in ["Behind", "First", "Second", "Plot"] { #expect(host.text(text).exists, "\(text)") }
    #expect(host.chart("Trips, City").marks.count == 6)
  }

  @Test("A gesture selects by the places of the plot")
  func gestures() async throws {
    struct Dragged: View {
      @State private var city: String?
      let trips: AnyView

      var body: some View {
        trips
          .chartXSelection(value: $city)
          .chartGesture { chart in
            DragGesture(minimumDistance: 0)
              .onChanged { chart.selectXValue(at: $0.location.x) }
          }
          .frame(width: 300, height: 200)
        Text("city \(city ?? "-")")
      }
    }
    let host = TestHost { Dragged(trips: AnyView(trips())) }
    let surface = try #require(host.chart("Trips, City").all(.shape).last)
    await surface.drag(from: .zero, to: CGPoint(x: 280, y: 10))
    #expect(host.text("city Rome").exists)
  }
}
