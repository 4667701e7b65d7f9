import Foundation
import RostrumViews
import Testing

@MainActor @Suite("Values of layouts and appearance", .viewsEnd) struct StyleValueTests {
  private func styles(@ViewBuilder _ view: () -> some View) -> [StyleProperty] {
    Rendering(view).graph.root.children.flatMap(\.styles)
  }

  @Test(
    "Padding applies to the given edges",
    arguments: [
      (Edge.Set.all, EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)),
      (.bottom, EdgeInsets(top: 0, leading: 0, bottom: 16, trailing: 0)),
      (.horizontal, EdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)),
      (.leading, EdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 0)),
      (.top, EdgeInsets(top: 16, leading: 0, bottom: 0, trailing: 0)),
      (.trailing, EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 16)),
      (.vertical, EdgeInsets(top: 16, leading: 0, bottom: 16, trailing: 0)),
    ])
  func padding(edges: Edge.Set, insets: EdgeInsets) {
    #expect(styles { Text("a").padding(edges) } == [.padding(insets)])
  }

  @Test("A row can have zero insets")
  func insets() throws {
    let view = Rendering { List { Text("a").listRowInsets(EdgeInsets()) } }
    let none = EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
    #expect(try view.only(.row).styles == [.rowInsets(none)])
  }

  @Test("A frame fills the available space, and aligns its content")
  func frames() {
    #expect(
      styles { Text("a").frame(maxWidth: .infinity, alignment: .topLeading) }
        == [.frame(Frame(maxWidth: .infinity, alignment: .topLeading))])
    #expect(
      styles { Text("a").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .center) }
        == [.frame(Frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .center))])
  }

  @Test("A vertical stack aligns its views at an edge or the centre")
  func verticalStacks() {
    #expect(
      styles {
        VStack(alignment: .leading) { Text("a") }
        VStack(alignment: .trailing) { Text("a") }
        VStack(alignment: .center) { Text("a") }
      } == [.alignment(.leading), .alignment(.trailing)])
  }

  @Test("A horizontal stack aligns its views at the top or a baseline")
  func horizontalStacks() {
    #expect(
      styles {
        HStack(alignment: .top) { Text("a") }
        HStack(alignment: .firstTextBaseline) { Text("a") }
      } == [
        .alignment(Alignment(horizontal: .center, vertical: .top)),
        .alignment(Alignment(horizontal: .center, vertical: .firstTextBaseline)),
      ])
  }

  @Test("Layers are aligned at an edge of each other")
  func layers() {
    let view = Rendering {
      ZStack(alignment: .bottom) { Text("a") }
      Text("b").overlay(alignment: .bottom) { Text("c") }
      Text("d").background(Text("e"), alignment: .leading)
    }
    #expect(
      view.all(.overlay).map(\.styles) == [
        [.alignment(.bottom)], [.alignment(.bottom)], [.alignment(.leading)],
      ])
  }

  @Test("Lines of text are aligned at an edge or the centre")
  func textAlignment() {
    #expect(
      styles {
        Text("a").multilineTextAlignment(.center)
        Text("a").multilineTextAlignment(.leading)
      } == [.textAlignment(.center), .textAlignment(.leading)])
  }

  @Test("A view is clipped, rotated, blended and sized relative to its container")
  func effects() {
    #expect(
      styles { Color.red.aspectRatio(1, contentMode: .fit) }
        == [.fill(.color(.red)), .aspectRatio(1, .fit)])
    #expect(styles { Text("a").rotationEffect(.degrees(90)) } == [.rotation(.degrees(90))])
    #expect(
      styles { Color.red.blendMode(.difference) }
        == [.fill(.color(.red)), .blendMode(.difference)])
  }

  @Test("A symbol is filled or unchanged", arguments: [true, false])
  func symbols(isFavorite: Bool) throws {
    let view = Rendering {
      Image(systemName: "heart").symbolVariant(isFavorite ? .fill : .none)
    }
    #expect(try view.only(.image).content.symbol == (isFavorite ? "heart.fill" : "heart"))
  }
}
