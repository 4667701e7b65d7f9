import Foundation
import RostrumElements

/// The look of a box at one moment of a motion.
struct PoseAtom: StyleAtom {
  enum Name: String, CaseIterable { case pose }
  var name = Name.pose
  var operand: AtomPose

  var declarations: String {
    operand.properties.map { "\($0.name):\($0.value)" }.joined(separator: ";")
  }

  var atom: Atom { .pose(self) }
}

/// A pose in the precision of its token.
struct AtomPose: AtomOperand {
  private var opacity: AtomNumber
  private var transforms: [AtomTransform]
  private var filters: AtomFilters?

  /// The maximum number of transforms: a token has at most 600 bytes.
  private static let maximum = 8

  init(_ pose: Pose) {
    opacity = AtomNumber(pose.opacity)
    transforms = pose.transforms.prefix(Self.maximum).map { AtomTransform($0) }
    filters = AtomFilters(pose.filters)
  }

  init?(_ reader: inout AtomReader) {
    guard let opacity = AtomNumber(&reader) else { return nil }
    self.opacity = opacity
    transforms = []
    while let next = reader.next, AtomTransform.Kind(rawValue: String(next)) != nil {
      guard transforms.count < Self.maximum, let transform = AtomTransform(&reader) else {
        return nil
      }
      transforms.append(transform)
    }
    if reader.isAtEnd { return }
    guard let filters = AtomFilters(&reader) else { return nil }
    self.filters = filters
  }

  func write(to token: inout AtomWriter) {
    opacity.write(to: &token)
    for transform in transforms { transform.write(to: &token) }
    filters?.write(to: &token)
  }

  /// The properties of CSS that show the pose.
  var properties: [(name: String, value: String)] {
    [("opacity", "\(opacity)"), ("transform", transform), ("filter", filter)]
  }

  /// The transforms in CSS notation, whose functions are those of the outermost one first.
  var transform: String {
    transforms.isEmpty ? "none" : transforms.reversed().map(\.css).joined(separator: " ")
  }

  /// The filters in CSS notation.
  var filter: String { filters?.css ?? "none" }

  /// The opacity in CSS notation.
  var fade: String { "\(opacity)" }
}

/// One transform: a word, and as many numbers as it has.
private struct AtomTransform: AtomOperand {
  enum Kind: String, CaseIterable {
    case by, shift, scaled, turn, spun, projected

    var count: Int {
      switch self {
      case .by, .shift: 2
      case .turn: 3
      case .scaled: 4
      case .spun: 8
      case .projected: 9
      }
    }
  }

  var kind: Kind
  var numbers: [AtomNumber]

  init(_ transform: Pose.Transform) {
    let (kind, numbers): (Kind, [Double]) =
      switch transform {
      case .offset(let x, let y): (.by, [x, y])
      case .shift(let x, let y): (.shift, [x * 100, y * 100])
      case .scale(let x, let y, let anchor): (.scaled, [x, y] + Self.center(to: anchor))
      case .rotation(let angle, let anchor): (.turn, [angle.degrees] + Self.center(to: anchor))
      case .spin(let spin):
        (
          .spun,
          [spin.angle.degrees, spin.x, spin.y, spin.z, spin.depth, spin.perspective]
            + Self.center(to: spin.anchor)
        )
      case .projection(let transform): (.projected, Self.matrix(transform))
      }
    self.kind = kind
    self.numbers = numbers.map { AtomNumber($0) }
  }

  /// The way from the centre of a box to a point in percent of its size.
  private static func center(to anchor: UnitPoint) -> [Double] {
    [(anchor.x - 0.5) * 100, (anchor.y - 0.5) * 100]
  }

  /// The numbers of a matrix; those of the perspective are small, so they are in thousandths.
  private static func matrix(_ transform: ProjectionTransform) -> [Double] {
    var numbers = transform.numbers
    for index in [2, 5] { numbers[index] *= 1000 }
    return numbers
  }

  init?(_ reader: inout AtomReader) {
    guard let word = reader.word(), let kind = Kind(rawValue: String(word)) else { return nil }
    self.kind = kind
    numbers = []
    for _ in 0..<kind.count {
      guard let number = AtomNumber(&reader) else { return nil }
      numbers.append(number)
    }
  }

  func write(to token: inout AtomWriter) {
    token.write(kind.rawValue)
    for number in numbers { number.write(to: &token) }
  }

  /// The functions in CSS notation.
  ///
  /// The way to the trailing edge is to the left where text is written from right to left.
  var css: String {
    switch kind {
    case .by: "translate(\(way(numbers[0].px)),\(numbers[1].px))"
    case .shift: "translate(\(numbers[0])%,\(numbers[1])%)"
    case .scaled: about(2, "scale(\(numbers[0]),\(numbers[1]))")
    case .turn: about(1, "rotate(\(numbers[0])deg)")
    case .spun: about(6, spin)
    case .projected: projection
    }
  }

  /// A matrix from the top leading corner, in the middle of which CSS has its origin.
  private var projection: String {
    let (x, y) = (Decimal.text(numbers[2].value / 1000), Decimal.text(numbers[5].value / 1000))
    let matrix =
      "matrix3d(\(numbers[0]),\(numbers[1]),0,\(x),\(numbers[3]),\(numbers[4]),0,\(y),"
      + "0,0,1,0,\(numbers[6]),\(numbers[7]),0,\(numbers[8]))"
    let mirror = "scale(var(--r-way),1)"
    return "\(mirror) translate(-50%,-50%) \(matrix) translate(50%,50%) \(mirror)"
  }

  private var spin: String {
    let distance = AtomSpin.view(perspective: numbers[5])
    let turn = "rotate3d(\(numbers[1]),\(numbers[2]),\(numbers[3]),\(numbers[0])deg)"
    if numbers[4].value == 0 { return distance + turn }
    let back = AtomNumber(-numbers[4].value)
    return "\(distance)translateZ(\(numbers[4].px)) \(turn) translateZ(\(back.px))"
  }

  private func way(_ length: String) -> String {
    length == "0" ? length : "calc(var(--r-way)*\(length))"
  }

  /// A function about the point whose place is in the numbers from an index.
  private func about(_ index: Int, _ function: String) -> String {
    let (x, y) = (numbers[index], numbers[index + 1])
    if x.value == 0, y.value == 0 { return function }
    let back = (AtomNumber(-x.value), AtomNumber(-y.value))
    return "translate(\(percent(x)),\(y)%) \(function) translate(\(percent(back.0)),\(back.1)%)"
  }

  private func percent(_ number: AtomNumber) -> String {
    number.value == 0 ? "0" : "calc(var(--r-way)*\(number)%)"
  }
}
