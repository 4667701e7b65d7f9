public import Foundation
public import RostrumRuntime
import RostrumScenes

extension TestHost {
  /// Chooses files in the `fileImporter` that is presented.
  ///
  /// ```swift
  /// await host.button("Import").tap()
  /// await host.importFiles([url])
  /// ```
  ///
  /// The app gets the files themselves, and not copies. A file of a type that the app doesn't accept
  /// ends the import with an error, as in a browser; the browser's chooser wouldn't offer it.
  ///
  /// - Parameters:
  ///   - files: The files, which need not exist unless the app reads them.
  ///   - location: The call site at which issues are reported.
  public func importFiles(_ files: [URL], at location: CallSite = #callSite) async {
    bringUpToDate(at: location)
    let names = files.map { "“\($0.lastPathComponent)”" }.joined(separator: ", ")
    var addresses: Set<String> = []
    graph.root.visit(visibleOnly: true) { element in
      guard element.role == .button,
        case .fileChooser(let chooser)? = element.state.fact(.fileChooser)
      else { return }
      addresses.insert(chooser.address)
    }
    let address = self.files.uploads.last { addresses.contains($0.address) }?.address
    await send(files, to: address ?? "", "import \(names)", at: location)
  }

  /// Gives files to whoever expects them at an address.
  func send(
    _ files: [URL], to address: String, _ what: String, at location: CallSite
  ) async {
    guard let upload = self.files.uploads.last(where: { $0.address == address })?.upload else {
      location.report(HostRefusal.noPresentation.message(doing: what, in: self))
      return
    }
    guard files.count == 1 || upload.allowsSeveral && !files.isEmpty else {
      let fact = "\(files.count) files, where one can be chosen"
      location.report(HostRefusal.invalidValue(fact).message(doing: what, in: self))
      return
    }
    let wrong = files.first { !upload.accepts(name: $0.lastPathComponent, mediaType: nil) }
    inDependencies { () throws(Never) in
      if let wrong {
        upload.onEnd(.failure(.unsupportedType(name: wrong.lastPathComponent)))
      } else {
        upload.onEnd(.success(files))
      }
    }
    await settle(at: location)
  }

  /// The texts and addresses that the user has passed on with `ShareLink`, in order.
  public var sharedItems: [String] { files.shared }

  /// The files that the app has given with `fileExporter`, in order.
  public var exportedFiles: [HostExport] { files.exports }
}
