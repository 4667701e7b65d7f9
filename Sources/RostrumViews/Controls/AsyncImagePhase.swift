import Foundation

/// How far the picture of an ``AsyncImage`` is.
public enum AsyncImagePhase: Sendable {
  /// It is not there yet, or there is none to load.
  case empty
  /// It is there.
  case success(Image)
  /// It cannot be loaded.
  case failure(any Error)

  /// The picture, if it is there.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }

  /// Why it cannot be loaded.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// The host could not load a picture.
struct ImageNotLoaded: Error {
  let url: URL
}
