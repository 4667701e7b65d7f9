public import Foundation
public import RostrumFoundation

extension View {
  /// Gives a value to the user as a file when a binding becomes `true`.
  ///
  /// ```swift
  /// .fileExporter(isPresented: $isExporting, item: report, contentTypes: [.pdf]) { result in
  ///   if case .failure = result { hasFailed = true }
  /// }
  /// ```
  ///
  /// A browser downloads the file, and puts it where its user's settings say. It doesn't tell when its
  /// user prevents that.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the file is given; it becomes `false` when the browser has it.
  ///   - item: The value; nothing happens for `nil`.
  ///   - contentTypes: The types of the file that will do, of which the value's first one is taken; empty for
  ///     any.
  ///   - defaultFilename: The name of the file, with or without its ending.
  ///   - onCompletion: Called with a copy of the file in a folder of the session, or with an error.
  ///   - onCancellation: Never called: a browser has no dialog that the user could cancel.
  /// - Returns: The view.
  @preconcurrency
  public func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping @MainActor (Result<URL, any Error>) -> Void,
    onCancellation: @escaping @MainActor () -> Void = {}
  ) -> some View {
    modifier(
      ItemExportModifier(
        isPresented: isPresented, items: item.map { [$0] } ?? [], contentTypes: contentTypes,
        name: defaultFilename
      ) { result in
        onCompletion(result.flatMap { urls in Result { try urls.first.orMissing() } })
      })
  }

  /// Gives values to the user as files when a binding becomes `true`, one after the other.
  ///
  /// A browser may ask its user whether the page may give several files.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the files are given; it becomes `false` when the browser has them.
  ///   - items: The values; nothing happens if there are none.
  ///   - contentTypes: The types of the files that will do, of which a value's first one is taken; empty for
  ///     any.
  ///   - onCompletion: Called with copies of the files in a folder of the session, or with an error.
  ///   - onCancellation: Never called: a browser has no dialog that the user could cancel.
  /// - Returns: The view.
  @preconcurrency
  public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [],
    onCompletion: @escaping @MainActor (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping @MainActor () -> Void = {}
  ) -> some View where C.Element: Transferable {
    modifier(
      ItemExportModifier(
        isPresented: isPresented, items: Array(items), contentTypes: contentTypes, name: nil,
        onCompletion: onCompletion))
  }
}

extension UTType {
  /// The type, or one that it conforms to if the type itself has no ending for names of files: of the given
  /// types, or of all.
  fileprivate func withEnding(among types: [UTType]) -> UTType {
    let given = types.filter { conforms(to: $0) }
    let others = supertypes.sorted { $0.identifier < $1.identifier }
    return ([self] + given + others).first { $0.preferredFilenameExtension != nil } ?? self
  }
}

extension URL? {
  fileprivate func orMissing() throws -> URL {
    guard let self else { throw CocoaError(.fileWriteUnknown) }
    return self
  }
}

/// Gives values to the user as files.
struct ItemExportModifier<Item: Transferable>: ViewModifier {
  @Binding var isPresented: Bool
  let items: [Item]
  let contentTypes: [UTType]
  let name: String?
  let onCompletion: @MainActor (Result<[URL], any Error>) -> Void
  @Environment(\.fileHost) private var host

  /// A value as a file.
  private struct File {
    var name: String
    var type: UTType
    var content: Data
  }

  init(
    isPresented: Binding<Bool>, items: [Item], contentTypes: [UTType], name: String?,
    onCompletion: @escaping @MainActor (Result<[URL], any Error>) -> Void
  ) {
    _isPresented = isPresented
    self.items = items
    self.contentTypes = contentTypes
    self.name = name
    self.onCompletion = onCompletion
  }

  func body(content: Content) -> some View {
    content.task(id: isPresented) { if isPresented { await export() } }
  }

  private func export() async {
    guard !items.isEmpty, let host else { return }
    do {
      var files: [File] = []
      for item in items { files.append(try await file(of: item)) }
      if !Task.isCancelled { offer(files[...], after: [], to: host) }
    } catch {
      end(.failure(error))
    }
  }

  private func file(of item: Item) async throws -> File {
    let export = Item.transferForms.exports.first { export in
      contentTypes.isEmpty || contentTypes.contains { export.type.conforms(to: $0) }
    }
    guard let export else { throw CocoaError(.fileWriteUnknown) }
    let content = try await export.content(item)
    var preferred = name ?? "Untitled"
    if name == nil, case .file(let url) = content { preferred = url.lastPathComponent }
    let type = export.type.withEnding(among: contentTypes)
    return File(name: type.completing(preferred), type: type, content: try content.data())
  }

  private func offer(_ files: ArraySlice<File>, after given: [URL], to host: any FileHost) {
    guard let file = files.first else { return end(.success(given)) }
    let download = FileDownload(
      name: file.name, mediaType: file.type.preferredMIMEType, content: file.content
    ) { result in
      switch result {
      case .success(let url): offer(files.dropFirst(), after: given + [url], to: host)
      case .failure(let error): end(.failure(error))
      }
    }
    host.offer(download)
  }

  private func end(_ result: Result<[URL], any Error>) {
    isPresented = false
    onCompletion(result)
  }
}
