public import Foundation

/// A file of a ``Picture``, for screens of one resolution.
public struct PictureFile: Hashable, Sendable {
  /// The bytes of the file, or where they are.
  public enum Content: Hashable, Sendable {
    /// A file of the program; the version differs if its content was changed.
    case file(URL, version: String)
    /// Bytes that the app has.
    case data(Data)
  }

  /// The content.
  public var content: Content
  /// The format of the content.
  public var format: PictureFormat
  /// The number of the file's pixels in a point.
  public var scale: Double

  /// Creates a file.
  ///
  /// - Parameters:
  ///   - content: The content.
  ///   - format: The format of the content.
  ///   - scale: The number of the file's pixels in a point.
  public init(_ content: Content, format: PictureFormat, scale: Double = 1) {
    self.content = content
    self.format = format
    self.scale = scale
  }
}

/// A format of pictures that browsers show.
///
/// The raw value is the ending of the names of its files.
public enum PictureFormat: String, Hashable, CaseIterable, Sendable {
  /// AV1 Image File Format.
  case avif
  /// Graphics Interchange Format.
  case gif
  /// JPEG.
  case jpeg = "jpg"
  /// Portable Network Graphics.
  case png
  /// Scalable Vector Graphics.
  case svg
  /// WebP.
  case webp

  /// The media type, such as `image/png`.
  public var mediaType: String {
    switch self {
    case .avif: "image/avif"
    case .gif: "image/gif"
    case .jpeg: "image/jpeg"
    case .png: "image/png"
    case .svg: "image/svg+xml"
    case .webp: "image/webp"
    }
  }
}
