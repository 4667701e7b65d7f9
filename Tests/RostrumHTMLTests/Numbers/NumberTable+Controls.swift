import Foundation
import Rostrum

extension NumberTable {
  mutating func addControls() {
    add("Slider init(value:in:label:onEditingChanged:)") { n in
      Slider(value: .constant(n)) { Text("a") }
    }
    add("Slider init(value:in:onEditingChanged:)") { n in
      Slider(value: .constant(n)).accessibilityLabel("a")
      Slider(value: .constant(Float(n))).accessibilityLabel("a")
      Slider(value: .constant(0.5), in: .widest(n)).accessibilityLabel("a")
    }
    add("Slider init(value:in:step:label:onEditingChanged:)") { n in
      Slider(value: .constant(n), in: 0...10, step: n) { Text("a") }
    }
    add("Slider init(value:in:step:onEditingChanged:)") { n in
      Slider(value: .constant(n), in: .widest(n), step: n).accessibilityLabel("a")
    }
    add(
      "Slider+Labels init(value:in:label:minimumValueLabel:maximumValueLabel:onEditingChanged:)"
    ) { n in
      Slider(value: .constant(n)) {
        Text("a")
      } minimumValueLabel: {
        Text("b")
      } maximumValueLabel: {
        Text("c")
      }
    }
    add(
      "Slider+Labels init(value:in:step:label:minimumValueLabel:maximumValueLabel:onEditingChanged:)"
    ) { n in
      Slider(value: .constant(n), in: .widest(n), step: n) {
        Text("a")
      } minimumValueLabel: {
        Text("b")
      } maximumValueLabel: {
        Text("c")
      }
    }
    add("Stepper init(value:step:label:onEditingChanged:)") { n in
      Stepper(value: .constant(n), step: n) { Text("a") }
    }
    add("Stepper init(value:in:step:label:onEditingChanged:)") { n in
      Stepper(value: .constant(n), in: .widest(n), step: n) { Text("a") }
    }
    add("Stepper+Text init(_:value:step:onEditingChanged:)") { n in
      Stepper("a", value: .constant(n), step: n)
    }
    add("Stepper+Text init(_:value:step:onEditingChanged:)") { n in
      Stepper(String("a"), value: .constant(Int(nearest: n)), step: Int(nearest: n))
    }
    add("Stepper+Text init(_:value:in:step:onEditingChanged:)") { n in
      Stepper("a", value: .constant(n), in: .widest(n), step: n)
    }
    add("Stepper+Text init(_:value:in:step:onEditingChanged:)") { n in
      Stepper(String("a"), value: .constant(n), in: 0...1, step: n)
    }
    add("Gauge init(value:in:label:)") { n in
      Gauge(value: n) { Text("a") }
      Gauge(value: n, in: .widest(n)) { Text("a") }.gaugeStyle(.accessoryCircular)
    }
    add("Gauge init(value:in:label:currentValueLabel:)") { n in
      Gauge(value: n, in: .widest(n)) {
        Text("a")
      } currentValueLabel: {
        Text("b")
      }
    }
    add("Gauge init(value:in:label:currentValueLabel:minimumValueLabel:maximumValueLabel:)") { n in
      Gauge(value: n, in: .widest(n)) {
        Text("a")
      } currentValueLabel: {
        Text("b")
      } minimumValueLabel: {
        Text("c")
      } maximumValueLabel: {
        Text("d")
      }
    }
    add("ProgressView init(_:value:total:)") { n in ProgressView("a", value: n, total: n) }
    add("ProgressView init(_:value:total:)") { n in ProgressView(String("a"), value: n, total: 1) }
    add("ProgressView init(value:total:)") { n in
      ProgressView(value: n)
      ProgressView(value: n, total: n).progressViewStyle(.circular)
    }
    add("ProgressView init(value:total:label:)") { n in
      ProgressView(value: 1, total: n) { Text("a") }
    }
    add("ProgressView init(value:total:label:currentValueLabel:)") { n in
      ProgressView(value: n, total: n) {
        Text("a")
      } currentValueLabel: {
        Text("b")
      }
    }
    add("AsyncImage init(url:scale:)") { n in AsyncImage(url: nil, scale: n) }
    add("AsyncImage init(url:scale:content:placeholder:)") { n in
      AsyncImage(url: nil, scale: n) {
        $0
      } placeholder: {
        Text("a")
      }
    }
    add("AsyncImage init(url:scale:transaction:content:)") { n in
      AsyncImage(url: nil, scale: n) { _ in Text("a") }
    }
    add("Image init(data:scale:label:)") { n in
      Image(data: Data(), scale: n, label: Text("a"))
    }
  }

  mutating func addLabels() {
    add("LocalizedStringKey+Interpolation appendInterpolation(_:)") { n in Text("\(n)") }
    add("LocalizedStringKey+Interpolation appendInterpolation(_:)") { n in
      Text("\(Int(nearest: n)) \(n, specifier: "%.2f") \(n, format: .percent)")
      Text(n, format: .number)
      Text(n, format: .currency(code: "EUR"))
      TextField("a", value: .constant(n), format: .number)
      Text(Date(timeIntervalSinceReferenceDate: n), style: .relative)
      Text(Date(timeIntervalSinceReferenceDate: n), style: .timer)
    }
    add("Badge badge(_:)") { n in List { Text("a").badge(Int(nearest: n)) } }
    add("TabContent+Modifiers badge(_:)") { n in
      TabView { Tab("a", systemImage: "star") { Text("b") }.badge(Int(nearest: n)) }
    }
    add("Text+Look baselineOffset(_:)") { n in Text("a").baselineOffset(n) }
    add("Text+Look kerning(_:)") { n in Text("a").kerning(n) }
    add("Text+Look tracking(_:)") { n in Text("a").tracking(n) }
    add("TextLook baselineOffset(_:)") { n in VStack { Text("a") }.baselineOffset(n) }
    add("TextLook kerning(_:)") { n in VStack { Text("a") }.kerning(n) }
    add("TextLook tracking(_:)") { n in VStack { Text("a") }.tracking(n) }
    add("TextLook lineLimit(_:)") { n in Text("a").lineLimit(Int(nearest: n)) }
    add("TextLook lineLimit(_:)") { n in
      Text("a").lineLimit(min(1, Int(nearest: n))...max(1, Int(nearest: n)))
    }
    add("TextLook lineLimit(_:)") { n in Text("a").lineLimit(Int(nearest: n)...) }
    add("TextLook lineLimit(_:)") { n in Text("a").lineLimit(...Int(nearest: n)) }
    add("TextLook lineLimit(_:reservesSpace:)") { n in
      Text("a").lineLimit(Int(nearest: n), reservesSpace: true)
    }
    add("Font system(size:weight:design:)") { n in Text("a").font(.system(size: n)) }
    add("Font custom(_:size:)") { n in Text("a").font(.custom("Serif", size: n)) }
    add("Font custom(_:fixedSize:)") { n in Text("a").font(.custom("Serif", fixedSize: n)) }
  }
}

extension ClosedRange<Double> {
  /// The range from 0 to a number as far as there is one.
  static func widest(_ number: Double) -> ClosedRange<Double> {
    number.isNaN ? 0...1 : Swift.min(0, number)...Swift.max(0, number)
  }
}
