import RostrumElements

/// A picture whose opaque parts are painted in the color of the text.
struct MaskAtom: StyleAtom {
  enum Name: String, CaseIterable { case mask }
  var name = Name.mask
  var operand: AtomPicture

  var declarations: String { "mask:url(\(operand.path)) 0 0/100% 100% no-repeat" }
  var atom: Atom { .mask(self) }
}

/// The name of a picture on the server: hexadecimal digits, a format, and the process that has the
/// picture if there are several.
struct AtomPicture: AtomOperand {
  /// The digits, after the name of the process and a slash if there is one.
  private var name: String
  private var format: PictureFormat

  /// The name in a path; `nil` for a path of something else.
  init?(path: String) {
    let (own, others) = (PagePath.pictures, PagePath.picturesOfNodes)
    guard path.hasPrefix(own) else { return nil }
    let names = path.hasPrefix(others) ? path.dropFirst(others.count).split(separator: "/") : []
    let parts = (names.last ?? path.dropFirst(own.count)).split(separator: ".")
    guard parts.count == 2, names.isEmpty || names.count == 2 else { return nil }
    self.init(digits: parts[0], format: parts[1], node: names.first)
  }

  init?(_ reader: inout AtomReader) {
    guard let digits = reader.word(), let format = reader.word() else { return nil }
    self.init(digits: digits, format: format, node: reader.word())
  }

  private init?(digits: Substring, format: Substring, node: Substring?) {
    let isName =
      (16...32).contains(digits.utf8.count)
      && digits.utf8.allSatisfy { (48...57).contains($0) || (97...102).contains($0) }
      && node.map { NodePath.isName(String($0)) } ?? true
    guard isName, let format = PictureFormat(rawValue: String(format)) else { return nil }
    name = (node.map { "\($0)/" } ?? "") + digits
    self.format = format
  }

  func write(to token: inout AtomWriter) {
    let parts = name.split(separator: "/")
    token.write(String(parts[parts.count - 1]))
    token.write(format.rawValue)
    if parts.count > 1 { token.write(String(parts[0])) }
  }

  /// The path of the picture.
  var path: String {
    let hasNode = name.utf8.contains(UInt8(ascii: "/"))
    let prefix = hasNode ? PagePath.picturesOfNodes : PagePath.pictures
    return "\(prefix)\(name).\(format.rawValue)"
  }
}
