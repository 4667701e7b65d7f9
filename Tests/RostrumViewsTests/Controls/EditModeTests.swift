import Foundation
import RostrumScenes
import RostrumViews
import Testing

private struct Todos: View {
  @State private var items = ["a", "b"]

  var body: some View {
    NavigationStack {
      List {
        ForEach(items, id: \.self) { Text($0) }
          .onDelete { for index in $0 { items.remove(at: index) } }
      }
      .toolbar { EditButton() }
    }
  }
}

private struct Own: View {
  @State private var mode = EditMode.inactive

  var body: some View {
    List { Text("a") }
    EditButton()
      .environment(\.editMode, $mode)
    Text(mode.isEditing ? "editing" : "reading")
  }
}

@MainActor @Suite(.viewsEnd) struct EditModeTests {
  @Test func theButtonBeginsAndEndsTheChangeOfRows() throws {
    let view = Rendering { Todos() }
    #expect(try view.only(.list).content == .list(.automatic, []))
    #expect(try view.only(.button).children[0].content.text == "Edit")
    try view.perform(.tap, on: .button)
    #expect(try view.only(.list).content == .list(.automatic, [.editing]))
    #expect(try view.only(.button).children[0].content.text == "Done")
    try view.perform(.tap, on: .button)
    #expect(try view.only(.list).content == .list(.automatic, []))
  }

  @Test func rowsAreDeletedInEitherMode() throws {
    let view = Rendering { Todos() }
    try view.perform(.delete, on: view.all(.row)[0])
    try view.perform(.tap, on: .button)
    try view.perform(.delete, on: view.all(.row)[0])
    #expect(view.all(.row).isEmpty)
  }

  @Test func eachScreenHasAModeOfItsOwn() throws {
    struct Two: View {
      var body: some View {
        NavigationStack {
          List { NavigationLink("Next") { List { Text("b") } } }
            .toolbar { EditButton() }
        }
      }
    }
    let view = Rendering { Two() }
    try view.perform(.tap, on: .button)
    try view.perform(.tap, on: .link)
    #expect(
      view.all(.list).map(\.content) == [.list(.automatic, [.editing]), .list(.automatic, [])])
  }

  @Test func anAppCanKeepTheMode() throws {
    let view = Rendering { Own() }
    try view.perform(.tap, on: .button)
    #expect(view.all(.text).last?.content.text == "editing")
    #expect(try view.only(.list).content == .list(.automatic, []))
  }

  @Test func withoutAModeTheButtonIsOff() throws {
    let view = Rendering { EditButton() }
    #expect(try view.only(.button).state.isDisabled)
  }

  @Test(arguments: [(EditMode.inactive, false), (.transient, true), (.active, true)])
  func aModeSaysWhetherRowsAreChanged(mode: EditMode, isEditing: Bool) {
    #expect(mode.isEditing == isEditing)
  }

  @Test func whatReadsTheModeFollowsIt() throws {
    struct Reader: View {
      @Environment(\.editMode) private var mode
      var body: some View {
        Text(mode?.wrappedValue == .active ? "active" : "inactive")
      }
    }
    let view = Rendering {
      NavigationStack {
        VStack {
          Reader()
          EditButton()
        }
      }
    }
    try view.perform(.tap, on: .button)
    #expect(view.all(.text)[0].content.text == "active")
  }
}
