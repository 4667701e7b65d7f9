import ArgumentParser
import Foundation
import RostrumElements
import Testing

// NB: Tests `ServeCommand` and `Settings`, which are internal.
@testable import RostrumWeb

@Suite struct SettingsTests {
  private func withFile<Result>(
    _ json: String, _ body: (String) async throws -> Result
  ) async throws -> Result {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    try json.write(to: file, atomically: true, encoding: .utf8)
    return try await body(file.path)
  }

  @Test("The command line wins over the environment, which wins over the file")
  func precedence() async throws {
    let json = #"{"port": 1, "data": "/file", "host": "h.file", "latency": 7}"#
    try await withFile(json) { file in
      let command = try await ServeCommand.parse(
        ["--config", file, "--port", "3"],
        environment: ["ROSTRUM_PORT": "2", "ROSTRUM_DATA": "/environment", "PORT": "9"])
      #expect(command.port == 3 && command.data == "/environment")
      #expect(command.host == "h.file" && command.latency == 7)
      let others = try await ServeCommand.parse([], environment: ["ROSTRUM_CONFIG": file])
      #expect(others.port == 1 && others.data == "/file")
    }
    let command = try await ServeCommand.parse([], environment: [:])
    #expect(command.port == 8080 && command.data == nil && command.density == .automatic)
    let compact = try await ServeCommand.parse([], environment: ["ROSTRUM_DENSITY": "compact"])
    #expect(compact.density == .compact)
  }

  @Test("A repeated option has the values of one source")
  func lists() async throws {
    let json = #"{"hostName": ["a.example", "b.example"], "trustedProxy": "10.0.0.0/8"}"#
    try await withFile(json) { file in
      let fromFile = try await ServeCommand.parse(["--config=\(file)"], environment: [:])
      #expect(fromFile.hostName == ["a.example", "b.example"])
      #expect(fromFile.trustedProxy == ["10.0.0.0/8"])
      let environment = ["ROSTRUM_HOST_NAME": "c.example,d.example"]
      let fromEnvironment = try await ServeCommand.parse(
        ["--config=\(file)"], environment: environment)
      #expect(fromEnvironment.hostName == ["c.example", "d.example"])
      let fromLine = try await ServeCommand.parse(
        ["--config=\(file)", "--host-name=e.example"], environment: environment)
      #expect(fromLine.hostName == ["e.example"])
    }
  }

  @Test("A flag is on or off in each source", arguments: [nil, "--http2", "--no-http2"])
  func flags(argument: String?) async throws {
    let arguments = argument.map { [$0] } ?? []
    try await withFile(#"{"http2": false}"#) { file in
      let command = try await ServeCommand.parse(
        arguments + ["--config", file], environment: [:])
      #expect(command.certificate.http2 == (argument == "--http2"))
    }
    let command = try await ServeCommand.parse(arguments, environment: ["ROSTRUM_HTTP2": "false"])
    #expect(command.certificate.http2 == (argument == "--http2"))
  }

  @Test("A certificate and its key may come from different sources, and need each other")
  func pairs() async throws {
    let command = try await ServeCommand.parse(
      ["--tls-certificate", "c.pem"], environment: ["ROSTRUM_TLS_KEY": "k.pem"])
    #expect(command.certificate.tls?.certificate.lastPathComponent == "c.pem")
    #expect(command.certificate.tls?.key.lastPathComponent == "k.pem")
    await #expect(throws: (any Error).self) {
      try await ServeCommand.parse([], environment: ["ROSTRUM_TLS_KEY": "k.pem"])
    }
  }

  @Test("A mistake names its option and its source")
  func mistakes() async throws {
    func message(_ arguments: [String], _ environment: [String: String]) async -> String {
      do {
        _ = try await ServeCommand.parse(arguments, environment: environment)
        return ""
      } catch {
        return ServeCommand.message(for: error)
      }
    }
    let environment = await message([], ["ROSTRUM_PORT": "high"])
    #expect(environment.contains("high") && environment.contains("--port"))
    #expect(environment.contains("set by the environment"))
    #expect(await message([], ["ROSTRUM_PORT": "70000"]).contains("isn't a port"))
    #expect(await !message(["--port", "x"], ["ROSTRUM_HOST": "h"]).contains("set by"))
    #expect(await message(["--config", "/missing.json"], [:]).contains("/missing.json"))
    try await withFile("{") { file in
      #expect(await message(["--config", file], [:]).contains("cannot be read"))
    }
    try await withFile(#"{"limitSessions": 0}"#) { file in
      #expect(await message(["--config", file], [:]).contains("A limit is at least 1"))
    }
  }

  @Test("The bounds of PostgreSQL have an option each, with the defaults of the storage")
  func bounds() async throws {
    let defaults = try await ServeCommand.parse([], environment: [:])
    let times = "\(defaults.store.postgresSettings)"
    for time in ["statementTimeout: 10.0 s", "lockTimeout: 5.0 s", "TransactionTimeout: 10.0 s"] {
      #expect(times.contains(time))
    }
    let json = #"{"storeStatementTimeout": 30, "storeLockTimeout": 8}"#
    try await withFile(json) { file in
      let command = try await ServeCommand.parse(
        ["--config", file, "--store-idle-timeout", "0"],
        environment: ["ROSTRUM_STORE_LOCK_TIMEOUT": "7"])
      let times = "\(command.store.postgresSettings)"
      for time in ["statementTimeout: 30.0 s", "lockTimeout: 7.0 s", "TransactionTimeout: 0.0 s"] {
        #expect(times.contains(time))
      }
    }
    for name in ["statement", "lock", "idle"] {
      await #expect(throws: (any Error).self) {
        _ = try await ServeCommand.parse(["--store-\(name)-timeout", "-1"], environment: [:])
      }
    }
  }

  @Test("Every option can be set without the command line")
  func complete() throws {
    let help = ServeCommand.helpMessage(columns: 400)
    let names = help.split(separator: "\n").compactMap { line -> String? in
      let words = line.split(separator: " ")
      guard line.hasPrefix("  --"), let name = words.first else { return nil }
      return name.split(separator: "/").first.map { String($0.dropFirst(2)) }
    }
    let lineOnly: Set = ["config", "explain-restoration", "help", "print"]
    #expect(Set(names).subtracting(lineOnly) == Set(Settings.options.map(\.name)))
  }
}
