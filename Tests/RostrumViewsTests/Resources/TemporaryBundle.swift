import Foundation

/// A bundle with files for one test, which go with it.
final class TemporaryBundle {
  let bundle: Bundle
  private let folder: URL

  init(_ files: [String: String]) throws {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "bundle-\(UUID().uuidString)", directoryHint: .isDirectory)
    for (path, text) in files {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    struct NoBundle: Error {}
    guard let bundle = Bundle(path: folder.path(percentEncoded: false)) else { throw NoBundle() }
    self.bundle = bundle
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }
}
