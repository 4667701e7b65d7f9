import RostrumElements

/// Views that fill tracks in sequence: SwiftUI's `LazyVGrid` and `LazyHGrid`.
///
/// A section takes whole lines, in which its views fill the tracks of the grid, and its header and footer a line
/// each.
final class LazyGridNode: LayoutNode {
  let children: [LayoutNode]
  /// The tracks for the sections of the grid, or those of the grid around the section.
  let shared: SharedTracks
  let isSection: Bool
  let items: [GridItem]
  /// The axis along which the grid grows.
  let axis: Axis
  let spacingAcross: Double
  let spacingAlong: Double
  let alignment: Alignment

  init(
    _ children: [LayoutNode], _ items: [GridItem], growing axis: Axis, spacingAcross: Double,
    spacingAlong: Double, alignment: Alignment, shared: SharedTracks = SharedTracks(),
    isSection: Bool = false, _ facts: LayoutFacts
  ) {
    self.shared = shared
    self.isSection = isSection
    self.children = children
    self.items = items
    self.axis = axis
    self.spacingAcross = spacingAcross
    self.spacingAlong = spacingAlong
    self.alignment = alignment
    super.init(facts)
    isRelative = children.contains(where: \.isRelative)
  }

  override func measure(_ proposal: Proposal) -> LayoutSize {
    let tracks = sharedTracks(of: proposal[axis.across])
    let across = max(total(tracks), proposal[axis.across] ?? 0)
    let lines = lines(tracks)
    let along = lines.reduce(0) { $0 + length(of: $1, tracks) }
    return LayoutSize(
      axis, along + spacingAlong * Double(max(0, lines.count - 1)), across: across)
  }

  /// The tracks, which the sections of the grid share.
  private func sharedTracks(of length: Double?) -> [Double] {
    if !isSection { shared.lengths = tracks(of: length) }
    return shared.lengths
  }

  /// The length of all tracks, including spacing.
  private func total(_ tracks: [Double]) -> Double {
    tracks.reduce(0, +) + spacingAcross * Double(max(0, tracks.count - 1))
  }

  /// The lengths of the tracks.
  ///
  /// Fixed tracks come first; each of the others gets an equal share of the remaining length,
  /// within its bounds. An adaptive track is replaced with as many tracks as fit in its share.
  func tracks(of length: Double?) -> [Double] {
    var left = (length ?? 0) - spacingAcross * Double(max(0, items.count - 1))
    var open = items.count
    for item in items {
      if case .fixed(let own) = item.size {
        left -= Double(own)
        open -= 1
      }
    }
    var result: [Double] = []
    for item in items {
      let share = max(0, left / Double(max(1, open)))
      switch item.size {
      case .fixed(let own):
        result.append(max(0, Double(own)))
        continue
      case .flexible(let least, let greatest):
        result.append(track(of: share, least: Double(least), greatest: Double(greatest)))
        if left < .infinity { left -= result[result.count - 1] }
      case .adaptive(let least, let greatest):
        result += parts(of: share, least: Double(least), greatest: Double(greatest))
        if share < .infinity { left -= share }
      }
      open -= 1
    }
    return result
  }

  private func parts(of share: Double, least: Double, greatest: Double) -> [Double] {
    guard share < .infinity else { return [share] }
    let step = max(1, least + spacingAcross)
    let count = ((share + spacingAcross) / step + 0.001).rounded(.down).clamped(to: 1...10_000)
    let length = (share - spacingAcross * (count - 1)) / count
    return Array(
      repeating: track(of: length, least: least, greatest: greatest), count: Int(nearest: count))
  }

  /// The length of a track between its bounds, of which the lower one prevails.
  private func track(of share: Double, least: Double, greatest: Double) -> Double {
    min(max(share, least), max(least, greatest))
  }

  /// The views of each line; a view that takes a whole line is the only one on it.
  private func lines(_ tracks: [Double]) -> [Range<Int>] {
    guard !tracks.isEmpty else { return [] }
    var lines: [Range<Int>] = []
    var start = 0
    for index in children.indices {
      let next = index + 1
      let ends =
        next == children.count || next - start == tracks.count || children[index].isWholeLine
        || children[next].isWholeLine
      if !ends { continue }
      lines.append(start..<next)
      start = next
    }
    return lines
  }

  /// The length of a line along the axis, which is that of its longest view.
  private func length(of line: Range<Int>, _ tracks: [Double]) -> Double {
    line.reduce(0) { longest, index in
      let breadth = breadth(of: children[index], at: index - line.lowerBound, tracks)
      return max(longest, children[index].size(offer(breadth))[axis])
    }
  }

  /// The length across the axis for a view: that of its track, or of all of them.
  private func breadth(of child: LayoutNode, at index: Int, _ tracks: [Double]) -> Double {
    child.isWholeLine ? total(tracks) : tracks[index]
  }

  private func offer(_ track: Double) -> Proposal { Proposal(axis, nil, across: track) }

  override func placeContent(in rect: LayoutRect, _ proposal: Proposal, _ placer: inout Placer) {
    let tracks = sharedTracks(of: proposal[axis.across])
    let fractions = LayoutSize(
      width: alignment.horizontal.fraction, height: alignment.vertical.fraction ?? 0.5)
    // Tracks that are shorter than the grid are in its middle.
    let start = max(0, (rect.size[axis.across] - total(tracks)) / 2)
    var along = 0.0
    for line in lines(tracks) {
      let length = length(of: line, tracks)
      var across = start
      for (index, child) in children[line].enumerated() {
        let breadth = breadth(of: child, at: index, tracks)
        let size = child.size(offer(breadth))
        let place = LayoutSize(
          axis, along + (length - size[axis]) * fractions[axis],
          across: across + (breadth - size[axis.across]) * fractions[axis.across])
        child.place(
          at: rect.origin.moved(x: place.width, y: place.height), offer(breadth), &placer)
        across += breadth + spacingAcross
      }
      along += length + spacingAlong
    }
  }
}

/// The lengths of tracks that a grid and its sections have in common.
///
/// The grid determines them whenever it measures or places its sections.
final class SharedTracks {
  @exclusivity(unchecked) var lengths: [Double] = []
}

/// A header or footer in a grid, which is as long as its line.
final class GridHeadingNode: UnaryNode {
  override func measure(_ proposal: Proposal) -> LayoutSize {
    let size = child.size(proposal)
    return LayoutSize(
      width: max(size.width, proposal.width ?? 0), height: max(size.height, proposal.height ?? 0))
  }
}
