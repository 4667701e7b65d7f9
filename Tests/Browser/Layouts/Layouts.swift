import Foundation

/// Prints layouts as pages, with the frames that the layout engine computes for their elements.
///
/// - `Layouts`: the table of small layouts.
/// - `Layouts random SEED COUNT`: views that are created at random from a seed.
/// - `Layouts trees`: the views that are described on standard input, one a line.
@main @MainActor struct Layouts {
  private static let window = CGSize(width: 400, height: 600)
  /// A random view is placed in two windows, and what fills is much longer in the second.
  private static let windows = [window, CGSize(width: 40_000, height: 60_000)]

  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    switch arguments.first {
    case "random":
      let numbers = arguments.dropFirst().compactMap { Int($0) }
      guard numbers.count == 2 else { throw CocoaError(.formatting) }
      var random = RandomTrees(seed: UInt64(numbers[0]))
      for index in 0..<numbers[1] { try page(of: random.tree(), "tree \(index)").print() }
    case "trees":
      while let line = readLine() {
        let tree = try JSONDecoder().decode(ViewTree.self, from: Data(line.utf8))
        try page(of: tree, line).print()
      }
    default:
      for layout in LayoutCase.all {
        try LayoutPage(layout.name, layout.view, in: [window]).print()
      }
    }
  }

  private static func page(of tree: ViewTree, _ name: String) -> LayoutPage {
    LayoutPage(name, tree.view, in: windows, tree: tree)
  }
}
