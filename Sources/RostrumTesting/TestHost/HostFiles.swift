public import Foundation
import RostrumScenes
package import RostrumViews

/// What a test does with files in place of a user.
@MainActor
package final class HostFiles: FileHost {
  /// The requests for files, by address; the last one is the one that a user sees.
  package private(set) var uploads: [(address: String, upload: FileUpload)] = []
  /// The files that the app has given.
  private(set) var exports: [HostExport] = []
  /// The texts and addresses that the user has passed on.
  private(set) var shared: [String] = []
  private var lastNumber = 0

  package func share(_ texts: [String]) { shared += texts }

  package func openUpload(_ upload: FileUpload) -> String {
    lastNumber += 1
    uploads.append(("upload-\(lastNumber)", upload))
    return "upload-\(lastNumber)"
  }

  package func closeUpload(_ address: String) {
    uploads.removeAll { $0.address == address }
  }

  package func offer(_ download: FileDownload) {
    exports.append(HostExport(name: download.name, content: download.content))
    download.onEnd(.success(URL(fileURLWithPath: "/exports/\(download.name)")))
  }
}

/// A file that an app has given to its user.
public struct HostExport: Hashable, Sendable {
  /// The name of the file.
  public var name: String
  /// The content.
  public var content: Data

  /// Creates a file, for comparisons.
  ///
  /// - Parameters:
  ///   - name: The name of the file.
  ///   - content: The content.
  public init(name: String, content: Data) {
    self.name = name
    self.content = content
  }
}
