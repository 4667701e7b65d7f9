import Rostrum

extension NumberTable {
  /// Adds descriptions of charts.
  mutating func addDescriptors() {
    add("AXChartDescriptor init(title:range:gridlinePositions:valueDescriptionProvider:)") { n in
      Color.red.accessibilityChartDescriptor(Described(number: n))
    }
    add("AXChartDescriptor init(x:y:additionalValues:label:)") { n in
      Color.red.accessibilityChartDescriptor(
        Described(number: n, points: [AXDataPoint(x: n, y: n, additionalValues: [.number(n)])]))
    }
    add("AXChartDescriptor init(x:y:additionalValues:label:)") { n in
      Color.red.accessibilityChartDescriptor(
        Described(number: n, points: [AXDataPoint(x: "a", y: n)]))
    }
  }
}

private struct Described: AXChartDescriptorRepresentable {
  let number: Double
  var points: [AXDataPoint] = []

  func makeChartDescriptor() -> AXChartDescriptor {
    let axis = AXNumericDataAxisDescriptor(
      title: "a", range: .widest(number), gridlinePositions: [number]
    ) { _ in "a" }
    return AXChartDescriptor(
      title: "a", summary: nil, xAxis: axis, yAxis: axis,
      series: [AXDataSeriesDescriptor(name: "a", isContinuous: true, dataPoints: points)])
  }
}
