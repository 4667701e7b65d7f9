import RostrumScenes
import RostrumTesting
import RostrumViews
import Testing

@MainActor @Suite("Where scroll views rest", .viewsEnd) struct ScrollTargetTests {
  private func row(_ behavior: some ScrollTargetBehavior) -> Rendering {
    Rendering {
      ScrollView(.horizontal) {
        LazyHStack { Text("a") }.scrollTargetLayout()
      }
      .scrollTargetBehavior(behavior)
    }
  }

  @Test("A scroll view rests at the views of its target layout")
  func views() throws {
    let view = row(.viewAligned)
    #expect(
      try view.only(.scroll).styles == [.scrollSnap(ScrollSnap(.views, along: .horizontal))])
    #expect(try view.only(.group).styles.contains(.snapTargets))
  }

  @Test("A scroll view rests at the next view, or at the next page")
  func limits() throws {
    let next = row(.viewAligned(limitBehavior: .always))
    #expect(
      try next.only(.scroll).styles == [.scrollSnap(ScrollSnap(.nextView, along: .horizontal))])
    let page = row(.paging)
    #expect(
      try page.only(.scroll).styles == [.scrollSnap(ScrollSnap(.pages, along: .horizontal))])
  }

  @Test("The margins of the content are beside the view at which the scroll view rests")
  func margins() throws {
    let view = Rendering {
      ScrollView { Text("a") }
        .contentMargins(.top, 12)
        .scrollTargetBehavior(.paging)
    }
    let margins = EdgeInsets(12, on: .top)
    #expect(
      try view.only(.scroll).styles
        == [.scrollSnap(ScrollSnap(.pages, along: .vertical, margins: margins)), .padding(margins)])
  }

  @Test("A scroll view without a behavior rests anywhere")
  func anywhere() throws {
    let view = Rendering {
      ScrollView { VStack { Text("a") }.scrollTargetLayout(isEnabled: false) }
    }
    #expect(try view.only(.scroll).styles.isEmpty)
    #expect(try view.only(.stack).styles.isEmpty)
  }

  @Test("Headers and footers of sections are pinned to the edges of a lazy stack")
  func pinned() throws {
    let column = Rendering {
      LazyVStack(pinnedViews: [.sectionHeaders, .sectionFooters]) { Section("a") { Text("b") } }
    }
    #expect(
      try column.only(.stack).styles.contains(
        .pinnedParts([.sectionHeaders, .sectionFooters], .vertical)))
    let row = Rendering { LazyHStack(pinnedViews: .sectionHeaders) { Section("a") { Text("b") } } }
    #expect(try row.only(.stack).styles.contains(.pinnedParts(.sectionHeaders, .horizontal)))
    let plain = Rendering { LazyVStack { Section("a") { Text("b") } } }
    #expect(try plain.only(.stack).styles.allSatisfy { $0.kind != .pinnedParts })
  }

  @Test("Headers of sections are pinned to the edges of a lazy grid")
  func pinnedInGrids() throws {
    let items = [GridItem(.flexible()), GridItem(.flexible())]
    let column = Rendering {
      LazyVGrid(columns: items, pinnedViews: .sectionHeaders) { Section("a") { Text("b") } }
    }
    #expect(try column.only(.grid).styles.contains(.pinnedParts(.sectionHeaders, .vertical)))
    let row = Rendering {
      LazyHGrid(rows: items, pinnedViews: [.sectionFooters]) { Section("a") { Text("b") } }
    }
    #expect(try row.only(.grid).styles.contains(.pinnedParts(.sectionFooters, .horizontal)))
    let plain = Rendering { LazyVGrid(columns: items) { Text("b") } }
    #expect(try plain.only(.grid).styles.allSatisfy { $0.kind != .pinnedParts })
  }

  @Test("The safe area has a padding, and a scene has one of the theme")
  func safeArea() throws {
    let view = Rendering { Text("a").safeAreaPadding(.leading, 5) }
    #expect(try view.only(.text).styles == [.padding(EdgeInsets(5, on: .leading))])
    let scene = Rendering { Text("a").scenePadding(.horizontal) }
    let padded = Rendering { Text("a").padding(.horizontal) }
    #expect(try scene.only(.text).styles == padded.only(.text).styles)
  }
}
