import Foundation
import RostrumHTML
import RostrumScenes
import RostrumWeb

/// An app without views: tests change its elements by hand, and it records the mutations.
@MainActor
package final class HandmadeApp: @MainActor RunningApp {
  package let root: Element
  package var focused: ElementID?
  package let takesURLs = true
  /// Answers events.
  package var onEvent: (HandmadeApp, UserEvent) throws(EventRefusal) -> Void = { _, _ in }
  package private(set) var isTornDown = false
  package private(set) var restored: [String: String] = [:]
  package private(set) var received: [URL] = []
  package private(set) var environment = EnvironmentValues()
  private var elements: [ElementID: Element] = [:]
  private var mutations: [Mutation] = []
  private let setNeedsUpdate: @MainActor () -> Void

  package init(_ snapshot: ElementSnapshot, setNeedsUpdate: @escaping @MainActor () -> Void = {}) {
    self.setNeedsUpdate = setNeedsUpdate
    root = Element(id: snapshot.id, role: snapshot.role)
    root.state = snapshot.state
    grow(root, from: snapshot)
  }

  package func element(_ id: ElementID) -> Element? { elements[id] }

  package var address: String { "/" }
  package var hasAddresses: Bool { false }
  package var frontTitle: String? { nil }
  package let frameOrigins: Set<Origin> = []
  package private(set) var presented: [URL] = []

  package func present(_ url: URL, isLaunch: Bool) -> OpenedURL {
    presented.append(url)
    return OpenedURL(isFound: false, isComplete: false)
  }

  package var presentations: [PresentationNode] { [] }

  package var needsUpdate: Bool { !mutations.isEmpty }

  package func update() -> [Mutation] {
    defer { mutations = [] }
    return mutations
  }

  package func perform(_ event: UserEvent) throws(EventRefusal) {
    guard elements[event.element] != nil else { throw .absent(event.element) }
    try onEvent(self, event)
  }

  package func tearDown() { isTornDown = true }

  package func navigate(to url: URL) { mutations.append(.open(url)) }

  package func restoreScene(_ values: [String: String]) { restored = values }

  package func receive(_ url: URL) -> Bool {
    received.append(url)
    return true
  }

  package func setEnvironment(_ change: (inout EnvironmentValues) -> Void) { change(&environment) }
}

extension HandmadeApp {
  package func set(_ id: ElementID, _ part: Part) {
    change(id) { $0.set(part) }
  }

  package func set(_ id: ElementID, _ content: ElementContent) {
    change(id) { $0.content = content }
  }

  package func change(_ id: ElementID, _ change: (inout ElementState) -> Void) {
    guard let element = elements[id] else { return }
    let old = element.state
    change(&element.state)
    record(.change(id, from: old, to: element.state))
  }

  package func insert(_ snapshot: ElementSnapshot, into parent: ElementID, before: ElementID? = nil)
  {
    guard let parent = elements[parent] else { return }
    let element = Element(id: snapshot.id, role: snapshot.role)
    element.state = snapshot.state
    grow(element, from: snapshot)
    element.parent = parent
    let index = parent.children.firstIndex { $0.id == before } ?? parent.children.endIndex
    parent.children.insert(element, at: index)
    record(.insert(snapshot, parent: parent.id, before: before))
  }

  package func remove(_ id: ElementID) {
    guard let element = elements[id] else { return }
    element.parent?.children.removeAll { $0.id == id }
    element.parent = nil
    forget(element)
    record(.remove(id))
  }

  package func move(_ id: ElementID, before: ElementID?) {
    guard let element = elements[id], let parent = element.parent else { return }
    parent.children.removeAll { $0.id == id }
    let index = parent.children.firstIndex { $0.id == before } ?? parent.children.endIndex
    parent.children.insert(element, at: index)
    record(.move(id, before: before))
  }

  package func focus(_ id: ElementID?) {
    focused = id
    record(.focus(id))
  }

  package func scroll(to id: ElementID, anchor: UnitPoint?) { record(.scroll(id, anchor: anchor)) }

  package func announce(_ text: String) { record(.announce(text)) }

  /// Has the next update begin or end with a step that is no change of the tree.
  package func tell(_ step: Mutation) { record(step) }

  private func record(_ mutation: Mutation) {
    let wasClean = mutations.isEmpty
    mutations.append(mutation)
    if wasClean { setNeedsUpdate() }
  }

  private func grow(_ element: Element, from snapshot: ElementSnapshot) {
    elements[element.id] = element
    element.children = snapshot.children.map { child in
      let made = Element(id: child.id, role: child.role)
      made.state = child.state
      grow(made, from: child)
      made.parent = element
      return made
    }
  }

  private func forget(_ element: Element) {
    elements[element.id] = nil
    element.children.forEach(forget)
  }
}
