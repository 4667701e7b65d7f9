import ArgumentParser
import Foundation
import Subprocess

/// The executable products of a package.
struct PackageProducts {
  let names: [String]

  /// Creates a list.
  ///
  /// - Parameter names: The names of the products.
  init(_ names: [String]) {
    self.names = names.sorted()
  }

  /// Reads the products of a package.
  ///
  /// - Parameter package: The folder of the package.
  /// - Throws: A `ValidationError` if the folder has no package that SwiftPM can read.
  init(of package: URL) async throws {
    let result = try await Subprocess.run(
      .name("swift"),
      arguments: [
        "package", "--package-path", package.path(percentEncoded: false), "describe", "--type",
        "json",
      ],
      output: .data(limit: 16_777_216), error: .string(limit: 65_536))
    guard result.terminationStatus.isSuccess else {
      let reason = result.standardError.split(separator: "\n")
        .first { $0.hasPrefix("error: ") }?.dropFirst("error: ".count)
      throw ValidationError(
        reason.map(String.init) ?? "The package in '\(package.path)' can't be read.")
    }
    try self.init(describedBy: result.standardOutput)
  }

  /// Reads the products from what `swift package describe --type json` prints.
  init(describedBy json: Data) throws {
    let description = try JSONDecoder().decode(Description.self, from: json)
    self.init(description.products.filter(\.isExecutable).map(\.name))
  }

  /// The product to run if the developer names none.
  ///
  /// - Parameter command: The command that names a product, up to its name.
  /// - Returns: The only product.
  /// - Throws: A `ValidationError` unless there is exactly one.
  func app(orAskFor command: String) throws -> String {
    guard names.count == 1 else {
      throw ValidationError(
        names.isEmpty
          ? "The package has no executable product."
          : "The package has several products: \(names.joined(separator: ", ")). "
            + "Choose one, as in \(command) \(names[0]).")
    }
    return names[0]
  }
}

private struct Description: Decodable {
  struct Product: Decodable {
    struct Kind: Decodable {
      let isExecutable: Bool

      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        isExecutable = container.contains(.executable)
      }

      private enum CodingKeys: CodingKey { case executable }
    }

    let name: String
    private let type: Kind
    var isExecutable: Bool { type.isExecutable }
  }

  let products: [Product]
}
