public import Foundation
public import RostrumFoundation

extension View {
  /// Gives a document to the user as a file when a binding becomes `true`.
  ///
  /// ```swift
  /// .fileExporter(
  ///   isPresented: $isExporting, document: memo, contentType: .plainText, defaultFilename: "Memo"
  /// ) { result in
  ///   if case .failure = result { hasFailed = true }
  /// }
  /// ```
  ///
  /// A browser downloads the file, and puts it where its user's settings say.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the file is given; it becomes `false` when the browser has it.
  ///   - document: The document; nothing happens for `nil`.
  ///   - contentType: The type of the file.
  ///   - defaultFilename: The name of the file, with or without its ending.
  ///   - onCompletion: Called with a copy of the file in a folder of the session, or with an error.
  /// - Returns: The view.
  @preconcurrency
  public func fileExporter<Document: FileDocument>(
    isPresented: Binding<Bool>, document: Document?, contentType: UTType,
    defaultFilename: String? = nil,
    onCompletion: @escaping @MainActor (Result<URL, any Error>) -> Void
  ) -> some View {
    modifier(
      FileExportModifier(
        isPresented: isPresented, document: document, contentType: contentType,
        name: defaultFilename, onCompletion: onCompletion))
  }

  /// Gives a document to the user as a file when a binding becomes `true`.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the file is given; it becomes `false` when the browser has it.
  ///   - document: The document; nothing happens for `nil`.
  ///   - contentTypes: The accepted types of the file; the first one is used. If it is empty, the first type that
  ///     the document can write is used.
  ///   - defaultFilename: The name of the file, with or without its ending.
  ///   - onCompletion: Called with a copy of the file in a folder of the session, or with an error.
  ///   - onCancellation: Never called: a browser has no dialog that the user could cancel.
  /// - Returns: The view.
  @preconcurrency
  public func fileExporter<Document: FileDocument>(
    isPresented: Binding<Bool>, document: Document?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping @MainActor (Result<URL, any Error>) -> Void,
    onCancellation: @escaping @MainActor () -> Void = {}
  ) -> some View {
    fileExporter(
      isPresented: isPresented, document: document,
      contentType: contentTypes.first ?? Document.writableContentTypes.first ?? .data,
      defaultFilename: defaultFilename, onCompletion: onCompletion)
  }
}

package struct FileExportModifier<Document: FileDocument>: ViewModifier {
  @Binding var isPresented: Bool
  let document: Document?
  let contentType: UTType
  let name: String?
  let onCompletion: @MainActor (Result<URL, any Error>) -> Void
  @Environment(\.fileHost) private var host

  init(
    isPresented: Binding<Bool>, document: Document?, contentType: UTType, name: String?,
    onCompletion: @escaping @MainActor (Result<URL, any Error>) -> Void
  ) {
    _isPresented = isPresented
    self.document = document
    self.contentType = contentType
    self.name = name
    self.onCompletion = onCompletion
  }

  package func body(content: Content) -> some View {
    content.onChange(of: isPresented, initial: true) { if isPresented { export() } }
  }

  private func export() {
    guard let document, let host else { return }
    do {
      let file = try document.fileWrapper(
        configuration: FileDocumentWriteConfiguration(contentType: contentType, existingFile: nil))
      let preferred = name ?? file.preferredFilename ?? "Untitled"
      let download = FileDownload(
        name: contentType.completing(preferred), mediaType: contentType.preferredMIMEType,
        content: file.regularFileContents ?? Data()
      ) { result in
        end(result.mapError { $0 })
      }
      host.offer(download)
    } catch {
      end(.failure(error))
    }
  }

  private func end(_ result: Result<URL, any Error>) {
    isPresented = false
    onCompletion(result)
  }
}
