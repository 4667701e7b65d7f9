import Foundation
import RostrumFoundation
import RostrumScenes

/// An app with every kind of control, and presentations that cover them.
struct TargetApp: App {
  var body: some Scene {
    WindowGroup("Target") { TargetView() }
  }
}

/// A presentation of ``TargetView``.
enum Cover: String, CaseIterable {
  case alert, dialog, sheet, cover

  static var all: [Cover] { allCases }
}

struct TargetView: View {
  @State private var cover: Cover?
  @State private var count = 0
  @State private var text = "text"
  @State private var isOn = false
  @State private var number = 0.5
  @State private var step = 3
  @State private var choice = 1
  @State private var date = Date(timeIntervalSince1970: 0)
  @State private var color = Color.red
  @State private var tab = 0
  @State private var rows = Array(0..<12)
  @State private var picked: Set<Int> = []

  var body: some View {
    TabView(selection: $tab) {
      NavigationStack {
        List(selection: $picked) {
          ForEach(Cover.all, id: \.self) { cover in
            Button(cover.rawValue) { self.cover = cover }
          }
          controls
          ForEach(rows, id: \.self) { row in
            NavigationLink("Row \(row)") { Button("Deep") { count += 1 } }
          }
          .onDelete { rows.remove(atOffsets: $0) }
          .onMove { rows.move(fromOffsets: $0, toOffset: $1) }
        }
        .refreshable { count += 1 }
        .navigationTitle("Target \(count)")
      }
      .tabItem { Text("One") }
      .tag(0)
      Form { controls }.tabItem { Text("Two") }.tag(1)
    }
    .alert("Alert", isPresented: binding(.alert)) { Button("OK") {} }
    .confirmationDialog("Dialog", isPresented: binding(.dialog)) { Button("OK") {} }
    .sheet(isPresented: binding(.sheet)) {
      Button("Close") { cover = nil }.interactiveDismissDisabled()
    }
    .fullScreenCover(isPresented: binding(.cover)) { Button("Close") { cover = nil } }
  }

  @ViewBuilder private var controls: some View {
    Button("Plus") { count += 1 }
    Button("Never") { count += 1_000_000 }.disabled(true)
    Toggle("On", isOn: $isOn)
    TextField("Text", text: $text).onSubmit { count += 1 }
    SecureField("Secret", text: $text)
    TextEditor(text: $text)
    Slider(value: $number, in: 0...1)
    Stepper("Step", value: $step, in: 0...10)
    Picker("Choice", selection: $choice) { ForEach(0..<4) { Text("\($0)").tag($0) } }
    DatePicker("Date", selection: $date)
    ColorPicker("Color", selection: $color)
    DisclosureGroup("More") { Button("Inside") { count += 1 } }
    Menu("Menu") { Button("Item") { count += 1 } }
    Text("Gestures").onTapGesture(count: 2) { count += 1 }.onLongPressGesture { count += 1 }
    Text("Drag").gesture(DragGesture().onEnded { _ in count += 1 })
    Text("Hover").onHover { _ in count += 1 }
  }

  private func binding(_ cover: Cover) -> Binding<Bool> {
    Binding(get: { self.cover == cover }, set: { if !$0 { self.cover = nil } })
  }
}
