public import Foundation
import RostrumElements
public import RostrumViews

/// A picture made of the content of a file, or of the app.
///
/// ```swift
/// if let photo = UIImage(data: data) {
///   Image(uiImage: photo).resizable().scaledToFit()
/// }
/// ```
///
/// Pictures can be shown, but not drawn or changed.
public final class UIImage: Hashable, Sendable {
  let picture: Picture

  /// Reads the content of a file; `nil` if it isn't PNG, JPEG, GIF, WebP, AVIF or SVG.
  ///
  /// - Parameters:
  ///   - data: The content.
  ///   - scale: The number of pixels in a point.
  public init?(data: Data, scale: CGFloat = 1) {
    picture = Image.picture(of: data, scale: scale)
    if picture.fault != nil { return nil }
  }

  /// Finds a picture of the app; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - name: The name of the picture.
  ///   - bundle: The bundle that contains the picture; the program's own bundle if `nil`.
  public init?(named name: String, in bundle: Bundle? = nil) {
    guard let picture = Image.picture(named: name, in: bundle), picture.fault == nil else {
      return nil
    }
    self.picture = picture
  }

  /// The size in points.
  public var size: CGSize { picture.size }

  /// The number of pixels in a point, in the finest of the picture's files.
  public var scale: CGFloat { CGFloat(picture.light.last?.scale ?? 1) }

  /// Compares the contents of two pictures.
  public static func == (left: UIImage, right: UIImage) -> Bool { left.picture == right.picture }

  /// Hashes the picture.
  public func hash(into hasher: inout Hasher) { hasher.combine(picture) }
}

extension Image {
  /// Creates a picture from an image; without an accessible name, it is decoration.
  ///
  /// - Parameter uiImage: The image.
  public init(uiImage: UIImage) {
    self.init(uiImage.picture)
  }
}
