import RostrumFoundation
import RostrumScenes
import RostrumTesting
import Testing

private struct Track: Codable, Hashable, Identifiable, Transferable {
  var id: String

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: UTType(exportedAs: "com.example.track"))
  }
}

/// A table whose first row isn't one of the tracks.
private struct Album: View {
  var isEnabled = true
  @State private var tracks = ["One", "Two", "Three"].map(Track.init)
  @State private var note = "Nothing"

  var body: some View {
    Text("Note: \(note)")
    Text("Other").draggable(Track(id: "Other"))
    Text("Number").draggable(URL(fileURLWithPath: "/a"))
    Text("Shelf").dropDestination(for: Track.self) { tracks, _ in
      note = "shelf \(tracks.map(\.id).joined())"
      return true
    }
    Table(of: Track.self) {
      TableColumn("Title", value: \.id)
      TableColumn("Length") { Text("\($0.id.count)") }
    } rows: {
      TableRow(Track(id: "Zero"))
      ForEach(tracks) { TableRow($0).draggable($0) }
        .dropDestination(for: Track.self) { index, new in
          note = "\(new.map(\.id).joined()) at \(index)"
        }
    }
    .disabled(!isEnabled)
  }
}

@MainActor @Suite("Dragging rows of tables", .viewsEnd) struct TableDraggingTests {
  private func cells(_ host: TestHost) -> [ElementContent] {
    host.graph.root.descendants.filter { $0.role == .cell }.map(\.content)
  }

  @Test("A row is dropped on a view that takes its content")
  func dropping() async {
    let host = TestHost { Album() }
    await host.tableRow("Two").drag(to: host.text("Shelf"))
    #expect(host.text("Note: shelf Two").exists)
  }

  @Test("Content is dropped between the rows of a ForEach, at the offset of an element")
  func inserting() async {
    let host = TestHost { Album() }
    await host.text("Other").drag(before: host.tableRow("One"))
    #expect(host.text("Note: Other at 0").exists)
    await host.text("Other").drag(after: host.tableRow("Three"))
    #expect(host.text("Note: Other at 3").exists)
    await host.tableRow("Three").drag(before: host.tableRow("Two"))
    #expect(host.text("Note: Three at 1").exists)
  }

  @Test("The first cell of a row that can be dragged has the button for users who don't drag")
  func grip() {
    let host = TestHost { Album() }
    #expect(
      cells(host)
        == [.cell(), .cell()] + Array(repeating: [.cell(isGrip: true), .cell()], count: 3).joined())
  }

  @Test("What a user couldn't drag or drop is refused")
  func refused() async {
    let host = TestHost { Album() }
    await withKnownIssue { await host.tableRow("Zero").drag(to: host.text("Shelf")) }
    await withKnownIssue { await host.text("Other").drag(before: host.tableRow("Zero")) }
    await withKnownIssue { await host.text("Number").drag(before: host.tableRow("One")) }
    let other = TestHost { Album(isEnabled: false) }
    await withKnownIssue { await other.tableRow("One").drag(to: other.text("Shelf")) }
    await withKnownIssue { await other.text("Other").drag(before: other.tableRow("One")) }
    #expect(host.text("Note: Nothing").exists && other.text("Note: Nothing").exists)
  }

  @Test("An index beyond the rows, which a client makes up, doesn't reach the app")
  func madeUp() throws {
    let host = TestHost { Album() }
    let all = host.graph.root.descendants
    let row = try #require(all.first { $0.role == .tableRow && $0.state.accepts(.dropTarget) })
    let source = try #require(all.first { $0.state.accepts(.draggable) })
    #expect(row.rowsAround.count == 4)
    #expect(throws: EventRefusal.self) {
      try host.graph.perform(UserEvent(row.id, .insert(source.id, at: 5)))
    }
  }

  @Test("The rows within a row aren't dragged with it, and nothing is dropped between them")
  func outline() {
    let host = TestHost {
      Table(of: Track.self) {
        TableColumn("Title", value: \.id)
      } rows: {
        ForEach([Track(id: "Album")]) { album in
          DisclosureTableRow(album, isExpanded: .constant(true)) {
            TableRow(Track(id: "Song"))
          }
          .draggable(album)
        }
        .dropDestination(for: Track.self) { _, _ in }
      }
    }
    let rows = host.graph.root.descendants.filter { $0.role == .tableRow }.dropFirst()
    #expect(rows.map { $0.state.accepts(.draggable) } == [true, false])
    #expect(rows.map { $0.state.accepts(.dropTarget) } == [true, false])
    #expect(
      cells(host) == [
        .cell(RowOutline(level: 0, isExpanded: true), isGrip: true),
        .cell(RowOutline(level: 1, isExpanded: nil)),
      ])
  }

  @Test("Rows that an app lets users move are dragged before and after others")
  func moving() async {
    struct Letters: View {
      @State private var letters = ["a", "b", "c"]

      var body: some View {
        Text("Order: \(letters.joined())")
        List {
          ForEach(letters, id: \.self) { Text($0) }
            .onMove { letters.move(fromOffsets: $0, toOffset: $1) }
        }
        .environment(\.editMode, .constant(.active))
      }
    }
    let host = TestHost { Letters() }
    await host.text("c").drag(before: host.text("a"))
    #expect(host.text("Order: cab").exists)
    await host.text("c").drag(after: host.text("a"))
    #expect(host.text("Order: acb").exists)
  }
}
