import Foundation
import RostrumFoundation
import RostrumScenes
import RostrumTesting
import Testing

private struct Song: Codable, Hashable, Identifiable, Transferable {
  var id: String

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: UTType(exportedAs: "com.example.song"))
    ProxyRepresentation(exporting: \.id)
  }
}

private struct Desk: View {
  var isEnabled = true
  @State private var songs = ["One", "Two"].map(Song.init)
  @State private var log: [String] = []

  var body: some View {
    Text(log.isEmpty ? "Nothing happened" : "Log: \(log.joined(separator: " "))")
    Text("Three").draggable(Song(id: "Three")).disabled(!isEnabled)
    Text("Four").draggable(Song(id: "Four"))
    Text("Number").draggable(URL(fileURLWithPath: "/a"))
    Text("Songs")
      .dropDestination(for: Song.self) { songs, place in
        log += songs.map(\.id) + ["\(Int(place.x))"]
        return true
      } isTargeted: {
        log.append($0 ? "over" : "away")
      }
    Text("Titles").dropDestination(for: String.self) { titles, _ in
      log += titles
      return true
    }
    List {
      ForEach(songs) { Text($0.id) }
        .dropDestination(for: Song.self) { new, index in
          songs.insert(contentsOf: new, at: index)
          log.append("at \(index)")
        }
    }
  }
}

private struct FileTray: View {
  @State private var message = "empty"

  var body: some View {
    Text(message)
    Text("Files").dropDestination(for: URL.self) { files, _ in
      message = files.map(\.lastPathComponent).joined(separator: " ")
      return true
    }
  }
}

/// A word in a file, which must not be empty.
private struct Word: Transferable {
  struct Missing: Error {}

  var text: String

  static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(importedContentType: .plainText) { data in
      if data.isEmpty { throw Missing() }
      return Word(text: String(decoding: data, as: UTF8.self))
    }
  }
}

/// A text without words.
private struct Blank: Transferable {
  static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(exportedContentType: .plainText) { _ in Data() }
  }
}

private struct WordTray: View {
  @State private var message = "empty"

  var body: some View {
    Text(message)
    Text("Words").dropDestination(for: Word.self) { words, _ in
      message = words.map(\.text).joined(separator: " ")
      return true
    }
  }
}

private struct Shelf: DropDelegate {
  let log: Log
  var operation: DropOperation?

  func validateDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [.plainText]) }

  func performDrop(info: DropInfo) -> Bool {
    let providers = info.itemProviders(for: [.plainText])
    log("\(providers.count) at \(Int(info.location.x))")
    #expect(providers.allSatisfy { $0.canLoadObject(ofClass: String.self) })
    return true
  }

  func dropEntered(info: DropInfo) { log("entered") }
  func dropExited(info: DropInfo) { log("exited") }
  func dropUpdated(info: DropInfo) -> DropProposal? { operation.map(DropProposal.init) }
}

@MainActor @Suite("Drag and drop", .viewsEnd) struct DragAndDropTests {
  @Test("A delegate is told what is dragged over its view, and decides about the drop")
  func delegates() async {
    let log = Log()
    let host = TestHost {
      Text("Three").draggable(Song(id: "Three"))
      Text("Shelf").onDrop(of: [.text], delegate: Shelf(log: log))
      Text("Closed").onDrop(of: [.text], delegate: Shelf(log: log, operation: .forbidden))
      Text("Numbers").onDrop(of: [.url], delegate: Shelf(log: log))
    }
    await host.text("Three").drag(to: host.text("Shelf"), place: CGPoint(x: 7, y: 1))
    #expect(log.take() == ["entered", "exited", "1 at 7"])
    await host.text("Three").drag(to: host.text("Closed"))
    #expect(log.take() == ["entered", "exited"])
    await withKnownIssue { await host.text("Three").drag(to: host.text("Numbers")) }
    #expect(!log.take().contains { $0.hasPrefix("1 at") })
  }

