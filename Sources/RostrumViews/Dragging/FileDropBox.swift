import Foundation
internal import RostrumFoundation

/// A view on which the user can drop files, with the progress of what is sent.
struct FileDropBox<T: Transferable, Content: View>: View {
  let content: Content
  let action: @MainActor ([T], CGPoint) -> Void
  let isTargeted: (@MainActor (Bool) -> Void)?
  @Environment(\.fileHost) private var host
  @State private var address = ""
  @State private var fraction: Double?
  @State private var failure: String?

  var body: some View {
    DropBox(
      content: content.overlay(alignment: .bottom) { notice }, chooser: chooser, action: action,
      isTargeted: isTargeted
    )
    .onChange(of: host.map { ObjectIdentifier($0) }, initial: true) { open() }
    .onDisappear { host?.closeUpload(address) }
  }

  @ViewBuilder private var notice: some View {
    if let fraction {
      ProgressView(value: fraction).padding(8)
    } else if let failure {
      Text(verbatim: failure).font(.footnote).padding(6).background(.regularMaterial)
    }
  }

  private var types: [UTType] { T.transferForms.fileImports.map(\.type) }

  private var chooser: FileChooser {
    FileChooser(address: address, types: types, allowsSeveral: true)
  }

  private func open() {
    // A launch that continues after an upload was cut off has the fraction of that one.
    fraction = nil
    guard let host else { return }
    let upload = FileUpload(types: types, allowsSeveral: true) {
      fraction = $0
      failure = nil
    } onEnd: { result in
      // The address was good for these files only.
      host.closeUpload(address)
      open()
      failure = nil
      switch result {
      case .success(let files): receive(files)
      case .failure(let error): failure = error.localizedDescription
      }
    }
    address = host.openUpload(upload)
  }

  private func receive(_ files: [URL]) {
    let action = action
    Task {
      var values: [T] = []
      for file in files {
        do {
          values.append(try await T(contentsOf: file))
        } catch {
          let error = FileTransferError.unsupportedType(name: file.lastPathComponent)
          failure = error.localizedDescription
        }
      }
      if !values.isEmpty { action(values, .zero) }
    }
  }
}
