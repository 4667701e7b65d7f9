/// Creates views at random; equal seeds create equal views.
struct RandomTrees {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  /// A view with a few levels of stacks.
  mutating func tree() -> ViewTree {
    var budget = 4 + below(16)
    var tree = container(depth: 1 + below(4), &budget)
    modify(&tree, depth: 2, isLayer: true)
    return tree
  }

  private mutating func view(in axis: ViewTree.Kind?, depth: Int, _ budget: inout Int) -> ViewTree {
    budget -= 1
    let isLeaf = depth <= 0 || budget <= 0 || chance(45)
    var tree = isLeaf ? leaf(in: axis) : container(depth: depth - 1, &budget)
    if tree.kind != .spacer { modify(&tree, depth: depth, isLayer: axis == nil || axis == .layers) }
    return tree
  }

  private mutating func leaf(in axis: ViewTree.Kind?) -> ViewTree {
    let isStacked = axis == .row || axis == .column
    switch below(20) {
    case 0..<5: return ViewTree(kind: .text, lengths: [Double(below(3))])
    case 5..<10: return ViewTree(kind: .box, lengths: [length(60), length(60)])
    case 10..<15: return ViewTree(kind: .color)
    case 15..<18 where isStacked:
      return ViewTree(kind: .spacer, lengths: chance(40) ? [length(30)] : [])
    case 18 where isStacked: return ViewTree(kind: .divider)
    default: return ViewTree(kind: .text, lengths: [0])
    }
  }

  private mutating func container(depth: Int, _ budget: inout Int) -> ViewTree {
    let kind: ViewTree.Kind = pick([.row, .row, .column, .column, .column, .layers])
    var tree = ViewTree(kind: kind, place: place())
    if kind != .layers, chance(50) { tree.lengths = [length(20)] }
    for _ in 0..<(1 + below(4)) {
      tree.children.append(view(in: kind, depth: depth, &budget))
    }
    return tree
  }

  /// Adds modifiers.
  ///
  /// Left out is what CSS can't do, as `test_layouts.py` lists: priorities of layers, and fixed sizes
  /// of containers.
  private mutating func modify(_ tree: inout ViewTree, depth: Int, isLayer: Bool) {
    while chance(tree.modifiers.isEmpty ? 30 : 25) {
      let modifier = modifier(depth: depth)
      switch modifier {
      case .priority where isLayer: break
      case .fixed where tree.kind != .text: break
      default: tree.modifiers.append(modifier)
      }
    }
  }

  private mutating func modifier(depth: Int) -> ViewTree.Modifier {
    switch below(20) {
    case 0..<4: return .padding(length(20))
    case 4: return .topPadding(length(20))
    case 5..<8: return frame()
    case 8..<14: return limits()
    case 14..<16: return .priority(Double(below(3)))
    case 16: return .fixed(horizontal: chance(60), vertical: chance(60))
    case 17 where depth > 0:
      return .overlay(layer(), place())
    case 18 where depth > 0: return .background(layer())
    default: return .padding(8)
    }
  }

  /// A view in front of another or behind it.
  private mutating func layer() -> ViewTree {
    switch below(3) {
    case 0: ViewTree(kind: .color)
    case 1: ViewTree(kind: .color, modifiers: [limits()])
    default: ViewTree(kind: .box, lengths: [length(60), length(60)])
    }
  }

  private mutating func frame() -> ViewTree.Modifier {
    switch below(3) {
    case 0: .frame(width: 30 + length(100), height: nil, place())
    case 1: .frame(width: nil, height: 30 + length(100), place())
    default: .frame(width: 30 + length(100), height: 30 + length(100), place())
    }
  }

  private mutating func limits() -> ViewTree.Modifier {
    var limits = ViewTree.Limits()
    if chance(30) { limits.minWidth = length(60) }
    if chance(30) { limits.minHeight = length(60) }
    if chance(60) { limits.maxWidth = chance(65) ? -1 : 60 + length(200) }
    if chance(40) { limits.maxHeight = chance(65) ? -1 : 60 + length(200) }
    return .limits(limits, place())
  }

  private mutating func place() -> ViewTree.Place {
    chance(50) ? .center : pick(ViewTree.Place.allCases)
  }

  private mutating func length(_ limit: Int) -> Double { Double(1 + below(limit)) }

  private mutating func chance(_ percent: Int) -> Bool { below(100) < percent }

  private mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }

  private mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }

  /// SplitMix64, by Guy Steele, Doug Lea and Christine Flood.
  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}
