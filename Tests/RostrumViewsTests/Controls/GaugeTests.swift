import Foundation
import RostrumViews
import Testing

private struct Words: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
    Text("\(Int(configuration.value * 100)) of 100")
  }
}

private struct Boxed: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack { Gauge(configuration) }
  }
}

@MainActor @Suite(.viewsEnd) struct GaugeTests {
  @Test("A bar can have a marker at the value")
  func marker() throws {
    let view = Rendering { Gauge(value: 0.25) { Text("Fuel") }.gaugeStyle(.accessoryLinear) }
    #expect(try view.only(.gauge).content == .gauge(0.25, in: 0...1, .accessoryLinear))
  }

  @Test func theValueStandsInItsRange() {
    let view = Rendering { Gauge(value: 30, in: 0...120) { Text("Speed") } }
    #expect(
      view.outline == """
        gauge value=30 minimum=0 maximum=120 label="Speed"
          group variant="gaugeLabel"
            text "Speed"
        """)
  }

  @Test func aValueOutsideOfTheRangeIsMovedIntoIt() {
    let view = Rendering {
      Gauge(value: 2.0) { Text("a") }
      Gauge(value: -1.0) { Text("a") }
      Gauge(value: Double.nan) { Text("a") }
    }
    #expect(
      view.all(.gauge).map(\.content)
        == [1, 0, 0].map { .gauge($0, in: 0...1, .automatic) })
  }

  @Test func everyLabelHasItsPlace() throws {
    let view = Rendering {
      Gauge(value: 0.5) {
        Text("Battery")
      } currentValueLabel: {
        Text("50 %")
      } minimumValueLabel: {
        Text("empty")
      } maximumValueLabel: {
        Text("full")
      }
    }
    #expect(try view.only(.gauge).state.value == "50 %")
    #expect(
      view.all(.group).map(\.content) == [
        .group(.gaugeLabel), .group(.gaugeMinimum), .group(.gaugeValue), .group(.gaugeMaximum),
      ])
  }

  @Test func stylesOfTheThemeAreVariants() {
    let view = Rendering {
      Gauge(value: 0.5) { Text("a") }.gaugeStyle(.linearCapacity)
      Gauge(value: 0.5) { Text("a") }.gaugeStyle(.accessoryCircular)
      Gauge(value: 0.5) { Text("a") }.gaugeStyle(.accessoryCircularCapacity)
      Gauge(value: 0.5) { Text("a") }.gaugeStyle(.accessoryLinearCapacity)
      Gauge(value: 0.5) { Text("a") }.gaugeStyle(.automatic)
    }
    #expect(
      view.all(.gauge).map(\.content)
        == [
          .linearCapacity, .accessoryCircular, .accessoryCircularCapacity,
          .accessoryLinearCapacity, .automatic,
        ].map { .gauge(0.5, in: 0...1, $0) })
  }

  @Test func aStyleOfTheAppGetsAFraction() {
    let view = Rendering { Gauge(value: 30, in: 20...40) { Text("a") }.gaugeStyle(Words()) }
    #expect(view.outline == "text \"a\"\ntext \"50 of 100\"")
  }

  @Test func aStyleCanBeMadeOfTheThemesGauge() throws {
    let view = Rendering {
      Gauge(value: 3, in: 0...4) {
        Text("a")
      } currentValueLabel: {
        Text("b")
      }
      .gaugeStyle(Boxed())
    }
    #expect(try view.only(.gauge).content == .gauge(0.75, in: 0...1, .automatic))
    #expect(view.all(.group).count == 2)
  }
}
