/// What is undone at once.
struct UndoGroup {
  /// What undoes a change of an object.
  struct Action {
    let target: ObjectIdentifier
    let perform: @MainActor () -> Void
  }

  var name = ""
  var actions: [Action] = []
}

/// Groups, the last one on top.
struct UndoStack {
  var groups: [UndoGroup] = []

  /// Puts a group on top, and forgets the oldest ones beyond a limit; 0 for no limit.
  mutating func push(_ group: UndoGroup, _ limit: Int) {
    groups.append(group)
    self.limit(to: limit)
  }

  mutating func limit(to count: Int) {
    if count > 0, groups.count > count { groups.removeFirst(groups.count - count) }
  }

  mutating func rename(to name: String) {
    if !groups.isEmpty { groups[groups.count - 1].name = name }
  }

  mutating func remove(_ target: ObjectIdentifier) {
    for index in groups.indices { groups[index].actions.removeAll { $0.target == target } }
    groups.removeAll { $0.actions.isEmpty }
  }
}
