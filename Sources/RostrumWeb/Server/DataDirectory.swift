import Foundation
import Logging

/// The folder that contains users' data.
enum DataDirectory {
  /// Returns the default folder of an app, within the data of the user that runs the server.
  ///
  /// - Parameters:
  ///   - name: The app's name.
  ///   - environment: The process's environment.
  /// - Returns: The folder, which may not exist.
  static func standard(
    for name: String, environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> URL {
    // Relative paths are ignored, as the XDG Base Directory Specification requires.
    let data =
      if let path = environment["XDG_DATA_HOME"], path.hasPrefix("/") {
        URL(filePath: path, directoryHint: .isDirectory)
      } else {
        FileManager.default.homeDirectoryForCurrentUser
          .appending(path: ".local/share", directoryHint: .isDirectory)
      }
    return data.appending(path: name, directoryHint: .isDirectory)
  }

  /// Creates the folder, accessible only by its owner, and checks that it is writable.
  static func prepare(_ directory: URL) throws(WebServerError) {
    let probe = directory.appending(path: ".probe-\(UUID().uuidString)")
    do {
      try FileManager.default.createDirectory(
        at: directory, withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
      try Data().write(to: probe)
      try FileManager.default.removeItem(at: probe)
    } catch {
      throw .unwritableDirectory(path: directory.path, reason: reason(error))
    }
  }

  /// Creates the folder for all users' folders, and migrates those of earlier versions.
  static func prepare(_ folders: UserFolders, logger: Logger) throws(WebServerError) {
    do {
      try folders.prepare(logger: logger)
    } catch {
      throw .unwritableDirectory(path: folders.directory.path, reason: reason(error))
    }
  }

  /// The reason of an error of the file system, in the words of the system.
  static func reason(_ error: any Error) -> String {
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    guard let code = underlying?.code, underlying?.domain == NSPOSIXErrorDomain else {
      return error.localizedDescription
    }
    return String(cString: strerror(Int32(code))).lowercased()
  }
}
