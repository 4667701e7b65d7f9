import Rostrum

/// Presents by an optional state of a store.
struct OptionalRoute<Label: View>: View {
  let route: Route
  @Bindable var store: StoreOf<RouteFeature>
  let button: Label

  var body: some View {
    switch route.kind {
    case .alert: button.alert($store.scope(state: \.alert, action: \.alert))
    case .dialog: button.confirmationDialog($store.scope(state: \.dialog, action: \.dialog))
    default:
      StorePresenter(
        route: route, place: $store.scope(state: \.place, action: \.place), button: button
      ) {
        store.send(.open)
      }
    }
  }
}

/// Presents by a case of a store's destination.
struct DestinationRoute<Label: View>: View {
  let route: Route
  @Bindable var store: StoreOf<RouteFeature>
  let button: Label

  var body: some View {
    let destination = $store.scope(\.$destination, action: \.destination)
    switch route.kind {
    case .alert: button.alert(destination.alert)
    case .dialog: button.confirmationDialog(destination.dialog)
    case .sheet: presenter(destination.sheet)
    case .cover: presenter(destination.cover)
    case .popover: presenter(destination.popover)
    case .screen: presenter(destination.screen)
    case .inspector: presenter(destination.inspector)
    }
  }

  private func presenter(_ place: Binding<StoreOf<RoutePlaceFeature>?>) -> some View {
    StorePresenter(route: route, place: place, button: button) { store.send(.open) }
  }
}

/// Presents a store.
private struct StorePresenter<Label: View>: View {
  let route: Route
  @Binding var place: StoreOf<RoutePlaceFeature>?
  let button: Label
  let open: () -> Void

  var body: some View {
    switch route.kind {
    case .sheet:
      button.sheet(item: $place) { StoredRoutePlace(store: $0) }
        .urlComponent(route.component) { open() }
    case .cover:
      button.fullScreenCover(item: $place) { StoredRoutePlace(store: $0) }
        .urlComponent(route.component) { open() }
    case .popover:
      button.popover(item: $place) { StoredRoutePlace(store: $0) }
        .urlComponent(route.component) { open() }
    case .screen:
      button.navigationDestination(item: $place) { StoredRoutePlace(store: $0) }
        .urlComponent(route.component) { open() }
    default:
      button.inspector(isPresented: isPresented) { place.map { StoredRoutePlace(store: $0) } }
    }
  }

  private var isPresented: Binding<Bool> {
    Binding {
      place != nil
    } set: {
      if !$0 { place = nil }
    }
  }
}
