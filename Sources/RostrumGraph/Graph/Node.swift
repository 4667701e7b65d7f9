import RostrumRuntime

// The node API: how primitive views take part in the graph
// =========================================================
//
// Four concepts explain the graph:
//  - a *view* is a value that describes (`View`);
//  - a *composed* view has a `body`; `ComposedNode` evaluates it;
//  - a *primitive* view has `Body == Never` and chooses its own node;
//  - a *node* is what persists: it represents the view's position, receives each new value of the
//    view and owns state, tasks, elements and child nodes.
//
// Most primitives need no node class of their own. They conform to one of these protocols:
//
//  1. `LeafView`: one element, no children.
//
//         public struct Divider: LeafView {
//           package static var role: ElementRole { .divider }
//           package func describe(
//             _ element: inout ElementDraft, in environment: EnvironmentValues
//           ) {}
//         }
//
//  2. `ContainerView`: one element around `content`.
//
//         public struct Button<Label: View>: ContainerView {
//           package static var role: ElementRole { .button }
//           package let content: Label
//           let action: @MainActor () -> Void
//           package func describe(
//             _ element: inout ElementDraft, in environment: EnvironmentValues
//           ) {
//             element.state.isDisabled = !environment.isEnabled
//             element.onTap(action)
//           }
//         }
//
//     A container that wraps each of its children in an element (as a list wraps its rows)
//     implements `wrapper(for:in:)`, which returns the role and draft of that element.
//
//  3. `ElementModifier`: a view modifier that adds attributes, styles or handlers to the elements
//     of its content, to each of them if there are several (a `Group`).
//
//         struct FontWeight: ElementModifier {
//           let weight: Font.Weight
//           package func modify(_ element: inout ElementDraft, in environment: EnvironmentValues) {
//             element.style(.weight(weight))
//           }
//         }
//         extension View {
//           public func fontWeight(_ weight: Font.Weight) -> some View {
//             modifier(FontWeight(weight: weight))
//           }
//         }
//
//  4. `EnvironmentModifier`: a view modifier that changes only the environment of its content.
//
//         struct Disabled: EnvironmentModifier {
//           let isDisabled: Bool
//           package func modify(_ environment: inout EnvironmentValues) {
//             if isDisabled { environment.isEnabled = false }
//           }
//         }
//
//  5. `TraitModifier`: a view modifier that leaves a value on the elements of its content for the
//     enclosing container (a tag for its picker): `handle.trait(TagTrait.self)`.
//
// A view that only arranges other views is composed: it has a `body` and isn't a primitive.
//
// A change of anything that `describe` and `modify` read (environment, state, bindings, observable
// models) invalidates the node, and they run again. They run often and must not have side effects.
// A stored property that is a binding or model is compared by identity, so an element only follows
// its value if `describe` reads it.
//
// A primitive with persistent parts of its own subclasses one of the base nodes, overrides
// `update()`, and is returned by `static func _makeNode`:
//
//  - `WrapperNode`: one child and no element (see `OptionalNode` for a short one); `ModifierNode`
//    is the base for a child that is the modified view, and `SlotNode` for a child whose type may
//    change.
//  - `ElementNode`: an element around one child (see `GridRowNode`).
//  - `ElementHandleNode`: an element with children of any kind (see `SplitViewNode`).

/// The persistent representation of one position in the view tree.
///
/// Nodes form a tree. A parent creates its child nodes, passes new values to them, and removes
/// them.
///
/// Apps have no use for nodes. This class, the base nodes, ``GraphService`` and ``BindingLocation``
/// are open because the modules above subclass them and Swift has no package-level `open`. Their
/// initializers and most of their members have package access, so an app can't create one.
@MainActor
open class Node {
  /// The position of the node and the values that it inherits.
  package let context: NodeContext
  /// The number of ancestors.
  package let depth: Int
  /// Whether the node is invalid and must be evaluated again.
  @exclusivity(unchecked) package final var isMarked = false
  /// Whether the node is still in the tree.
  @exclusivity(unchecked) package private(set) final var isAlive = true
  /// NB: `nonisolated(unsafe)` because ``EnvironmentScope`` adds keys on the main actor without
  /// being isolated to it.
  @exclusivity(unchecked)
  nonisolated(unsafe) private final var environmentKeys: [ObjectIdentifier] = []
  /// The subscriber to the values that the node reads, once it has read something observable.
  ///
  /// NB: `nonisolated(unsafe)` because a node is evaluated on the main actor.
  @exclusivity(unchecked)
  nonisolated(unsafe) final var lazySubscriber = LazySubscriber()
  /// Whether the node is scheduled to arrange its elements.
  @exclusivity(unchecked) final var needsArrangement = false
  /// Whether the node has no content because a body can't be evaluated.
  @exclusivity(unchecked) final var lacksBody = false
  /// How often the current update evaluated the node because it was invalidated.
  @exclusivity(unchecked) final var evaluations: UInt32 = 0
  /// The number of the update that ``evaluations`` counts.
  @exclusivity(unchecked) final var countedUpdate: UInt32 = 0

