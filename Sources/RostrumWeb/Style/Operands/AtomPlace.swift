import RostrumElements

/// Where something stands in a larger space, in one direction.
enum AtomPlace: String, AtomOperand {
  case start, center, end, first, last

  init(_ alignment: HorizontalAlignment) {
    switch alignment {
    case .leading: self = .start
    case .center: self = .center
    case .trailing: self = .end
    }
  }

  init(_ alignment: VerticalAlignment) {
    switch alignment {
    case .top: self = .start
    case .center: self = .center
    case .bottom: self = .end
    case .firstTextBaseline: self = .first
    case .lastTextBaseline: self = .last
    }
  }

  /// The third of a length in which a part of it is.
  init(part: Double) {
    self = part < 0.25 ? .start : part > 0.75 ? .end : .center
  }

  /// The place in CSS notation.
  var css: String {
    switch self {
    case .start, .center, .end: rawValue
    case .first: "first baseline"
    case .last: "last baseline"
    }
  }
}

/// Where something stands in a larger space, the horizontal direction first.
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
