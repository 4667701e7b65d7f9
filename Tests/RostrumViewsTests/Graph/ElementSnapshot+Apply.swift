import RostrumViews

extension ElementSnapshot {
  /// Does what a host does with a mutation.
  mutating func apply(_ mutation: Mutation) {
    switch mutation {
    case .insert(let new, let parent, let before):
      change(parent) { $0.insert(new, before: before) }
    case .remove(let id):
      change(parent(of: id)) { children in children.removeAll { $0.id == id } }
    case .move(let id, let before):
      change(parent(of: id)) { children in
        guard let index = children.firstIndex(where: { $0.id == id }) else { return }
        children.insert(children.remove(at: index), before: before)
      }
    case .change(let id, _, let state):
      set(id, state)
    case .focus, .announce, .animate, .open, .close, .copy, .keep, .scroll, .feedback:
      break
    }
  }

  private func parent(of id: ElementID) -> ElementID? {
    if children.contains(where: { $0.id == id }) { return self.id }
    return children.lazy.compactMap { $0.parent(of: id) }.first
  }

  private mutating func change(
    _ id: ElementID?, _ body: (inout [ElementSnapshot]) -> Void
  ) {
    var children = children
    if self.id == id {
      body(&children)
    } else {
      for index in children.indices { children[index].change(id, body) }
    }
    self = ElementSnapshot(id: self.id, state: state, children: children)
  }

  private mutating func set(_ id: ElementID, _ new: ElementState) {
    let state = self.id == id ? new : state
    let children = children.map { child in
      var child = child
      child.set(id, new)
      return child
    }
    self = ElementSnapshot(id: self.id, state: state, children: children)
  }
}

extension [ElementSnapshot] {
  fileprivate mutating func insert(_ new: ElementSnapshot, before: ElementID?) {
    insert(new, at: before.flatMap { id in firstIndex { $0.id == id } } ?? endIndex)
  }
}

extension ElementState {
  /// A copy with changes.
  func with(_ change: (inout ElementState) -> Void) -> ElementState {
    var copy = self
    change(&copy)
    return copy
  }
}

extension Mutation {
  /// A change of one part of what is known about an element.
  @MainActor
  static func set<Value>(
    _ element: Element, _ part: WritableKeyPath<ElementState, Value>, from old: Value,
    to new: Value
  ) -> Mutation {
    var (before, after) = (element.state, element.state)
    before[keyPath: part] = old
    after[keyPath: part] = new
    return .change(element.id, from: before, to: after)
  }

  /// A change of the words of a text.
  @MainActor
  static func set(_ text: Element, words old: String, to new: String) -> Mutation {
    set(text, \.content, from: .text(old, leadingTo: nil), to: .text(new, leadingTo: nil))
  }
}
