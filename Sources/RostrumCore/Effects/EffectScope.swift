/// The effects of one feature, in a tree that mirrors the features with effects.
///
/// Removing a child cuts its branch off. A branch exists while something runs in it.
@MainActor
final class EffectScope: EffectOwner {
  private let id: NavigationID?
  private var parent: EffectScope?
  @exclusivity(unchecked) private var children: [NavigationID: EffectScope] = [:]
  private var names: [AnyHashable: [EffectName]] = [:]
  @exclusivity(unchecked) private var objects: [AnyHashable: AnyObject] = [:]

  /// Makes the root scope.
  override init() {
    id = nil
    super.init()
  }

  private init(id: NavigationID, parent: EffectScope) {
    self.id = id
    self.parent = parent
    super.init()
  }

  /// The branch of a child, created on demand.
  func child(_ id: NavigationID) -> EffectScope {
    if let child = children[id] { return child }
    let child = EffectScope(id: id, parent: self)
    children[id] = child
    return child
  }

  /// Cancels everything in a child's branch, and cuts it off.
  func dismantle(_ id: NavigationID) {
    guard !children.isEmpty, let child = children.removeValue(forKey: id) else { return }
    child.cancelAll()
    prune()
  }

  /// Cancels everything in the branches of removed children, and cuts them off.
  func reconcile(_ remaining: RemainingChildren) {
    for id in children.keys where remaining.isGone(id) { dismantle(id) }
  }

  /// Cancels everything here and below when the store is deallocated.
  ///
  /// Effects that haven't begun still run, in a cancelled task: the app requested them, and nothing
  /// has called them off.
  func endWithStore() { cancelAll(isCalledOff: false) }

  /// Cancels everything here and below.
  ///
  /// - Parameter isCalledOff: Whether effects that haven't begun are skipped altogether.
  func cancelAll(isCalledOff: Bool = true) {
    if !children.isEmpty {
      for child in Array(children.values) { child.cancelAll(isCalledOff: isCalledOff) }
      children = [:]
    }
    if !objects.isEmpty { objects = [:] }
    cancel(isCalledOff: isCalledOff)
  }

  /// Registers an identifier for effects of this feature that are about to start.
  func insert(_ name: EffectName) {
    names[name.id, default: []].append(name)
  }

  /// Unregisters an identifier that has no running effects.
  func remove(_ name: EffectName) {
    names[name.id]?.removeAll { $0 === name }
    if names[name.id]?.isEmpty == true { names[name.id] = nil }
    prune()
  }

  /// Cancels the effects with an identifier, here and below.
  func cancel(name: AnyHashable) {
    for name in names[name] ?? [] { name.cancel() }
    for child in Array(children.values) { child.cancel(name: name) }
  }

  override func becameEmpty() { prune() }

  /// Cuts this branch off if it is empty.
  func prune() {
    guard let parent, let id, isEmpty, children.isEmpty, names.isEmpty, objects.isEmpty else {
      return
    }
    if parent.children[id] === self {
      parent.children[id] = nil
      parent.prune()
    }
  }

  /// State that effects with an identifier hand on to later ones, created on demand.
  ///
  /// It lives as long as the feature, and keeps the branch alive.
  func object<Object: AnyObject>(
    named name: some Hashable & Sendable, make: () -> Object
  ) -> Object {
    if let object = objects[AnyHashable(name)] as? Object { return object }
    let object = make()
    objects[AnyHashable(name)] = object
    return object
  }

  /// The number of effects running here and below.
  var runningCount: Int {
    var count = count
    for child in children.values { count += child.runningCount }
    return count
  }

  /// The number of branches, for leak checks.
  var branchCount: Int {
    var count = 1
    for child in children.values { count += child.branchCount }
    return count
  }
}

/// The running effects of one use of `cancellable`.
@MainActor
final class EffectName: EffectOwner {
  let id: AnyHashable
  private let scope: EffectScope

  init(_ id: AnyHashable, in scope: EffectScope) {
    self.id = id
    self.scope = scope
    super.init()
  }

  override func becameEmpty() { scope.remove(self) }
}