  @Test("A closure gets providers, which make values of what was dragged")
  func providers() async throws {
    let isOver = Box(false)
    let providers = Box<[NSItemProvider]>([])
    let host = TestHost {
      Text("Three").draggable(Song(id: "Three"))
      Text("Titles").onDrop(of: [.text], isTargeted: isOver.binding) { new in
        providers.value += new
        return true
      }
    }
    await host.text("Three").drag(to: host.text("Titles"))
    let provider = try #require(providers.value.first)
    #expect(provider.registeredTypeIdentifiers.first == "com.example.song")
    #expect(!provider.canLoadObject(ofClass: URL.self) && !isOver.value)
    let title = await withCheckedContinuation { continuation in
      provider.loadObject(ofClass: String.self) { title, _ in continuation.resume(returning: title)
      }
    }
    #expect(title == "Three")
    let failure = await withCheckedContinuation { continuation in
      provider.loadTransferable(type: URL.self) { continuation.resume(returning: $0) }
    }
    #expect(throws: CocoaError.self) { try failure.get() }
  }

  @Test("A destination gets a value of its type, and is told what is over it")
  func dropping() async {
    let host = TestHost { Desk() }
    await host.text("Three").drag(to: host.text("Songs"), place: CGPoint(x: 7, y: 1))
    #expect(host.text("Log: over away Three 7").exists)
  }

  @Test("A destination of another type gets the first representation that fits")
  func converting() async {
    let host = TestHost { Desk() }
    await host.text("Three").drag(to: host.text("Titles"))
    #expect(host.text("Log: Three").exists)
  }

  @Test("Content that can't be converted is reported, and the destination gets nothing")
  func inconvertible() async {
    let host = TestHost {
      Text("Empty").draggable(Blank())
      WordTray()
    }
    await withKnownIssue {
      await host.text("Empty").drag(to: host.text("Words"))
    } matching: { issue in
      ["Blank", "Word", "Missing"].allSatisfy(issue.description.contains)
    }
    #expect(host.text("empty").exists)
  }

  @Test("Rows are inserted before and after others")
  func inserting() async {
    let host = TestHost { Desk() }
    await host.text("Three").drag(before: host.text("Two"))
    #expect(host.text("Log: at 1").exists)
    await host.text("Four").drag(after: host.text("Two"))
    #expect(host.text("Log: at 1 at 3").exists)
  }

  @Test("What a user couldn't drag or drop is refused")
  func refused() async {
    let host = TestHost { Desk() }
    await withKnownIssue { await host.text("Number").drag(to: host.text("Songs")) }
    await withKnownIssue { await host.text("Titles").drag(to: host.text("Songs")) }
    await withKnownIssue { await host.text("Three").drag(to: host.text("Number")) }
    await withKnownIssue { await host.text("Three").dropFiles([URL(fileURLWithPath: "/a")]) }
    let other = TestHost { Desk(isEnabled: false) }
    await withKnownIssue { await other.text("Three").drag(to: other.text("Songs")) }
    #expect(other.text("Nothing happened").exists)
  }

  @Test("Events that a client makes up don't reach the app", arguments: [0, 1, 2])
  func madeUp(kind: Int) throws {
    let view = Rendering { Desk() }
    let all = view.graph.root.descendants
    let row = try #require(all.first { $0.role == .row })
    let source = try #require(all.first { $0.state.accepts(.draggable) })
    let target = try #require(all.first { $0.state.accepts(.dropTarget) && $0.role != .row })
    let events = [
      UserEvent(row.id, .insert(source.id, at: 3)), UserEvent(target.id, .drop(row.id, at: .zero)),
      UserEvent(target.id, .drop(ElementID(rawValue: 4_000_000), at: .zero)),
    ]
    #expect(throws: EventRefusal.self) { try view.graph.perform(events[kind]) }
  }

  @Test("A dropped file that can't be read is told to the user, and the others are passed on")
  func unreadableFile() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "drop-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = ["good.txt", "bad.txt"].map { folder.appending(component: $0) }
    try Data("good".utf8).write(to: files[0])
    try Data().write(to: files[1])
    let host = TestHost { WordTray() }
    await host.text("Words").dropFiles(files)
    #expect(host.text("good").exists)
    #expect(host.text("“bad.txt” is of a type that can’t be opened here.").exists)
  }

  @Test("Files are passed on, one upload after another")
  func files() async {
    let host = TestHost { FileTray() }
    await host.text("Files").dropFiles([URL(fileURLWithPath: "/tmp/a.png")])
    #expect(host.text("a.png").exists)
    await host.text("Files").dropFiles(["b", "c.txt"].map { URL(fileURLWithPath: "/tmp/\($0)") })
    #expect(host.text("b c.txt").exists)
  }

  @Test("A preview isn't on the screen")
  func preview() {
    let host = TestHost { Text("a").draggable("a") { Text("b") } }
    #expect(host.text("a").exists && !host.text("b").exists)
  }
}
