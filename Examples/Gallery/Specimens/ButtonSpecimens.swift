import Foundation
import Rostrum

/// The page about the buttons, menus and progress of Documentation/Support/Controls.md.
struct ButtonSpecimens: View {
  var body: some View {
    SpecimenPage("Buttons and progress") {
      ButtonFormSpecimens()
      ButtonStyleSpecimens()
      MenuSpecimens()
      ProgressSpecimens()
      FileSpecimens()
      CommandSpecimens()
    }
  }
}

private struct ButtonFormSpecimens: View {
  private let name = String("**Starred**")

  var body: some View {
    Specimens("Buttons") {
      Specimen("V2.3", "Button {} label: {}") {
        Keep(0) { $taps in
          Button {
            taps += 1
          } label: {
            Label("Add", systemImage: "plus")
          }
          Text("\(taps) taps")
        }
      }
      Specimen("V2.4", #"Button("Add") {}"#) {
        Keep(0) { $taps in
          Button("Add") { taps += 1 }
          Text("\(taps) taps")
        }
      }
      Specimen("V2.5", #"Button("Add", action: add)"#) { Adding() }
      Specimen("V2.6 V6.19", #"Button("Delete", role: .destructive) {}"#) {
        Keep(0) { $taps in
          Button("Delete", role: .destructive) { taps += 1 }
          Text("\(taps) taps")
        }
      }
      Specimen("V2.7", #"Button("Add \(1_000)") {}"#) {
        Keep(0) { $taps in
          Button("Add \(1_000)") { taps += 1 }
          Text("\(taps) taps")
        }
      }
      Specimen("V2.8", "Button(name) {}") {
        Keep(0) { $taps in
          Button(name) { taps += 1 }
          Text("\(taps) taps")
        }
      }
      Specimen("V2.9", "Button(action: add) {}") {
        Keep(0) { $taps in
          Button(action: { taps += 1 }) { Image(systemName: "plus") }
          Text("\(taps) taps")
        }
      }
      Specimen("V2.10", "Button(action: {}, label: {})") {
        Keep(0) { $taps in
          Button(action: { taps += 1 }, label: { Text("Add") })
          Text("\(taps) taps")
        }
      }
      Specimen("V3.30", "disabled(true)") {
        Keep(0) { $taps in
          Button("Add") { taps += 1 }.disabled(true)
          Text("\(taps) taps")
        }
      }
    }
  }
}

private struct Adding: View {
  @State private var taps = 0

  var body: some View {
    Button("Add", action: add)
    Text("\(taps) taps")
  }

  private func add() { taps += 1 }
}

private struct Inked: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(8)
      .foregroundStyle(Color(.systemBackground))
      .background(configuration.isPressed ? Color.red : .teal)
  }
}

private struct Doubled: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Button("Act twice") {
        configuration.trigger()
        configuration.trigger()
      }
    }
  }
}

private struct ButtonStyleSpecimens: View {
  var body: some View {
    Specimens("Styles of buttons") {
      Specimen("V3.20 V6.22", "buttonStyle(.bordered)") { Button("a") {}.buttonStyle(.bordered) }
      Specimen("V6.23", "buttonStyle(.borderedProminent)") {
        Button("a") {}.buttonStyle(.borderedProminent)
      }
      Specimen("V6.24", "buttonStyle(.borderless)") { Button("a") {}.buttonStyle(.borderless) }
      Specimen("V6.25", "buttonStyle(.plain)") { Button("a") {}.buttonStyle(.plain) }
      Specimen("V10.69", "ButtonStyle, PrimitiveButtonStyle") {
        Keep(0) { $taps in
          Button("Press") { taps += 1 }.buttonStyle(Inked())
          Button("Do") { taps += 1 }.buttonStyle(Doubled())
          Text("\(taps) taps")
        }
      }
      Specimen("V10.72", "controlSize, buttonBorderShape, labelsHidden") {
        HStack {
          Button("small") {}.controlSize(.small)
          Button("large") {}.controlSize(.large)
          Button("round") {}.buttonBorderShape(.capsule)
        }
        .buttonStyle(.bordered)
        Keep(true) { $isOn in Toggle("Hidden", isOn: $isOn).labelsHidden() }
      }
      Specimen("V10.722", "environment(\\.interfaceDensity, .comfortable)") {
        HStack {
          Button("As on a phone") {}.environment(\.interfaceDensity, .comfortable)
          Button("As the page") {}
        }
        .buttonStyle(.bordered)
      }
    }
  }
}

