import Foundation
import RostrumElements

/// Random views from a seed, the same ones on every machine (splitmix64).
struct RandomViews {
  private var state: UInt64
  private let hasRatios: Bool

  init(seed: UInt64, hasRatios: Bool = true) {
    state = seed
    self.hasRatios = hasRatios
  }

  mutating func number(_ count: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((bits ^ (bits >> 31)) % UInt64(count))
  }

  private mutating func length() -> Double { Double(number(120)) }

  mutating func view(depth: Int) -> V {
    let view = depth == 0 || number(4) == 0 ? leaf() : container(depth: depth)
    return number(2) == 0 ? modified(view) : view
  }

  private mutating func leaf() -> V {
    switch number(9) {
    case 0: Text("a")
    case 1: Text("some words that are longer than the window they are in")
    case 2: Spacer()
    case 3: Divider()
    case 4: Image()
    case 5: Color().frame(width: length(), height: length())
    case 6: Spacer(minLength: length())
    case 7: V(.textField("", []))
    default: Color()
    }
  }

  private mutating func container(depth: Int) -> V {
    let children = (0..<number(4)).map { _ in view(depth: depth - 1) }
    let spacing: [StyleProperty] = number(2) == 0 ? [] : [.spacing(Double(number(20)))]
    switch number(12) {
    case 9:
      return V(.scroll([.horizontal, .vertical], showsIndicators: true, isEnabled: true), children)
    case 10: return LazyVGrid(tracks(), children)
    case 11:
      let row = V(.gridRow, [view(depth: 0), view(depth: depth - 1)])
      return V(.grid(.cells(columns: 4)), [V(.gridRow, children), view(depth: 0), row])
    case 0, 1, 2: return V(.stack(.vertical), children, styles: spacing)
    case 3, 4, 5: return V(.stack(.horizontal), children, styles: spacing)
    case 6: return V(.overlay(.plain), children)
    case 7: return V(.scroll(.vertical, showsIndicators: true, isEnabled: true), children)
    default: return V(.overlay(.overlay), children)
    }
  }

  private mutating func tracks() -> [GridItem] {
    (0..<(1 + number(3))).map { _ in
      switch number(3) {
      case 0: GridItem(.fixed(length()))
      case 1: GridItem(.flexible())
      default: GridItem(.adaptive(minimum: 10 + length()))
      }
    }
  }

  private mutating func modified(_ view: V) -> V {
    switch number(11) {
    case 0: view.padding(Double(number(20)))
    case 1: view.frame(width: length())
    case 2: view.frame(height: length())
    case 3: view.frame(maxWidth: .infinity)
    case 4: view.frame(minWidth: length(), maxWidth: 120 + length())
    case 5: view.frame(minHeight: length())
    case 6: view.fixedSize(horizontal: number(2) == 0, vertical: number(2) == 0)
    case 7 where hasRatios: view.aspectRatio(1 + Double(number(3)), number(2) == 0 ? .fit : .fill)
    case 8: view.layoutPriority(Double(number(2)))
    case 9: view.offset(x: length(), y: length())
    default: view.padding(-Double(number(20)))
    }
  }
}
