import Foundation
import Rostrum

/// Every way to present, by every kind of state, for `test_routes.py`; `MATRIX_ROUTES` asks for it.
struct Routes: View {
  static var isAskedFor: Bool {
    ProcessInfo.processInfo.environment["MATRIX_ROUTES"] == "places"
  }

  @State private var model = RoutesModel()
  @AppStorage("order") private var order = ""
  @State private var names = ""

  var body: some View {
    NavigationStack {
      VStack {
        TextField("Order", text: $order)
        TextField("Names", text: $names)
        Button("Open those") { model.open(names) }
        Text("Log: \(model.log.joined(separator: ", "))")
        Text("Up: \(Route.all.filter(model.isUp).map(\.description).joined(separator: ", "))")
        ForEach(Route.Source.allCases, id: \.self) { source in
          RoutesOfSource(source: source, model: model)
        }
      }
      .navigationTitle("Routes")
    }
    .onChange(of: order) { model.follow(order) }
  }
}

/// A button for each way to present by one kind of state.
private struct RoutesOfSource: View {
  let source: Route.Source
  let model: RoutesModel

  var body: some View {
    VStack {
      ForEach(Route.Kind.allCases, id: \.self) { kind in
        let route = Route(kind: kind, source: source)
        let button = Button("\(route)") { model.open(route) }
        switch source {
        case .flag: FlagRoute(route: route, model: model, button: button)
        case .item: ItemRoute(route: route, model: model, button: button)
        case .case: CaseRoute(route: route, model: model, button: button)
        case .optional:
          OptionalRoute(route: route, store: model.store(route), button: button)
        case .destination:
          DestinationRoute(route: route, store: model.store(route), button: button)
        }
      }
    }
  }
}

/// What a model presents: its title, and two ways out.
struct RoutePlace: View {
  let title: String
  let close: () -> Void
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Text("In \(title)")
      Button("close") { close() }
      Button("dismiss") { dismiss() }
    }
    .navigationTitle(title)
  }
}

/// What a store presents.
struct StoredRoutePlace: View {
  let store: StoreOf<RoutePlaceFeature>

  var body: some View {
    RoutePlace(title: store.title) { store.send(.closeButtonTapped) }
  }
}

/// The buttons of a question.
struct RouteAnswers: View {
  let route: Route
  let model: RoutesModel

  var body: some View {
    Button("Yes") { model.note("answer \(route)") }
    Button("Cancel", role: .cancel) {}
  }
}
