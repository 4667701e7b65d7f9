import Foundation
import RostrumElements
import RostrumScenes
import RostrumTesting
import RostrumViews
import Testing

@MainActor @Suite("Outlines, edits and widths", .viewsEnd) struct RowNameTests {
  private struct Folder: Identifiable {
    var id: String
    var folders: [Folder]?

    static let all = [
      Folder(id: "Work", folders: [Folder(id: "Plans", folders: [Folder(id: "May")])]),
      Folder(id: "Notes"),
    ]
  }

  @Test("A value with children is a disclosure of them, at any depth")
  func outline() async {
    let host = TestHost {
      OutlineGroup(Folder.all, children: \.folders) { Text($0.id) }
    }
    #expect(host.button("Work").exists && host.text("Notes").exists)
    #expect(!host.button("Plans").exists)
    await host.button("Work").tap()
    #expect(host.button("Plans").exists && !host.text("May").exists)
    await host.button("Plans").tap()
    #expect(host.text("May").exists)
    await host.button("Work").tap()
    #expect(!host.text("May").exists)
  }

  @Test("A list shows a tree, and an outline begins at one value")
  func lists() {
    let list = Rendering { List(Folder.all, children: \.folders) { Text($0.id) } }
    #expect(list.all(.row).count == 2)
    let named = Rendering { List(Folder.all, id: \.id, children: \.folders) { Text($0.id) } }
    #expect(named.outline == list.outline)
    let root = Rendering { OutlineGroup(Folder.all[1], children: \.folders) { Text($0.id) } }
    #expect(root.all(.text).compactMap(\.content.text) == ["Notes"])
  }

  @Test("A row of a tree is selected, one or several")
  func selectedTrees() async {
    let one = Box(String?.none)
    let some = Box(Set<String>())
    let host = TestHost {
      List(Folder.all, children: \.folders, selection: one.binding) { Text($0.id) }
    }
    await host.row("Notes").tap()
    #expect(one.value == "Notes")
    let named = TestHost {
      List(Folder.all, id: \.id, children: \.folders, selection: some.binding) { Text($0.id) }
    }
    await named.row("Notes").tap()
    #expect(some.value == ["Notes"])
    let forms = [
      Rendering { List(Folder.all, children: \.folders, selection: some.binding) { Text($0.id) } },
      Rendering {
        List(Folder.all, id: \.id, children: \.folders, selection: one.binding) { Text($0.id) }
      },
    ]
    #expect(forms.map { $0.all(.row).count } == [2, 2])
  }

  @Test("A list whose rows are identified by a property is edited and has a selection")
  func selectedEdits() throws {
    let names = Box(["a", "b", "c"])
    let one = Box(String?.none)
    let view = Rendering {
      List(names.binding, id: \.self, editActions: .delete, selection: one.binding) { $name in
        Text(name)
      }
    }
    try view.perform(.delete, on: view.all(.row)[1])
    #expect(names.value == ["a", "c"])
    let some = Box(Set<String>())
    let several = Rendering {
      List(names.binding, id: \.self, editActions: .move, selection: some.binding) { $name in
        Text(name)
      }
    }
    #expect(several.all(.row).count == 2)
  }

  private struct Tasks: View {
    let actions: EditActions<[Folder]>
    let log: Log
    @State private var tasks = ["a", "b", "c"].map { Folder(id: $0) }

    var body: some View {
      List($tasks, editActions: actions) { $task in Text(task.id) }
        .onChange(of: tasks.map(\.id)) { _, new in log(new.joined()) }
    }
  }

  @Test("A list deletes and moves what its binding has")
  func edits() throws {
    let log = Log()
    let view = Rendering { Tasks(actions: .all, log: log) }
    try view.perform(.delete, on: view.all(.row)[1])
    #expect(log.take() == ["ac"])
    try view.perform(.move(to: 2), on: view.all(.row)[0])
    #expect(log.take() == ["ca"])
    let fixed = Rendering { Tasks(actions: [], log: log) }
    #expect(!fixed.all(.row)[0].state.accepts(.delete))
    let movable = Rendering { Tasks(actions: .move, log: log) }
    #expect(!movable.all(.row)[0].state.accepts(.delete))
  }

  struct Parts: View {
    let log: Log
    @State private var tasks = ["a", "b", "c"].map { Folder(id: $0) }
    @State private var names = ["x", "y"]

    var body: some View {
      List {
        Section("Tasks") {
          ForEach($tasks, editActions: .all) { $task in
            Text(task.id).deleteDisabled(task.id == "a")
          }
        }
        Section("Names") {
          ForEach($names, id: \.self, editActions: .delete) { $name in Text(name) }
        }
      }
      .onChange(of: tasks.map(\.id) + names) { _, new in log(new.joined()) }
    }
  }

  @Test("The rows of each binding are deleted and moved in its collection")
  func editedElements() throws {
    let log = Log()
    let view = Rendering { Parts(log: log) }
    #expect(view.all(.row).map { $0.state.accepts(.delete) } == [false, true, true, true, true])
    #expect(view.all(.row).map { $0.state.accepts(.move) } == [true, true, true, false, false])
    try view.perform(.delete, on: view.all(.row)[1])
    #expect(log.take() == ["acxy"])
    try view.perform(.move(to: 2), on: view.all(.row)[0])
    #expect(log.take() == ["caxy"])
    try view.perform(.delete, on: view.all(.row)[3])
    #expect(log.take() == ["cax"])
  }

  @Test("A row has insets at some edges")
  func insets() throws {
    let view = Rendering { List { Text("a").listRowInsets(.horizontal, 20) } }
    let insets = EdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
    #expect(try view.only(.row).styles.contains(.rowInsets(insets)))
    let standard = Rendering { List { Text("a").listRowInsets(.horizontal, nil) } }
    #expect(try standard.only(.row).styles == [])
  }

  @Test("A column of a table has a width or its bounds, in its heading and its cells")
  func widths() {
    let view = Rendering {
      Table(Folder.all) {
        TableColumn("Name") { Text($0.id) }.width(80)
        TableColumn("Size") { Text($0.id) }.width(min: 40, ideal: 60, max: 100)
        TableColumn("Kind") { Text($0.id) }.width()
      }
    }
    let fixed = StyleProperty.frame(Frame(width: 80))
    let flexible = StyleProperty.frame(Frame(minWidth: 40, idealWidth: 60, maxWidth: 100))
    #expect(view.all(.columnHeader).map(\.styles) == [[fixed], [flexible], []])
    #expect(view.all(.cell).map(\.styles) == [[fixed], [flexible], [], [fixed], [flexible], []])
  }

  @Test("The heading and the cells of a column are aligned")
  func alignments() {
    let view = Rendering {
      Table(Folder.all) {
        TableColumn("Name") { Text($0.id) }
        TableColumn("Size") { Text($0.id) }.alignment(.numeric).width(80)
        TableColumn("Kind") { Text($0.id) }.alignment(.center).alignment(.automatic)
      }
    }
    let size: [StyleProperty] = [
      .frame(Frame(width: 80)), .textAlignment(.trailing), .monospacedDigits,
    ]
    #expect(view.all(.columnHeader).map { Set($0.styles) } == [[], Set(size), []])
    #expect(view.all(.cell).prefix(3).map { Set($0.styles) } == [[], Set(size), []])
  }
}
