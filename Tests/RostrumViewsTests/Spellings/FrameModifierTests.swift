import Foundation
import RostrumViews
import Testing

@MainActor @Suite("Spellings of sizes", .viewsEnd) struct FrameModifierTests {
  private func frame(@ViewBuilder _ view: () -> some View) throws -> [StyleProperty] {
    try Rendering(view).only(.text).styles
  }

  @Test("A height leaves the width to the view")
  func height() throws {
    #expect(try frame { Text("a").frame(height: 20) } == [.frame(Frame(height: 20))])
  }

  @Test("A width leaves the height to the view")
  func width() throws {
    #expect(try frame { Text("a").frame(width: 20) } == [.frame(Frame(width: 20))])
  }

  @Test("A width and a height are one size")
  func size() throws {
    #expect(
      try frame { Text("a").frame(width: 20, height: 30) } == [.frame(Frame(width: 20, height: 30))]
    )
  }

  @Test("A frame takes all the height there is")
  func greatestHeight() throws {
    #expect(
      try frame { Text("a").frame(maxHeight: .infinity) }
        == [.frame(Frame(maxHeight: .infinity))])
  }

  @Test("A frame takes all the width there is")
  func greatestWidth() throws {
    #expect(
      try frame { Text("a").frame(maxWidth: .infinity) } == [.frame(Frame(maxWidth: .infinity))])
  }

  @Test("A frame takes all the space there is")
  func greatestSize() throws {
    #expect(
      try frame { Text("a").frame(maxWidth: .infinity, maxHeight: .infinity) }
        == [.frame(Frame(maxWidth: .infinity, maxHeight: .infinity))])
  }

  @Test("A view is aligned within the available height")
  func alignmentInHeight() throws {
    #expect(
      try frame { Text("a").frame(maxHeight: .infinity, alignment: .top) }
        == [.frame(Frame(maxHeight: .infinity, alignment: .top))])
  }

  @Test("A view is aligned within the available space")
  func alignmentInSpace() throws {
    #expect(
      try frame {
        Text("a").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomLeading)
      } == [.frame(Frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomLeading))])
  }

  @Test("A view keeps its ideal size along both axes")
  func ownSize() throws {
    #expect(
      try frame { Text("a").fixedSize() } == [.fixedSize(horizontal: true, vertical: true)])
  }

  @Test("A view keeps its ideal size along one axis")
  func ownHeight() throws {
    #expect(
      try frame { Text("a").fixedSize(horizontal: false, vertical: true) }
        == [.fixedSize(horizontal: false, vertical: true)])
  }

  @Test("A view keeps a ratio of width to height")
  func ratio() throws {
    #expect(
      try frame { Text("a").aspectRatio(1, contentMode: .fit) } == [.aspectRatio(1, .fit)])
  }
}
