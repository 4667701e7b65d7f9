import Foundation
import Rostrum

/// Files in both directions, and a picture made of data, for `test_deploy.py` and `test_files.py`.
struct FilesProbe: View {
  @State private var isImporting = false
  @State private var isExporting = false
  @State private var file: URL?
  @State private var words = "Nothing"
  @State private var picture = 0

  var body: some View {
    Button("Import") { isImporting = true }
      .fileImporter(isPresented: $isImporting, allowedContentTypes: [.data]) { result in
        switch result {
        case .success(let url):
          file = url
          read()
        case .failure(let error): words = error.localizedDescription
        }
      }
    Button("Read again") { read() }
    Button("Export") { isExporting = true }
      .fileExporter(
        isPresented: $isExporting, document: Document(text: "exported"), contentType: .plainText,
        defaultFilename: "list"
      ) { result in
        words = (try? result.get()) == nil ? "Not exported" : "Exported"
      }
    Text(verbatim: words)
    Button("Next picture") { picture += 1 }
    Image(data: Data(svg.utf8), scale: 1, label: Text("Picture \(picture)"))
  }

  private func read() {
    let count = file.flatMap { try? Data(contentsOf: $0).count }
    words = "\(file?.lastPathComponent ?? "none") has \(count.map(String.init) ?? "no") bytes"
  }

  private var svg: String {
    #"<svg xmlns="http://www.w3.org/2000/svg" width="8" height="\#(8 + picture)"><path d="M0 0h8v8H0z"/></svg>"#
  }

  /// A text for the user.
  struct Document: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }
    var text: String

    init(text: String) { self.text = text }

    init(configuration: ReadConfiguration) throws {
      text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(text.utf8))
    }
  }
}
