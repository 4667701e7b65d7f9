import Rostrum

/// A button that presents in one way.
struct Presenter: View {
  let place: Place
  let model: MatrixModel
  @State private var detent = PresentationDetent.medium

  var body: some View {
    let isPresented = model.binding(place)
    let button = Button("\(place)") { model.open(place) }
    switch place.kind {
    case .sheet, .heldSheet:
      button.sheet(isPresented: isPresented, onDismiss: ended) {
        inner.presentationDetents([.medium, .large], selection: $detent)
      }
    case .cover, .heldCover:
      button.fullScreenCover(isPresented: isPresented, onDismiss: ended) { inner }
    case .popover, .heldPopover: button.popover(isPresented: isPresented) { inner }
    case .alert: button.alert("\(place)", isPresented: isPresented) { answers }
    case .dialog: button.confirmationDialog("\(place)", isPresented: isPresented) { answers }
    case .screen: button.navigationDestination(isPresented: isPresented) { next }
    case .inspector: button
    }
  }

  private var next: some View { Level(number: place.level + 1, place: place, model: model) }

  private var inner: some View {
    NavigationStack { next }
      .interactiveDismissDisabled(place.kind.isHeld)
  }

  @ViewBuilder private var answers: some View {
    Button("close \(place.level)") {}
    Button("Cancel", role: .cancel) {}
  }

  private func ended() {
    model.note("end \(place)")
  }
}
