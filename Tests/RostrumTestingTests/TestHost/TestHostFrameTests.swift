import Foundation
import Rostrum
import RostrumTesting
import Testing

@MainActor @Suite("Frames in a test host")
struct TestHostFrameTests {
  @Test("A color fills the window, which is as large as a phone")
  func window() {
    let host = TestHost { Color.red.accessibilityIdentifier("red") }
    #expect(host.windowSize == CGSize(width: 390, height: 844))
    #expect(
      host.element(identifier: "red").frame == CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  @Test("A test chooses the size of the window")
  func size() {
    let host = TestHost(size: CGSize(width: 400, height: 600)) {
      VStack(spacing: 0) {
        Color.red.frame(height: 100)
        Color.blue
      }
    }
    #expect(
      host.all(.shape).map(\.frame) == [
        CGRect(x: 0, y: 0, width: 400, height: 100), CGRect(x: 0, y: 100, width: 400, height: 500),
      ])
    #expect(host.role(.shape)().last.size == CGSize(width: 400, height: 500))
  }

  struct Menu: View {
    @Environment(\.horizontalSizeClass) private var width
    var body: some View {
      HStack(spacing: 0) {
        if width == .regular { Text("Sidebar").frame(width: 200) }
        Color.red
      }
    }
  }

  @Test("Resizing the window moves its content, and changes the size class")
  func resize() async {
    let host = TestHost { Menu() }
    #expect(!host.text("Sidebar").exists)
    await host.resize(to: CGSize(width: 1000, height: 500))
    #expect(host.text("Sidebar").exists)
    #expect(host.role(.shape)().frame == CGRect(x: 200, y: 0, width: 800, height: 500))
    await host.resize(to: CGSize(width: 500, height: 300))
    #expect(host.role(.shape)().frame == CGRect(x: 0, y: 0, width: 500, height: 300))
  }

  @Test("A window can't have an empty or infinite size")
  func impossibleSizes() async {
    let host = TestHost { Color.red }
    await expectIssue(
      """
      A window can't have a size of 0.0 by 600.0 points.

      Use a width and a height that are positive and finite.
      """
    ) {
      await host.resize(to: CGSize(width: 0, height: 600))
    }
    #expect(host.role(.shape)().frame.width == 390)
  }

  struct Growing: View {
    @State private var isTall = false
    var body: some View {
      VStack(spacing: 0) {
        Button("Grow") { isTall = true }
        Color.red.frame(height: isTall ? 200 : 50)
      }
    }
  }

  @Test("Frames follow each change of the views")
  func change() async {
    let host = TestHost { Growing() }
    let before = host.button("Grow").frame
    #expect(host.role(.shape)().frame.height == 50)
    await host.button("Grow").tap()
    #expect(host.role(.shape)().frame.height == 200)
    #expect(host.button("Grow").frame.minY == before.minY - 75)
  }

  @Test("The frame of a missing element is null, and reported")
  func absent() async {
    let host = TestHost { Text("There") }
    await expectIssue(
      """
      Cannot read text “Here”: there is no such element. Elements of the same role: “There”.

      Check the role and the name: the accessible name has to match exactly, unless you use \
      'containing:'. If the element appears later, first perform the action that shows it.

      On the screen:
        “There”
      """
    ) {
      #expect(host.text("Here").frame.isNull)
    }
  }

  struct Letters: View {
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20) { Text("Line \($0)").frame(height: 50) }
        }
      }
    }
  }

  @Test("What a scroll view cuts off isn't visible")
  func visible() {
    let host = TestHost(size: CGSize(width: 400, height: 410)) { Letters() }
    #expect(host.text("Line 7").isVisible)
    #expect(host.text("Line 7").visibleFrame == host.text("Line 7").frame)
    #expect(!host.text("Line 8").isVisible)
    #expect(host.text("Line 8").visibleFrame.isNull)
    #expect(host.text("Line 8").frame.minY == 417)
  }

  @Test("A user scrolls by a distance, and not beyond the content")
  func scroll() async {
    let host = TestHost(size: CGSize(width: 400, height: 400)) { Letters() }
    let first = host.text("Line 0").frame.minY
    await host.role(.scroll)().scroll(y: 60)
    #expect(host.text("Line 0").frame.minY == first - 60)
    #expect(!host.text("Line 0").isVisible)
    await host.text("Line 5").scroll(y: 10_000)
    #expect(host.text("Line 19").frame.minY == first + 350)
    await host.role(.scroll)().scroll(y: -10_000)
    #expect(host.text("Line 0").frame.minY == first)
  }

  @Test("A user scrolls to an element, as little as possible or to an anchor")
  func scrollIntoView() async {
    let host = TestHost(size: CGSize(width: 400, height: 400)) { Letters() }
    await host.text("Line 10").scrollIntoView()
    #expect(host.text("Line 10").frame.maxY == 400)
    await host.text("Line 10").scrollIntoView(anchor: .top)
    #expect(host.text("Line 10").frame.minY == 0)
    await host.text("Line 0").scrollIntoView()
    #expect(host.text("Line 0").frame.minY == 0)
  }

  struct Jumping: View {
    var body: some View {
      ScrollViewReader { proxy in
        VStack(spacing: 0) {
          Button("Jump") { proxy.scrollTo(15, anchor: .top) }.frame(height: 40)
          List(0..<40) { Text("Row \($0)") }
        }
      }
    }
  }

  @Test("The app scrolls to a row")
  func scrollTo() async {
    let host = TestHost { Jumping() }
    #expect(host.text("Row 0").isVisible)
    #expect(!host.text("Row 25").isVisible)
    await host.button("Jump").tap()
    #expect(!host.text("Row 0").isVisible)
    #expect(host.text("Row 25").isVisible)
  }

  @Test("A horizontal scroll view in a vertical one scrolls both to an element")
  func nestedScrolling() async {
    let host = TestHost(size: CGSize(width: 300, height: 300)) {
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(height: 500)
          ScrollView(.horizontal) {
            HStack(spacing: 0) {
              Color.blue.frame(width: 500, height: 20)
              Text("End").frame(width: 100)
            }
          }
        }
      }
    }
    #expect(!host.text("End").isVisible)
    await host.text("End").scrollIntoView()
    #expect(host.text("End").visibleFrame == host.text("End").frame)
  }

  @Test("An element behind an alert or with no opacity isn't visible")
  func covered() {
    let host = TestHost {
      Text("Clear").opacity(0)
      Text("Cut").frame(width: 30, height: 0).clipped()
    }
    #expect(!host.text("Clear").isVisible)
    #expect(!host.text("Cut").isVisible)
    let asking = TestHost {
      Text("Behind").alert("Sure?", isPresented: .constant(true)) { Button("Yes") {} }
    }
    #expect(!asking.text("Behind").isVisible)
  }
}
