import RostrumElements

extension StackNode {
  /// Divides a proposal among the children, and stores the result in ``sizes`` and ``offers``.
  ///
  /// If nothing is proposed across the axis, all children are proposed the breadth of the broadest:
  /// buttons in a column with `fixedSize(horizontal: true, vertical: false)` are equally wide.
  ///
  /// - Complexity: O(*n* log *n*) in the number of children.
  func distribute(_ proposal: Proposal) {
    if distributed == proposal, !isRelative { return }
    distributed = proposal
    across = proposal[axis.across]
    divide(proposal[axis])
    guard across == nil, children.count > 1, children.contains(where: { $0.stretches(axis.across) })
    else { return }
    across = sizes.reduce(0) { max($0, $1[axis.across]) }
    divide(proposal[axis])
  }

  private func divide(_ length: Double?) {
    guard let length, length > 0, length < .infinity else {
      for index in children.indices { offer(length, to: index) }
      return
    }
    sort()
    var left = length - spacing
    var start = 0
    while start < order.count {
      let rank = children[order[start]].rank
      var end = start + 1
      while hasPriorities
        ? end < order.count && children[order[end]].rank == rank : end < order.count
      {
        end += 1
      }
      // Later children get at least their minimum lengths.
      let reserved = order[end...].reduce(0) { $0 + limits[$1].least }
      left = share(left - reserved, among: order[start..<end]) + reserved
      start = end
    }
  }

  /// Proposes equal shares to the children in order.
  ///
  /// - Returns: The remaining length.
  private func share(_ length: Double, among children: ArraySlice<Int>) -> Double {
    var left = length
    var count = Double(children.count)
    for index in children {
      offer(max(0, left / count), to: index)
      left -= sizes[index][axis]
      count -= 1
    }
    return left
  }

  private func offer(_ length: Double?, to index: Int) {
    offers[index] = length
    sizes[index] = children[index].size(Proposal(axis, length, across: across))
  }

  /// Sorts the children: higher priority first, then the least flexible.
  ///
  /// Of children that fill, the one with the greater minimum length comes first.
  private func sort() {
    guard children.count > 1 else { return }
    for index in children.indices { limits[index] = limits(of: index) }
    order.sort { first, second in
      let ranks = (children[first].rank, children[second].rank)
      if ranks.0 != ranks.1 { return ranks.0 > ranks.1 }
      let (one, other) = (limits[first], limits[second])
      if one.greatest == .infinity && other.greatest == .infinity, one.least != other.least {
        return one.least > other.least
      }
      let flexible = (one.greatest - one.least, other.greatest - other.least)
      return flexible.0 != flexible.1 ? flexible.0 < flexible.1 : first < second
    }
  }

  /// The bounds of a child; for a child that hugs, only as far as they are needed.
  private func limits(of index: Int) -> Limits {
    let child = children[index]
    if !hasPriorities, child.facts[axis] == .hugs { return Limits(least: 0, greatest: 0) }
    let least = child.least(axis, across: across)
    return Limits(least: least, greatest: max(least, child.greatest(axis, across: across)))
  }
}
