import Foundation
import RostrumElements

/// The columns of a grid that grows vertically, or the rows of one that grows horizontally.
struct GridTracksAtom: StyleAtom {
  enum Name: String, CaseIterable { case columns, rows }
  var name: Name
  var operand: AtomTracks

  var declarations: String {
    switch name {
    case .columns: "grid-template-columns:" + operand.css + sections
    case .rows: "grid-template-rows:" + operand.css + ";grid-auto-flow:column" + sections
    }
  }

  /// The rows of a section fill the tracks of the grid, and its header and footer a line each.
  private var sections: String {
    let (lines, track, gap) =
      name == .columns ? ("columns", "column", "row") : ("rows", "row", "column")
    let flow = name == .columns ? "" : "grid-auto-flow:column;"
    return
      ";&>.r-section{display:grid;\(flow)grid-template-\(lines):subgrid;\(gap)-gap:inherit;place-items:inherit;"
      + "place-self:stretch;margin:0}&>.r-section,&>.r-section>:is(.r-header,.r-footer,.r-absent-rows){grid-\(track):1/-1}"
      + "&>.r-section>:is(.r-header,.r-footer){place-self:stretch;padding:0;font:inherit;color:inherit}"
  }

  var atom: Atom { .gridTracks(self) }
}

/// The sizes of at least one track.
struct AtomTracks: AtomOperand {
  private var tracks: [AtomTrack]

  private static let maximum = 24

  /// - Returns: `nil` if there are no tracks.
  init?(_ items: [GridItem]) {
    if items.isEmpty { return nil }
    tracks = items.prefix(Self.maximum).map { AtomTrack($0.size) }
  }

  init?(_ reader: inout AtomReader) {
    tracks = []
    repeat {
      guard tracks.count < Self.maximum, let track = AtomTrack(&reader) else { return nil }
      tracks.append(track)
    } while !reader.isAtEnd
  }

  func write(to token: inout AtomWriter) {
    for track in tracks { track.write(to: &token) }
  }

  var css: String { tracks.map(\.css).joined(separator: " ") }
}

private enum AtomTrack: AtomOperand {
  case fixed(AtomNumber)
  case flexible(AtomNumber, AtomLimit)
  case adaptive(AtomNumber, AtomLimit)

  private enum Kind: String, AtomOperand { case fixed, flexible, adaptive }

  init(_ size: GridItem.Size) {
    switch size {
    case .fixed(let length): self = .fixed(AtomNumber(length))
    case .flexible(let least, let greatest):
      self = .flexible(AtomNumber(least), AtomLimit(greatest))
    case .adaptive(let least, let greatest):
      self = .adaptive(AtomNumber(least), AtomLimit(greatest))
    }
  }

  init?(_ reader: inout AtomReader) {
    guard let kind = Kind(&reader), let least = AtomNumber(&reader) else { return nil }
    if kind == .fixed {
      self = .fixed(least)
      return
    }
    guard let greatest = AtomLimit(&reader) else { return nil }
    self = kind == .flexible ? .flexible(least, greatest) : .adaptive(least, greatest)
  }

  func write(to token: inout AtomWriter) {
    func write(_ kind: Kind, _ least: AtomNumber, _ greatest: AtomLimit?) {
      kind.write(to: &token)
      least.write(to: &token)
      greatest?.write(to: &token)
    }
    switch self {
    case .fixed(let length): write(.fixed, length, nil)
    case .flexible(let least, let greatest): write(.flexible, least, greatest)
    case .adaptive(let least, let greatest): write(.adaptive, least, greatest)
    }
  }

  var css: String {
    switch self {
    case .fixed(let length): length.px
    case .flexible(let least, let greatest): "minmax(\(least.px),\(greatest.trackLimit))"
    case .adaptive(let least, let greatest):
      "repeat(auto-fill,minmax(min(100%,\(least.px)),\(greatest.trackLimit)))"
    }
  }
}

extension AtomLimit {
  fileprivate var trackLimit: String {
    switch self {
    case .infinity: "1fr"
    case .length(let length): length.px
    }
  }
}

extension AtomList {
  mutating func add(_ items: [GridItem], along axis: Axis) {
    guard let tracks = AtomTracks(items) else { return }
    add(GridTracksAtom(name: axis == .vertical ? .columns : .rows, operand: tracks))
  }
}
