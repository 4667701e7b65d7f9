import Foundation
package import RostrumRestoration

/// The stored contents of a session, from which a node launches it again.
package struct SessionSnapshot: Hashable, Sendable {
  /// The reason why stored contents aren't a snapshot of a session.
  package enum Defect: Error, Hashable, Sendable {
    /// The contents are damaged.
    case damaged
    /// The contents were written by a later version of the package.
    case laterVersion(Int)
    /// The contents were written by a different program.
    case differentProgram(String)
  }

  /// The name of the app.
  package var program: String
  /// The build of the program.
  package var build: String
  /// The values that the launch has kept.
  package var launch: LaunchSnapshot
  /// The path and the query of the page's URL.
  package var address: String?
  /// The scene's values that the tab stores.
  package var kept: [String: String] = [:]
  /// The number of the last event that is part of the snapshot.
  package var lastEvent: UInt64 = 0
  /// The count of the oldest valid token.
  package var tokenFloor: UInt64 = 0
  /// Whether the page has dark colors.
  package var isDark = false
  /// Whether the window is narrow.
  package var isCompact = false
  /// The names of the database values that the launch has used.
  package var sharedValues: [String] = []

  package init(
    program: String, build: String, launch: LaunchSnapshot, address: String? = nil,
    kept: [String: String] = [:], lastEvent: UInt64 = 0, tokenFloor: UInt64 = 0,
    isDark: Bool = false, isCompact: Bool = false, sharedValues: [String] = []
  ) {
    self.program = program
    self.build = build
    self.launch = launch
    self.address = address
    self.kept = kept
    self.lastEvent = lastEvent
    self.tokenFloor = tokenFloor
    self.isDark = isDark
    self.isCompact = isCompact
    self.sharedValues = sharedValues
  }
}

/// The build of the running program.
package enum ProgramBuild {
  /// A text that differs between builds, as far as the program's file can tell.
  package static let current: String = {
    let path = CommandLine.arguments.first.map { URL(filePath: $0).resolvingSymlinksInPath().path }
    guard let path, let facts = try? FileManager.default.attributesOfItem(atPath: path),
      let size = facts[.size] as? NSNumber, let date = facts[.modificationDate] as? Date
    else { return "unknown" }
    return "\(size.intValue)-\(Int(date.timeIntervalSince1970))"
  }()
}
