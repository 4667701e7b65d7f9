import Foundation

/// Writes a source file with the names in catalogues: `AssetSymbolsTool OUTPUT CATALOGUE…`.
@main struct AssetSymbolsTool {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard let output = arguments.first else { return }
    let catalogs = arguments.dropFirst().map { AssetNames(in: URL(filePath: $0)) }
    let source = AssetSource(names: catalogs.reduce(AssetNames()) { $0.merging($1) })
    try source.text.write(to: URL(filePath: output), atomically: true, encoding: .utf8)
  }
}
