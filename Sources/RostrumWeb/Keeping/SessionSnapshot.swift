import Foundation
import RostrumRestoration

/// A session as it is stored, from which a node launches it again.
struct SessionSnapshot: Hashable, Sendable, Codable {
  /// The reason why stored contents aren't a snapshot of a session.
  enum Defect: Error, Hashable, Sendable {
    /// The contents are damaged.
    case damaged
    /// A later version of the package has written the contents.
    case laterVersion(Int)
    /// A different program has written the contents.
    case differentProgram(String)
  }

  /// The version of the format.
  static let version = 1

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
  /// The names of the values of the database that the launch has used; `nil` in snapshots of earlier
  /// versions.
  var sharedValues: [String]?
}

extension SessionSnapshot {
  private struct Header: Codable {
    var version: Int
  }

  private struct Document: Codable {
    var version: Int
    var session: SessionSnapshot
  }

  /// The snapshot as bytes.
  ///
  /// - Complexity: O(*n*) in the size of the snapshot.
  /// - Throws: An error of `PropertyListEncoder`.
  func encoded() throws -> [UInt8] {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    return try Array(encoder.encode(Document(version: Self.version, session: self)))
  }

  /// Reads a snapshot of a program.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - program: The name of the app.
  /// - Throws: ``Defect``.
  /// - Complexity: O(*n*) in the size of the snapshot.
  init(decoding bytes: [UInt8], of program: String) throws(Defect) {
    let decoder = PropertyListDecoder()
    let data = Data(bytes)
    guard let document = try? decoder.decode(Document.self, from: data),
      document.version <= Self.version
    else {
      // A later version may have a different document.
      guard let header = try? decoder.decode(Header.self, from: data) else { throw .damaged }
      throw header.version > Self.version ? .laterVersion(header.version) : .damaged
    }
    guard document.session.program == program else {
      throw .differentProgram(document.session.program)
    }
    self = document.session
  }
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
