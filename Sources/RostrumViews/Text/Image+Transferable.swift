import Foundation
public import RostrumFoundation

extension Image: Transferable {
  /// The file of the picture in its own format.
  ///
  /// A picture of the app is passed on in its file for light mode with the most pixels, and a picture
  /// made of data as that data. Symbols and pictures at addresses have no file of their own, and aren't
  /// passed on. A picture is made of any file with a picture.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<Image>(importedContentType: .image) { Image(data: $0) }
    export(.png, as: .png)
    export(.jpeg, as: .jpeg)
    export(.svg, as: .svg)
    export(.gif, as: .gif)
    export(.webp, as: .webP)
  }

  private static func export(
    _ format: PictureFormat, as type: UTType
  ) -> some TransferRepresentation<Image> {
    DataRepresentation<Image>(exportedContentType: type) { image in
      switch image.file?.content {
      case .data(let data): data
      case .file(let file, _): try Data(contentsOf: file)
      case nil: throw CocoaError(.fileNoSuchFile)
      }
    }
    .exportingCondition { $0.file?.format == format }
    .suggestedFileName { image in
      if case .asset(let name, _) = image.source { name } else { nil }
    }
  }

  /// The file of the picture; `nil` if it has none.
  private var file: PictureFile? {
    switch source {
    case .picture(let picture): picture.light.last
    case .asset(let name, let bundle): Self.picture(named: name, in: bundle)?.light.last
    case .symbol, .address, .awaited: nil
    }
  }
}
