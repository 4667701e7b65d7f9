import RostrumElements

/// Visits the DOM nodes of a tree, parents before children.
package protocol DOMVisitor {
  /// Called for an element before its nodes.
  mutating func enter(_ element: ElementSnapshot)
  /// Called when a node begins.
  ///
  /// - Parameters:
  ///   - node: The node; its children are visited afterwards.
  ///   - id: The element to which it belongs.
  ///   - part: The number of the node within its element.
  mutating func begin(_ node: DOMNode, id: ElementID, part: Int)
  /// Called when the node that began last ends.
  mutating func end(_ node: DOMNode)
  /// Called for an element without a node of its own, or with parts in another element's nodes: see
  /// ``Absorption``.
  mutating func absorb(_ element: ElementID, into other: ElementID)
  /// Called for a control with others in its label.
  mutating func hold(_ element: ElementID)
}

extension DOMVisitor {
  package mutating func enter(_ element: ElementSnapshot) {}

  package mutating func absorb(_ element: ElementID, into other: ElementID) {}

  package mutating func hold(_ element: ElementID) {}

  /// Visits an element and its descendants.
  ///
  /// O(n) in the number of elements.
  package mutating func visit(_ element: ElementSnapshot, in context: DOMContext, isFirst: Bool) {
    enter(element)
    let inner = context.inner(of: element, isFirst: isFirst)
    let absorbsTexts = element.absorbsTexts(in: context)
    let children = absorbsTexts ? [] : element.children
    if absorbsTexts {
      element.children.forEach { absorbAll($0, into: element.id) }
    } else if element.role == .tabView {
      element.children.forEach { absorb($0.id, into: element.id) }
    }
    var context = context
    context.holdsControls = !absorbsTexts && element.holdsControls
    if context.holdsControls { hold(element.id) }
    var part = 0
    visit(DOMNode(element, in: context, isFirst: isFirst), of: element.id, part: &part) {
      visitor, node in
      if element.role == .tabView {
        for child in children where child.content.tabViewPart == node.place {
          visitor.visit(child, in: inner, isFirst: child.id == children.first?.id)
        }
        return
      }
      guard children.contains(where: { $0.state.absentRows != nil }) else {
        for (index, child) in children.enumerated() {
          visitor.visit(child, in: inner, isFirst: index == 0)
        }
        return
      }
      var places = RowPlaces(of: children)
      for (index, child) in children.enumerated() {
        visitor.visit(child, in: places.context(of: child, inner), isFirst: index == 0)
      }
    }
  }

  private mutating func absorbAll(_ element: ElementSnapshot, into other: ElementID) {
    absorb(element.id, into: other)
    element.children.forEach { absorbAll($0, into: other) }
  }

  private mutating func visit(
    _ node: DOMNode, of id: ElementID, part: inout Int, children: (inout Self, DOMNode) -> Void
  ) {
    begin(node, id: id, part: part)
    part += 1
    for child in node.children { visit(child, of: id, part: &part, children: children) }
    if node.isSlot || node.place != nil { children(&self, node) }
    end(node)
  }
}
