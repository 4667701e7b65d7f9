import RostrumElements

/// The minimum and natural size of an app's layout, whose views don't affect it.
struct ArrangementAtom: StyleAtom {
  enum Name: String, CaseIterable { case arranged }
  var name = Name.arranged
  var operand: AtomExtent

  var declarations: String {
    "contain:size;contain-intrinsic-size:\(operand.natural.x.px) \(operand.natural.y.px);"
      + "min-width:\(operand.least.x.px);min-height:\(operand.least.y.px)"
  }

  var atom: Atom { .arrangement(self) }
}

/// The place of a view in an app's layout.
///
/// A length without a proposal is the ideal one. The view has the proposal to itself, so the layout of
/// the view is that in a box.
struct PlacedAtom: StyleAtom {
  enum Name: String, CaseIterable { case placed }
  var name = Name.placed
  var operand: AtomPlaced

  var declarations: String {
    "inset-block-start:\(operand.origin.y.px);inset-inline-start:\(operand.origin.x.px);"
      + operand.declaration("width", operand.width, ideal: "x")
      + operand.declaration("height", operand.height, ideal: "y")
      + (operand.isKnown.value == 0 ? "@media not (scripting:none){visibility:hidden}" : "")
  }

  var atom: Atom { .placed(self) }
}

/// A minimum size and a natural one.
struct AtomExtent: AtomOperand {
  var least: AtomPair
  var natural: AtomPair

  init(_ sizing: Arrangement.Sizing) {
    let (width, height) = (sizing.width.extent, sizing.height.extent)
    least = AtomPair(width.least, height.least)
    natural = AtomPair(width.natural, height.natural)
  }

  init?(_ reader: inout AtomReader) {
    guard let least = AtomPair(&reader), let natural = AtomPair(&reader) else { return nil }
    self.least = least
    self.natural = natural
  }

  func write(to token: inout AtomWriter) {
    least.write(to: &token)
    natural.write(to: &token)
  }
}

/// A place, and the proposed lengths.
struct AtomPlaced: AtomOperand {
  var origin: AtomPair
  var width: AtomLimit
  var height: AtomLimit
  var isKnown: AtomNumber

  init(_ frame: PlacedFrame) {
    origin = AtomPair(frame.x, frame.y)
    width = Self.limit(frame.width)
    height = Self.limit(frame.height)
    isKnown = AtomNumber(frame.isKnown ? 1 : 0)
  }

  /// A length, or infinity for the ideal one.
  ///
  /// Browsers round lengths down to 1/64 pixel, and a text that is proposed the width that it asks for
  /// stays on one line.
  private static func limit(_ length: Double?) -> AtomLimit {
    guard let length else { return .infinity }
    return .length(AtomNumber(length.clamped(to: 0...90_000) + 0.016))
  }

  init?(_ reader: inout AtomReader) {
    guard let origin = AtomPair(&reader), let width = AtomLimit(&reader),
      let height = AtomLimit(&reader), let isKnown = AtomNumber(&reader)
    else { return nil }
    self.origin = origin
    self.width = width
    self.height = height
    self.isKnown = isKnown
  }

  func write(to token: inout AtomWriter) {
    origin.write(to: &token)
    width.write(to: &token)
    height.write(to: &token)
    isKnown.write(to: &token)
  }

  func declaration(_ property: String, _ length: AtomLimit, ideal axis: String) -> String {
    switch length {
    case .infinity: "\(property):max-content;--r-ideal-\(axis):10px;"
    case .length(let length): "\(property):\(length.px);--r-ideal-\(axis):0px;"
    }
  }
}

extension AxisSizing {
  /// The minimum and the natural length of a layout.
  fileprivate var extent: (least: Double, natural: Double) {
    switch self {
    case .hugs, .wraps, .follows: (0, 0)
    case .ranges(let least, let ideal, let greatest):
      (least ?? 0, greatest ?? ideal ?? least ?? 0)
    case .fills(let least, let ideal): (least ?? 0, ideal ?? 10)
    }
  }
}

extension AtomList {
  mutating func add(_ arrangement: Arrangement) {
    guard let sizing = arrangement.sizing else { return }
    add(ArrangementAtom(operand: AtomExtent(sizing)))
  }
}
