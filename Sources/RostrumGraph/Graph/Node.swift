import RostrumRuntime

// The node API: how primitive views take part in the graph
// =========================================================
//
// Four small types explain the graph:
//  - a *view* is a value that describes (`View`);
//  - a *composed* view has a `body`; `ComposedNode` evaluates it;
//  - a *primitive* view has `Body == Never` and says itself which node it gets;
//  - a *node* is what lasts: it stands at the view's place, takes each new value of the view and
//    keeps state, tasks, elements and child nodes.
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
//     A container that puts each of its children into an element (a list its rows) answers
//     `wrapper(for:in:)` with the role and draft of that element.
//
//  3. `ElementModifier`: a view modifier that adds attributes, styles or handlers to the elements
//     of its content, each of them where the content has several (a `Group`).
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
//     container around them (a tag for its picker): `outlet.trait(TagTrait.self)`.
//
// A view that only rearranges other views is composed: it has a `body` and is no primitive.
//
// Whatever `describe` and `modify` read (environment, state, bindings, observable models) marks
// the node when it changes; they run again then. They run often and must not have side effects.
// A stored property that is a binding or model is compared by identity, so reading it in
// `describe` is what makes the element follow it.
//
// A primitive with lasting parts of its own subclasses one of the bases of nodes, overrides
// `update()`, and is returned by `static func _makeNode`:
//
//  - `WrapperNode`: one child and no element (see `OptionalNode` for a short one); `ModifierNode` is
//    the base where the child is the view that a modifier applies to, and `SlotNode` where the type
//    of the child may change.
//  - `ElementNode`: an element around one child (see `GridRowNode`).
//  - `OutletNode`: an element around children of any kind, or none (see `SplitViewNode`).

/// What lasts at one place of the view tree.
///
/// Nodes form a tree. A node is made by its parent, takes new values from it, and is removed with
/// it.
///
/// Apps have no use for nodes. This class, the bases of nodes, ``GraphService`` and ``BindingLocation``
/// are open because the modules above subclass them and Swift has no `open` for a package. Their
/// initializers and most of their members are for the package alone, so an app can't make one.
@MainActor
open class Node {
  /// Where the node stands and what it inherits.
  package let context: NodeContext
  /// How many nodes are above.
  package let depth: Int
  /// Whether the node has to look at its inputs again.
  @exclusivity(unchecked) package final var isMarked = false
  /// Whether the node is still in the tree.
  @exclusivity(unchecked) package private(set) final var isAlive = true
  /// NB: `nonisolated(unsafe)` because ``EnvironmentScope`` adds keys on the main actor without asking.
  @exclusivity(unchecked)
  nonisolated(unsafe) private final var environmentKeys: [ObjectIdentifier] = []
  /// The subscriber to what the node reads, once it has read something observable.
  ///
  /// NB: `nonisolated(unsafe)` because a node is evaluated on the main actor.
  @exclusivity(unchecked) nonisolated(unsafe) final var knownSubscriber: ObservationSubscriber?
  /// Whether the node waits to arrange its elements.
  @exclusivity(unchecked) final var needsArrangement = false
  /// Whether the node has no content, as a body cannot be evaluated.
  @exclusivity(unchecked) final var lacksBody = false
  /// How often the node was evaluated in an update because it was marked.
  @exclusivity(unchecked) final var evaluations: UInt32 = 0
  /// The number of the update that ``evaluations`` counts.
  @exclusivity(unchecked) final var countedUpdate: UInt32 = 0

  /// The type of the view that the node keeps alive, if the view has a body that an app wrote.
  var composedType: Any.Type? { nil }

  package init(_ context: NodeContext) {
    self.context = context
    depth = (context.parent?.depth ?? -1) + 1
    context.graph.liveNodeCount += 1
  }

  deinit { knownSubscriber?.end() }

  package final var graph: ViewGraph { context.graph }

  /// The region with which the element of the node is covered.
  open var innerPlace: Place { context.place }

  /// Calls back with each child node in order.
  open func visitChildren(_ visit: (Node) -> Void) {}

  /// Appends the topmost elements of the node's content in order.
  open func collectOutlets(_ outlets: inout [Outlet]) {
    visitChildren { $0.collectOutlets(&outlets) }
  }

  /// Gathers the preferences that the node's content states, in order.
  open func collectPreferences(_ collector: PreferenceCollector) {
    visitChildren { $0.collectPreferences(collector) }
  }

  /// Tells the nodes above that a preference is stated otherwise.
  open func preferenceChanged(_ key: ObjectIdentifier) {
    context.parent?.preferenceChanged(key)
  }

  /// Looks at the inputs again.
  ///
  /// Runs when the node was marked.
  open func refresh() {}

  /// Tells a node with an element that its content has other elements or another order of them.
  open func contentChanged() {
    context.parent?.contentChanged()
  }

  /// Puts the elements of the node's content below the node's own.
  ///
  /// Runs after `ViewGraph.arrangeLater(_:)`, once all nodes are up to date.
  open func arrange() {}

  /// Lets go of what the node holds besides its children.
  open func willRemove() {}

  /// Takes the node and all below out of the tree.
  ///
  /// O(n) in the nodes below.
  package final func remove() {
    guard isAlive else { return }
    visitChildren { $0.remove() }
    willRemove()
    knownSubscriber?.end()
    isAlive = false
    isMarked = false
    graph.liveNodeCount -= 1
  }

  /// Runs a closure; whatever it reads marks this node when it changes.
  package final func reading<Result>(_ body: () -> Result) -> Result {
    graph.track(self, body)
  }

  /// Says that the node is about to read everything anew, so what it read before is forgotten.
  package final func beginEvaluation() {
    isMarked = false
    knownSubscriber?.begin()
  }

  /// Ends the observations of the node and of the nodes below.
  ///
  /// O(n) in the nodes below.
  final func endObservations() {
    knownSubscriber?.end()
    visitChildren { $0.endObservations() }
  }

  /// The environment of the node.
  ///
  /// Values that are read within ``reading(_:)`` mark the node.
  package final var environment: EnvironmentValues {
    EnvironmentValues(reading: context.environment)
  }

  /// Remembers that the node read a key of the environment.
  nonisolated final func readsEnvironment(_ key: ObjectIdentifier) {
    if !environmentKeys.contains(key) { environmentKeys.append(key) }
  }

  /// Marks the nodes from here down that read one of the keys.
  ///
  /// O(n) in the nodes below.
  final func environmentChanged(_ keys: Set<ObjectIdentifier>) {
    if environmentKeys.contains(where: keys.contains) { graph.mark(self) }
    visitChildren { $0.environmentChanged(keys) }
  }
}
