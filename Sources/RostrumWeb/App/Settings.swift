#if CommandLine
  import ArgumentParser
  import Configuration
  import Foundation
  import SystemPackage

  /// The options of a program that the environment or a file sets.
  ///
  /// Each becomes an argument, unless the command line has it, so that all options have the same
  /// checks and the same error messages; see `Documentation/Decisions`.
  struct Settings {
    /// An option that may be set without the command line.
    struct Option {
      /// The name on the command line, without the dashes.
      let name: String
      var isRepeated = false
      var isFlag = false

      /// The name in a file; in the environment, it is `ROSTRUM_` and the same words.
      var key: String {
        let words = name.split(separator: "-")
        return words[0] + words.dropFirst().map(\.capitalized).joined()
      }
    }

    /// All options, except those that only a command line makes sense of.
    static let options =
      [
        "host", "port", "data", "tls-certificate", "tls-key", "detached-lifetime", "density",
        "latency",
        "build-status", "node", "store", "store-key", "session-lifetime", "store-statement-timeout",
        "store-lock-timeout", "store-idle-timeout",
      ]
      .map { Option(name: $0) }
      + ["host-name", "trusted-proxy", "pictures"].map { Option(name: $0, isRepeated: true) }
      + ["http2", "overlay"].map { Option(name: $0, isFlag: true) }
      + limits.map { Option(name: "limit-" + $0) }

    private static let limits = [
      "sessions", "sessions-per-user", "sessions-per-address", "sockets", "sockets-per-user",
      "sockets-per-address", "joins", "joins-per-user", "joins-per-address", "connections",
      "connections-per-address", "stored-bytes", "stored-bytes-per-user",
      "session-bytes", "session-bytes-per-user", "session-bytes-per-address",
      "stored-session-bytes", "stored-session-bytes-per-user", "stored-session-bytes-per-address",
      "shared-value-bytes", "uploaded-bytes", "uploaded-bytes-per-user",
    ]

    private let reader: ConfigReader

    /// Reads the environment, and the file if there is one.
    ///
    /// - Parameters:
    ///   - environment: The variables.
    ///   - file: The path of a JSON file.
    /// - Throws: `ValidationError` if the file can't be read.
    init(environment: [String: String], file: String?) async throws {
      var providers: [any ConfigProvider] = [
        EnvironmentVariablesProvider(environmentVariables: environment)
          .prefixKeys(with: Self.prefix)
      ]
      if let file {
        do {
          providers.append(try await FileProvider<JSONSnapshot>(filePath: FilePath(file)))
        } catch {
          throw ValidationError("The configuration file \(file) cannot be read: \(error)")
        }
      }
      reader = ConfigReader(providers: providers)
    }

    private static let prefix: ConfigKey = "rostrum"

    /// The path of the file that the environment names, or `nil`.
    static func file(in environment: [String: String]) -> String? {
      let provider = EnvironmentVariablesProvider(environmentVariables: environment)
      return ConfigReader(provider: provider.prefixKeys(with: prefix)).string(forKey: "config")
    }

    /// The arguments for all options that are set, and that a command line lacks.
    func arguments(besides commandLine: [String]) -> [String] {
      Self.options.flatMap { option -> [String] in
        let isOnCommandLine = commandLine.contains { argument in
          argument == "--\(option.name)" || argument == "--no-\(option.name)"
            || argument.hasPrefix("--\(option.name)=")
        }
        return isOnCommandLine ? [] : arguments(for: option)
      }
    }

    private func arguments(for option: Option) -> [String] {
      if option.isFlag {
        guard let isOn = reader.bool(forKey: key(option)) else { return [] }
        return [isOn ? "--\(option.name)" : "--no-\(option.name)"]
      }
      return values(of: option).map { "--\(option.name)=\($0)" }
    }

    private func values(of option: Option) -> [String] {
      let key = key(option)
      if option.isRepeated, let values = reader.stringArray(forKey: key) { return values }
      let value = reader.string(forKey: key) ?? reader.int(forKey: key).map(String.init)
      return value.map { [$0] } ?? []
    }

    private func key(_ option: Option) -> ConfigKey { ConfigKey([option.key]) }
  }
#endif
