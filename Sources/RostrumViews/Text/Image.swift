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
  let source: ImageSource
  var label: Text?
  var isDecorative = false
  var isResizable = false

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
  }

  private func source(in environment: EnvironmentValues) -> ImageSource {
    guard case .symbol(let name) = source else { return source }
    return .symbol(environment.symbolVariants.applied(to: name))
  }

  /// The name in words: `square.and.pencil` is "square and pencil"; a picture at an address has none.
  var spokenName: String? {
    switch source {
    case .address, .awaited: nil
    case .asset(let name, _): name
    case .symbol(let name):
      name.split(separator: ".").filter { $0 != "fill" && $0 != "circle" || name == $0 }
        .joined(separator: " ")
    }
  }
}
