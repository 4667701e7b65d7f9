public import Foundation

/// A picture: a symbol by its name, or one of the app's own pictures.
///
/// ```swift
/// Button { … } label: { Image(systemName: "plus") }
/// ```
///
/// A symbol has its name in words as its accessible name; within a ``Label`` it has none, since
/// the title says what it is.
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
    switch source {
    case .symbol: element[.symbol] = .string(environment.symbolVariants.applied(to: name))
    case .asset:
      element[.symbol] = .string(name)
      element[.variant] = .string("asset")
    case .address:
      element[.url] = .string(name)
    }
    if isResizable { element[.resizable] = .flag(true) }
    if isDecorative || source == .address && label == nil {
      element[.accessibilityHidden] = .flag(true)
    } else {
      let words = label?.resolved(in: environment.textContext)
      element[.label] = .string(words ?? spokenName)
    }
  }

  /// The name in words: `square.and.pencil` is "square and pencil".
  var spokenName: String {
    guard source == .symbol else { return name }
    return name.split(separator: ".").filter { $0 != "fill" && $0 != "circle" || name == $0 }
      .joined(separator: " ")
  }
}