  /// The type of the view that the node represents, if the view has a body that an app wrote.
  var composedType: Any.Type? { nil }

  /// Adds what distinguishes the node from others with the same parent to a place.
  ///
  /// The default adds the slot. Override it for nodes with an identity.
  open func addPlace(to hasher: inout PlaceHasher) {
    hasher.combine(slot: context.slot)
  }

  package init(_ context: NodeContext) {
    depth = (context.parent?.depth ?? -1) + 1
    self.context = context
    graph.liveNodeCount += 1
  }

  deinit { lazySubscriber.made?.end() }

  package final var graph: ViewGraph { context.graph }

  /// The region whose covering hides the element of the node.
  open var innerPlace: Place { context.place }

  /// Calls a closure with each child node in order.
  open func visitChildren(_ visit: (Node) -> Void) {}

  /// Appends the topmost elements of the node's content in order.
  open func collectHandles(_ handles: inout HandleList) {
    visitChildren { $0.collectHandles(&handles) }
  }

  /// Tells the rows among the children their indices, unless they know them.
  func numberRows() {}

  /// Collects the preferences of the node's content, in order.
  open func collectPreferences(_ collector: PreferenceCollector) {
    visitChildren { $0.collectPreferences(collector) }
  }

  /// Notifies the ancestors that a preference has changed.
  open func preferenceChanged(_ key: ObjectIdentifier) {
    context.parent?.preferenceChanged(key)
  }

  /// The node's view, if its value tells what it leaves for the enclosing container.
  var traitCarrier: (any TraitCarrier)? { nil }

  /// The name of the property of the node's view that has a storage, for messages.
  func name(ofStorage storage: AnyObject) -> String? { nil }

  /// The property that the node passes on to everything in it, such as a font.
  var inheritedStyle: StyleProperty? { nil }

  /// What would be lost if the node were removed because its row left the screen.
  open var retention: NodeRetention { .nothing }

  /// Takes the content of the node off the page, or puts it back, while its state lasts.
  ///
  /// O(n) in the number of descendants.
  open func setParked(_ isParked: Bool) {
    visitChildren { $0.setParked(isParked) }
  }

  /// Evaluates the node's inputs again.
  ///
  /// Called when the node was invalidated.
  open func refresh() {}

  /// Notifies the enclosing node with an element that its content has different or reordered
  /// elements.
  open func contentChanged() {
    context.parent?.contentChanged()
  }

  /// Makes the elements of the node's content children of the node's own element.
  ///
  /// Called after `ViewGraph.arrangeLater(_:)`, once all nodes are up to date.
  open func arrange() {}

  /// Releases what the node holds besides its children.
  open func willRemove() {}

  /// Removes the node and its descendants from the tree.
  ///
  /// O(n) in the number of descendants.
  package final func remove() {
    guard isAlive else { return }
    visitChildren { $0.remove() }
    willRemove()
    lazySubscriber.made?.end()
    isAlive = false
    isMarked = false
    graph.liveNodeCount -= 1
  }

  /// Runs a closure; a change of anything that it reads invalidates this node.
  package final func reading<Result>(_ body: @MainActor () -> Result) -> Result {
    graph.track(self, body)
  }

  /// Begins an evaluation, which forgets what earlier evaluations read.
  package final func beginEvaluation() {
    isMarked = false
    lazySubscriber.made?.begin()
  }

  /// Ends the observations of the node and its descendants.
  ///
  /// O(n) in the number of descendants.
  final func endObservations() {
    lazySubscriber.made?.end()
    visitChildren { $0.endObservations() }
  }

  /// The environment of the node.
  ///
  /// A change of a value that is read within ``reading(_:)`` invalidates the node.
  package final var environment: EnvironmentValues {
    EnvironmentValues(reading: context.environment)
  }

  /// Records that the node read a key of the environment.
  nonisolated final func readsEnvironment(_ key: ObjectIdentifier) {
    if !environmentKeys.contains(key) { environmentKeys.append(key) }
  }

  /// Invalidates this node and those of its descendants that read one of the keys.
  ///
  /// O(n) in the number of descendants.
  final func environmentChanged(_ keys: Set<ObjectIdentifier>) {
    if environmentKeys.contains(where: keys.contains) { graph.mark(self) }
    visitChildren { $0.environmentChanged(keys) }
  }
}
