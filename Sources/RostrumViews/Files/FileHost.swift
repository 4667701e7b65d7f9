package import Foundation
package import RostrumFoundation

/// What a host does for an app with files of its user.
@MainActor
package protocol FileHost: AnyObject, Sendable {
  /// Opens a way for files of the user, until ``closeUpload(_:)`` or the end of the upload.
  ///
  /// - Parameter upload: What is expected, and who is told.
  /// - Returns: The address for a ``FileChooser``.
  func openUpload(_ upload: FileUpload) -> String
  /// Closes a way that ``openUpload(_:)`` opened; a running upload is stopped.
  func closeUpload(_ address: String)
  /// Notices that the user has pressed a button to pass something on, which the host does itself.
  func share(_ texts: [String])
  /// Gives a file to the user.
  ///
  /// - Parameter download: The file, and who is told.
  func offer(_ download: FileDownload)
}

/// The files that an app expects of its user.
package struct FileUpload {
  /// The types of the files.
  package var types: [UTType]
  /// Whether there may be several files.
  package var allowsSeveral: Bool
  /// Called with the part that has arrived, from 0 to 1.
  package var onProgress: @MainActor (Double) -> Void
  /// Called once with the files of the session, or with the reason why there are none.
  package var onEnd: @MainActor (Result<[URL], FileTransferError>) -> Void

  package init(
    types: [UTType], allowsSeveral: Bool, onProgress: @escaping @MainActor (Double) -> Void,
    onEnd: @escaping @MainActor (Result<[URL], FileTransferError>) -> Void
  ) {
    self.types = types
    self.allowsSeveral = allowsSeveral
    self.onProgress = onProgress
    self.onEnd = onEnd
  }

  /// Whether a file is of one of the types, by the ending of its name or else its media type.
  ///
  /// - Parameters:
  ///   - name: The name of the file.
  ///   - mediaType: The media type that the user's browser knows.
  /// - Returns: Whether the app accepts the file.
  package func accepts(name: String, mediaType: String?) -> Bool {
    FileUpload.accepts(name: name, mediaType: mediaType, types)
  }

  /// Whether a file is of one of these types.
  package nonisolated static func accepts(
    name: String, mediaType: String?, _ types: [UTType]
  ) -> Bool {
    let ending = URL(fileURLWithPath: name).pathExtension
    let type = UTType(filenameExtension: ending) ?? mediaType.flatMap { UTType(mimeType: $0) }
    return types.contains { (type ?? .data).conforms(to: $0) }
  }
}

/// A file for the user.
package struct FileDownload {
  /// The name of the file.
  package var name: String
  /// The media type of the content.
  package var mediaType: String?
  /// The content.
  package var content: Data
  /// Called once with the file as the session has it, or with the reason why it wasn't given.
  package var onEnd: @MainActor (Result<URL, FileTransferError>) -> Void

  package init(
    name: String, mediaType: String?, content: Data,
    onEnd: @escaping @MainActor (Result<URL, FileTransferError>) -> Void
  ) {
    self.name = name
    self.mediaType = mediaType
    self.content = content
    self.onEnd = onEnd
  }
}

extension EnvironmentValues {
  /// What the host does with files; `nil` if it does nothing.
  package var fileHost: (any FileHost)? {
    get { self[FileHostKey.self] }
    set { self[FileHostKey.self] = newValue }
  }
}

private struct FileHostKey: EnvironmentKey {
  static let defaultValue: (any FileHost)? = nil
}
