public import Foundation

/// A picture: a symbol by name, or a picture of the app.
///
/// ```swift
/// Button { … } label: { Image(systemName: "plus") }
/// ```
///
/// A picture without a label is decoration if it is next to text in a button, link, row, heading or
/// other view whose accessible name is its text: a button with the symbol `trash` and the text
/// "Delete" is named "Delete". Elsewhere, the name of the picture in words is its accessible name,
/// such as "trash". Set a different name with `accessibilityLabel(_:)`.
///
/// A picture of the app is a set of a catalogue `*.xcassets` in a bundle, or a file such as
/// `name.png`, `name@2x.png` and `name.svg` at the top of the bundle. On Linux, a target declares
/// them as resources with `.process("Resources")`. The formats are PNG, JPEG, GIF, WebP, AVIF and SVG.
/// Its size is read from the files, so that it takes its place before it is loaded. A picture that
/// can't be shown is logged and has no size.
public struct Image: Hashable, Sendable {
  let source: ImageSource
  var label: Text?
  var isDecorative = false
  var isResizable = false
  var renderingMode: TemplateRenderingMode?
  var hasSharpPixels = false

  /// Creates a picture of a symbol by name.
  public init(systemName: String) {
    source = .symbol(systemName)
  }

  /// Creates a picture of the app; its name is its accessible name.
  ///
  /// - Parameters:
  ///   - name: The name of the picture.
  ///   - bundle: The bundle that contains the catalog; the program's own bundle if `nil`.
  public init(_ name: String, bundle: Bundle? = nil) {
    source = .asset(name, bundle: bundle)
  }

  /// Creates a picture of the app with an accessible name.
  ///
  /// - Parameters:
  ///   - name: The name of the picture.
  ///   - bundle: The bundle that contains the catalog; the program's own bundle if `nil`.
  ///   - label: The accessible name.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle)
    self.label = label
  }

  /// Creates a picture from the content of a file, such as one that the user has chosen.
  ///
  /// ```swift
  /// Image(data: photo, scale: 2, label: Text("Photo of \(name)"))
  ///   .resizable()
  ///   .scaledToFit()
  /// ```
  ///
  /// The web host keeps at most 16 MB of such pictures for a user, and shows them to nobody else.
  /// SwiftUI spells this `Image(uiImage:)`, which the drop-in module `UIKit` also has.
  ///
  /// - Parameters:
  ///   - data: The content of a file in one of the formats, up to 16 MB.
  ///   - scale: The number of the file's pixels in a point; that of a vector graphic is 1.
  ///   - label: The accessible name; without one, the picture is decoration.
  /// - Complexity: O(1) for most formats; O(*n*) in the metadata of a JPEG file.
  public init(data: Data, scale: CGFloat = 1, label: Text? = nil) {
    self.init(Self.picture(of: data, scale: scale))
    self.label = label
  }

  /// Creates a picture of the app from its resource.
  ///
  /// - Parameter resource: The name and the bundle.
  public init(_ resource: ImageResource) {
    self.init(resource.name, bundle: resource.bundle)
  }

  /// Creates a picture that was read before.
  package init(_ picture: Picture) {
    source = .picture(picture)
  }

  /// The picture with the content of a file.
  package static func picture(of data: Data, scale: CGFloat) -> Picture {
    Picture(data: data, scale: scale > 0 && scale.isFinite ? Double(scale) : 1)
  }

  /// The picture of the app with a name.
  package static func picture(named name: String, in bundle: Bundle?) -> Picture? {
    BundleResources.of(bundle).images[name]
  }

  /// A picture at an address that the host has loaded.
  init(at url: URL, scale: Double) {
    source = .address(url.absoluteString, scale: scale)
  }

  /// Returns the picture resized to its frame instead of at its own size.
  public func resizable() -> Image {
    var image = self
    image.isResizable = true
    return image
  }

  /// Creates a picture of the app that assistive technology skips.
  ///
  /// - Parameters:
  ///   - name: The name of the picture.
  ///   - bundle: The bundle that contains the catalog; the program's own bundle if `nil`.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
    isDecorative = true
  }
}

extension Image: LeafView {
  /// A primitive view has no body.
  public typealias Body = Never

  package static var role: ElementRole { .image }

  package func describe(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    element.content = .image(source(in: environment), isResizable: isResizable)
    if isDecorative || spokenName == nil && label == nil {
      element.state.isAccessibilityHidden = true
    } else if let label {
      element.state.label = label.resolved(in: environment.textContext)
    } else {
      element.symbolName = spokenName
    }
    if environment.redaction != nil { element.redact() }
  }

  /// The picture or symbol to show.
  package func source(in environment: EnvironmentValues) -> ImageSource {
    switch source {
    case .symbol(let name): .symbol(environment.symbolVariants.applied(to: name))
    case .asset(let name, let bundle):
      Self.picture(named: name, in: bundle).map { .picture(drawn($0, in: environment)) } ?? source
    case .picture(let picture): .picture(drawn(picture, in: environment))
    case .address, .awaited: source
    }
  }

  private func drawn(_ picture: Picture, in environment: EnvironmentValues) -> Picture {
    var picture = picture
    if let renderingMode { picture.isTemplate = renderingMode == .template }
    picture.hasSharpPixels = hasSharpPixels
    if !picture.dark.isEmpty { picture.scheme = environment.determinedColorScheme }
    return picture
  }

  /// The name in words: `square.and.pencil` is "square and pencil"; a picture at an address has none.
  var spokenName: String? {
    switch source {
    case .address, .awaited: nil
    case .asset(let name, _): name
    case .picture(let picture): picture.name.isEmpty ? nil : picture.name
    case .symbol(let name):
      name.split(separator: ".").filter { $0 != "fill" && $0 != "circle" || name == $0 }
        .joined(separator: " ")
    }
  }
}
