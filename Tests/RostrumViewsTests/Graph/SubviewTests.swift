import RostrumViews
import Testing

extension ContainerValues {
  @Entry fileprivate var isPinned = false
  @Entry fileprivate var rank = 0
}

@MainActor
@Suite("Views within a view", .viewsEnd)
struct SubviewTests {
  /// A container that shows what its views leave for it before each of them.
  private struct Board<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
      ForEach(subviews: content) { subview in
        let values = subview.containerValues
        Text(verbatim: "\(values.isPinned ? "pinned " : "")\(values.rank)")
        subview
      }
    }
  }

  private struct Tally: View {
    let name: String
    @State var count = 0

    var body: some View {
      Press("\(name) \(count)") { count += 1 }
    }
  }

  private struct Pair: View {
    var body: some View {
      Text("b")
      Text("c").containerValue(\.rank, 3)
    }
  }

  private func count(of view: some View) -> Int {
    var count = -1
    _ = Stage {
      Group(subviews: view) { subviews in
        let _ = count = subviews.count
      }
    }
    return count
  }

  @Test("Groups, rows, branches and bodies are looked into")
  func count() {
    #expect(count(of: Text("a")) == 1)
    #expect(count(of: EmptyView()) == 0)
    #expect(
      count(
        of: Group {
          Text("a"); Pair()
        }) == 3)
    #expect(count(of: ForEach(0..<4, id: \.self) { Text(verbatim: "\($0)") }) == 4)
    #expect(
      count(
        of: VStack {
          Text("a"); Text("b")
        }) == 1)
    #expect(count(of: AnyView(Pair())) == 2)
    #expect(count(of: Text?.none) == 0)
    #expect(count(of: Pair().padding().onAppear {}) == 2)
    #expect(count(of: Tally(name: "a")) == 1)
    #expect(count(of: Section("a") { Pair() }) == 3)
  }

  @Test("A view that contains itself ends")
  func endless() {
    struct Endless: View {
      var body: some View { AnyView(Endless()) }
    }
    var count = 0
    _ =
      Group(subviews: Endless()) { subviews in
        let _ = count = subviews.count
      }.body.body
    #expect(count == 1)
  }

  @Test("The innermost value for the container counts, through modifiers and bodies")
  func values() {
    let stage = Stage {
      Board {
        Text("a").containerValue(\.isPinned, true).padding()
        Pair().containerValue(\.rank, 2)
        Tally(name: "d").containerValue(\.rank, 4).containerValue(\.rank, 5)
      }
    }
    #expect(
      stage.words == ["pinned 0", "a", "2", "b", "3", "c", "4", "d 0"])
  }

  @Test("A tag is the container's to read")
  func tags() {
    var tags: [Int?] = []
    var isTagged: [Bool] = []
    _ = Stage {
      Group(
        subviews: Group {
          Text("a").tag(1)
          Text("b").tag("b")
          Text("c")
        }
      ) { subviews in
        let _ = tags = subviews.map { $0.containerValues.tag(for: Int.self) }
        let _ = isTagged = subviews.map { $0.containerValues.hasTag("b") }
      }
    }
    #expect(tags == [1, nil, nil])
    #expect(isTagged == [false, true, false])
  }

  @Test("Subviews keep their state when others come, go and change places")
  func state() throws {
    struct Names: View {
      @State var names = ["a", "b", "c"]
      @State var showsFirst = true

      var body: some View {
        Press("turn") { names.reverse() }
        Press("drop") { names.removeAll { $0 == "b" } }
        Press("hide") { showsFirst = false }
        Board {
          if showsFirst { Tally(name: "first") }
          ForEach(names, id: \.self) { Tally(name: $0) }
          Tally(name: "last")
        }
      }
    }
    let stage = Stage { Names() }
    try stage.tap("a 0")
    try stage.tap("last 0")
    try stage.tap("first 0")
    try stage.tap("turn")
    #expect(stage.tallies == ["first 1", "c 0", "b 0", "a 1", "last 1"])
    try stage.tap("drop")
    try stage.tap("hide")
    #expect(stage.tallies == ["c 0", "a 1", "last 1"])
  }

  @Test("A subview that takes the place of a different one has its own state")
  func replaced() throws {
    struct First: View {
      @State var names = ["a", "b"]

      var body: some View {
        Press("turn") { names.reverse() }
        Group(subviews: ForEach(names, id: \.self) { Tally(name: $0) }) { subviews in
          if let first = subviews.first { first }
        }
      }
    }
    let stage = Stage { First() }
    try stage.tap("a 0")
    #expect(stage.tallies == ["a 1"])
    try stage.tap("turn")
    #expect(stage.tallies == ["b 0"])
  }

  @Test("A collection and a part of it are views, and have subviews themselves")
  func collections() {
    let stage = Stage {
      Group(subviews: ForEach(0..<4, id: \.self) { Text(verbatim: "\($0)") }) { subviews in
        subviews.dropFirst(2)
        Text("all")
        subviews
        Text("again")
        ForEach(subviews: subviews[0..<1]) { $0 }
      }
    }
    #expect(stage.words == ["2", "3", "all", "0", "1", "2", "3", "again", "0"])
  }

  @Test("A modifier around several views is that of each; one that acts does so once")
  func modifiers() {
    var appearances = 0
    let stage = Stage {
      Group(subviews: Pair().fontWeight(.bold).onAppear { appearances += 1 }) { subviews in
        ForEach(subviews) { $0 }
      }
    }
    #expect(appearances == 1)
    #expect(stage.words == ["b", "c"])
    #expect(stage.graph.root.children.allSatisfy { $0.state.styles == [.weight(.bold)] })
  }

  @Test("Sections have their header, views and footer; other views are in sections of their own")
  func sections() {
    var ids: [SectionConfiguration.ID] = []
    let stage = Stage {
      Group(
        sections: Group {
          Text("a")
          Section {
            Pair()
          } header: {
            Text("B")
          } footer: {
            Text("end")
          }
          .containerValue(\.rank, 7)
          Text("d")
          Text("e")
        }
      ) { sections in
        let _ = ids = sections.map(\.id)
        ForEach(sections) { section in
          Text(verbatim: "\(section.header.count) \(section.content.count) \(section.footer.count)")
          Text(verbatim: "\(section.containerValues.rank)")
          section.header
          section.content
          section.footer
        }
      }
    }
    #expect(
      stage.words == [
        "0 1 0", "0", "a", "1 2 1", "7", "B", "b", "c", "end", "0 2 0", "0", "d", "e",
      ])
    #expect(Set(ids).count == 3)
  }

  @Test("A collapsed section has no views")
  func collapsed() {
    let stage = Stage {
      ForEach(
        sections: Section(isExpanded: .constant(false)) {
          Pair()
        } header: {
          Text("A")
        }
      ) { section in
        section.header
        Text(verbatim: "\(section.content.count)")
      }
    }
    #expect(stage.words == ["A", "0"])
  }

  @Test("A change of what a view within shows is a change of its text alone")
  func changes() throws {
    let stage = Stage { Board { Tally(name: "a") } }
    let text = try #require(stage["a 0"]?.children.first)
    try stage.tap("a 0")
    #expect(stage.mutations == [.set(text, words: "a 0", to: "a 1")])
  }
}

extension Stage {
  /// What the views of the root say.
  fileprivate var words: [String] { graph.root.children.map(\.words) }

  /// What the buttons say that count.
  fileprivate var tallies: [String] {
    words.filter { $0.last?.isNumber == true && $0.contains(" ") }
  }
}
