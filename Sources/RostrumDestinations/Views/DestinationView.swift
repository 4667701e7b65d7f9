import Foundation
import RostrumViews

/// The view of a destination, including everything that the flow presents from it.
///
/// A different destination at the same position is a different view with new state.
public struct DestinationView: OpeningView {
  /// A primitive has no body.
  public typealias Body = Never

  let destination: (any ViewDestinationable)?

  /// Creates the view of a destination.
  ///
  /// - Parameter destination: The destination, or `nil` for an empty view.
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

/// The view of a destination, its sheet, and the destinations that were added to it.
struct DestinationFrame<Shown: ViewDestinationable>: View {
  let destination: Shown

  var body: some View {
    if let view = destination.view {
      view
        .destinationSheet(presentation: destination.internalState.sheetPresentation)
        .onAppear { destination.viewDidAppear() }
        .onDisappear { destination.viewDidDisappear() }
    }
    ForEach(destination.internalState.addedDestinations.map { Added(destination: $0, id: $0.id) }) {
      DestinationView($0.destination)
    }
  }
}

extension ViewDestinationable {
  func viewDidAppear() {
    internalState.delayedCompletion?(true)
    internalState.delayedCompletion = nil
    internalState.flow?.containersDidChange()
  }

  func viewDidDisappear() {
    internalState.flow?.containersDidChange()
  }
}

/// A destination that was added to another one.
private struct Added: Identifiable {
  let destination: any ViewDestinationable
  let id: UUID
}
