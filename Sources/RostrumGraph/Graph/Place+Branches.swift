extension Place {
  /// The elements of each place, in order, for a container that shows one of several views: the
  /// elements in one place form one view.
  package static func branches(of handles: [ElementHandle]) -> [(
    place: Place, children: [ElementHandle]
  )] {
    var branches: [(place: Place, children: [ElementHandle])] = []
    for handle in handles {
      let place = handle.owner.context.place
      if let index = branches.firstIndex(where: { $0.place === place }) {
        branches[index].children.append(handle)
      } else {
        branches.append((place, [handle]))
      }
    }
    return branches
  }

  /// Uncovers the place and its ancestors below another region.
  package func uncover(upTo region: Place) {
    var next: Place? = self
    while let place = next, place !== region {
      place.setCovered(false)
      next = place.parent
    }
  }
}
