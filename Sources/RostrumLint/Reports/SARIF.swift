import Foundation

/// The findings and problems of a run in the format that code hosts and editors read, version 2.1.0.
struct SARIF: Encodable {
  struct Text: Encodable {
    var text: String
  }

  struct Configuration: Encodable {
    var level: String
  }

  struct Rule: Encodable {
    var id: String
    var shortDescription: Text
    var fullDescription: Text
    var defaultConfiguration: Configuration
  }

  struct Driver: Encodable {
    var name = "rostrum lint"
    var rules: [Rule]
  }

  struct Tool: Encodable {
    var driver: Driver
  }

  struct Artifact: Encodable {
    var uri: String

    /// Names a file by a URI, as paths may have blanks and signs that URIs can't.
    init(path: String) {
      var allowed = CharacterSet.urlPathAllowed
      allowed.remove(charactersIn: ":")
      let encoded = path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path
      uri = path.hasPrefix("/") ? "file://\(encoded)" : encoded
    }
  }

  struct Region: Encodable {
    var startLine: Int
    var startColumn: Int?
  }

  struct Physical: Encodable {
    var artifactLocation: Artifact
    var region: Region?
  }

  struct Location: Encodable {
    var physicalLocation: Physical

    init(_ path: String, _ line: Int?, _ column: Int? = nil) {
      physicalLocation = Physical(
        artifactLocation: Artifact(path: path),
        region: line.map { Region(startLine: $0, startColumn: column) })
    }
  }

  struct Result: Encodable {
    var ruleId: String
    var level: String
    var message: Text
    var locations: [Location]
  }

  struct Notification: Encodable {
    var level = "error"
    var message: Text
    var locations: [Location]
  }

  struct Invocation: Encodable {
    var executionSuccessful: Bool
    var toolExecutionNotifications: [Notification]
  }

  struct Run: Encodable {
    var tool: Tool
    var columnKind = "unicodeCodePoints"
    var invocations: [Invocation]
    var results: [Result]
  }

  let version = "2.1.0"
  let schema = "https://json.schemastore.org/sarif-2.1.0.json"
  let runs: [Run]

  private enum CodingKeys: String, CodingKey {
    case version, runs
    case schema = "$schema"
  }

  init(_ findings: [Finding], _ problems: [Problem]) {
    let rules = Rules.all.map {
      Rule(
        id: $0.name, shortDescription: Text(text: $0.summary),
        fullDescription: Text(text: $0.explanation),
        defaultConfiguration: Configuration(level: $0.level.rawValue))
    }
    let suppression = Rule(
      id: Suppressions.rule, shortDescription: Text(text: Suppressions.summary),
      fullDescription: Text(text: Suppressions.summary),
      defaultConfiguration: Configuration(level: Level.warning.rawValue))
    let results = findings.map {
      Result(
        ruleId: $0.rule, level: $0.level.rawValue, message: Text(text: $0.message),
        locations: [Location($0.path, $0.line, $0.scalarColumn)])
    }
    let notifications = problems.map {
      Notification(
        message: Text(text: $0.message), locations: [Location($0.path, $0.line)])
    }
    runs = [
      Run(
        tool: Tool(driver: Driver(rules: rules + [suppression])),
        invocations: [
          Invocation(
            executionSuccessful: problems.isEmpty, toolExecutionNotifications: notifications)
        ],
        results: results)
    ]
  }
}
