import Foundation
import Rostrum

/// Files that come from the user and go to the user.
struct FileSpecimens: View {
  var body: some View {
    Specimens("Files") {
      Specimen("V10.154", "fileImporter(isPresented:allowedContentTypes:onCompletion:)") {
        Importing()
      }
      Specimen("V10.155", "fileExporter(isPresented:document:contentType:defaultFilename:)") {
        Exporting()
      }
      Specimen("V10.157", #"ShareLink("Share a text", item: …)"#) {
        ShareLink("Share a text", item: "Three good books")
      }
      Specimen("V10.160", "dropDestination(for: URL.self)") {
        DroppedFiles()
      }
    }
  }
}

private struct Importing: View {
  @State private var isImporting = false
  @State private var message = "No file yet"

  var body: some View {
    Button("Import a text") { isImporting = true }
      .fileImporter(
        isPresented: $isImporting, allowedContentTypes: [.plainText],
        allowsMultipleSelection: true
      ) { result in
        switch result {
        case .success(let files): message = files.map(describe).joined(separator: ", ")
        case .failure(let error): message = error.localizedDescription
        }
      }
    Text(verbatim: message)
  }

  private func describe(_ file: URL) -> String {
    let count = (try? Data(contentsOf: file).count) ?? 0
    return "\(file.lastPathComponent) has \(count) bytes"
  }
}

private struct Exporting: View {
  @State private var isExporting = false
  @State private var message = "Nothing exported"

  var body: some View {
    Button("Export a list") { isExporting = true }
      .fileExporter(
        isPresented: $isExporting, document: TextDocument(text: "milk\nbread\n"),
        contentType: .plainText, defaultFilename: "Zoë’s list"
      ) { result in
        message = (try? result.get().lastPathComponent) ?? "Not exported"
      }
    Text(verbatim: message)
  }
}

private struct DroppedFiles: View {
  @State private var message = "Drop a file here"
  @State private var isTargeted = false

  var body: some View {
    Text(verbatim: message)
      .frame(maxWidth: .infinity, minHeight: 120)
      .background(Color.blue.opacity(0.15), in: .rect(cornerRadius: 12))
      .dropDestination(for: URL.self) { files, _ in
        message = files.map(\.lastPathComponent).joined(separator: ", ")
        return true
      } isTargeted: {
        isTargeted = $0
      }
    Text(verbatim: isTargeted ? "A file is over the box" : "No file is over the box")
  }
}

private struct TextDocument: FileDocument {
  static let readableContentTypes = [UTType.plainText]
  var text: String

  init(text: String) { self.text = text }

  init(configuration: ReadConfiguration) throws {
    text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
  }

  func fileWrapper(configuration: WriteConfiguration) -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}
