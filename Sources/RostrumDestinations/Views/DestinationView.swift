import Foundation
import RostrumViews

/// The view of a destination, with what the flow presents from it.
///
/// Another destination at the same place is another view, with fresh state.
public struct DestinationView: OpeningView {
  /// A primitive is made of nothing else.
  public typealias Body = Never

  let destination: (any ViewDestinationable)?

  /// Makes the view of a destination.
  ///
  /// - Parameter destination: The destination; nothing is shown for `nil`.
  public init(_ destination: (any ViewDestinationable)?) {
    self.destination = destination
  }

  package func show(in slot: ViewSlot) {
    if let destination { show(destination, in: slot) } else { slot.clear() }
  }

  private func show<Shown: ViewDestinationable>(_ destination: Shown, in slot: ViewSlot) {
    slot.show(DestinationFrame(destination: destination), as: destination.id)
  }
}

/// What stands around the view of a destination: the sheet over it, and what was added to it.
struct DestinationFrame<Shown: ViewDestinationable>: View {
  let destination: Shown

  var body: some View {
    if let view = destination.view {
      view
        .destinationSheet(presentation: destination.internalState.sheetPresentation)
        .onAppear { destination.prepareForAppearance() }
        .onDisappear { destination.prepareForDisappearance() }
    }
    ForEach(destination.internalState.addedDestinations.map { Added(destination: $0, id: $0.id) }) {
      DestinationView($0.destination)
    }
  }
}

/// A destination that was added to another one.
private struct Added: Identifiable {
  let destination: any ViewDestinationable
  let id: UUID
}
