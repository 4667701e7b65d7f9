import Foundation
import Testing

// NB: Tests `largest`, which is internal.
@testable import RostrumScenes
@testable import RostrumViews

@MainActor @Suite("Spellings of appearance modifiers", .viewsEnd) struct LookModifierTests {
  private func styles(@ViewBuilder _ view: () -> some View) throws -> [StyleProperty] {
    try Rendering(view).only(.text).styles
  }

  @Test("Content outside the box isn't drawn")
  func clipped() throws {
    #expect(try styles { Text("a").clipped() } == [.clipped])
  }

  @Test("A view is clipped to a box with rounded corners")
  func clippedToBox() throws {
    #expect(
      try styles { Text("a").clipShape(RoundedRectangle(cornerRadius: 8)) } == [.cornerRadius(8)])
  }

  @Test("A view is clipped to a circle")
  func clippedToCircle() throws {
    #expect(
      try styles { Text("a").clipShape(.circle) } == [.cornerRadius(BoxCorners.largest)])
  }

  @Test("A view is clipped to an ellipse, which isn't a capsule")
  func clippedToEllipse() throws {
    let style = try #require(try styles { Text("a").clipShape(Ellipse()) }.first)
    guard case .outline(let path, let size, _) = style else {
      Issue.record("\(style)")
      return
    }
    #expect(!path.contains(CGPoint(x: size.width / 10, y: size.height / 10)))
    #expect(path.contains(CGPoint(x: size.width / 2, y: 1)))
  }

  @Test("A view is rotated about its centre")
  func rotation() throws {
    #expect(
      try styles { Text("a").rotationEffect(.degrees(-90)) } == [.rotation(.degrees(-90))])
  }

  @Test("A view is scaled about its centre")
  func scale() throws {
    #expect(try styles { Text("a").scaleEffect(1.5) } == [.scale(1.5)])
  }

  @Test("A view is shifted down, and not sideways")
  func offset() throws {
    #expect(try styles { Text("a").offset(y: -15) } == [.offset(x: 0, y: -15)])
  }

  @Test("A view is translucent")
  func opacity() throws {
    #expect(try styles { Text("a").opacity(0.5) } == [.opacity(0.5)])
  }

  @Test("A shadow has an offset, a colour and a blur radius")
  func shadow() throws {
    #expect(
      try styles { Text("a").shadow(color: .black.opacity(0.2), radius: 5, y: 5) }
        == [.shadow(.black.opacity(0.2), radius: 5, x: 0, y: 5)])
  }

  @Test("A shadow applies to earlier drawing, and not to later drawing")
  func shadowOfWhatIsBefore() {
    let view = Rendering { Text("a").blur(radius: 1).shadow(color: .black, radius: 5, y: 5) }
    #expect(view.outline == "group style=shadow\n  text \"a\" style=filters")
  }

  @Test("A background with its own size can be aligned to an edge")
  func backgroundAtSide() throws {
    let view = Rendering {
      Text("a").background(Color.green.frame(width: 40), alignment: .leading)
    }
    #expect(
      view.outline == """
        overlay variant="background" style=alignment
          shape style=fill+frame
          text "a"
        """)
    #expect(try view.only(.overlay).styles == [.alignment(.leading)])
  }

  @Test("An overlay can be aligned to an edge")
  func overlayAtSide() throws {
    let view = Rendering { Text("a").overlay(alignment: .bottom) { Text("in front") } }
    #expect(
      view.outline == """
        overlay variant="overlay" style=alignment
          text "a"
          text "in front"
        """)
    #expect(try view.only(.overlay).styles == [.alignment(.bottom)])
  }

  @Test("Controls inherit an accent colour")
  func tint() throws {
    let view = Rendering { VStack { ProgressView() }.tint(.red) }
    #expect(try view.only(.stack).styles == [.tint(.red)])
  }
}
