/// Something that a schedule does to the nodes, beside what follows from it.
public enum Step: Hashable, Sendable, CustomStringConvertible {
  /// A person presses a button on a page.
  case tap(page: Int)
  /// A timer or a response changes a session.
  case tick(page: Int)
  /// A page loses its socket.
  case disconnect(page: Int)
  /// A page comes back, on any node.
  case connect(page: Int, node: Int)
  /// A session without a page leaves memory.
  case hibernate(page: Int)
  /// A user signs out.
  case signOut(page: Int, node: Int)
  /// A process is killed.
  case kill(node: Int)
  /// A process that doesn't run is started.
  case start(node: Int)
  /// A process ends in order.
  case stop(node: Int)
  /// A process is stopped, and goes on later.
  case pause(node: Int, milliseconds: Int)
  /// A node can't reach the storage any more.
  case cut(node: Int)
  /// A node can reach the storage again.
  case heal(node: Int)
  /// The storage deletes what is over.
  case sweep
  /// Time passes.
  case wait(milliseconds: Int)

  /// What the step does, in words.
  public var description: String {
    switch self {
    case .tap(let page): "tap page \(page)"
    case .tick(let page): "tick page \(page)"
    case .disconnect(let page): "disconnect page \(page)"
    case .connect(let page, let node): "connect page \(page) to node \(node)"
    case .hibernate(let page): "hibernate the session of page \(page)"
    case .signOut(let page, let node): "sign out page \(page) on node \(node)"
    case .kill(let node): "kill node \(node)"
    case .start(let node): "start node \(node)"
    case .stop(let node): "stop node \(node)"
    case .pause(let node, let time): "pause node \(node) for \(time) ms"
    case .cut(let node): "cut node \(node) off the storage"
    case .heal(let node): "heal node \(node)"
    case .sweep: "sweep"
    case .wait(let time): "wait \(time) ms"
    }
  }

  /// A random list of steps.
  static func random(_ generator: inout SeededGenerator, count: Int) -> [Step] {
    (0..<count).map { _ in
      let page = generator.number(below: Simulation.pages)
      let node = generator.number(below: Simulation.nodes)
      return switch generator.number(below: 40) {
      case 0..<10: .tap(page: page)
      case 10..<14: .tick(page: page)
      case 14..<16: .disconnect(page: page)
      case 16..<20: .connect(page: page, node: node)
      case 20..<22: .hibernate(page: page)
      case 22: generator.chance(30) ? .signOut(page: page, node: node) : .sweep
      case 23: .kill(node: node)
      case 24..<26: .start(node: node)
      case 26: .stop(node: node)
      case 27: .pause(node: node, milliseconds: [20, 600, 3000, 9000][generator.number(below: 4)])
      case 28..<30: .cut(node: node)
      case 30..<32: .heal(node: node)
      default:
        .wait(milliseconds: [1, 10, 60, 300, 1100, 6000][generator.number(below: 6)])
      }
    }
  }
}
