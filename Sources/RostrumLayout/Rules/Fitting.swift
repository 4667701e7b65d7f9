import Foundation
import RostrumElements

/// The shown view of several ones: SwiftUI's `ViewThatFits`.
///
/// The element tree contains only the shown view, so the node reports its ideal size and the room
/// for it, and the host shows a different one if it doesn't fit.
final class FittingNode: UnaryNode {
  let axis: Axis?
  let id: ElementID

  init(_ child: LayoutNode, _ axis: Axis?, _ id: ElementID, _ facts: LayoutFacts) {
    self.axis = axis
    self.id = id
    super.init(child, facts)
  }

  override func placeContent(in rect: LayoutRect, _ proposal: Proposal, _ placer: inout Placer) {
    var room = FittingRoom()
    for axis in [Axis.horizontal, .vertical] where self.axis == nil || self.axis == axis {
      guard let offer = proposal[axis] else { continue }
      var ideal = proposal
      ideal[axis] = nil
      let length = child.size(ideal)[axis]
      if axis == .horizontal {
        room.ideal.width = length
        room.size.width = offer
      } else {
        room.ideal.height = length
        room.size.height = offer
      }
    }
    placer.setRoom(of: id, room)
    super.placeContent(in: rect, proposal, &placer)
  }
}
