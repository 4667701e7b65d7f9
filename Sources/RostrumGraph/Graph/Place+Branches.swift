extension Place {
  /// The elements of each place, in order, for a container that shows one of several views: the
  /// elements in one place form one view.
  package static func branches(of outlets: [Outlet]) -> [(place: Place, children: [Outlet])] {
    var branches: [(place: Place, children: [Outlet])] = []
    for outlet in outlets {
      let place = outlet.owner.context.place
      if let index = branches.firstIndex(where: { $0.place === place }) {
        branches[index].children.append(outlet)
      } else {
        branches.append((place, [outlet]))
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
