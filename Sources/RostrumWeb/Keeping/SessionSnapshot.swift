import Foundation
import RostrumRestoration

/// A session as it is stored, from which a node launches it again.
struct SessionSnapshot: Hashable, Sendable {
  /// The reason why stored contents aren't a snapshot of a session.
  enum Defect: Error, Hashable, Sendable {
    /// The contents are damaged.
    case damaged
    /// A later version of the package has written the contents.
    case laterVersion(Int)
    /// A different program has written the contents.
    case differentProgram(String)
  }

  /// The name of the app.
  var program: String
  /// The build of the program.
  var build: String
  /// What the launch has kept.
  var launch: LaunchSnapshot
  /// The path and the query of the page's URL.
  var address: String?
  /// The values that the scene stores with the tab.
  var kept: [String: String] = [:]
  /// The number of the last event that is part of the snapshot.
  var lastEvent: UInt64 = 0
  /// The count of the oldest token that was valid.
  var tokenFloor: UInt64 = 0
  /// Whether the page has dark colors.
  var isDark = false
  /// Whether the window is narrow.
  var isCompact = false
  /// The names of the values of the database that the launch has used.
  var sharedValues: [String] = []
}

/// The build of the running program.
enum ProgramBuild {
  /// A text that differs between builds, as far as the program's file tells.
  static let current: String = {
    let path = CommandLine.arguments.first.map { URL(filePath: $0).resolvingSymlinksInPath().path }
    guard let path, let facts = try? FileManager.default.attributesOfItem(atPath: path),
      let size = facts[.size] as? NSNumber, let date = facts[.modificationDate] as? Date
    else { return "unknown" }
    return "\(size.intValue)-\(Int(date.timeIntervalSince1970))"
  }()
}
