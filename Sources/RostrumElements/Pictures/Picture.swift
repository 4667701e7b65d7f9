public import Foundation

/// A picture that the app has itself: its files, its size and how it is drawn.
///
/// The size is known before a file is loaded, so that a picture takes its place at once.
public struct Picture: Hashable, Sendable {
  /// The name of the picture; empty for a picture made of data.
  public var name: String
  /// The files of the picture, in ascending order of their scale.
  public var light: [PictureFile]
  /// The files for dark mode; empty if they are the same.
  public var dark: [PictureFile]
  /// The size in points; zero if no file can be shown.
  public var size: CGSize
  /// Whether the picture is a shape that is painted in the foreground color.
  public var isTemplate: Bool
  /// The color scheme that the app determines; `nil` for the user's.
  public var scheme: ColorScheme?
  /// Whether a picture that is larger than its file keeps the edges of its pixels.
  public var hasSharpPixels = false
  /// Why the picture can't be shown, for the app's developer; `nil` if it can.
  public var fault: PictureFault?

  /// Creates a picture.
  ///
  /// - Parameters:
  ///   - name: The name of the picture; empty for a picture made of data.
  ///   - light: The files of the picture, in ascending order of their scale.
  ///   - dark: The files for dark mode; empty if they are the same.
  ///   - size: The size in points.
  ///   - isTemplate: Whether the picture is a shape that is painted in the foreground color.
  ///   - fault: Why the picture can't be shown.
  public init(
    name: String, light: [PictureFile], dark: [PictureFile] = [], size: CGSize,
    isTemplate: Bool = false, fault: PictureFault? = nil
  ) {
    self.name = name
    self.light = light
    self.dark = dark
    self.size = size
    self.isTemplate = isTemplate
    self.fault = fault
  }
}

/// The reason why a picture can't be shown.
public enum PictureFault: String, Hashable, Sendable {
  /// There is no file, or it can't be read.
  case missing
  /// The content is of none of the formats in ``PictureFormat``, or damaged at its beginning.
  case unreadable
  /// The content has more bytes or pixels than a page can show.
  case oversized
}
