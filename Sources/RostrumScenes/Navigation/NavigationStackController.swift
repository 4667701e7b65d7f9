import IssueReporting
import RostrumRuntime

/// Synchronizes the screens of a stack with its path.
@MainActor
final class NavigationStackController {
  /// The place of the stack.
  let origin: Place
  let handle: ElementHandle
  private(set) var screens: [Screen] = []
  private unowned let node: Node
  private var source = StackSource.own
  /// The path of a stack that stores its own.
  private lazy var ownPath = KeptCell(
    NavigationPath(), of: NavigationStack<NavigationPath, EmptyView>.self, "path", in: node)
  /// The path that the screens currently match.
  private(set) var entries: [StackSource.Entry] = []
  /// The destinations that views have registered for types, in order; the last one wins.
  private var destinations: [ObjectIdentifier: [any NavigationDestination]] = [:]
  /// The types with destinations, in the order of their first modifiers.
  private(set) var destinationTypes: [ObjectIdentifier] = []
  /// The spelling of the path's elements in addresses.
  var addressing: StackAddressing?
  private var reported: Set<ObjectIdentifier> = []
  /// The column of a split view that contains the stack.
  var column: SplitColumn?

  init(_ node: Node, handle: ElementHandle) {
    self.node = node
    self.handle = handle
    origin = node.context.place
  }

  func makeRoot() -> Screen {
    let screen = Screen(.root, in: self, node.context.content(of: node))
    screens.append(screen)
    return screen
  }

  /// Called when the node of the stack was removed.
  func remove() {
    if source.path == nil { ownPath.remove() }
  }

  /// Updates the screens to match the path.
  func match(_ source: StackSource) {
    self.source = source
    let entries =
      source.path.map { path in node.reading(path) }
      ?? ownPath.value.elements.map { StackSource.Entry($0) }
    var kept: [SameKey<AnyHashable>: [Screen]] = [:]
    for screen in screens {
      if case .path(let id) = screen.source { kept[SameKey(id), default: []].append(screen) }
    }
    var path: [Screen] = []
    for entry in entries {
      let key = SameKey(entry.id)
      if let screen = kept[key]?.first {
        kept[key]?.removeFirst()
        show(entry, on: screen)
        path.append(screen)
      } else {
        let screen = Screen(.path(entry.id), in: self, node.context.content(of: node, in: 1))
        screens.append(screen)
        show(entry, on: screen)
        path.append(screen)
      }
    }
    self.entries = entries
    settle(path: path, leaving: kept.values.flatMap { $0 })
  }

  /// Arranges the screens of the path around those that views requested.
  private func settle(path: [Screen], leaving: [Screen]) {
    var next = path.makeIterator()
    let gone = Set(leaving.map(ObjectIdentifier.init))
    screens = screens.filter { !gone.contains(ObjectIdentifier($0)) }.map { screen in
      if case .path = screen.source { next.next() ?? screen } else { screen }
    }
    cover()
    for screen in leaving { screen.remove() }
    updateBackTitles()
    node.graph.arrangeLater(node)
  }

  private func cover() {
    for (index, screen) in screens.enumerated().reversed() {
      screen.place.setCovered(index < screens.count - 1)
    }
  }

  private func show(_ entry: StackSource.Entry, on screen: Screen) {
    if let show = entry.show {
      show(screen)
    } else if let destination = destination(for: entry.type) {
      destination.show(entry.value, on: screen)
    } else {
      screen.show(EmptyView())
      node.graph.afterUpdate { [weak self] in self?.reportMissing(entry) }
    }
  }

  private func reportMissing(_ entry: StackSource.Entry) {
    guard destination(for: entry.type) == nil, reported.insert(entry.type).inserted else { return }
    reportIssue(
      """
      A navigation stack has no screen for a value of type "\(type(of: entry.value.base))" on its \
      path.

      Add ".navigationDestination(for: \(type(of: entry.value.base)).self) { … }" to the root of \
      the stack, or to a screen below it.
      """)
  }
}

extension NavigationStackController {
  /// Shows the screen of a path element again.
  func refresh(_ screen: Screen) {
    guard case .path(let id) = screen.source,
      let entry = entries.first(where: { $0.id.isSame(as: id) })
    else { return }
    show(entry, on: screen)
  }

  func setDestination(_ destination: any NavigationDestination, for type: ObjectIdentifier) {
    if destinations[type]?.contains(where: { $0 === destination }) != true {
      destinations[type, default: []].append(destination)
    }
    if destinations[type]?.last === destination { markScreens(of: type) }
  }

  /// Adds a type with a destination after the types of the views within.
  func addType(_ type: ObjectIdentifier) {
    if destinationTypes.contains(type) { return }
    destinationTypes.append(type)
    node.graph.service(Addresses.self).changed()
  }

