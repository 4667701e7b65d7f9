import RostrumElements

/// A picture whose opaque parts are painted in the color of the text.
struct MaskAtom: StyleAtom {
  enum Name: String, CaseIterable { case mask }
  var name = Name.mask
  var operand: AtomPicture

  var declarations: String { "mask:url(\(operand.path)) 0 0/100% 100% no-repeat" }
  var atom: Atom { .mask(self) }
}

/// The name of a picture on the server: hexadecimal digits and a format.
struct AtomPicture: AtomOperand {
  private var digits: String
  private var format: PictureFormat

  /// The name in a path; `nil` for a path of something else.
  init?(path: String) {
    guard path.hasPrefix(CatalogPicture.prefix) else { return nil }
    let parts = path.dropFirst(CatalogPicture.prefix.count).split(separator: ".")
    guard parts.count == 2 else { return nil }
    self.init(digits: parts[0], format: parts[1])
  }

  init?(_ reader: inout AtomReader) {
    guard let digits = reader.word(), let format = reader.word() else { return nil }
    self.init(digits: digits, format: format)
  }

  private init?(digits: Substring, format: Substring) {
    let isName =
      (16...32).contains(digits.utf8.count)
      && digits.utf8.allSatisfy { (48...57).contains($0) || (97...102).contains($0) }
    guard isName, let format = PictureFormat(rawValue: String(format)) else { return nil }
    self.digits = String(digits)
    self.format = format
  }

  func write(to token: inout AtomWriter) {
    token.write(digits)
    token.write(format.rawValue)
  }

  /// The path of the picture.
  var path: String { "\(CatalogPicture.prefix)\(digits).\(format.rawValue)" }
}
