import Foundation

/// A stack of views, whose layout hosts perform unless the app determines alignment guides.
protocol StackView: ContainerView {
  /// The alignments by which the stack aligns its views.
  var alignments: StackAlignments { get }
  /// The layout of the stack.
  var layout: AnyLayout { get }
  /// Whether the rows of the stack are created when they come near the screen.
  var isLazy: Bool { get }
  /// Whether two stacks differ in nothing but their content.
  func isArranged(like other: Self) -> Bool
}

/// The alignments by which a stack aligns its views: none, one, or one for each axis.
struct StackAlignments {
  private let first: AlignmentKey?
  private let second: AlignmentKey?

  init(_ first: AlignmentKey? = nil, _ second: AlignmentKey? = nil) {
    self.first = first
    self.second = second
  }

  /// Whether the framework provides the alignments.
  var areStandard: Bool {
    if let first, first.standard == nil { return false }
    if let second, second.standard == nil { return false }
    return true
  }

  func contains(_ key: AlignmentKey) -> Bool { key == first || key == second }
}

/// The node of a stack.
///
/// CSS can't align views by guides that an app determines. A stack with such views, or with an alignment
/// of the app, is arranged like an app's layout. The first views decide, because an element keeps its
/// parent.
final class StackNode<V: StackView>: ElementNode<V, V.Content>, GeometryReading {
  @exclusivity(unchecked) private var arranger: Arranger?
  @exclusivity(unchecked) private var isDecided = false
  /// The estimated space; `nil` if the host performs the layout.
  @exclusivity(unchecked) private var space: CGSize?

  override func update() {
    arranger?.invalidate()
    describe()
    if arranger != nil, content != nil { graph.arrangeLater(self) }
    showContent()
  }

  override func differsInContentOnly(from view: V) -> Bool {
    arranger == nil && self.view.isArranged(like: view)
  }

  override func updateContent() { showContent() }

  private func describe() {
    let draft = reading {
      if arranger != nil { space = environment.layoutSpace }
      return handle.draft { element in
        if let arranger {
          arranger.describe(&element, view.layout)
        } else {
          view.describe(&element, in: environment)
        }
      }
    }
    handle.take(draft)
  }

  override func contentChanged() {
    arranger?.invalidate()
    super.contentChanged()
  }

  override func arrange() {
    if !isDecided {
      let children = childHandles
      if !children.isEmpty { decide(children) }
    }
    if let arranger {
      arranger.arrange(view.layout, childHandles, in: space) { [weak self] in self?.describe() }
      describe()
    } else {
      graph.tree.setChildren(of: handle.core, to: childElements)
    }
    context.place.onElementChange?()
  }

  /// Decides whether the stack is arranged by guides.
  private func decide(_ children: [ElementHandle]) {
    isDecided = true
    let alignments = view.alignments
    let usesGuides =
      !alignments.areStandard
      || children.contains { child in
        child.traits(AlignmentGuideTrait.self).contains { alignments.contains($0.key) }
      }
    // The places of absent rows can't be arranged by the guides of the rows.
    if view.isLazy && graph.createsRowsOnDemand { return }
    guard usesGuides, reading({ environment.layoutSpace }) != nil else { return }
    arranger = Arranger(of: self, handle)
    describe()
  }

  var usesCurrentSize: Bool { arranger?.isCurrent ?? true }

  func geometryChanged() {
    graph.mark(self)
  }

  override func willRemove() {
    arranger?.remove()
    super.willRemove()
  }
}

extension StackView {
  var isLazy: Bool { false }
}
