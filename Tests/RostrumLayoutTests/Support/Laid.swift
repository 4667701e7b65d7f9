import Foundation
import RostrumElements
import RostrumLayout
import Testing

/// A view that has been laid out, with the frames of its named views.
struct Laid {
  let result: LayoutResult
  /// The elements with a name, in the order of the tree.
  private(set) var names: [(String, ElementID)] = []
  let root: ElementID

  init(
    _ view: V, in size: CGSize = CGSize(width: 400, height: 600),
    _ metrics: LayoutMetrics = .recorded, offsets: [String: CGPoint] = [:]
  ) {
    var names: [(String, ElementID)] = []
    var count: UInt32 = 0
    let snapshot = view.snapshot(&count, &names)
    let known = names
    let places = offsets.compactMap { name, offset in
      known.first { $0.0 == name }.map { ($0.1, offset) }
    }
    result = LayoutEngine(metrics: metrics).layout(
      snapshot, in: size, offsets: Dictionary(uniqueKeysWithValues: places))
    root = snapshot.id
    self.names = names
  }

  /// The box of the whole view.
  var box: Box { Box(result[root]?.box ?? .null) }

  /// The frame of the first view of a name.
  subscript(name: String) -> Box { self[name, 0] }

  /// The frame of one of the views of a name.
  subscript(name: String, index: Int) -> Box {
    let ids = names.filter { $0.0 == name }
    guard ids.indices.contains(index), let placement = result[ids[index].1] else {
      return Box(.null)
    }
    return Box(placement.frame)
  }

  func id(of name: String) -> ElementID? {
    names.first { $0.0 == name }?.1
  }

  func placement(_ name: String) -> ElementPlacement? {
    names.first { $0.0 == name }.flatMap { result[$0.1] }
  }

  /// The names of the views at a point, the one in front first.
  func names(at point: CGPoint) -> [String] {
    result.elements(at: point).compactMap { id in names.first { $0.1 == id }?.0 }
  }
}

extension V {
  func snapshot(_ count: inout UInt32, _ names: inout [(String, ElementID)]) -> ElementSnapshot {
    count += 1
    let id = ElementID(rawValue: count)
    if let name { names.append((name, id)) }
    return ElementSnapshot(
      id: id, state: ElementState(content, facts: facts, styles: styles),
      children: children.map { $0.snapshot(&count, &names) })
  }

  var snapshot: ElementSnapshot {
    var count: UInt32 = 0
    var names: [(String, ElementID)] = []
    return snapshot(&count, &names)
  }
}

/// A frame that is written as four numbers and compared to a thousandth.
struct Box: Equatable, CustomStringConvertible {
  let x: Double
  let y: Double
  let width: Double
  let height: Double

  init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  init(_ rect: CGRect) {
    self.init(
      Double(rect.origin.x), Double(rect.origin.y), Double(rect.width), Double(rect.height))
  }

  var maxX: Double { x + width }
  var maxY: Double { y + height }
  var size: [Double] { [width, height] }
  var origin: [Double] { [x, y] }

  static func == (lhs: Self, rhs: Self) -> Bool {
    zip(lhs.numbers, rhs.numbers).allSatisfy { abs($0 - $1) < 0.001 }
  }

  private var numbers: [Double] { [x, y, width, height] }

  var description: String { numbers.map { "\($0)" }.joined(separator: ", ") }
}
