import RostrumElements

/// A position in a larger space, along one axis.
enum AtomPlace: String, AtomOperand {
  case start, center, end, first, last

  init(_ alignment: HorizontalAlignment) { self.init(alignment.key) }

  init(_ alignment: VerticalAlignment) { self.init(alignment.key) }

  /// Creates the position of an alignment; the middle for an app's, which isn't placed by CSS.
  private init(_ key: AlignmentKey) {
    switch key.standard {
    case .start: self = .start
    case .center, nil: self = .center
    case .end: self = .end
    case .firstTextBaseline: self = .first
    case .lastTextBaseline: self = .last
    }
  }

  /// Creates the position of a fraction, rounded to a third of the length.
  init(part: Double) {
    self = part < 0.25 ? .start : part > 0.75 ? .end : .center
  }

  /// The position in CSS notation.
  var css: String {
    switch self {
    case .start, .center, .end: rawValue
    case .first: "first baseline"
    case .last: "last baseline"
    }
  }
}

/// A position in a larger space, the horizontal axis first.
struct AtomPlaces: AtomOperand {
  var x: AtomPlace
  var y: AtomPlace

  init(_ x: AtomPlace, _ y: AtomPlace) {
    self.x = x
    self.y = y
  }

  init(_ alignment: Alignment) {
    self.init(AtomPlace(alignment.horizontal), AtomPlace(alignment.vertical))
  }

  init?(_ reader: inout AtomReader) {
    guard let x = AtomPlace(&reader), let y = AtomPlace(&reader) else { return nil }
    self.init(x, y)
  }

  func write(to token: inout AtomWriter) {
    x.write(to: &token)
    y.write(to: &token)
  }
}
