import Foundation
import IssueReporting

/// The windows of an app, and which of them the page shows.
final class Windows: GraphService {
  /// The windows, in the order of their scenes.
  private var parts: [any WindowPart] = []
  /// The name of the window that the page shows, and the components of its value; `nil` for the main
  /// window.
  private var shown: KeptCell<[String]?>?

  /// The windows of the app whose views are running.
  static var current: Windows? {
    if let graph = GraphReference.current?.graph { return graph.service(Windows.self) }
    reportIssue(
      """
      A window was to be opened or closed, but no host is there to do it.

      Do it in an action of a view, or in a task that such an action starts.
      """)
    return nil
  }

  /// What the app opens at first: of the scenes with the best rank, the first one.
  private var main: (any WindowPart)? { parts.min { $0.launchRank < $1.launchRank } }

  /// The window that the page shows.
  private var front: (any WindowPart)? {
    if let name = shown?.value?.first, let part = parts.first(where: { $0.kind.name == name }) {
      return part
    }
    return main
  }

  func isMain(_ part: any WindowPart) -> Bool { part === main }

  /// The components of a window's value; `nil` if the page shows a different window.
  func components(of part: any WindowPart) -> [String]? {
    guard part === front else { return nil }
    guard let value = shown?.value, value.first == part.kind.name else { return [] }
    return Array(value.dropFirst())
  }

  func add(_ part: any WindowPart) {
    if parts.contains(where: { $0 === part }) { return }
    if shown == nil { shown = KeptCell(nil, of: Windows.self, "shown", in: part) }
    let previous = front
    parts.append(part)
    guard parts.count > 1 || part.kind.type != nil else { return }
    for part in parts { graph.service(Addresses.self).add(part) }
    guard part === front, let previous, previous !== part else { return }
    graph.mark(previous)
    if let title = part.title { graph.setSceneTitle(title) }
  }

  func remove(_ part: any WindowPart) {
    parts.removeAll { $0 === part }
    graph.service(Addresses.self).remove(part)
    if parts.isEmpty { shown?.remove() }
  }

  /// Shows a window, or the main window for `nil`.
  private func show(_ components: [String]?) {
    guard shown?.value != components else { return }
    shown?.value = components
    for part in parts { graph.mark(part) }
    if let title = front?.title { graph.setSceneTitle(title) }
    graph.service(Addresses.self).changed()
  }

  /// Changes the value of the window that the page shows.
  func set(_ value: [String]) {
    guard let name = front?.kind.name else { return }
    show([name] + value)
  }

  override func tearDown() {
    parts = []
  }
}

extension Windows {
  /// Adds what the page shows to the address, and visits its content.
  func collectAddress(_ collector: AddressCollector, from part: any WindowPart) {
    guard part === parts.first else { return }
    let slot = AddressSlot(
      part, components: shown?.value, isHeld: graph.service(DismissalGuards.self).holds(nil),
      accept: { [weak self] in self?.accept($0) },
      open: { [weak self] in self?.show($0) },
      clear: { [weak self] in self?.show(nil) })
    collector.add(slot) {
      for part in parts { part.visitContent(collector.visit) }
    }
  }

  /// The components at the start of others that spell a window.
  private func accept(_ components: [String]) -> [String]? {
    for part in parts where part.kind.name != nil && part.kind.name == components.first {
      if isMain(part), part.kind.type == nil { continue }
      if let value = part.kind.accept(Array(components.dropFirst())) {
        return components.prefix(1) + value
      }
    }
    return nil
  }
}

extension Windows {
  /// What an app calls a window that it opens.
  enum Name {
    case id(String)
    case value(any Hashable)
    case both(String, any Hashable)
    case settings
  }

  /// Opens a window in a new page.
  func open(_ name: Name) {
    guard let (part, components) = target(of: name) else { return report(name) }
    open(part, components)
  }

  /// Opens a window in a new page.
  func open(_ part: any WindowPart) {
    open(part, isMain(part) ? [] : [part.kind.name].compactMap(\.self))
  }

  private func open(_ part: any WindowPart, _ components: [String]) {
    let path = Address(components).path
    let origin = graph.hostEnvironment?.pageOrigin?.text ?? ""
    if let url = URL(string: origin + path) { graph.tell(.open(url, size: part.size)) }
  }

  /// Whether the page shows a window.
  func isShowing(_ name: Name) -> Bool {
    guard let front, let components = target(of: name)?.components else { return false }
    if case .id = name { return front.kind.name == components.first }
    return components == shown?.value
  }

  /// Closes the page; one that the browser keeps shows the main window.
  func dismiss() {
    graph.service(DismissalGuards.self).leave([nil]) { [weak self] in
      self?.graph.tell(.close)
      self?.show(nil)
    }
  }

  /// The window with a name, and the components of its address.
  private func target(of name: Name) -> (part: any WindowPart, components: [String])? {
    for part in parts {
      if let components = components(of: name, in: part) { return (part, components) }
    }
    return nil
  }

  private func components(of name: Name, in part: any WindowPart) -> [String]? {
    let kind = part.kind
    switch name {
    case .id(let id): return kind.id == id ? isMain(part) ? [] : [id] : nil
    case .settings: return kind.isSettings ? kind.name.map { [$0] } : nil
    case .value(let value):
      guard let words = kind.spell(value), let name = kind.name else { return nil }
      return [name] + words
    case .both(let id, let value):
      return kind.id == id ? kind.spell(value).map { [id] + $0 } : nil
    }
  }

  private func report(_ name: Name) {
    let what =
      switch name {
      case .id(let id): "the id \"\(id)\""
      case .value(let value): "values of type \"\(type(of: value))\""
      case .both(let id, let value): "the id \"\(id)\" and values of type \"\(type(of: value))\""
      case .settings: "settings"
      }
    reportIssue(
      """
      A window was to be opened, but the app has no scene with \(what).

      Add it to the body of the app: "Window", "WindowGroup(id:)", "WindowGroup(for:)" or "Settings".
      """)
  }
}
