import RostrumRuntime

extension ViewGraph {
  var hasWork: Bool {
    !marked.isEmpty || !actions.isEmpty || !deferredWork.isEmpty || !toArrange.isEmpty
      || focus.hasRequests
  }

  /// Evaluates nodes, arranges elements, runs actions and moves the focus until no work is left or
  /// the update's budget is spent.
  func settle() {
    resume()
    while hasWork {
      guard budget.beginRound() else {
        stop()
        break
      }
      evaluate()
      if let node = deferredWork.first {
        deferredWork.removeFirst()
        node.performDeferredWork()
        continue
      }
      arrange()
      let due = actions
      actions = []
      for action in due { action() }
      if marked.isEmpty && actions.isEmpty && deferredWork.isEmpty { settleFocus() }
    }
    budget.end()
  }

  private func evaluate() {
    while !marked.isEmpty, budget.beginRound() {
      let batch = marked.sorted { $0.depth < $1.depth }
      marked = []
      for node in batch where node.isMarked && node.isAlive {
        budget.count(node)
        ValueLayout.beginPass()
        node.refresh()
      }
    }
  }

  private func arrange() {
    while let node = toArrange.popLast() {
      node.needsArrangement = false
      ValueLayout.beginPass()
      if node.isAlive { node.arrange() }
    }
  }
}

extension ViewGraph {
  /// Postpones a node to the next update, because this update wouldn't end with it.
  func postpone(_ node: Node) {
    node.lazySubscriber.made?.renotify()
    if !budget.postponed.nodes.contains(where: { $0 === node }) {
      budget.postponed.nodes.append(node)
    }
    reportEndlessUpdate(of: node)
  }

  /// Stops an endless update in which no single node was evaluated too often.
  ///
  /// Invalid nodes are postponed like actions and deferred work, and the elements are put in order,
  /// so that hosts get a complete tree.
  private func stop() {
    if let node = budget.last { reportEndlessUpdate(of: node) }
    arrange()
    for node in marked {
      node.isMarked = false
      node.lazySubscriber.made?.renotify()
    }
    budget.postponed.nodes += marked
    budget.postponed.actions += actions
    budget.postponed.deferredWork += deferredWork
    marked = []
    actions = []
    deferredWork = []
    focus.dropRequests()
  }

  /// Resumes work that an earlier update postponed.
  private func resume() {
    let postponed = budget.begin()
    for node in postponed.nodes where node.isAlive && !node.isMarked {
      node.isMarked = true
      marked.append(node)
    }
    actions = postponed.actions + actions
    for node in postponed.deferredWork where node.isAlive { performLater(node) }
  }
}
