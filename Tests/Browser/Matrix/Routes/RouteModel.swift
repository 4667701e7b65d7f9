import Rostrum

/// What is presented by bindings to a model, the stores that present the rest, and what happened.
@MainActor @Observable
final class RoutesModel {
  /// A value about which something is presented.
  struct Item: Identifiable, Hashable {
    let id: String
  }

  /// One thing at a time.
  @CasePathable
  enum Place {
    case alert(Item), cover(Item), dialog(Item), inspector(Item), popover(Item), screen(Item)
    case sheet(Item)
  }

  private var flags: Set<Route> = []
  private var items: [Route: Item] = [:]
  private var places: [Route: Place] = [:]
  private(set) var log: [String] = []
  @ObservationIgnored private var stores: [Route: StoreOf<RouteFeature>] = [:]

  func flag(_ route: Route) -> Binding<Bool> {
    Binding {
      self.flags.contains(route)
    } set: { isPresented in
      if !isPresented { self.note("dismiss \(route)") }
      if isPresented { self.flags.insert(route) } else { self.flags.remove(route) }
    }
  }

  func item(_ route: Route) -> Binding<Item?> {
    Binding {
      self.items[route]
    } set: {
      if $0 == nil { self.note("dismiss \(route)") }
      self.items[route] = $0
    }
  }

  func place(_ route: Route) -> Binding<Place?> {
    Binding {
      self.places[route]
    } set: {
      if $0 == nil { self.note("dismiss \(route)") }
      self.places[route] = $0
    }
  }

  func store(_ route: Route) -> StoreOf<RouteFeature> {
    if let store = stores[route] { return store }
    let store = Store(initialState: RouteFeature.State(route: route)) {
      RouteFeature { [weak self] in self?.note($0) }
    }
    stores[route] = store
    return store
  }

  func note(_ event: String) {
    log.append(event)
  }

  func open(_ route: Route) {
    let item = Item(id: "\(route)")
    switch route.source {
    case .flag: flags.insert(route)
    case .item: items[route] = item
    case .case: places[route] = Place(route.kind, item)
    case .optional, .destination: store(route).send(.open)
    }
  }

  func close(_ route: Route) {
    flags.remove(route)
    items[route] = nil
    places[route] = nil
    if route.source == .optional || route.source == .destination { store(route).send(.close) }
  }

  func isUp(_ route: Route) -> Bool {
    switch route.source {
    case .flag: flags.contains(route)
    case .item: items[route] != nil
    case .case: places[route] != nil
    case .optional, .destination: store(route).isUp
    }
  }

  /// Opens several at once.
  func open(_ names: String) {
    log = []
    for route in Route.list(names.split(separator: " ")) { open(route) }
  }

  /// Does what another page of the same user says: a number, a verb, and routes.
  func follow(_ order: String) {
    let words = order.split(separator: " ").dropFirst()
    guard let verb = words.first else { return }
    log = []
    switch verb {
    case "close": for route in Route.list(words.dropFirst()) { close(route) }
    default: for route in Route.all where isUp(route) { close(route) }
    }
  }
}

extension RoutesModel.Place {
  init(_ kind: Route.Kind, _ item: RoutesModel.Item) {
    self =
      switch kind {
      case .sheet: .sheet(item)
      case .cover: .cover(item)
      case .popover: .popover(item)
      case .alert: .alert(item)
      case .dialog: .dialog(item)
      case .screen: .screen(item)
      case .inspector: .inspector(item)
      }
  }
}
