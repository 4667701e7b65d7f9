import Foundation
import RostrumElements
import RostrumFoundation
import RostrumScenes
import RostrumTesting
import Testing

private struct Note: FileDocument {
  static let readableContentTypes = [UTType.plainText]
  var text: String

  init(_ text: String) { self.text = text }

  init(configuration: ReadConfiguration) throws {
    text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
  }

  func fileWrapper(configuration: WriteConfiguration) -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

private struct Desk: View {
  var allowsSeveral = false
  @State private var isImporting = false
  @State private var isExporting = false
  @State private var message = "nothing"

  var body: some View {
    VStack {
      Text(message)
      Button("Import") { isImporting = true }
      Button("Export") { isExporting = true }
    }
    .fileImporter(
      isPresented: $isImporting, allowedContentTypes: [.image, .plainText],
      allowsMultipleSelection: allowsSeveral
    ) { result in
      switch result {
      case .success(let files): message = files.map(\.lastPathComponent).joined(separator: " ")
      case .failure(let error): message = error.localizedDescription
      }
    }
    .fileExporter(
      isPresented: $isExporting, document: Note("words"), contentType: .plainText,
      defaultFilename: "Note"
    ) { result in
      message = (try? result.get().lastPathComponent) ?? "failed"
    }
  }
}

@MainActor @Suite("Files of users", .viewsEnd) struct FileTransferTests {
  private func file(_ name: String) -> URL { URL(fileURLWithPath: "/tmp/\(name)") }

  @Test("A chosen file is passed on, and the sheet goes away")
  func importing() async {
    let host = TestHost { Desk() }
    await host.button("Import").tap()
    #expect(host.presentations.count == 1)
    #expect(host.button("Choose File…").exists)
    await host.importFiles([file("a.png")])
    #expect(host.text("a.png").exists)
    #expect(host.presentations.isEmpty)
  }

  @Test("Several files are passed on together")
  func several() async {
    let host = TestHost { Desk(allowsSeveral: true) }
    await host.button("Import").tap()
    #expect(host.button("Choose Files…").exists)
    await host.importFiles([file("a.png"), file("b.txt")])
    #expect(host.text("a.png b.txt").exists)
  }

  @Test("A file of another type is an error")
  func wrongType() async {
    let host = TestHost { Desk() }
    await host.button("Import").tap()
    await host.importFiles([file("a.pdf")])
    #expect(host.text("“a.pdf” is of a type that can’t be opened here.").exists)
    #expect(host.presentations.isEmpty)
  }

