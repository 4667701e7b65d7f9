import Foundation
import RostrumElements

extension DOMNode {
  /// A symbol, or a picture at an address.
  static func image(
    _ element: ElementSnapshot, _ source: ImageSource, isResizable: Bool, in context: DOMContext
  ) -> DOMNode {
    let node =
      switch source {
      case .symbol(let name): symbol(element, named: name)
      case .picture(let picture): stored(element, picture, in: context.resources?.pictures)
      case .asset(let name, _):
        missing(element, name, in: context.resources?.pictures)
      case .address(let address, let scale): picture(element, at: address, scale: scale)
      case .awaited(let address):
        picture(element, at: address).with {
          $0.classes.append("r-image-loading")
          $0.listen(for: .load)
        }
      }
    return node.with { if isResizable { $0.classes.append("r-image-resizable") } }
  }

  /// A sign in place of a picture that the app doesn't have.
  private static func missing(
    _ element: ElementSnapshot, _ name: String, in drawer: (any PictureDrawer)?
  ) -> DOMNode {
    drawer?.report(.missing, of: name)
    return symbol(element, named: name)
  }

  private static func symbol(_ element: ElementSnapshot, named name: String) -> DOMNode {
    symbol(named: name).with {
      $0["aria-hidden"] = element.label == nil ? "true" : nil
      $0.addImageLabel(of: element)
    }
  }

  /// A picture at an address of the app, which the browser loads if the scheme is safe.
  private static func picture(
    _ element: ElementSnapshot, at address: String, scale: Double = 1
  ) -> DOMNode {
    DOMNode("img").with {
      let address = isPicture(address) ? address : nil
      $0["alt"] = element.label ?? ""
      $0["src"] = address
      if scale != 1 { $0["srcset"] = address.map { "\($0) \(Decimal.text(scale))x" } }
    }
  }

  private static func isPicture(_ address: String) -> Bool {
    AddressScheme(of: address).map(AddressScheme.pictures.contains) ?? false
  }
}

extension DOMNode {
  /// A picture of the app in a `picture` tag: its size is known before it is loaded.
  ///
  /// The browser chooses a file for its screen and for light or dark mode. A template is a box in
  /// the color of the text, of which the picture is the mask.
  private static func stored(
    _ element: ElementSnapshot, _ picture: Picture, in drawer: (any PictureDrawer)?
  ) -> DOMNode {
    if let fault = picture.fault { drawer?.report(fault, of: picture.name) }
    let isDark = picture.scheme == .dark && !picture.dark.isEmpty
    let files = isDark ? picture.dark : picture.light
    let paths = files.compactMap { path(of: $0, in: drawer) }
    var image = DOMNode("img").with {
      $0["alt"] = element.label ?? ""
      $0["width"] = Decimal.text(picture.size.width)
      $0["height"] = Decimal.text(picture.size.height)
      $0["src"] = paths.first
      if files.count > 1 || files.first?.scale != 1 { $0["srcset"] = candidates(paths, files) }
    }
    var sources: [DOMNode] = []
    if picture.isTemplate, let mask = paths.last.flatMap(AtomPicture.init(path:)) {
      image.classes.append("r-image__shape")
      image.atoms.append(MaskAtom(operand: mask).atom)
    } else if picture.scheme == nil, !picture.dark.isEmpty {
      let dark = picture.dark.compactMap { path(of: $0, in: drawer) }
      sources = [
        DOMNode("source").with {
          $0["media"] = "(prefers-color-scheme: dark)"
          $0["srcset"] = candidates(dark, picture.dark)
          $0["width"] = image["width"]
          $0["height"] = image["height"]
        }
      ]
    }
    if picture.hasSharpPixels { image.classes.append("r-image__pixels") }
    return DOMNode("picture", sources + [image])
  }

  /// The files for a browser to choose from by the resolution of its screen.
  private static func candidates(_ paths: [String], _ files: [PictureFile]) -> String? {
    guard !paths.isEmpty else { return nil }
    return zip(paths, files).map { "\($0) \(Decimal.text($1.scale))x" }.joined(separator: ", ")
  }

  private static func path(of file: PictureFile, in drawer: (any PictureDrawer)?) -> String? {
    if case .data(let data) = file.content { return drawer?.path(for: data, file.format) }
    return CatalogPicture(file)?.path
  }
}
