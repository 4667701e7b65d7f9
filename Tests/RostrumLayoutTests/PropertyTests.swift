import Foundation
import RostrumElements
import RostrumLayout
import Testing

@Suite("Properties of layouts") struct PropertyTests {
  private static let windows = [
    CGSize(width: 400, height: 600), CGSize(width: 0, height: 0), CGSize(width: 2560, height: 320),
  ]

  private func forEachView(
    _ count: Int, hasRatios: Bool = true, _ body: (V, CGSize) -> Void
  ) {
    var random = RandomViews(seed: 7, hasRatios: hasRatios)
    for index in 0..<count {
      body(random.view(depth: 1 + index % 5), Self.windows[index % Self.windows.count])
    }
  }

  @Test("All lengths are finite and none is negative")
  func lengths() {
    forEachView(3000) { view, window in
      for placement in Laid(view, in: window).result.placements {
        for rect in [placement.frame, placement.box] {
          #expect(rect.origin.x.isFinite && rect.origin.y.isFinite, "\(view.snapshot)")
          #expect(rect.width >= 0 && rect.width < 1e6, "\(view.snapshot)")
          #expect(rect.height >= 0 && rect.height < 1e6, "\(view.snapshot)")
        }
      }
    }
  }

  @Test("Equal views have equal positions")
  func repeated() {
    forEachView(300) { view, window in
      #expect(Laid(view, in: window).result == Laid(view, in: window).result)
    }
  }

  @Test("Views of a stack that fits in its window don't overlap and don't leave the stack")
  func overlaps() {
    forEachView(600) { view, window in
      let stack = V(.stack(.vertical), [view.named("a"), Text("b"), view.named("c")], styles: [])
      let laid = Laid(stack, in: window)
      guard laid.box.height <= Double(window.height),
        let first = laid.placement("a")?.layoutBox(of: view),
        let second = laid.placement("b")?.box,
        let third = laid.placement("c")?.layoutBox(of: view)
      else { return }
      #expect(first.maxY <= second.minY + 0.51, "\(stack.snapshot)")
      #expect(second.maxY <= third.minY + 0.51, "\(stack.snapshot)")
      #expect(Double(third.maxY) <= laid.box.maxY + 0.51, "\(stack.snapshot)")
    }
  }

  @Test("Exactly the views that fill by their facts are as long as any window")
  func facts() {
    forEachView(1000, hasRatios: false) { view, _ in
      let facts = LayoutFacts(of: view.snapshot)
      for (window, axis) in [
        (CGSize(width: 50_000, height: 600), Axis.horizontal),
        (CGSize(width: 400, height: 50_000), .vertical),
      ] {
        let box = Laid(view, in: window).box
        let length = axis == .horizontal ? box.width : box.height
        switch facts[axis] {
        case .fills: #expect(length > 49_999, "\(facts) \(view.snapshot)")
        case .follows: break
        case .hugs, .wraps, .ranges: #expect(length < 49_999, "\(facts) \(view.snapshot)")
        }
        let empty = Laid(view, in: .zero).box
        if let least = facts[axis].leastLength {
          let length = axis == .horizontal ? empty.width : empty.height
          #expect(abs(length - least) < 0.001, "\(facts) \(view.snapshot)")
        }
        if let fixed = facts[axis].fixedLength {
          #expect(abs(length - fixed) < 0.001, "\(facts) \(view.snapshot)")
        }
      }
    }
  }
}

extension ElementPlacement {
  /// The box in which the view was laid out: an offset moves what is drawn alone.
  fileprivate func layoutBox(of view: V) -> CGRect? {
    view.hasMoves ? nil : box
  }
}

extension AxisSizing {
  /// The length in a window without any.
  fileprivate var leastLength: Double? {
    switch self {
    case .ranges(let least, _, _), .fills(let least, _): least
    case .hugs, .wraps, .follows: nil
    }
  }
}

extension V {

  fileprivate var hasMoves: Bool {
    styles.contains { if case .offset = $0 { true } else { false } }
  }
}