/// A menu of everything that stands in one.
private struct ArrangeMenu: View {
  @State private var order: String?
  @State private var showsAll = false
  @State private var shared = "nothing"

  var body: some View {
    Menu("Arrange") {
      Picker("Order", selection: $order) {
        Text("By name").tag("name" as String?)
        Text("By date").tag("date" as String?)
      }
      Toggle("Show all", isOn: $showsAll)
      Menu("Share") {
        Button("Mail") { shared = "mail" }
        Button("Print") { shared = "print" }
      }
      Section("More") {
        Button("Archive") {}.disabled(true)
        ControlGroup { Button("Delete", role: .destructive) { shared = "deleted" } }
      }
    }
    Text("Order \(order ?? "none"), \(showsAll ? "all" : "some"), shared \(shared)")
  }
}

private struct MenuSpecimens: View {
  var body: some View {
    Specimens("Menus and groups") {
      Specimen("V2.39", #"Menu("Add") {}"#) {
        Keep("nothing") { $added in
          Menu("Add") {
            Button("A counter") { added = "a counter" }
            Button("A timer") { added = "a timer" }
          }
          Text("Added \(added)")
        }
        ArrangeMenu()
      }
      Specimen("V10.68", "LabeledContent, GroupBox, ControlGroup") {
        LabeledContent("Weekday", value: "Monday")
        GroupBox("Box") { Text("In the box") }
        ControlGroup("Clipboard") {
          Button("Cut") {}
          Button("Copy") {}
        }
      }
      Specimen("V2.13", "ContentUnavailableView {} description: {} actions: {}") {
        Keep(0) { $taps in
          ContentUnavailableView {
            Label("No mail", systemImage: "envelope")
          } description: {
            Text("New mail will appear here.")
          } actions: {
            Button("Fetch \(taps)") { taps += 1 }
          }
        }
      }
    }
  }
}

private struct Percentage: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      ProgressView(configuration)
      Text("\(Int(100 * (configuration.fractionCompleted ?? 0)))%")
    }
  }
}

extension ProgressViewStyle where Self == Percentage {
  fileprivate static var percentage: Self { Self() }
}

private struct ProgressSpecimens: View {
  var body: some View {
    Specimens("Progress and gauges") {
      Specimen("V2.59", "ProgressView()") { ProgressView() }
      Specimen("V2.61", "ProgressView(value: 0.25)") { ProgressView(value: 0.25) }
      Specimen("V1.11 V2.60 V9.20", "ProgressView(configuration)") {
        ProgressView(value: 0.4).progressViewStyle(.percentage)
      }
      Specimen("V3.102", "progressViewStyle(.circular)") {
        ProgressView(value: 0.25).progressViewStyle(.circular)
      }
      Specimen("V10.61", "Gauge, gaugeStyle(_:)") {
        Gauge(value: 6, in: 1...12) { Text("Guests") }
        Gauge(value: 0.6) { Text("Light") }.gaugeStyle(.accessoryCircular)
      }
      Specimen("V10.1365", "gaugeStyle(.accessoryLinear)") {
        Gauge(value: 0.6) {
          Text("Light")
        } currentValueLabel: {
          Text("60%")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("100")
        }
        .gaugeStyle(.accessoryLinear)
        .tint(.orange)
      }
    }
  }
}
