internal import ArgumentParser
import Foundation
import RostrumLint
import Yams

extension LintCommand {
  /// The configuration of the project: that of the option, or of the current folder if it has one.
  ///
  /// - Returns: The configuration.
  /// - Throws: A `ValidationError` that says what is wrong with the file.
  func readConfiguration() throws -> Configuration {
    let path = configurationPath ?? ".rostrum-lint.yml"
    if configurationPath == nil && !FileManager.default.fileExists(atPath: path) {
      return Configuration()
    }
    guard let text = try? String(contentsOf: URL(filePath: path), encoding: .utf8) else {
      throw ValidationError("'\(path)' can't be read.")
    }
    // A file with comments only is one without settings.
    guard let node = try parsed(text, path) else { return Configuration() }
    do {
      return try YAMLDecoder().decode(Configuration.self, from: node)
    } catch let error as ConfigurationError {
      throw ValidationError("\(path): \(error).")
    } catch {
      throw ValidationError("\(path): \(Self.reason(error))")
    }
  }

  private func parsed(_ text: String, _ path: String) throws -> Node? {
    do {
      return try Yams.compose(yaml: text)
    } catch {
      throw ValidationError("\(path): \(error)")
    }
  }

  private static func reason(_ error: any Error) -> String {
    guard let error = error as? DecodingError else { return "\(error)" }
    let context: DecodingError.Context? =
      switch error {
      case .typeMismatch(_, let context), .valueNotFound(_, let context),
        .keyNotFound(_, let context), .dataCorrupted(let context):
        context
      @unknown default: nil
      }
    if let error = context?.underlyingError as? ConfigurationError { return "\(error)." }
    let place = (context?.codingPath ?? []).map(\.stringValue).joined(separator: ".")
    return place.isEmpty
      ? "use included, excluded and rules." : "the value of '\(place)' isn't what it should be."
  }

  /// The findings that aren't reported.
  ///
  /// - Returns: The baseline, or nil without one.
  /// - Throws: A `ValidationError` if the file can't be read.
  func readBaseline() throws -> Baseline? {
    guard let baseline, !updateBaseline else { return nil }
    guard let data = try? Data(contentsOf: URL(filePath: baseline)),
      let read = try? JSONDecoder().decode(Baseline.self, from: data)
    else {
      throw ValidationError("'\(baseline)' isn't a baseline; --update-baseline writes one.")
    }
    return read
  }

  /// Writes a baseline.
  ///
  /// - Parameters:
  ///   - baseline: The findings.
  ///   - path: The path of the file.
  /// - Throws: A `ValidationError` if the file can't be written.
  func write(_ baseline: Baseline, to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      try (try encoder.encode(baseline) + Data("\n".utf8)).write(to: URL(filePath: path))
    } catch {
      throw ValidationError("'\(path)' can't be written.")
    }
  }
}
