import Foundation
import Testing

// NB: Tests `largest`, which is internal.
@testable import RostrumScenes
@testable import RostrumViews

@MainActor @Suite("Effects and positions", .viewsEnd) struct EffectTests {
  @Test("The filters of a view are one list, in order")
  func filters() throws {
    let view = Rendering {
      Text("a").blur(radius: 2).grayscale(0.5).saturation(2).brightness(0.1).contrast(1.5)
        .hueRotation(.degrees(90)).colorInvert()
    }
    #expect(
      try view.only(.text).styles == [
        .filters([
          .blur(2), .grayscale(0.5), .saturation(2), .brightness(0.1), .contrast(1.5),
          .hueRotation(.degrees(90)), .invert,
        ])
      ])
  }

  @Test("A filter applies to earlier drawing, and later drawing needs a separate box")
  func filterBox() {
    let view = Rendering { Text("a").background(.red).blur(radius: 1).background(.blue) }
    #expect(view.outline == "group style=background\n  text \"a\" style=background+filters")
  }

  @Test("Colours blend with those behind", arguments: BlendMode.allCases)
  func blend(mode: BlendMode) throws {
    let view = Rendering { Color.red.blendMode(mode) }
    #expect(try view.only(.shape).styles.contains(.blendMode(mode)))
  }

  @Test("A border surrounds the box")
  func border() throws {
    let view = Rendering { Text("a").border(.red, width: 2) }
    #expect(try view.only(.text).styles == [.border(.color(.red), width: 2)])
  }

  @Test("A mask of a box clips to its corners")
  func mask() throws {
    let view = Rendering {
      Text("a").mask { RoundedRectangle(cornerRadius: 8) }
      Divider().mask { Circle() }
    }
    #expect(try view.only(.text).styles == [.cornerRadius(8)])
    #expect(try view.only(.divider).styles == [.cornerRadius(BoxCorners.largest)])
  }

  @Test("A rectangle as content shape is a fact of the view, and draws nothing")
  func contentShape() {
    let view = Rendering { Text("a").contentShape(Rectangle()) }
    #expect(view.outline == #"text "a" contentShape"#)
  }

  @Test("A position is one in a box that takes all the space")
  func position() throws {
    let view = Rendering { Text("a").position(x: 10, y: 20) }
    #expect(
      view.outline == "overlay variant=\"positioned\" style=alignment\n  text \"a\" style=position")
    #expect(try view.only(.text).styles == [.position(x: 10, y: 20)])
    let other = Rendering { Text("a").position(CGPoint(x: 1, y: 2)) }
    #expect(try other.only(.text).styles == [.position(x: 1, y: 2)])
  }

  @Test("Order and priority among siblings are styles of the view")
  func order() throws {
    let view = Rendering { Text("a").zIndex(2).layoutPriority(1) }
    #expect(Set(try view.only(.text).styles) == [.zIndex(2), .layoutPriority(1)])
  }

  @Test("Margins are ignored at the given edges")
  func safeArea() throws {
    let view = Rendering { Text("a").ignoresSafeArea(.container, edges: .vertical) }
    #expect(try view.only(.text).styles == [.bleeding(.vertical)])
    let keyboard = Rendering { Text("a").ignoresSafeArea(.keyboard) }
    #expect(try keyboard.only(.text).styles.isEmpty)
    let old = Rendering { Text("a").edgesIgnoringSafeArea(.top) }
    #expect(try old.only(.text).styles == [.bleeding(.top)])
  }

  @Test("Paint extends into the safe area at the edges that are named, and only there")
  func paintInTheSafeArea() throws {
    let background = Rendering { Text("a").background(ignoresSafeAreaEdges: .bottom) }
    #expect(
      try Set(background.only(.text).styles) == [.background(.background), .bleeding(.bottom)])
    let plain = Rendering { Text("a").background() }
    #expect(try plain.only(.text).styles == [.background(.background)])
    let overlay = Rendering { Text("a").overlay(Color.red, ignoresSafeAreaEdges: .top) }
    #expect(try overlay.only(.shape).styles.contains(.bleeding(.top)))
    let plainOverlay = Rendering { Text("a").overlay(Color.red) }
    #expect(try !plainOverlay.only(.shape).styles.contains { $0 == .bleeding(.all) })
  }

  @Test("A size can be relative to the container")
  func relative() throws {
    let view = Rendering { Text("a").containerRelativeFrame(.horizontal, alignment: .trailing) }
    #expect(
      try view.only(.text).styles == [
        .relativeFrame(RelativeFrame(axes: .horizontal, alignment: .trailing))
      ])
    let parts = Rendering {
      Text("a").containerRelativeFrame(.horizontal, count: 3, span: 9, spacing: 4)
    }
    let frame = try parts.only(.text).styles
    #expect(
      frame == [
        .relativeFrame(
          RelativeFrame(axes: .horizontal, count: 3, span: 3, spacing: 4, alignment: .center))
      ])
  }

  @Test("A view is stretched along one axis")
  func stretch() throws {
    let view = Rendering { Text("a").scaleEffect(x: -1) }
    #expect(try view.only(.text).styles == [.stretch(x: -1, y: 1)])
  }

  @Test("A bar that blurs what is behind it is an inset with the material of bars")
  func bar() {
    let view = Rendering {
      Text("a").safeAreaBar(edge: .bottom, alignment: .trailing, spacing: 4) { Text("bar") }
      Text("b").safeAreaBar(edge: .leading) { Text("side") }
    }
    #expect(
      view.outline == """
        group variant="insetBottom" style=spacing
          text "a"
          overlay variant="inset" style=alignment+background
            text "bar"
        group variant="insetLeading"
          overlay variant="inset" style=background
            text "side"
          text "b"
        """)
    #expect(view.all(.overlay).last?.styles == [.background(.material(.bar))])
  }

  @Test("A bar at an edge is read in its position")
  func inset() {
    let view = Rendering {
      Text("a").safeAreaInset(edge: .bottom) { Text("bar") }
      Text("b").safeAreaInset(edge: .top, alignment: .leading, spacing: 4) { Text("head") }
      Text("c").safeAreaInset(edge: .leading) { Text("side") }
      Text("d").safeAreaInset(edge: .trailing) { Text("end") }
    }
    #expect(
      view.outline == """
        group variant="insetBottom"
          text "a"
          overlay variant="inset"
            text "bar"
        group variant="insetTop" style=spacing
          overlay variant="inset" style=alignment
            text "head"
          text "b"
        group variant="insetLeading"
          overlay variant="inset"
            text "side"
          text "c"
        group variant="insetTrailing"
          text "d"
          overlay variant="inset"
            text "end"
        """)
  }

  @Test("Styles and shapes can be overlaid")
  func overlays() {
    let view = Rendering {
      Text("a").overlay(Color.red, in: Capsule())
      Text("b").background(in: RoundedRectangle(cornerRadius: 4))
    }
    #expect(view.all(.overlay).count == 1)
    #expect(view.all(.text).last?.styles == [.background(.background), .cornerRadius(4)])
  }
}
