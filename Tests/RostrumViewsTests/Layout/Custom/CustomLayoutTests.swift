import Foundation
import RostrumScenes
import RostrumTesting
import RostrumViews
import Testing

@MainActor @Suite(.leakChecked) struct CustomLayoutTests {
  private func host(@ViewBuilder _ content: @escaping () -> some View) -> TestHost {
    TestHost(size: CGSize(width: 400, height: 600), content)
  }

  private func box(_ width: CGFloat, _ height: CGFloat = 20) -> some View {
    Color.red.frame(width: width, height: height)
  }

  private func frames(_ host: TestHost) -> [CGRect] { host.all(.shape).map(\.frame) }

  @Test("A flow layout begins a row where the next view doesn't fit, and hugs its rows")
  func flow() {
    let host = host {
      VStack(alignment: .leading, spacing: 10) {
        box(60)
        FlowLayout(spacing: 10) {
          box(100)
          box(150)
          box(100, 40)
          box(200)
        }
      }
    }
    // Rows of 370 and 200 points; the stack of 370 by 100 is in the middle of the window.
    #expect(
      frames(host) == [
        CGRect(x: 15, y: 250, width: 60, height: 20),
        CGRect(x: 15, y: 290, width: 100, height: 20),
        CGRect(x: 125, y: 290, width: 150, height: 20),
        CGRect(x: 285, y: 280, width: 100, height: 40),
        CGRect(x: 15, y: 330, width: 200, height: 20),
      ])
  }

  @Test("Views of equal widths are as wide as the widest, with the distances that they prefer")
  func equalWidths() {
    let host = host {
      EqualWidths {
        Color.red.frame(minWidth: 30, idealWidth: 30, maxWidth: .infinity).frame(height: 20)
        box(80)
        Color.red.frame(minWidth: 50, idealWidth: 50, maxWidth: .infinity).frame(height: 10)
      }
    }
    #expect(
      frames(host) == [
        CGRect(x: 72, y: 290, width: 80, height: 20), CGRect(x: 160, y: 290, width: 80, height: 20),
        CGRect(x: 248, y: 295, width: 80, height: 10),
      ])
  }

  @Test("A radial layout fills the space and places each view by its middle")
  func radial() {
    let host = host {
      RadialLayout {
        box(20)
        box(20)
        box(20)
        box(20)
      }
      .frame(width: 300, height: 300)
    }
    #expect(
      frames(host).map { CGPoint(x: $0.midX.rounded(), y: $0.midY.rounded()) } == [
        CGPoint(x: 200, y: 200), CGPoint(x: 300, y: 300), CGPoint(x: 200, y: 400),
        CGPoint(x: 100, y: 300),
      ])
  }

  @Test("A layout reads the outermost value of each view, and the default of the others")
  func values() {
    let host = host {
      RadialLayout {
        box(20).layoutValue(key: RadialLayout.Turn.self, value: 1)
          .layoutValue(key: RadialLayout.Turn.self, value: .pi)
        box(20)
      }
    }
    #expect(frames(host).count == 2)
    #expect(frames(host).allSatisfy { abs($0.midY - 433.3) < 0.5 })
  }

  @Test("A layout in a stack shares its space by what it responds")
  func flexibility() {
    let host = host {
      HStack(spacing: 0) {
        RadialLayout { box(10) }
        Color.blue
      }
    }
    #expect(frames(host)[1].width == 200)
  }

  @Test("A layout asks another layout for its sizes, and built-in layouts answer")
  func nesting() {
    let host = host {
      HalfWidths {
        FlowLayout(spacing: 0) {
          box(120)
          box(120)
        }
        VStackLayout(spacing: 5) {
          box(10)
          box(20)
        }
      }
    }
    // The flow has one view a row in 200 points; 40 + 45 points are in the middle of the window.
    #expect(frames(host).map(\.minY) == [257.5, 277.5, 297.5, 322.5])
  }

  @Test("A layout of an app can delegate to built-in ones")
  func delegation() {
    struct Mirrored: Layout {
      var base = HStackLayout(alignment: .top, spacing: 4)

      static var layoutProperties: LayoutProperties { HStackLayout.layoutProperties }

      func makeCache(subviews: Subviews) -> StackLayoutCache { base.makeCache(subviews: subviews) }

      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout StackLayoutCache
      ) -> CGSize {
        base.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
      }

      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout StackLayoutCache
      ) {
        base.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      }
    }
    let host = host {
      Mirrored {
        box(50)
        Spacer()
        box(30, 40)
      }
    }
    #expect(
      frames(host) == [
        CGRect(x: 0, y: 280, width: 50, height: 20), CGRect(x: 370, y: 280, width: 30, height: 40),
      ])
  }

  @Test("The layout's cache is made from the subviews, and passed to each method")
  func cache() {
    struct Cached: Layout {
      func makeCache(subviews: Subviews) -> [CGSize] {
        subviews.map { $0.sizeThatFits(.unspecified) }
      }

      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
      ) -> CGSize {
        CGSize(width: 100, height: cache.reduce(0) { $0 + $1.height })
      }

      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
      ) {
        var y = bounds.minY
        for (subview, size) in zip(subviews, cache) {
          subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: .unspecified)
          y += size.height
        }
      }
    }
    let host = host {
      Cached {
        box(10)
        box(10, 50)
      }
    }
    #expect(frames(host).map(\.minY) == [265, 285])
  }

  @Test("A subview that isn't placed is in the middle")
  func unplaced() {
    struct Idle: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize { CGSize(width: 100, height: 100) }

      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {}
    }
    let host = host { Idle { box(40) } }
    #expect(frames(host) == [CGRect(x: 180, y: 290, width: 40, height: 20)])
  }

  private struct Switching: View {
    let layouts = [
      AnyLayout(HStackLayout(spacing: 10)), AnyLayout(RadialLayout()),
      AnyLayout(FlowLayout(spacing: 0)),
    ]
    @State private var index = 0

    var body: some View {
      let layout = layouts[index % layouts.count]
      VStack(spacing: 0) {
        Button("Next") { index += 1 }.frame(height: 100)
        layout {
          Counter(name: "a")
          Counter(name: "b")
        }
      }
    }
  }

  private struct Counter: View {
    let name: String
    @State private var count = 0

    var body: some View {
      Button("\(name) \(count)") { count += 1 }.frame(width: 50, height: 20)
    }
  }

  @Test("Views keep their state when a row becomes an app's layout")
  func kinds() async {
    let host = host { Switching() }
    await host.button("a 0").tap()
    func distance() -> CGPoint {
      let (a, b) = (host.button("a 1").frame, host.button("b 0").frame)
      return CGPoint(x: (b.minX - a.minX).rounded(), y: (b.minY - a.minY).rounded())
    }
    #expect(distance() == CGPoint(x: 60, y: 0))
    await host.button("Next").tap()
    // Opposite each other on a circle with a radius of a third of 400 points.
    #expect(distance() == CGPoint(x: 0, y: 267))
    await host.button("Next").tap()
    #expect(distance() == CGPoint(x: 50, y: 0))
    await host.button("Next").tap()
    #expect(distance() == CGPoint(x: 60, y: 0))
  }

  @Test("A view that is added to a layout takes its place")
  func insertion() async {
    struct Tags: View {
      @State private var count = 2

      var body: some View {
        VStack(spacing: 0) {
          Button("Add") { count += 1 }.frame(height: 40)
          FlowLayout(spacing: 0) {
            ForEach(0..<count, id: \.self) { _ in Color.red.frame(width: 150, height: 20) }
          }
        }
      }
    }
    let host = host { Tags() }
    #expect(frames(host).map(\.minX) == [50, 200])
    await host.button("Add").tap()
    #expect(frames(host).map(\.minX) == [50, 200, 50])
    #expect(frames(host).map(\.minY) == [300, 300, 320])
  }
}
