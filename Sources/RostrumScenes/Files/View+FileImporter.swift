public import Foundation
public import RostrumFoundation

extension View {
  /// Lets the user choose a file while a binding is `true`.
  ///
  /// ```swift
  /// .fileImporter(isPresented: $isImporting, allowedContentTypes: [.commaSeparatedText]) { result in
  ///   switch result {
  ///   case .success(let file): load(file)
  ///   case .failure: hasFailed = true
  ///   }
  /// }
  /// ```
  ///
  /// In a browser, a sheet has a button that opens the browser's chooser, and shows how much of the
  /// file has arrived. The file is a copy in a folder of the session: move it to keep it, because it is
  /// removed when the session ends for good. The server checks the type by the ending of the name, and
  /// limits the size.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the user is asked; an answer sets it to `false`.
  ///   - allowedContentTypes: The types of files that the user may choose.
  ///   - onCompletion: Called with the file, or with a ``FileTransferError``; not if the user cancels.
  /// - Returns: The view.
  @preconcurrency
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping @MainActor (Result<URL, any Error>) -> Void
  ) -> some View {
    importsFiles(isPresented, allowedContentTypes, allowsSeveral: false) { result in
      switch result {
      case .success(let files): if let file = files.first { onCompletion(.success(file)) }
      case .failure(let error): onCompletion(.failure(error))
      }
    }
  }

  /// Lets the user choose files while a binding is `true`.
  ///
  /// See `fileImporter(isPresented:allowedContentTypes:onCompletion:)`.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the user is asked; an answer sets it to `false`.
  ///   - allowedContentTypes: The types of files that the user may choose.
  ///   - allowsMultipleSelection: Whether the user may choose several files.
  ///   - onCompletion: Called with the files, or with a ``FileTransferError``; not if the user
  ///     cancels.
  /// - Returns: The view.
  @preconcurrency
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping @MainActor (Result<[URL], any Error>) -> Void
  ) -> some View {
    importsFiles(isPresented, allowedContentTypes, allowsSeveral: allowsMultipleSelection) {
      onCompletion($0.mapError { $0 })
    }
  }

  /// Lets the user choose files while a binding is `true`, and tells if the user cancels.
  ///
  /// See `fileImporter(isPresented:allowedContentTypes:onCompletion:)`.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the user is asked; an answer sets it to `false`.
  ///   - allowedContentTypes: The types of files that the user may choose.
  ///   - allowsMultipleSelection: Whether the user may choose several files.
  ///   - onCompletion: Called with the files, or with a ``FileTransferError``.
  ///   - onCancellation: Called when the sheet is gone without an answer.
  /// - Returns: The view.
  @preconcurrency
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping @MainActor (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping @MainActor () -> Void
  ) -> some View {
    importsFiles(
      isPresented, allowedContentTypes, allowsSeveral: allowsMultipleSelection
    ) {
      onCompletion($0.mapError { $0 })
    } onCancel: {
      onCancellation()
    }
  }

  private func importsFiles(
    _ isPresented: Binding<Bool>, _ types: [UTType], allowsSeveral: Bool,
    onEnd: @escaping @MainActor (Result<[URL], FileTransferError>) -> Void,
    onCancel: @escaping @MainActor () -> Void = {}
  ) -> some View {
    modifier(
      FileImport(
        isPresented: isPresented, types: types, allowsSeveral: allowsSeveral, onEnd: onEnd,
        onCancel: onCancel))
  }
}

/// Presents the sheet of a file importer.
private struct FileImport: ViewModifier {
  @Binding var isPresented: Bool
  let types: [UTType]
  let allowsSeveral: Bool
  let onEnd: @MainActor (Result<[URL], FileTransferError>) -> Void
  let onCancel: @MainActor () -> Void
  @State private var hasAnswer = false

  func body(content: Content) -> some View {
    content.sheet(isPresented: $isPresented) {
      if !hasAnswer { onCancel() }
      hasAnswer = false
    } content: {
      FileImportView(types: types, allowsSeveral: allowsSeveral) { result in
        hasAnswer = true
        isPresented = false
        onEnd(result)
      }
      .presentationDetents([.medium])
    }
  }
}

/// The sheet of a file importer: a button for the host's chooser, and the progress of the upload.
private struct FileImportView: View {
  let types: [UTType]
  let allowsSeveral: Bool
  let onEnd: @MainActor (Result<[URL], FileTransferError>) -> Void
  @Environment(\.fileHost) private var host
  @Environment(\.dismiss) private var dismiss
  @State private var address = ""
  @State private var fraction: Double?

  var body: some View {
    NavigationStack {
      VStack {
        if let fraction {
          ProgressView(value: fraction)
        } else {
          Button {
          } label: {
            Label {
              Text(allowsSeveral ? SystemWord.chooseFiles : .chooseFile)
            } icon: {
              Image(systemName: "folder")
            }
          }
          .buttonStyle(.borderedProminent)
          .controlSize(.large)
          .replacingFact(.fileChooser(chooser))
        }
      }
      .padding()
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button(role: .cancel) {
            dismiss()
          } label: {
            Text(SystemWord.cancel)
          }
        }
      }
    }
    .onChange(of: host.map { ObjectIdentifier($0) }, initial: true) { open() }
    .onDisappear { host?.closeUpload(address) }
  }

  private var chooser: FileChooser {
    FileChooser(address: address, types: types, allowsSeveral: allowsSeveral)
  }

  private func open() {
    // A launch that continues after an upload was cut off has the fraction of that one.
    fraction = nil
    guard let host else { return }
    let upload = FileUpload(types: types, allowsSeveral: allowsSeveral) {
      fraction = $0
    } onEnd: {
      onEnd($0)
    }
    address = host.openUpload(upload)
  }
}