  /// Removes the destination that a view registered for a type; those of other views remain.
  func removeDestination(_ destination: any NavigationDestination, for type: ObjectIdentifier) {
    let wasLast = destinations[type]?.last === destination
    destinations[type]?.removeAll { $0 === destination }
    if destinations[type]?.isEmpty == true { destinations[type] = nil }
    if wasLast, node.isAlive, destinations[type] != nil { markScreens(of: type) }
  }

  private func markScreens(of type: ObjectIdentifier) {
    for screen in screens {
      guard case .path(let id) = screen.source else { continue }
      if entries.contains(where: { $0.id.isSame(as: id) && $0.type == type }) {
        node.graph.mark(screen)
      }
    }
  }

  /// Pushes a screen that a view requested.
  func add(_ screen: Screen) {
    screens.append(screen)
    cover()
    node.graph.arrangeLater(node)
  }

  /// Called when a screen's node was removed.
  func removed(_ screen: Screen) {
    guard let index = screens.firstIndex(where: { $0 === screen }) else { return }
    screens.remove(at: index)
    cover()
    guard node.isAlive else { return }
    updateBackTitles()
    node.graph.arrangeLater(node)
  }

  /// The destination for a type, registered in this stack or in the previous column.
  func destination(for type: ObjectIdentifier) -> (any NavigationDestination)? {
    if let destination = destinations[type]?.last { return destination }
    return stackBefore?.destination(for: type)
  }

  /// The stack of the previous column.
  var stackBefore: NavigationStackController? {
    column.flatMap { $0.columns?.stack(before: $0.column) }
  }

  /// The stack in which links open: that of the next column, if there is one.
  var target: NavigationStackController {
    column.flatMap { $0.columns?.stack(after: $0.column) } ?? self
  }

  /// Replaces the screens that earlier links opened with that of a link.
  func replace(with value: AnyHashable) {
    popToRoot()
    push(value)
  }

  /// Pops all screens above the root.
  func popToRoot() {
    if screens.count > 1 { pop(toDepth: 0) }
  }

  /// Follows a link.
  func followLink(to value: AnyHashable) {
    if target === self { return push(value) }
    target.leave(target.screens.dropFirst()) { [weak self] in
      self?.target.replace(with: value)
      self?.column?.advance()
    }
  }

  /// Pushes a value onto the path.
  func push(_ value: AnyHashable) {
    if source.path == nil {
      ownPath.value.elements.append(value)
    } else if !source.push(value) {
      reportIssue(
        """
        A link with a value of type "\(type(of: value.base))" was followed, but the path of its \
        navigation stack holds values of a different type.

        Give the link a value of the path's type, or give the stack a "NavigationPath".
        """)
    }
    node.graph.mark(node)
  }

  /// Pops a screen and those above it.
  func pop(_ screen: Screen) {
    if let index = screens.firstIndex(where: { $0 === screen }), index > 0 {
      pop(toDepth: index - 1)
    }
  }

  /// Notifies the owners of the state that the screens above a depth were popped.
  func pop(toDepth depth: Int) {
    let leaving = screens.dropFirst(depth + 1)
    for screen in leaving.reversed() {
      if case .view(let dismiss) = screen.source { dismiss() }
    }
    if leaving.contains(where: \.isOnPath) {
      let remaining = screens.prefix(depth + 1).filter(\.isOnPath).count
      if source.path == nil {
        ownPath.value.removeLast(ownPath.value.count - remaining)
      } else {
        source.truncate(remaining)
      }
    }
    node.graph.mark(node)
  }

  /// Removes the elements of the path from an index on, with the screens above them.
  func truncate(to index: Int) {
    let onPath = screens.indices.filter { screens[$0].isOnPath }
    guard onPath.indices.contains(index) else { return }
    pop(toDepth: onPath[index] - 1)
  }
}

extension NavigationStackController {
  /// The screen that a screen's back button leads to.
  func screen(below screen: Screen) -> Screen? {
    guard let index = screens.firstIndex(where: { $0 === screen }), index > 0 else { return nil }
    return screens[index - 1]
  }

  /// Called when a screen may have a different title, which back buttons show.
  func titleChanged(of screen: Screen) {
    if screens.first === screen { column?.setTitle(screen.title) }
    updateBackTitles()
  }

  /// Updates the descriptions of screens whose back buttons lead to a screen with a different title.
  private func updateBackTitles() {
    for screen in screens.dropFirst()
    where screen.handle.core.content.screen.backTitle != screen.backTitle {
      node.graph.arrangeLater(screen)
    }
  }
}

extension Screen {
  fileprivate var isOnPath: Bool {
    if case .path = source { true } else { false }
  }
}

extension StackSource.Entry {
  var type: ObjectIdentifier { ObjectIdentifier(Swift.type(of: value.base)) }
}
