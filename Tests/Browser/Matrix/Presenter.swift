import Foundation
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
    default: question(of: button)
    }
  }

  /// The ways whose modifiers take an item, an error or a value.
  @ViewBuilder private func question(of button: some View) -> some View {
    switch place.kind {
    case .edgePopover:
      button.popover(
        isPresented: model.binding(place), attachmentAnchor: .point(.trailing), arrowEdge: .trailing
      ) { inner }
    case .itemAlert: button.alert("\(place)", item: model.item(place)) { _ in answers }
    case .errorAlert:
      button.alert(isPresented: model.binding(place), error: Fault(place: place)) { answers }
    case .itemDialog:
      button.confirmationDialog("\(place)", item: model.item(place)) { _ in answers }
    case .valueAlert:
      button.alert(isPresented: model.binding(place)) {
        Alert(title: Text("\(place)"), primaryButton: answer, secondaryButton: .cancel())
      }
    default:
      button.actionSheet(isPresented: model.binding(place)) {
        ActionSheet(title: Text("\(place)"), buttons: [answer, .cancel()])
      }
    }
  }

  private var answer: Alert.Button { .default(Text("close \(place.level)")) {} }

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

/// An error that an alert describes.
private struct Fault: LocalizedError {
  let place: Place
  var errorDescription: String? { "\(place)" }
}
