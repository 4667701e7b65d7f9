public import Foundation

/// A picture: a symbol by its name, or one of the app's own pictures.
///
/// ```swift
/// Button { … } label: { Image(systemName: "plus") }
/// ```
///
/// A picture without a label of its own is decoration where it stands beside text in a button, link,
/// row, heading or other view whose accessible name is the text within: a button with the symbol
/// `trash` and the text "Delete" is called "Delete". Anywhere else its name in words is its accessible
/// name, such as "trash". Give it a different name with `accessibilityLabel(_:)`.
public struct Image: Hashable, Sendable {
  enum Source: Hashable, Sendable { case symbol, asset, address }
  let name: String
  let source: Source
  var label: Text?
  var isDecorative = false
  var isResizable = false

  /// A symbol by its name.
  public init(systemName: String) {
    name = systemName
    source = .symbol
  }

  /// One of the app's own pictures; its name is its accessible name.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.name = name
    source = .asset
  }

  /// One of the app's own pictures with an accessible name.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle)
    self.label = label
  }

  /// A picture at an address that the host has loaded.
  init(at url: URL) {
    name = url.absoluteString
    source = .address
  }

  /// The picture in the size that it is given, instead of its own.
  public func resizable() -> Image {
    var image = self
    image.isResizable = true
    return image
  }

  /// One of the app's own pictures that assistive technology skips.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
    isDecorative = true
  }
}

extension Image: LeafView {
  /// There is none: a picture is one element.
  public typealias Body = Never

  package static var role: ElementRole { .image }

  package func describe(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    let source: ImageSource =
      switch source {
      case .symbol: .symbol(environment.symbolVariants.applied(to: name))
      case .asset: .asset(name)
      case .address: .address(name)
      }
    element.content = .image(source, isResizable: isResizable)
    if isDecorative || self.source == .address && label == nil {
      element.state.isAccessibilityHidden = true
    } else if let label {
      element.state.label = label.resolved(in: environment.textContext)
    } else {
      element.symbolName = spokenName
    }
  }

  /// The name in words: `square.and.pencil` is "square and pencil".
  var spokenName: String {
    guard source == .symbol else { return name }
    return name.split(separator: ".").filter { $0 != "fill" && $0 != "circle" || name == $0 }
      .joined(separator: " ")
  }
}
