import RostrumElements
import RostrumTesting
import RostrumViews
import Testing

@MainActor @Suite("What assistive technology reaches, and when", .viewsEnd)
struct AccessibilityOrderTests {
  @Test("A priority is that of the whole view")
  func priority() throws {
    let view = Rendering { Text("a").accessibilitySortPriority(2) }
    #expect(try view.only(.text).styles == [.readingPriority(2)])
    let framed = Rendering { Text("a").padding().background(.red).accessibilitySortPriority(-1) }
    #expect(framed.graph.root.children[0].styles.contains(.readingPriority(-1)))
  }

  @Test("A view that doesn't respond isn't reached, and is as it was if it does or if that is off")
  func responds() throws {
    let button = Rendering { Button("a") {}.accessibilityRespondsToUserInteraction(false) }
    #expect(try button.only(.button).state.accepts(.unreachable))
    for view in [
      Rendering { Button("a") {}.accessibilityRespondsToUserInteraction() },
      Rendering { Button("a") {}.accessibilityRespondsToUserInteraction(false, isEnabled: false) },
      Rendering { Button("a") {} },
    ] {
      #expect(try !view.only(.button).state.accepts(.unreachable))
    }
  }

  @Test("A view keeps its colors unless that is off")
  func inverted() throws {
    let view = Rendering { Text("a").accessibilityIgnoresInvertColors() }
    #expect(try view.only(.text).styles == [.keepsInvertedColors])
    let off = Rendering { Text("a").accessibilityIgnoresInvertColors(false) }
    #expect(try off.only(.text).styles.isEmpty)
  }
}
