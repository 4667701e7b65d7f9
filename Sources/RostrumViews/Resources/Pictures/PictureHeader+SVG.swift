import Foundation

extension PictureHeader {
  /// The size is that of the first tag, which must be `svg`, or of its view box: SVG 2, section 8.2.
  static func svg(_ data: Data) -> Self? {
    let text = String(decoding: data.prefix(16384), as: UTF8.self)
    guard let tag = firstTag(in: text) else { return nil }
    let box = box(in: tag)
    let width = length("width", in: tag)
    let height = length("height", in: tag)
    let ratio = box.map { $0.width / $0.height }
    switch (width, height) {
    case (let width?, let height?):
      return Self(.svg, size: CGSize(width: width, height: height))
    case (let width?, nil):
      return Self(.svg, size: ratio.map { CGSize(width: width, height: width / $0) })
    case (nil, let height?):
      return Self(.svg, size: ratio.map { CGSize(width: height * $0, height: height) })
    case (nil, nil): return Self(.svg, size: box)
    }
  }

  /// The attributes of the first tag after the prolog, if it is `svg`.
  ///
  /// - Complexity: O(*n*) in the characters.
  private static func firstTag(in text: String) -> Substring? {
    var rest = text[...].drop(while: \.isWhitespace)
    if rest.first == "\u{FEFF}" { rest = rest.dropFirst() }
    let prolog = [("<!--", "-->"), ("<?", "?>"), ("<!DOCTYPE", ">")]
    while let part = prolog.first(where: { rest.hasPrefix($0.0) }) {
      guard let end = rest.firstRange(of: part.1) else { return nil }
      rest = rest[end.upperBound...].drop(while: \.isWhitespace)
    }
    guard rest.hasPrefix("<svg") else { return nil }
    let tag = rest.dropFirst(4)
    guard let end = tag.firstIndex(of: ">"), let next = tag.first,
      next.isWhitespace || next == ">" || next == "/"
    else { return nil }
    return tag[..<end]
  }

  /// An absolute length in pixels of CSS; `nil` for a percentage or none.
  private static func length(_ name: String, in tag: Substring) -> Double? {
    guard let text = value(of: name, in: tag) else { return nil }
    let number = text.prefix { $0.isNumber || $0 == "." || $0 == "-" || $0 == "+" }
    guard let value = Double(number) else { return nil }
    switch text.dropFirst(number.count) {
    case "", "px": return value
    case "pt": return value * 4 / 3
    case "pc": return value * 16
    case "mm": return value * 96 / 25.4
    case "cm": return value * 96 / 2.54
    case "in": return value * 96
    default: return nil
    }
  }

  private static func box(in tag: Substring) -> CGSize? {
    let parts = value(of: "viewBox", in: tag)?
      .split { $0.isWhitespace || $0 == "," }.compactMap { Double($0) }
    guard let parts, parts.count == 4, parts[2] > 0, parts[3] > 0 else { return nil }
    return CGSize(width: parts[2], height: parts[3])
  }

  private static func value(of name: String, in tag: Substring) -> Substring? {
    var rest = tag
    while let start = rest.firstRange(of: name) {
      let isWord =
        start.lowerBound > rest.startIndex
        && rest[rest.index(before: start.lowerBound)].isWhitespace
      rest = rest[start.upperBound...]
      let value = rest.drop(while: \.isWhitespace)
      guard isWord, value.first == "=" else { continue }
      let quoted = value.dropFirst().drop(while: \.isWhitespace)
      guard let quote = quoted.first, quote == "\"" || quote == "'" else { return nil }
      return quoted.dropFirst().prefix { $0 != quote }.trimmed
    }
    return nil
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    let text = drop(while: \.isWhitespace)
    guard let last = text.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return text[...last]
  }
}
