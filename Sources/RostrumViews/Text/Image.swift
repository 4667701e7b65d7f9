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
public struct Image: Hashable, Sendable {
  enum Source: Hashable, Sendable { case symbol, asset, address }
  let name: String
  let source: Source
  var label: Text?
  var isDecorative = false
  var isResizable = false

  /// Creates a picture of a symbol by name.
  public init(systemName: String) {
    name = systemName
    source = .symbol
  }

  /// Creates a picture of the app; its name is its accessible name.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.name = name
    source = .asset
  }

  /// Creates a picture of the app with an accessible name.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle)
    self.label = label
  }

  /// Creates a picture from an address that the host has loaded.
  init(at url: URL) {
    name = url.absoluteString
    source = .address
  }

  /// Returns the picture resized to its frame instead of at its own size.
  public func resizable() -> Image {
    var image = self
    image.isResizable = true
    return image
  }

  /// Creates a picture of the app that assistive technology skips.
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
