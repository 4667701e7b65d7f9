public import Foundation

/// State that a feature keeps for the lifetime of a graph, such as the active presentations.
///
/// The graph knows no feature by name. A service is created when its feature first requests it, and
/// takes part in the graph's work by overriding the methods below. Each service is declared next to
/// its feature:
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
  private let reference: GraphReference

  /// Creates the service of a graph.
  public required init(_ graph: ViewGraph) {
    reference = graph.reference
  }

  /// The graph.
  package final var graph: ViewGraph { reference.living }

  /// Appends elements that are children of the scene's root, after its content.
  open func collectHandles(_ handles: inout HandleList) {}

  /// Whether the service prevents the user from reaching a part of the scene.
  ///
  /// - Parameter part: A child of the root.
  /// - Returns: Whether something covers the part.
  open func covers(_ part: Element) -> Bool { false }

  /// Called before the handler of a tap that passed its checks.
  ///
  /// - Parameter element: The element that the user taps.
  /// - Returns: An action to run after the handler of the tap.
  open func willTap(_ element: Element) -> (@MainActor () -> Void)? { nil }

  /// Performs a user's action on the whole scene.
  ///
  /// - Parameter event: The event; its element is the root.
  /// - Returns: Whether the service performs such actions.
  open func perform(_ event: UserEvent) -> Bool { false }

  /// Receives a URL of the app that no container has presented completely.
  ///
  /// - Parameter url: The URL.
  /// - Returns: Whether the service handles URLs.
  open func receive(_ url: URL) -> Bool { false }

  /// Moves the focus once all nodes are up to date.
  ///
  /// - Parameter hasMoved: Whether a focus state moved the focus.
  open func placeFocus(hasMoved: Bool) {}

  /// Called with the element that has the focus.
  open func follow(focus handle: ElementHandle?) {}

  /// The mutations that precede the changes of the tree.
  open func stepsBeforeChanges() -> [Mutation] { [] }

  /// Called at the end of an update.
  open func updateEnded() {}

  /// Drops pending work when the graph has been torn down.
  open func tearDown() {}
}

/// The services of a graph.
@MainActor
struct GraphServices {
  /// The services in the order of their creation.
  private(set) var all: [GraphService] = []
  private var types: [ObjectIdentifier] = []

  /// The service of a type, if it exists.
  func find<Service: GraphService>(_ type: Service.Type) -> Service? {
    // NB: A graph has few services, among which a search takes less than a hash.
    for index in types.indices where types[index] == ObjectIdentifier(type) {
      // NB: unchecked, as each service is stored with its own type.
      return unsafeDowncast(all[index], to: type)
    }
    return nil
  }

  /// Whether a service covers a part of the scene.
  func cover(_ part: Element) -> Bool {
    for service in all where service.covers(part) { return true }
    return false
  }

  /// The mutations of all services that precede the changes of the tree.
  func stepsBeforeChanges() -> [Mutation] {
    var steps: [Mutation] = []
    for service in all { steps += service.stepsBeforeChanges() }
    return steps
  }

  /// Adds a service.
  mutating func add<Service: GraphService>(_ service: Service) {
    all.append(service)
    types.append(ObjectIdentifier(Service.self))
  }
}

extension ViewGraph {
  /// The service of a type, which is created on first use.
  package func service<Service: GraphService>(_ type: Service.Type) -> Service {
    if let service = services.find(type) { return service }
    let service = type.init(self)
    services.add(service)
    return service
  }

  /// Requests the services' root elements again.
  package func rootContentChanged() {
    rootNode?.contentChanged()
  }
}
