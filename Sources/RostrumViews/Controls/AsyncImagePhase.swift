import Foundation

/// The loading phase of an ``AsyncImage``.
public enum AsyncImagePhase: Sendable {
  /// The picture hasn't loaded yet, or there is none to load.
  case empty
  /// The picture has loaded.
  case success(Image)
  /// The picture can't be loaded.
  case failure(any Error)

  /// The picture, if it has loaded.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }

  /// The error, if the picture can't be loaded.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// The error that the host couldn't load a picture.
struct ImageNotLoaded: Error {
  let url: URL
}
