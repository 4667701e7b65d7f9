import NIOCore
import RostrumHTML

/// What a tool for development says about the build of the program that is running.
package struct BuildStatus: Hashable, Sendable, Codable {
  /// Whether a new program is being built.
  package var isBuilding = false
  /// The lines of the errors of the last build, none if it has succeeded.
  package var errors: [String] = []

  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("building")
      json.bool(isBuilding)
      json.key("errors")
      json.array { json in
        for error in errors { json.string(error) }
      }
    }
  }
}
