#if DEBUG
  import Foundation
  import RostrumViews

  /// What the page of previews shows, as it is sent.
  struct PreviewCatalog: Encodable {
    /// A preview.
    struct Item: Encodable {
      let id: String
      /// The position, with which the addresses of its windows begin.
      let index: Int
      let name: String
      let module: String
      let file: String
      let path: String
      let line: Int
      /// The traits that differ from the defaults, in words.
      let traits: [String]
      /// Whether frames are as high as the view.
      let fits: Bool
      let frames: [Frame]
    }

    /// A window in which a preview is shown.
    struct Frame: Encodable {
      let name: String
      let width: Double
      let height: Double
    }

    /// The name of the program.
    let name: String
    /// Differs between two launches of the program.
    let launch: String
    let previews: [Item]
    let issues: [PreviewIssues.Issue]
    let build: BuildStatus
    /// The latency of new connections, in milliseconds.
    let latency: Int
  }

  extension PreviewCatalog.Item {
    init(_ source: PreviewSource, at index: Int) {
      let names = source.sizes.count == 1 ? ["Fixed"] : [source.deviceName, "Desk"]
      self.init(
        id: source.id, index: index, name: source.name, module: source.module, file: source.file,
        path: source.filePath, line: source.line, traits: source.traitNames,
        fits: source.layout == .sizeThatFits,
        frames: zip(names, source.sizes).map { name, size in
          .init(name: name, width: size.width, height: size.height)
        })
    }
  }

  extension PreviewSource {
    fileprivate var deviceName: String {
      orientation == .landscapeLeft || orientation == .landscapeRight
        ? "Phone, landscape" : "Phone"
    }

    fileprivate var traitNames: [String] {
      let size: String? =
        switch layout {
        case .device: nil
        case .sizeThatFits: "Size that fits"
        case .fixed: "Fixed size"
        }
      return [size, orientation == .portrait ? nil : orientation.title].compactMap(\.self)
    }
  }

  extension InterfaceOrientation {
    fileprivate var title: String {
      switch self {
      case .landscapeLeft: "Landscape left"
      case .landscapeRight: "Landscape right"
      case .portraitUpsideDown: "Upside down"
      default: "Portrait"
      }
    }
  }
#endif
