// flags: -module-alias SwiftUI=DropInSwiftUI -module-alias Accessibility=DropInAccessibility
import Accessibility
import SwiftUI

struct Tide {
  let hour: Double
  let height: Double
}

struct TideView: View {
  let tides: [Tide]

  var body: some View {
    Canvas { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.blue))
    }
    .accessibilityChartDescriptor(self)
  }
}

extension TideView: AXChartDescriptorRepresentable {
  func makeChartDescriptor() -> AXChartDescriptor {
    let xAxis = AXNumericDataAxisDescriptor(
      title: "Hour", range: 0...24, gridlinePositions: []
    ) { value in "\(value) h" }
    let yAxis = AXNumericDataAxisDescriptor(
      title: "Height", range: 0...6, gridlinePositions: [0, 3, 6]
    ) { value in "\(value) m" }
    let series = AXDataSeriesDescriptor(
      name: "Tides", isContinuous: true,
      dataPoints: tides.map { AXDataPoint(x: $0.hour, y: $0.height, label: nil) })
    return AXChartDescriptor(
      title: "Tides", summary: nil, xAxis: xAxis, yAxis: yAxis, additionalAxes: [],
      series: [series])
  }

  func updateChartDescriptor(_ descriptor: AXChartDescriptor) {
    descriptor.series = []
  }
}
