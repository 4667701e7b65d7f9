import Foundation
import Rostrum

/// Everything that a page shows before its server answers, for `test_reactions.py`; `MATRIX_WALK`
/// asks for it.
///
/// The seed in its field says which of the user's changes the app doesn't agree to.
struct Walk: View {
  static var isAskedFor: Bool { ProcessInfo.processInfo.environment["MATRIX_WALK"] != nil }

  @State private var model = MatrixModel()
  @State private var seed = ""
  @State private var tab = 0

  var body: some View {
    TabView(selection: model.agreeing($tab)) {
      Tab("Stage", systemImage: "star", value: 0) {
        NavigationStack {
          VStack {
            Text("Log: \(model.log.joined(separator: ", "))")
            TextField("Seed", text: $seed)
            Level(number: 1, place: nil, model: model)
            Choices(model: model)
          }
          .navigationTitle("Walk")
        }
      }
      Tab("Form", systemImage: "list.bullet", value: 1) {
        Rest(model: model)
      }
    }
    .onChange(of: seed) { model.consent = Consent(seed: UInt64(seed)) }
  }
}

/// Controls that show by themselves what they are set to.
private struct Choices: View {
  let model: MatrixModel
  @State private var isBold = false
  @State private var size = 1
  @State private var isOpen = false

  var body: some View {
    VStack {
      Menu("Style") {
        Toggle("Bold", isOn: model.agreeing($isBold))
        Picker("Size", selection: model.agreeing($size)) {
          ForEach(1..<4) { Text("Size \($0)").tag($0) }
        }
      }
      DisclosureGroup("More", isExpanded: model.agreeing($isOpen)) {
        Text("Disclosed")
      }
    }
  }
}

/// A form with a section that collapses, and what a browser itself shows at once.
private struct Rest: View {
  let model: MatrixModel
  @State private var isExpanded = true
  @State private var isOn = false
  @State private var size = 1

  var body: some View {
    List {
      Section("Details", isExpanded: model.agreeing($isExpanded)) {
        Text("One")
        Text("Two")
      }
      Section("Choices") {
        Toggle("On", isOn: model.agreeing($isOn))
        Picker("Size", selection: model.agreeing($size)) {
          ForEach(1..<4) { Text("\($0)").tag($0) }
        }
        .pickerStyle(.segmented)
      }
    }
  }
}