  @Test("An error is in the language of the user", arguments: ["de", "fr", "es", "ja", "ar"])
  func language(_ language: String) async throws {
    let host = TestHost {
      Desk()
    } withDependencies: {
      $0.locale = Locale(identifier: language)
    }
    let words = SystemWords(language: try #require(SystemLanguage(rawValue: language)))
    await host.button("Import").tap()
    await host.importFiles([file("a.pdf")])
    #expect(host.text(words[.fileOfOtherType, "a.pdf"]).exists)
    #expect(words[.fileOfOtherType, "a.pdf"] != SystemWords.english[.fileOfOtherType, "a.pdf"])
  }

  @Test("Without an importer, or with too many files, a test can't choose any")
  func refused() async {
    let host = TestHost { Desk() }
    await withKnownIssue { await host.importFiles([file("a.png")]) }
    await host.button("Import").tap()
    await withKnownIssue { await host.importFiles([file("a.png"), file("b.png")]) }
    #expect(host.button("Choose File…").exists)
    await host.button("Cancel").tap()
    #expect(host.text("nothing").exists)
  }

  @Test("A launch that continues after an upload was cut off lets the user choose again")
  func cutOff() async throws {
    let host = TestHost { Desk() }
    await host.button("Import").tap()
    let upload = try #require(host.files.uploads.last?.upload)
    upload.onProgress(0.5)
    await host.relaunch()
    #expect(host.button("Choose File…").exists)
    await host.importFiles([file("a.png")])
    #expect(host.text("a.png").exists)
  }

  struct Answering: View {
    @State private var isImporting = false
    @State private var isExporting = false
    @State private var log: [String] = []

    var body: some View {
      VStack {
        Text(log.joined(separator: " "))
        Button("Import") { isImporting = true }
        Button("Export") { isExporting = true }
      }
      .fileImporter(
        isPresented: $isImporting, allowedContentTypes: [.image], allowsMultipleSelection: false
      ) { _ in
        log.append("answer")
      } onCancellation: {
        log.append("cancel")
      }
      .fileExporter(
        isPresented: $isExporting, document: Note("words"), contentTypes: [.plainText],
        defaultFilename: "Note"
      ) { result in
        log.append((try? result.get().lastPathComponent) ?? "failed")
      } onCancellation: {
        log.append("never")
      }
    }
  }

  @Test("An app can be told that its user cancels, and isn't after an answer")
  func cancellation() async {
    let host = TestHost { Answering() }
    await host.button("Import").tap()
    await host.importFiles([file("a.png")])
    #expect(host.text("answer").exists)
    await host.button("Import").tap()
    await host.button("Cancel").tap()
    #expect(host.text("answer cancel").exists)
    await host.button("Import").tap()
    await host.dismiss()
    #expect(host.text("answer cancel cancel").exists)
  }

  @Test("A document is exported as the first type that will do")
  func exportTypes() async {
    let host = TestHost { Answering() }
    await host.button("Export").tap()
    #expect(host.text("Note.txt").exists)
  }

  @Test("A user who cancels tells the app nothing")
  func canceling() async {
    let host = TestHost { Desk() }
    await host.button("Import").tap()
    await host.button("Cancel").tap()
    #expect(host.presentations.isEmpty)
    #expect(host.text("nothing").exists)
  }

  @Test("The chooser offers the types that the app accepts")
  func accepted() throws {
    let view = Rendering {
      Text("a").fileImporter(
        isPresented: .constant(true), allowedContentTypes: [.image, .plainText]
      ) { _ in }
    }
    let choosers = view.graph.root.all.compactMap { element in
      element.state.facts.lazy.compactMap { fact in
        if case .fileChooser(let chooser) = fact { chooser } else { nil }
      }.first
    }
    #expect(choosers.map(\.accepts) == [["image/*", ".swift", ".text", ".txt"]])
  }

  @Test("A document is given as a file with the ending of its type")
  func exporting() async throws {
    let host = TestHost { Desk() }
    await host.button("Export").tap()
    #expect(host.exportedFiles == [HostExport(name: "Note.txt", content: Data("words".utf8))])
    #expect(host.text("Note.txt").exists)
    let read = try Note(
      configuration: .init(
        contentType: .plainText,
        file: FileWrapper(regularFileWithContents: host.exportedFiles[0].content)))
    #expect(read.text == "words")
  }

  @Test("A value is given as a file of the first of its types that will do")
  func value() async {
    struct Shelf: View {
      let types: [UTType]
      @State private var isExporting = false
      @State private var message = "nothing"

      var body: some View {
        Text(message)
        Button("Export") { isExporting = true }
          .fileExporter(
            isPresented: $isExporting, item: "words", contentTypes: types, defaultFilename: "Note"
          ) { result in
            message = (try? result.get().lastPathComponent) ?? "failed"
          }
      }
    }
    let host = TestHost { Shelf(types: [.image, .plainText]) }
    await host.button("Export").tap()
    await host.settle()
    #expect(host.exportedFiles == [HostExport(name: "Note.txt", content: Data("words".utf8))])
    #expect(host.text("Note.txt").exists)
    let other = TestHost { Shelf(types: [.image]) }
    await other.button("Export").tap()
    await other.settle()
    #expect(other.exportedFiles.isEmpty && other.text("failed").exists)
  }

  @Test("Several values are given one after the other")
  func values() async {
    struct Shelf: View {
      @State private var isExporting = false
      @State private var count = 0

      var body: some View {
        Text(verbatim: "\(count) files")
        Button("Export") { isExporting = true }
          .fileExporter(isPresented: $isExporting, items: ["a", "b"]) { result in
            count = (try? result.get().count) ?? -1
          }
      }
    }
    let host = TestHost { Shelf() }
    await host.button("Export").tap()
    await host.settle()
    #expect(host.exportedFiles.map(\.content) == [Data("a".utf8), Data("b".utf8)])
    #expect(host.text("2 files").exists)
  }
}
