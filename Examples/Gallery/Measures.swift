import Foundation
import Rostrum

/// Gauges, groups and buttons in all styles.
struct Measures: View {
  @Binding var plan: Plan
  @State private var taps = 0

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        GroupBox("Gauges") {
          Gauge(value: Double(plan.guests), in: 1...12) {
            Text("Guests")
          } currentValueLabel: {
            Text("\(plan.guests)")
          } minimumValueLabel: {
            Text("1")
          } maximumValueLabel: {
            Text("12")
          }
          HStack(spacing: 24) {
            Gauge(value: plan.light) {
              Text("Light")
            } currentValueLabel: {
              Text("\(Int(plan.light * 100))")
            }
            .gaugeStyle(.accessoryCircular)
            Gauge(value: plan.light) {
              Text("Light")
            } currentValueLabel: {
              Text("\(Int(plan.light * 100))%")
            }
            .gaugeStyle(.accessoryCircularCapacity)
            .tint(.green)
          }
        }
        GroupBox {
          VStack(alignment: .leading, spacing: 12) {
            HStack {
              Button("Small") { taps += 1 }.controlSize(.small)
              Button("Usual") { taps += 1 }
              Button("Large") { taps += 1 }.controlSize(.large)
            }
            .buttonStyle(.bordered)
            HStack {
              Button("Send") { taps += 1 }.buttonStyle(.borderedProminent)
                .buttonBorderShape(.capsule)
              Button("Sink") { taps += 1 }.buttonStyle(Sinking())
              Toggle("Loud", isOn: $plan.hasMusic).toggleStyle(.button)
            }
            ControlGroup("Clipboard") {
              Button("Cut") { taps += 1 }
              Button("Copy") { taps += 1 }
              Button("Paste") { taps += 1 }
            }
            Text("Pressed \(taps) times").font(.footnote).foregroundStyle(.secondary)
          }
        } label: {
          Label("Buttons", systemImage: "hand.wave")
        }
        Link("Where these come from", destination: URL(string: "https://www.swift.org")!)
      }
    }
    .navigationTitle("Measures")
    .navigationBarTitleDisplayMode(.inline)
  }
}

/// A button style that shrinks the label while it is pressed.
struct Sinking: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .fontWeight(.semibold)
      .foregroundStyle(Color(.systemBackground))
      .padding(12)
      .background(.tint, in: .capsule)
      .opacity(configuration.isPressed ? 0.7 : 1)
      .scaleEffect(configuration.isPressed ? 0.92 : 1)
  }
}
