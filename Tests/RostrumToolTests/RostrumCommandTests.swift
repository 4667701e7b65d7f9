import ArgumentParser
import Foundation
import RostrumLintCommand
import RostrumNew
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

// NB: Tests the commands, which are internal.
@testable import RostrumTool

struct RostrumCommandTests {
  private static let commands: [any ParsableCommand.Type] = [
    RostrumCommand.self, NewCommand.self, AddCommand.self, AddListCommand.self, DevCommand.self,
    PreviewCommand.self, LintCommand.self,
  ]

  @Test("The version is that of the changelog")
  func version() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let log = try String(contentsOf: root.appending(path: "CHANGELOG.md"), encoding: .utf8)
    let heading = try #require(log.split(separator: "\n").first { $0.hasPrefix("## ") })
    #expect(RostrumVersion.text == heading.dropFirst(3).lowercased())
    #expect(RostrumCommand.configuration.version == "rostrum \(RostrumVersion.text)")
  }

  @Test("Each command says its exit status", arguments: commands.indices)
  func status(_ index: Int) {
    #expect(Self.commands[index].helpMessage().contains("Exit status:"))
  }

  @Test("Each command that does something can be quiet, and completes its paths")
  func options() {
    let script = RostrumCommand.completionScript(for: .bash)
    for command in Self.commands where command.configuration.subcommands.isEmpty {
      let help = command.helpMessage()
      #expect(help.contains("-q, --quiet"), "\(command)")
      #expect(
        help.contains("rostrum \(command.configuration.commandName ?? "")")
          || help.contains("rostrum add list"))
    }
    // Folders and files are completed by the shell's own functions.
    for name in [
      "--package-path", "--scratch-path", "--into", "--snapshots", "--browser", "--config",
      "--baseline", "--cache-path",
    ] {
      #expect(script.contains(name), "\(name)")
    }
    #expect(script.contains("compgen") || script.contains("_filedir") || script.contains("-d"))
  }

  @Test(
    "A name that isn't one of a command has the nearest one beside it",
    arguments: [
      (["nw"], "There is no command 'nw'. Did you mean 'new'?"),
      (["lnt", "Sources"], "There is no command 'lnt'. Did you mean 'lint'?"),
      (["add", "lst"], "There is no command 'lst'. Did you mean 'list'?"),
      (["generate"], "There is no command 'generate'."),
    ])
  func typos(_ arguments: [String], _ message: String) {
    let error = #expect(throws: ValidationError.self) {
      try CommandNames.check(arguments, of: RostrumCommand.self)
    }
    #expect(error?.message == message + "\n  See 'rostrum --help' for all of them.")
  }

  @Test(
    "Names of commands, and what isn't one",
    arguments: [
      ["new", "nw"], ["add", "list", "lst"], ["--version"], ["add"], [], ["help", "new"], ["-h"],
    ])
  func names(_ arguments: [String]) {
    #expect(throws: Never.self) { try CommandNames.check(arguments, of: RostrumCommand.self) }
  }

  @Test("An option with a typo has the nearest one beside it")
  func optionTypos() {
    #expect {
      try RostrumCommand.parseAsRoot(["new", "Fleet", "--templat", "desk"])
    } throws: { RostrumCommand.message(of: $0).contains("Did you mean '--template'?") }
  }

  @Test("Errors are one line, without the names of types")
  func messages() {
    let file = CocoaError(
      .fileWriteUnknown,
      userInfo: [NSUnderlyingErrorKey: POSIXError(.EACCES), NSFilePathErrorKey: "/a"])
    #expect(RostrumCommand.message(of: file) == "Error: '/a': Permission denied.")
    #expect(
      RostrumCommand.message(of: NewError.noFolder("/nowhere"))
        == "Error: '/nowhere' isn't a folder.")
    #expect(
      RostrumCommand.message(of: ValidationError("Port 1 is in use.")) == "Error: Port 1 is in use."
    )
  }

  @Test("A port that can't be is refused", arguments: [0, -1, 65_536, 99_999, Int.max])
  func ports(_ port: Int) {
    for command in [["dev", "App"], ["preview"]] {
      #expect(throws: (any Error).self) {
        try RostrumCommand.parseAsRoot(command + ["--port", "\(port)"])
      }
    }
  }

  @Test("A port that is in use is said, and free afterwards")
  func portInUse() throws {
    #if canImport(Glibc)
      let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        _ = bind(descriptor, $0, length)
        _ = getsockname(descriptor, $0, &length)
      }
    }
    listen(descriptor, 1)
    let port = Int(UInt16(bigEndian: address.sin_port))
    let error = #expect(throws: ValidationError.self) { try Ports.checkFree(port) }
    #expect(error?.message == "Port \(port) is in use. Choose a different one with --port.")
    close(descriptor)
    #expect(throws: Never.self) { try Ports.checkFree(port) }
  }
}
