import Foundation
import RostrumDestinations
import Rostrum

/// A list of colors, page by page, at the root of a navigation stack.
struct ColorsView: NavigatingDestinationInterfacing, DestinationTypes {
  enum EventType: String, EventTypeable, CaseIterable { case retrieve, paginate, select, tour }
  enum InteractorType: InteractorTypeable { case colors }
  typealias Destination = NavigationViewDestination<
    EventType, ColorsView, DestinationType, ContentType, TabType, InteractorType
  >
  @State var destinationState: ColorsConnection

  init(destination: Destination) {
    self.destinationState = ColorsConnection(destination: destination)
  }

  var body: some View {
    NavigationStack(path: $destinationState.navigator.navigationPath) {
      List {
        Section {
          ForEach(stateModel.colors) { color in
            Button {
              stateModel.handleEvent(.select, content: .color(color))
            } label: {
              ColorRow(color: color)
            }
          }
        } footer: {
          Text("\(stateModel.colors.count) colors")
        }
        Section {
          Button("More Colors") { stateModel.handleEvent(.paginate, content: nil) }
          Button("Show the Favorite") { stateModel.handleEvent(.tour, content: nil) }
        }
      }
      .navigationTitle("Colors")
      .navigationDestination(for: UUID.self) { buildView(for: $0) }
    }
  }

  @ViewBuilder
  private func buildView(for id: UUID) -> (some View)? {
    if let destinationToBuild = destination().childForIdentifier(destinationIdentifier: id) {
      destinationView(for: destinationToBuild)
        .goBackButton { backToPreviousDestination(currentDestination: destinationToBuild) }
        .onDestinationDisappear(
          destination: destinationToBuild, navigationDestination: destination())
    }
  }
}

struct ColorRow: View {
  let color: ColorModel

  var body: some View {
    HStack(spacing: 12) {
      RoundedRectangle(cornerRadius: 6)
        .fill(color.color)
        .frame(width: 32, height: 32)
        .accessibilityHidden(true)
      Text(verbatim: color.name)
    }
  }
}
