/// What a feature keeps for as long as a graph lives, such as the presentations that are up.
///
/// The graph knows no feature by name. A service is made when its feature first asks for it, and takes
/// part in the graph's work by overriding the methods below. Each is declared beside its feature:
///
/// ```swift
/// final class NavigationStacks: GraphService {
///   var controllers: [NavigationStackController] = []
/// }
///
/// graph.service(NavigationStacks.self).controllers.append(controller)
/// ```
@MainActor
open class GraphService {
  /// The graph.
  package final unowned let graph: ViewGraph

  /// Makes the service of a graph.
  public required init(_ graph: ViewGraph) {
    self.graph = graph
  }

  /// Appends the elements that stand below the root of the scene, after its content.
  open func collectOutlets(_ outlets: inout [Outlet]) {}

  /// Whether the service keeps the user from a part of the scene.
  ///
  /// - Parameter part: An element below the root.
  /// - Returns: Whether something is in front of it.
  open func covers(_ part: Element) -> Bool { false }

  /// Takes notice of a tap that was checked.
  ///
  /// - Parameter element: The element that the user taps.
  /// - Returns: What to do after the handler of the tap.
  open func willTap(_ element: Element) -> (@MainActor () -> Void)? { nil }

  /// Moves the focus once all nodes are up to date.
  ///
  /// - Parameter hasMoved: Whether a focus state has moved the focus.
  open func placeFocus(hasMoved: Bool) {}

  /// Takes notice of the element that has the focus.
  open func follow(focus outlet: Outlet?) {}

  /// The steps that hosts take before the changes of the tree.
  open func stepsBeforeChanges() -> [Mutation] { [] }

  /// Takes notice of the end of an update.
  open func updateEnded() {}

  /// Forgets what still waits when the graph has been taken down.
  open func tearDown() {}
}

/// The services of a graph.
@MainActor
struct GraphServices {
  /// The services in the order in which they were made.
  private(set) var all: [GraphService] = []
  private var byType: [ObjectIdentifier: GraphService] = [:]

  /// The service of a type, if it was made.
  func find<Service: GraphService>(_ type: Service.Type) -> Service? {
    // NB: unchecked, as each service is kept by its own type.
    byType[ObjectIdentifier(type)].map { unsafeDowncast($0, to: type) }
  }

  /// Adds a service.
  mutating func add<Service: GraphService>(_ service: Service) {
    all.append(service)
    byType[ObjectIdentifier(Service.self)] = service
  }
}

extension ViewGraph {
  /// The service of a type, which is made the first time.
  package func service<Service: GraphService>(_ type: Service.Type) -> Service {
    if let service = services.find(type) { return service }
    let service = type.init(self)
    services.add(service)
    return service
  }

  /// Asks the services again which elements stand below the root of the scene.
  package func rootContentChanged() {
    rootNode?.contentChanged()
  }
}
