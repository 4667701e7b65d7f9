import Foundation

/// The addresses of the pictures that a scene has loaded.
///
/// A view that shows a picture once more, such as a row that was scrolled away, begins with the
/// picture, and not with its placeholder: the host keeps what it has loaded.
final class LoadedPictures: GraphService {
  /// The number of addresses that are remembered.
  static let limit = 1000

  private var urls: Set<URL> = []
  /// The addresses in the order in which they were loaded.
  private var order: [URL] = []

  func contains(_ url: URL) -> Bool { urls.contains(url) }

  /// Remembers an address, in place of the oldest one if there are too many.
  ///
  /// - Complexity: O(*n*) in the limit.
  func insert(_ url: URL) {
    guard urls.insert(url).inserted else { return }
    order.append(url)
    if order.count > Self.limit { urls.remove(order.removeFirst()) }
  }
}

/// Gives a view the pictures that its scene has loaded.
struct ScenePictures: NodeProperty {
  private var pictures: LoadedPictures?

  init() {}

  mutating func attach(_ storage: inout AnyObject?, to node: Node) {
    pictures = node.graph.service(LoadedPictures.self)
  }

  func contains(_ url: URL) -> Bool { pictures?.contains(url) ?? false }

  func insert(_ url: URL) { pictures?.insert(url) }
}
