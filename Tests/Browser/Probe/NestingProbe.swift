import Foundation
import Rostrum

/// Every control in the label of every other one, for `test_nesting.py`.
struct NestingProbe: View {
  @State private var log: [String] = []

  var body: some View {
    NavigationStack {
      List {
        Section("Log") { Text(verbatim: "log: \(log.joined(separator: " "))") }
        Sections(kinds: Outer.shown[...]) { log.append($0) }
        Section("Rows") {
          HStack {
            NavigationLink("Way") { Text("Arrived") }
            Button("Star") { log.append("star") }.buttonStyle(.borderless)
            Text("note").onTapGesture { log.append("note") }
          }
        }
      }
      .navigationTitle("Nesting")
    }
  }

  enum Outer: String, CaseIterable {
    case button, link, address, toggle, toggleButton, checkbox, slider, stepper, picker, segments
    case menuPicker, datePicker, colorPicker, disclosure, menu, tap, draggable, dropDestination
    case header, labeled, box, gauge, ringGauge, progress, ring, spinner

    /// The kinds that the environment names, as all at once take a browser long.
    static let shown = allCases.filter { kind in
      let names = ProcessInfo.processInfo.environment["NESTING"]?.split(separator: " ")
      return names?.contains { $0 == kind.rawValue } ?? true
    }
  }

  enum Inner: String, CaseIterable {
    case button, link, address, textLink, textField, secureField, editor, toggle, slider, stepper
    case menuPicker, inlinePicker, datePicker, colorPicker, menu, contextMenu, tap, disclosure
    case image, share, paste, calendar, gauge, progress, spinner, labeled, draggable
    case dropDestination
  }
}

/// A section for each kind: views that aren't made on demand, so that the first page has all of them.
private struct Sections: View {
  let kinds: ArraySlice<NestingProbe.Outer>
  let log: (String) -> Void

  var body: some View {
    if let kind = kinds.first {
      Section(kind.rawValue) {
        Controls(kind: kind, inners: NestingProbe.Inner.allCases[...], log: log)
      }
      Sections(kinds: kinds.dropFirst(), log: log)
    }
  }
}

/// A control of a kind around each control.
private struct Controls: View {
  let kind: NestingProbe.Outer
  let inners: ArraySlice<NestingProbe.Inner>
  let log: (String) -> Void

  var body: some View {
    if let inner = inners.first {
      OuterControl(kind: kind, inner: inner, log: log)
      Controls(kind: kind, inners: inners.dropFirst(), log: log)
    }
  }
}

private struct OuterControl: View {
  let kind: NestingProbe.Outer
  let inner: NestingProbe.Inner
  let log: (String) -> Void
  @State private var isOn = false
  @State private var number = 0.5
  @State private var choice = 1
  @State private var date = Date(timeIntervalSince1970: 0)
  @State private var color = Color.red
  @State private var isExpanded = false

  var body: some View {
    switch kind {
    case .button:
      Button {
        log(name)
      } label: {
        label
      }
    case .link:
      NavigationLink {
        Text("Arrived")
      } label: {
        label
      }
    case .address: Link(destination: URL(filePath: "/nowhere")) { label }
    case .toggle: Toggle(isOn: $isOn) { label }
    case .toggleButton: Toggle(isOn: $isOn) { label }.toggleStyle(.button)
    case .checkbox: Toggle(isOn: $isOn) { label }.toggleStyle(.checkbox)
    case .slider: Slider(value: $number) { label }
    case .stepper: Stepper(value: $number) { label }
    case .picker: picker.pickerStyle(.inline)
    case .segments: picker.pickerStyle(.segmented)
    case .menuPicker: picker.pickerStyle(.menu)
    case .tap: label.onTapGesture { log(name) }
    case .draggable: label.draggable(name)
    case .dropDestination: label.dropDestination(for: String.self) { _, _ in true }
    case .header:
      Section(isExpanded: $isExpanded) {
        Text("Content")
      } header: {
        label
      }
    case .labeled:
      LabeledContent {
        label
      } label: {
        label
      }
    case .box:
      GroupBox {
        Text("Content")
      } label: {
        label
      }
    case .gauge: Gauge(value: number) { label }
    case .ringGauge: Gauge(value: number) { label }.gaugeStyle(.accessoryCircularCapacity)
    case .progress: ProgressView(value: number) { label }
    case .ring: ProgressView(value: number) { label }.progressViewStyle(.circular)
    case .spinner: ProgressView { label }
    case .datePicker: DatePicker(selection: $date) { label }
    case .colorPicker: ColorPicker(selection: $color) { label }
    case .disclosure:
      DisclosureGroup(isExpanded: $isExpanded) {
        Text("Content")
      } label: {
        label
      }
    case .menu:
      Menu {
        label
      } label: {
        Text("Menu")
      }
    }
  }

  private var picker: some View {
    Picker("Choice", selection: $choice) {
      label.tag(1)
      Text("Other").tag(2)
    }
  }

  private var name: String { "\(kind.rawValue)-\(inner.rawValue)" }

  private var label: some View {
    HStack {
      Text(verbatim: name)
      InnerControl(kind: inner) { log("\(name)-inner") }
    }
  }
}

private struct InnerControl: View {
  let kind: NestingProbe.Inner
  let log: @MainActor () -> Void
  @State private var text = ""
  @State private var isOn = false
  @State private var number = 0.5
  @State private var choice = 1
  @State private var date = Date(timeIntervalSince1970: 0)
  @State private var color = Color.red
  @State private var days: Set<DateComponents> = []

  var body: some View {
    switch kind {
    case .share: ShareLink("Inner", item: "words")
    case .paste: PasteButton(payloadType: String.self) { _ in log() }
    case .calendar: MultiDatePicker("Inner", selection: $days)
    case .gauge: Gauge(value: number) { Text("Inner") }
    case .progress: ProgressView("Inner", value: number)
    case .spinner: ProgressView()
    case .labeled: LabeledContent("Inner", value: "1")
    case .draggable: Text("Inner").draggable("words")
    case .dropDestination: Text("Inner").dropDestination(for: String.self) { _, _ in true }
    case .button: Button("Inner", action: log).buttonStyle(.borderless)
    case .link: NavigationLink("Inner") { Text("Inside") }
    case .address: Link("Inner", destination: URL(filePath: "/inside"))
    case .textLink: Text("[Inner](https://example.com)")
    case .textField: TextField("Inner", text: $text)
    case .secureField: SecureField("Inner", text: $text)
    case .editor: TextEditor(text: $text).accessibilityLabel("Inner")
    case .toggle: Toggle("Inner", isOn: $isOn)
    case .slider: Slider(value: $number) { Text("Inner") }
    case .stepper: Stepper("Inner", value: $number)
    case .menuPicker: picker.pickerStyle(.menu)
    case .inlinePicker: picker.pickerStyle(.inline)
    case .datePicker: DatePicker("Inner", selection: $date)
    case .colorPicker: ColorPicker("Inner", selection: $color)
    case .menu: Menu("Inner") { Button("Item", action: log) }
    case .contextMenu: Text("Inner").contextMenu { Button("Item", action: log) }
    case .tap: Text("Inner").onTapGesture { log() }
    case .disclosure: DisclosureGroup("Inner") { Text("Content") }
    case .image: Image(systemName: "star")
    }
  }

  private var picker: some View {
    Picker("Inner", selection: $choice) {
      Text("One").tag(1)
      Text("Two").tag(2)
    }
  }
}
