import Foundation
import RostrumScenes
import RostrumTesting
import RostrumViews
import Testing

@MainActor @Suite(.leakChecked) struct AlignmentGuideTests {
  private func host(@ViewBuilder _ content: @escaping () -> some View) -> TestHost {
    TestHost(size: CGSize(width: 400, height: 600), content)
  }

  private func box(_ width: CGFloat, _ height: CGFloat = 20) -> some View {
    Color.red.frame(width: width, height: height)
  }

  private func frames(_ host: TestHost) -> [CGRect] { host.all(.shape).map(\.frame) }

  private enum Pin: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 4 }
  }

  private enum Level: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.bottom] }
  }

  @Test("A column places views so that their guides are on one line, and is as wide as that takes")
  func column() {
    let host = host {
      VStack(alignment: .leading, spacing: 0) {
        box(100)
        box(100).alignmentGuide(.leading) { $0[.leading] - 30 }
        box(40).alignmentGuide(.leading) { $0.width }
      }
    }
    // From 40 points before the line to 130 points after it, in the middle of the window.
    #expect(frames(host).map(\.minX) == [155, 185, 115])
  }

  @Test("A row aligns views by an alignment of the app, with its default for views without a guide")
  func row() {
    let host = host {
      HStack(alignment: VerticalAlignment(Level.self), spacing: 0) {
        box(20, 100)
        box(20, 40)
        box(20, 30).alignmentGuide(VerticalAlignment(Level.self)) { $0[VerticalAlignment.center] }
      }
    }
    #expect(frames(host).map(\.minY) == [242.5, 302.5, 327.5])
  }

  @Test(
    "A guide of the app passes through stacks, padding and frames to the container that uses it")
  func nested() {
    let host = host {
      HStack(alignment: VerticalAlignment(Level.self), spacing: 0) {
        VStack(spacing: 0) {
          box(50, 30)
          box(50, 20).alignmentGuide(VerticalAlignment(Level.self)) { $0[.top] }
          box(50, 60)
        }
        box(50, 10).padding(5).alignmentGuide(VerticalAlignment(Level.self)) { $0[.top] }
      }
    }
    let tops = frames(host).map(\.minY)
    // The top of the second view is level with the top of the padding of the last one.
    #expect(tops[1] == tops[3] - 5)
  }

  @Test("Layers are aligned by the guides of both axes")
  func layers() {
    let pin = Alignment(horizontal: HorizontalAlignment(Pin.self), vertical: .top)
    let host = host {
      ZStack(alignment: pin) {
        box(100, 100)
        box(40).alignmentGuide(HorizontalAlignment(Pin.self)) { $0.width }
          .alignmentGuide(.top) { $0.height / 2 }
      }
    }
    // The line is 40 points from the leading edge of all, and 10 from the top.
    #expect(
      frames(host) == [
        CGRect(x: 157.5, y: 255, width: 100, height: 100),
        CGRect(x: 142.5, y: 245, width: 40, height: 20),
      ])
  }

  @Test("A frame aligns the guide of its view with its own")
  func frame() {
    let host = host {
      box(20).alignmentGuide(.leading) { _ in -10 }
        .frame(width: 100, height: 100, alignment: .leading)
    }
    #expect(frames(host) == [CGRect(x: 160, y: 290, width: 20, height: 20)])
  }

  @Test("An overlay is placed by its guides, such as a badge on a corner")
  func overlay() {
    let host = host {
      box(100, 60).overlay(alignment: .topTrailing) {
        box(20).alignmentGuide(.top) { $0[VerticalAlignment.center] }
          .alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
      }
    }
    #expect(frames(host)[1] == CGRect(x: 240, y: 260, width: 20, height: 20))
  }

  @Test("A later guide for the same alignment replaces an earlier one, and reads it")
  func outermost() {
    let host = host {
      VStack(alignment: .leading, spacing: 0) {
        box(100)
        box(100).alignmentGuide(.leading) { _ in -10 }.alignmentGuide(.leading) {
          ($0[explicit: .leading] ?? 0) * 2
        }
      }
    }
    #expect(frames(host)[1].minX - frames(host)[0].minX == 20)
  }

  @Test("A guide that reads state moves its view when the state changes")
  func state() async {
    struct Sliding: View {
      @State private var distance: CGFloat = 0

      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Button("Move") { distance += 50 }.frame(height: 40)
          Color.blue.frame(width: 200, height: 20)
          Color.red.frame(width: 20, height: 20).alignmentGuide(.leading) { _ in -distance }
        }
      }
    }
    let host = host { Sliding() }
    #expect(frames(host)[1].minX == frames(host)[0].minX)
    await host.button("Move").tap()
    #expect(frames(host)[1].minX == frames(host)[0].minX + 50)
  }

  @Test("A layout of the app determines guides of its own")
  func ofLayouts() {
    struct Marked: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize { CGSize(width: 50, height: 50) }

      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {}

      func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout ()
      ) -> CGFloat? { guide == .top ? 15 : nil }
    }
    let host = host {
      HStack(alignment: .top, spacing: 0) {
        box(20)
        Marked { box(50, 50) }
      }
    }
    #expect(frames(host)[0].minY - frames(host)[1].minY == 15)
  }
}
