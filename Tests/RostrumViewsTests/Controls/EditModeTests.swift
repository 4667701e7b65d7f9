import Foundation
import Testing

@testable import RostrumViews

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
    #expect(try view.only(.list)[.editing] == nil)
    #expect(try view.only(.button).children[0][.text] == .string("Edit"))
    try view.perform(.tap, on: .button)
    #expect(try view.only(.list)[.editing] == .flag(true))
    #expect(try view.only(.button).children[0][.text] == .string("Done"))
    try view.perform(.tap, on: .button)
    #expect(try view.only(.list)[.editing] == nil)
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
    #expect(view.all(.list).map { $0[.editing] } == [.flag(true), nil])
  }

  @Test func anAppCanKeepTheMode() throws {
    let view = Rendering { Own() }
    try view.perform(.tap, on: .button)
    #expect(view.all(.text).last?[.text] == .string("editing"))
    #expect(try view.only(.list)[.editing] == nil)
  }

  @Test func withoutAModeTheButtonIsOff() throws {
    let view = Rendering { EditButton() }
    #expect(try view.only(.button)[.disabled] == .flag(true))
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
    #expect(view.all(.text)[0][.text] == .string("active"))
  }
}
