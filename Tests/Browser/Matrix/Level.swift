import Rostrum

/// One level: the ways out of it, and the ways to present the next one.
struct Level: View {
  let number: Int
  /// What the level is in; `nil` for the page.
  let place: Place?
  let model: MatrixModel
  @Environment(\.dismiss) private var dismiss

  private var isQuestioned: Binding<Bool> {
    Binding {
      place != nil && model.questioned == place
    } set: { _ in
      model.questioned = nil
    }
  }

  var body: some View {
    VStack {
      Button("use \(number)") { model.note("use \(number)") }
      if let place {
        Button("close \(place.level)") { model.close(place) }
        Button("dismiss \(place.level)") { dismiss() }
        Button("cancel \(place.level)", role: .cancel) { model.leave(place) }
      }
      if !model.gone.contains(number) {
        Presenters(level: number, model: model)
      }
    }
    .navigationTitle(place.map { "\($0)" } ?? "Matrix")
    .navigationBarTitleDisplayMode(.inline)
    .alert("Leave \(number)?", isPresented: isQuestioned) {
      Button("Leave", role: .destructive) { place.map { model.close($0) } }
      Button("Stay", role: .cancel) {}
    }
  }
}

/// A button for each way to present.
struct Presenters: View {
  let level: Int
  let model: MatrixModel

  private var inspector: Place { Place(kind: .inspector, level: level) }

  var body: some View {
    VStack {
      ForEach(Place.Kind.allCases) { kind in
        Presenter(place: Place(kind: kind, level: level), model: model)
      }
      Menu("menu \(level)") { choice }
      Button("context \(level)") {}
        .contextMenu { choice }
    }
    .inspector(isPresented: model.binding(inspector)) {
      Button("close \(level)") { model.close(inspector) }
    }
  }

  private var choice: some View {
    Button("choose") { model.note("choose \(level)") }
  }
}
