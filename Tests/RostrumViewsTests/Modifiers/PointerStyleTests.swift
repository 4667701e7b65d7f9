import RostrumElements
import RostrumViews
import Testing

@MainActor @Suite("Looks of the pointer", .viewsEnd) struct PointerStyleTests {
  private func looks(_ style: PointerStyle?) throws -> [StyleProperty] {
    try Rendering { Text("a").pointerStyle(style) }.only(.text).styles
  }

  @Test("A view has the look of a style, or that of the theme")
  func looks() throws {
    #expect(try looks(.default) == [.pointer(.arrow)])
    #expect(try looks(.link) == [.pointer(.link)])
    #expect(try looks(.grabIdle) == [.pointer(.grab)])
    #expect(try looks(.grabActive) == [.pointer(.grabbing)])
    #expect(try looks(.horizontalText) == [.pointer(.text)])
    #expect(try looks(.verticalText) == [.pointer(.verticalText)])
    #expect(try looks(.rectSelection) == [.pointer(.cross)])
    #expect(try looks(.zoomIn) == [.pointer(.zoomIn)])
    #expect(try looks(.zoomOut) == [.pointer(.zoomOut)])
    #expect(try looks(nil) == [])
  }

  @Test("What can be moved in one direction only says so")
  func resizing() throws {
    #expect(try looks(.columnResize) == [.pointer(.column)])
    #expect(try looks(.columnResize(directions: .all)) == [.pointer(.column)])
    #expect(try looks(.columnResize(directions: .leading)) == [.pointer(.leading)])
    #expect(try looks(.columnResize(directions: .trailing)) == [.pointer(.trailing)])
    #expect(try looks(.rowResize) == [.pointer(.row)])
    #expect(try looks(.rowResize(directions: .up)) == [.pointer(.top)])
    #expect(try looks(.rowResize(directions: .down)) == [.pointer(.bottom)])
    #expect(try looks(.frameResize(position: .top)) == [.pointer(.vertical)])
    #expect(try looks(.frameResize(position: .trailing)) == [.pointer(.horizontal)])
    #expect(try looks(.frameResize(position: .bottomTrailing)) == [.pointer(.falling)])
    #expect(try looks(.frameResize(position: .bottomLeading)) == [.pointer(.rising)])
    #expect(
      try looks(.frameResize(position: .topLeading, directions: .outward))
        == [.pointer(.topLeading)])
    #expect(
      try looks(.frameResize(position: .topLeading, directions: .inward))
        == [.pointer(.bottomTrailing)])
  }

  @Test("A style is that of the whole view, and the innermost style wins")
  func nested() throws {
    let view = Rendering { Text("a").padding().pointerStyle(.link).pointerStyle(.zoomIn) }
    let text = try view.only(.text)
    #expect(text.styles.last == .pointer(.link))
    #expect(view.graph.root.descendants.filter { !$0.styles.isEmpty }.count == 1)
  }

  @Test("Sets of directions hold what they are made of")
  func sets() {
    #expect(HorizontalDirection.Set.all == [.leading, .trailing])
    #expect(VerticalDirection.Set(.up) == .up && VerticalDirection.Set.all.contains(.down))
    #expect(FrameResizeDirection.Set(.inward) == .inward)
    #expect(FrameResizeDirection.Set.all == [.inward, .outward])
  }
}
