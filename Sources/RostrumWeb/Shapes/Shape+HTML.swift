import Foundation
import RostrumViews

extension DOMNode {
  /// A path, or a box that its style draws.
  ///
  /// A box fills its frame. A path keeps its aspect ratio, so that a circle remains round.
  static func shape(_ element: ElementSnapshot, _ outline: ShapeOutline) -> DOMNode {
    let node =
      switch outline {
      case .rectangle: DOMNode("div")
      case .capsule: DOMNode("div", class: "r-shape-capsule")
      case .ellipse: DOMNode("div", class: "r-shape-ellipse")
      case .path(let path, let size): svg(path, in: size)
      }
    return node.with {
      $0["aria-hidden"] = element.label == nil ? "true" : nil
      $0.addImageLabel(of: element)
    }
  }

  private static func svg(_ path: Path, in size: CGSize?) -> DOMNode {
    let path = DOMNode("path", class: "r-shape__path").with { $0["d"] = path.svg }
    return DOMNode("svg", [path]).with {
      $0["viewBox"] = size.map { "0 0 \(svgNumber($0.width)) \(svgNumber($0.height))" }
    }
  }

  /// A symbol by name.
  static func symbol(named name: String) -> DOMNode {
    let symbol = Symbol(named: name)
    let path = DOMNode("path").with { $0["d"] = symbol.path }
    return DOMNode("svg", class: symbol.penClass, [path]).with {
      // Symbols that point forward or backward follow the direction of the text.
      let parts = name.split(separator: ".")
      if parts.contains("forward") || parts.contains("backward") {
        $0.classes.append("r-image-way")
      }
      $0["viewBox"] = "0 0 24 24"
    }
  }

  /// A symbol, or a picture at an address.
  static func image(
    _ element: ElementSnapshot, _ source: ImageSource, isResizable: Bool
  ) -> DOMNode {
    let node =
      switch source {
      case .symbol(let name): symbol(element, named: name)
      case .asset(let name, let bundle):
        if let picture = BundleResources.of(bundle).images[name].flatMap(CatalogPicture.init) {
          img(element, at: picture.path, scale: Double(picture.scale))
        } else {
          symbol(element, named: name)
        }
      case .address(let address, let scale): picture(element, at: address, scale: scale)
      case .awaited(let address):
        picture(element, at: address).with {
          $0.classes.append("r-image-loading")
          $0.listen(for: .load)
        }
      }
    return node.with { if isResizable { $0.classes.append("r-image-resizable") } }
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
    img(element, at: isPicture(address) ? address : nil, scale: scale)
  }

  private static func img(_ element: ElementSnapshot, at address: String?, scale: Double) -> DOMNode
  {
    DOMNode("img").with {
      $0["alt"] = element.label ?? ""
      $0["src"] = address
      if scale != 1 { $0["srcset"] = address.map { "\($0) \(Decimal.text(scale))x" } }
    }
  }

  private static func isPicture(_ address: String) -> Bool {
    AddressScheme(of: address).map(AddressScheme.pictures.contains) ?? false
  }

  private mutating func addImageLabel(of element: ElementSnapshot) {
    guard let label = element.label else { return }
    self["role"] = "img"
    self["aria-label"] = label
  }
}
