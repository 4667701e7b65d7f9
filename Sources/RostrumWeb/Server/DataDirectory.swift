import Foundation
import Logging

/// The folder in which users' data are kept.
enum DataDirectory {
  /// The folder of an app among the data of the person who runs the server.
  ///
  /// - Parameters:
  ///   - name: The app's name.
  ///   - environment: The process's environment.
  /// - Returns: The folder. It need not exist.
  static func standard(
    for name: String, environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> URL {
    // Only absolute paths count, as the XDG base directory specification has it.
    let data =
      if let path = environment["XDG_DATA_HOME"], path.hasPrefix("/") {
        URL(filePath: path, directoryHint: .isDirectory)
      } else {
        FileManager.default.homeDirectoryForCurrentUser
          .appending(path: ".local/share", directoryHint: .isDirectory)
      }
    return data.appending(path: name, directoryHint: .isDirectory)
  }

  /// Makes the folder, for its owner alone, and tries whether it can be written.
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

  /// Makes the folder of all users' folders, and brings those of earlier versions up to date.
  static func prepare(_ folders: UserFolders, logger: Logger) throws(WebServerError) {
    do {
      try folders.prepare(logger: logger)
    } catch {
      throw .unwritableDirectory(path: folders.directory.path, reason: reason(error))
    }
  }

  private static func reason(_ error: any Error) -> String {
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    guard let code = underlying?.code, underlying?.domain == NSPOSIXErrorDomain else {
      return error.localizedDescription
    }
    return String(cString: strerror(Int32(code))).lowercased()
  }
}
