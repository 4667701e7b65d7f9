import Foundation
import RostrumScenes
import RostrumViews
import Testing

private struct Names: View {
  @State var names = ["a", "b", "c"]

  var body: some View {
    List {
      Text("first")
      ForEach(names, id: \.self) { Text($0) }
        .onDelete { offsets in for offset in offsets { names.remove(at: offset) } }
        .onMove { offsets, target in
          for offset in offsets {
            names.insert(names[offset], at: target)
            names.remove(at: offset < target ? offset : offset + 1)
          }
        }
    }
  }
}

extension Rendering {
  fileprivate var texts: [String] { all(.text).compactMap { $0.content.text } }
}

@MainActor @Suite(.viewsEnd) struct ListTests {
  @Test func eachViewIsARow() {
    let view = Rendering {
      List {
        Text("a")
        HStack { Text("b") }
      }
    }
    #expect(
      view.outline == """
        list
          row
            text "a"
          row
            stack axis="horizontal"
              text "b"
        """)
  }

  @Test func sectionsHaveHeadingsRowsAndNotes() {
    let view = Rendering {
      Form {
        Section("Names") { Text("a") }
        Section {
          Text("b")
          Text("c")
        } header: {
          Text("head")
        } footer: {
          Text("foot")
        }
      }
    }
    #expect(
      view.outline == """
        form
          section
            header
              text "Names"
            row
              text "a"
          section
            header
              text "head"
            row
              text "b"
            row
              text "c"
            footer
              text "foot"
        """)
  }

  @Test func aSectionOutsideOfAListHasNoRows() {
    let view = Rendering { VStack { Section { Text("a") } } }
    #expect(view.all(.row).isEmpty)
  }

  @Test func aListOfDataHasARowForEachElement() {
    let view = Rendering { List(0..<3) { Text("\($0)") }.listStyle(.plain) }
    #expect(view.all(.row).count == 3)
    #expect(view.all(.list).map(\.variant) == ["plain"])
  }

  @Test func rowsOfAForEachCanBeDeletedAndMoved() {
    let view = Rendering { Names() }
    #expect(
      view.all(.row).map { $0.state.accepts(.delete) } == [false, true, true, true])
    #expect(view.all(.row).map { $0.state.accepts(.move) } == [false, true, true, true])
  }

  @Test func deletingARowRemovesItsElement() throws {
    let view = Rendering { Names() }
    let row = view.all(.row)[2]
    let mutations = try view.perform(.delete, on: row)
    #expect(view.texts == ["first", "a", "c"])
    #expect(mutations == [.remove(row.id)])
  }

  @Test func theRowsAfterADeletedOneDeleteTheirOwnElement() throws {
    let view = Rendering { Names() }
    try view.perform(.delete, on: view.all(.row)[1])
    try view.perform(.delete, on: view.all(.row)[2])
    #expect(view.texts == ["first", "b"])
  }

  @Test(arguments: [
    (1, 4, ["b", "c", "a"]), (3, 1, ["c", "a", "b"]), (1, 3, ["b", "a", "c"]),
    (3, 0, ["c", "a", "b"]), (2, 4, ["a", "c", "b"]), (2, 2, ["a", "b", "c"]),
    (2, 3, ["a", "b", "c"]),
  ])
  func movingARowPutsItBeforeTheOneThatIsThere(
    row: Int, target: Int, names: [String]
  ) throws {
    let view = Rendering { Names() }
    try view.perform(.move(to: target), on: view.all(.row)[row])
    #expect(view.texts == ["first"] + names)
  }

  @Test func aRowRefusesAPlaceThatIsNotThere() throws {
    let view = Rendering { Names() }
    #expect(throws: EventRefusal.self) {
      try view.perform(.move(to: 99), on: view.all(.row)[1])
    }
    #expect(view.texts == ["first", "a", "b", "c"])
  }

  @Test func aRowCanRefuseToBeDeleted() throws {
    let view = Rendering {
      List {
        ForEach(0..<2) { number in
          Text("\(number)").deleteDisabled(number == 0).moveDisabled(number == 1)
        }
        .onDelete { _ in }
        .onMove { _, _ in }
      }
    }
    #expect(view.all(.row).map { $0.state.accepts(.delete) } == [false, true])
    #expect(view.all(.row).map { $0.state.accepts(.move) } == [true, false])
    let row = view.all(.row)[0]
    #expect(throws: EventRefusal.unsupported(row.id, .row, .delete)) {
      try view.perform(.delete, on: row)
    }
  }

  @Test func withoutAnActionNothingCanBeDeleted() {
    let view = Rendering {
      List { ForEach(0..<2) { Text("\($0)") }.onDelete(perform: nil) }
    }
    #expect(view.all(.row).allSatisfy { $0.state.accepts(.delete) == false })
  }

  @Test func aRowIsPaintedByItsView() {
    let view = Rendering {
      List {
        Text("a").listRowBackground(Color.red)
        Text("b").listRowBackground(Color?.none)
      }
    }
    #expect(
      view.all(.row).map(\.styles) == [[.rowBackground(.color(.red))], []])
  }

  @Test func theBadgeOfAViewIsThatOfItsRow() {
    let view = Rendering { List { Text("a").badge(2) } }
    #expect(view.all(.row).map { $0.state.badge } == ["2"])
  }
}
