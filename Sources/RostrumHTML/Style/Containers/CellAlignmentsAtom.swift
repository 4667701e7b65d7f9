import RostrumElements

/// The horizontal alignments of the cells of a row by their columns.
struct CellAlignmentsAtom: StyleAtom {
  enum Name: String, CaseIterable { case cellAlign }
  var name = Name.cellAlign
  var operand: AtomCellPlaces

  var declarations: String {
    operand.places.enumerated().compactMap { index, place in
      place.side.map { "&>:nth-child(\(index + 1)):not(.r-fill-x,.r-divider){justify-self:\($0)}" }
    }.joined()
  }

  var atom: Atom { .cellAlignments(self) }
}

/// The places of at least one cell.
struct AtomCellPlaces: AtomOperand {
  private(set) var places: [AtomCellPlace]

  private static let maximum = 24

  /// - Returns: `nil` if there are no alignments.
  init?(_ alignments: [HorizontalAlignment?]) {
    if alignments.isEmpty { return nil }
    places = alignments.prefix(Self.maximum).map { AtomCellPlace($0) }
  }

  init?(_ reader: inout AtomReader) {
    places = []
    repeat {
      guard places.count < Self.maximum, let place = AtomCellPlace(&reader) else { return nil }
      places.append(place)
    } while !reader.isAtEnd
  }

  func write(to token: inout AtomWriter) {
    for place in places { place.write(to: &token) }
  }
}

/// The horizontal alignment of a cell, or that of the grid.
enum AtomCellPlace: String, AtomOperand {
  case grid, start, center, end

  init(_ alignment: HorizontalAlignment?) {
    guard let alignment else {
      self = .grid
      return
    }
    self =
      switch AtomPlace(alignment) {
      case .start: .start
      case .end: .end
      case .center, .first, .last: .center
      }
  }

  /// The keyword in CSS; `nil` for the grid's own alignment.
  var side: String? { self == .grid ? nil : rawValue }
}

extension AtomList {
  mutating func add(_ alignments: [HorizontalAlignment?]) {
    guard let places = AtomCellPlaces(alignments) else { return }
    add(CellAlignmentsAtom(operand: places))
  }
}
