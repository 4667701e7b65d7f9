package import Foundation
package import RostrumElements

extension Picture {
  /// The largest file of a picture, in bytes.
  package static let maximumBytes = 16 << 20
  /// The longest side of a picture, in pixels.
  package static let maximumSide: CGFloat = 16384

  /// Reads the headers of files.
  ///
  /// - Parameters:
  ///   - name: The name of the picture.
  ///   - light: The files with their scales.
  ///   - dark: The files for dark mode with their scales.
  ///   - isTemplate: Whether the picture is a shape.
  init(name: String, light: [(URL, Double)], dark: [(URL, Double)] = [], isTemplate: Bool = false) {
    var fault: PictureFault?
    var size: CGSize?
    func read(_ files: [(URL, Double)]) -> [PictureFile] {
      files.sorted { $0.1 < $1.1 }.compactMap { file, scale in
        switch Self.file(at: file, scale: scale) {
        case .success(let (file, pixels)):
          size = size ?? CGSize(width: pixels.width / scale, height: pixels.height / scale)
          return file
        case .failure(let reason):
          fault = reason.fault
          return nil
        }
      }
    }
    let (lightFiles, darkFiles) = (read(light), read(dark))
    self.init(
      name: name, light: lightFiles.isEmpty ? darkFiles : lightFiles,
      dark: lightFiles.isEmpty ? [] : darkFiles, size: size ?? .zero, isTemplate: isTemplate,
      fault: size == nil ? fault ?? .missing : nil)
  }

  /// Creates a picture of bytes.
  ///
  /// - Parameters:
  ///   - data: The content of a file.
  ///   - scale: The number of pixels in a point.
  init(data: Data, scale: Double) {
    guard data.count <= Self.maximumBytes else {
      self.init(name: "", light: [], size: .zero, fault: .oversized)
      return
    }
    guard let header = PictureHeader(data), !header.isOversized else {
      let isPicture = PictureHeader(data) != nil
      self.init(name: "", light: [], size: .zero, fault: isPicture ? .oversized : .unreadable)
      return
    }
    let density = header.format == .svg ? 1 : scale
    self.init(
      name: "", light: [PictureFile(.data(data), format: header.format, scale: density)],
      size: CGSize(width: header.size.width / density, height: header.size.height / density))
  }

  private static func file(
    at url: URL, scale: Double
  ) -> Result<(PictureFile, CGSize), UnreadablePicture> {
    let values = try? url.resourceValues(forKeys: [.fileSizeKey, .contentModificationDateKey])
    guard let bytes = values?.fileSize,
      let data = try? Data(contentsOf: url, options: .alwaysMapped)
    else { return .failure(UnreadablePicture(fault: .missing)) }
    guard bytes <= maximumBytes else { return .failure(UnreadablePicture(fault: .oversized)) }
    guard let header = PictureHeader(data) else {
      return .failure(UnreadablePicture(fault: .unreadable))
    }
    if header.isOversized { return .failure(UnreadablePicture(fault: .oversized)) }
    let date = values?.contentModificationDate?.timeIntervalSinceReferenceDate ?? 0
    let content = PictureFile.Content.file(url, version: "\(bytes) \(date)")
    return .success((PictureFile(content, format: header.format, scale: scale), header.size))
  }
}

private struct UnreadablePicture: Error {
  var fault: PictureFault
}

extension PictureHeader {
  fileprivate var isOversized: Bool {
    max(size.width, size.height) > Picture.maximumSide
  }
}
