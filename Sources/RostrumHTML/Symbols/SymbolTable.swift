/// The drawings of symbols.
///
/// The drawings are original: lines of a round pen, 1.5 wide, on a grid of 24 by 24, in SVG path
/// syntax. `Documentation/Symbols.md` lists the names.
enum SymbolTable {
  /// A square with rounded corners and a dot: the drawing for unknown names.
  static let unknown =
    "M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4zM12 12h.01"

  /// The line drawings by name.
  static let outlines: [String: String] = [signs, arrows, media, objects, documents, world, people]
    .reduce(into: [:]) { $0.merge($1) { first, _ in first } }

  /// The drawings of `.fill` variants that differ from a filled line drawing.
  static let filled: [String: String] = [
    "forward": "M3 5l9 7-9 7zM12 5l9 7-9 7z",
    "backward": "M21 5l-9 7 9 7zM12 5l-9 7 9 7z",
    "pause": "M6 4h4v16H6zM14 4h4v16h-4z",
    "eye": """
    M12 5C7.5 5 4 7.5 1.5 12 4 16.5 7.5 19 12 19s8-2.5 10.5-7C20 7.5 16.5 5 12 5z\
    M12 15.5a3.5 3.5 0 1 1 0-7 3.5 3.5 0 0 1 0 7z
    """,
    "mic": """
    M12 2a3.5 3.5 0 0 0-3.5 3.5V11a3.5 3.5 0 0 0 7 0V5.5A3.5 3.5 0 0 0 12 2zM4.5 11h1.6\
    a5.9 5.9 0 0 0 11.8 0h1.6a7.5 7.5 0 0 1-6.7 7.4V22h-1.6v-3.6A7.5 7.5 0 0 1 4.5 11z
    """,
    "person": "M12 12a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zM4 21c0-5 3.5-7 8-7s8 2 8 7z",
    "person.2": """
    M9 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM2 20c0-4.5 3-6.5 7-6.5s7 2 7 6.5z\
    M16.5 11.5a3.5 3.5 0 1 0-1.2-6.8 6 6 0 0 1-.8 6.2 3.5 3.5 0 0 0 2 .6zM17.5 20H22\
    c0-4-2-6-5-6.3a7.5 7.5 0 0 1 .5 6.3z
    """,
    "person.3": """
    M12 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM6.5 19.5c0-4 2-6 5.5-6s5.5 2 5.5 6z\
    M4.8 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM.8 18.5c0-3 1.2-5 4-5q.8 0 1.5.3-1.5 1.9-1.5 4.7z\
    M19.2 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM23.2 18.5c0-3-1.2-5-4-5q-.8 0-1.5.3 1.5 1.9 1.5 4.7z
    """,
    "trash": "M4 5h5V3h6v2h5v2H4zM5.5 8.5h13L17.5 21h-11z",
    "calendar": """
    M6.5 2.5h1.8V5h7.4V2.5h1.8V5H20a1.5 1.5 0 0 1 1.5 1.5V9h-19V6.5A1.5 1.5 0 0 1 4 5h2.5z\
    M2.5 10.5h19V19.5a1.5 1.5 0 0 1-1.5 1.5H4a1.5 1.5 0 0 1-1.5-1.5z
    """,
    "envelope": "M2.5 5h19L12 12.3zM2.5 7.2L12 14.3l9.5-7.1V19h-19z",
    "photo": """
    M4 4h16a1.5 1.5 0 0 1 1.5 1.5v13A1.5 1.5 0 0 1 20 20H4a1.5 1.5 0 0 1-1.5-1.5v-13A1.5 1.5 0 0 1 4 4z\
    M8 7.5a1.7 1.7 0 1 0 .01 0zM4.5 18h15v-2.5l-4-4-3.5 3.5-2.5-2.5-5 5z
    """,
    "camera": """
    M8.5 4h7l1.5 2.5h3A1.5 1.5 0 0 1 21.5 8v10.5A1.5 1.5 0 0 1 20 20H4a1.5 1.5 0 0 1-1.5-1.5V8\
    A1.5 1.5 0 0 1 4 6.5h3zM12 9a4 4 0 1 0 .01 0z
    """,
    "lock": """
    M7 10.5V8a5 5 0 0 1 10 0v2.5h.5A1.5 1.5 0 0 1 19 12v8a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 20v-8\
    a1.5 1.5 0 0 1 1.5-1.5zM8.8 10.5h6.4V8a3.2 3.2 0 0 0-6.4 0z
    """,
    "paintpalette": """
    M12 2.5a9.5 9.5 0 0 0 0 19c2 0 2.6-1.4 2.1-2.6-.6-1.4.2-2.4 1.7-2.4h2A3.7 3.7 0 0 0 21.5 12.8\
    C21.5 6.8 17.5 2.5 12 2.5zM7.5 9.5a1.3 1.3 0 1 0 .01 0zM11 5.7a1.3 1.3 0 1 0 .01 0z\
    M15.5 6.5a1.3 1.3 0 1 0 .01 0z
    """,
    "exclamationmark.triangle": triangle + hole("exclamationmark", by: 0.9, to: 12, 14),
    "exclamationmark.octagon":
      "M7.9 2.2h8.2L21.8 7.9v8.2L16.1 21.8H7.9L2.2 16.1V7.9z"
      + hole("exclamationmark", by: 1, to: 12, 12),
    "cross.case": """
    M9 3h6a1.5 1.5 0 0 1 1.5 1.5V6H20a1.5 1.5 0 0 1 1.5 1.5v11A1.5 1.5 0 0 1 20 20H4a1.5 1.5 0 0 1-1.5-1.5\
    v-11A1.5 1.5 0 0 1 4 6h3.5V4.5A1.5 1.5 0 0 1 9 3zM9.2 6h5.6V4.7H9.2z
    """ + hole("plus", by: 0.9, to: 12, 13),
    "creditcard": """
    M4 5h16a1.5 1.5 0 0 1 1.5 1.5V8h-19V6.5A1.5 1.5 0 0 1 4 5z\
    M2.5 10.5h19v7A1.5 1.5 0 0 1 20 19H4a1.5 1.5 0 0 1-1.5-1.5z
    """,
  ]

  /// The names whose `.fill` variant is the line drawing with its interior filled.
  static let solid: Set = [
    "airplane", "archivebox", "arrowtriangle.down", "arrowtriangle.left", "arrowtriangle.right",
    "arrowtriangle.up", "bag", "bell", "bolt", "book", "book.closed", "bookmark", "briefcase",
    "bubble.left", "bubble.right", "building", "building.2", "capsule", "car", "cart", "circle",
    "cloud", "crown", "cube", "cup.and.saucer", "desktopcomputer", "diamond", "display", "doc",
    "drop", "externaldrive", "flag", "flame", "folder", "gearshape", "gift", "graduationcap",
    "hammer", "hand.raised", "hand.thumbsdown", "hand.thumbsup", "hand.wave", "heart", "hexagon",
    "house", "icloud", "key", "leaf", "lightbulb", "location", "lock.open", "mappin", "message",
    "moon", "octagon", "paperplane", "pawprint", "pencil", "phone", "pin", "play", "puzzlepiece",
    "rectangle", "rosette", "seal", "shield", "shippingbox", "sparkle", "sparkles", "speaker",
    "speaker.wave.2", "square", "star", "stop", "stopwatch", "sun.max", "tag", "text.bubble",
    "tray", "triangle", "trophy", "umbrella", "video",
  ]

  /// The shapes that can be cut out of a filled shape: outlines of holes by name, centred at 12,
  /// 12.
  static let holes: [String: String] = [
    "plus": "M11.1 7h1.8v4.1H17v1.8h-4.1V17h-1.8v-4.1H7v-1.8h4.1z",
    "minus": "M7 11.1h10v1.8H7z",
    "xmark": """
    M8.6 7.3L12 10.7l3.4-3.4 1.3 1.3-3.4 3.4 3.4 3.4-1.3 1.3-3.4-3.4-3.4 3.4\
    -1.3-1.3 3.4-3.4-3.4-3.4z
    """,
    "checkmark": "M10.7 16.5l-4-4 1.3-1.3 2.6 2.6 5.3-6.5 1.4 1.2z",
    "info": "M11 10.5h2V17h-2zM12 6.7a1.2 1.2 0 1 0 .01 0z",
    "exclamationmark": "M11 6.5h2l-.3 7.2h-1.4zM12 15.2a1.2 1.2 0 1 0 .01 0z",
    "questionmark": """
    M9 9.7c0-1.9 1.3-3.1 3.1-3.1s3.1 1.1 3.1 2.8c0 1.2-.6 1.9-1.5 2.5-.8.5-1 .8-1 1.6v.4h-1.7v-.6\
    c0-1.2.5-1.9 1.4-2.5.8-.5 1-.8 1-1.4 0-.7-.5-1.2-1.3-1.2s-1.4.5-1.4 1.5zM11.9 15.1a1.15 1.15 0 1 0 .01 0z
    """,
    "ellipsis":
      "M7.5 10.8a1.2 1.2 0 1 0 .01 0zM12 10.8a1.2 1.2 0 1 0 .01 0zM16.5 10.8a1.2 1.2 0 1 0 .01 0z",
    "play": "M9.5 7.5l7.5 4.5-7.5 4.5z",
    "arrowtriangle.right": "M9.5 7.5l7.5 4.5-7.5 4.5z",
    "pause": "M8.5 8h2.3v8H8.5zM13.2 8h2.3v8h-2.3z",
    "stop": "M8.5 8.5h7v7h-7z",
    "arrow.up": "M12 6.5l4.6 4.6-1.3 1.3-2.4-2.4V17h-1.8v-7l-2.4 2.4-1.3-1.3z",
    "arrow.down": "M12 17.5l4.6-4.6-1.3-1.3-2.4 2.4V7h-1.8v7l-2.4-2.4-1.3 1.3z",
    "arrow.left": "M6.5 12l4.6 4.6 1.3-1.3-2.4-2.4h7v-1.8h-7l2.4-2.4-1.3-1.3z",
    "arrow.right": "M17.5 12l-4.6 4.6-1.3-1.3 2.4-2.4H7v-1.8h7l-2.4-2.4 1.3-1.3z",
    "chevron.up": "M12 8.5l5 5-1.3 1.3-3.7-3.7-3.7 3.7L7 13.5z",
    "chevron.down": "M12 15.5l5-5-1.3-1.3-3.7 3.7-3.7-3.7L7 10.5z",
    "chevron.left": "M8.5 12l5 5 1.3-1.3-3.7-3.7 3.7-3.7L13.5 7z",
    "chevron.right": "M15.5 12l-5 5-1.3-1.3 3.7-3.7-3.7-3.7L10.5 7z",
  ]

  /// The shapes that can enclose a symbol.
  static let frames: [String: (path: String, scale: Double)] = [
    "circle": (circle, 0.56),
    "square": (square, 0.6),
    "rectangle": (rectangle, 0.5),
    "diamond": (diamond, 0.42),
    "shield": (shield, 0.5),
    "seal": (seal, 0.5),
    "app": (square, 0.6),
  ]

  /// A hole for a filled shape, moved into place.
  private static func hole(_ name: String, by scale: Double, to x: Double, _ y: Double) -> String {
    guard let path = holes[name] else { return "" }
    return PathData(path).scaled(by: scale, movingCenterTo: (x, y)).text
  }

  static let circle = "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z"
  static let square =
    "M7 4h10a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3z"
  static let rectangle =
    "M5 5h14a2.5 2.5 0 0 1 2.5 2.5v9A2.5 2.5 0 0 1 19 19H5a2.5 2.5 0 0 1-2.5-2.5v-9A2.5 2.5 0 0 1 5 5z"
  static let diamond = "M12 2.5l9.5 9.5-9.5 9.5L2.5 12z"
  static let shield = "M12 3l7.5 2.5V11c0 5-3 8.3-7.5 10.5C7.5 19.3 4.5 16 4.5 11V5.5z"
  static let seal = """
    M12 2.8l2.3 1.7 2.9-.3 1.1 2.7 2.7 1.1-.3 2.9 1.7 2.3-1.7 2.3.3 2.9-2.7 1.1-1.1 2.7-2.9-.3\
    -2.3 1.7-2.3-1.7-2.9.3-1.1-2.7-2.7-1.1.3-2.9-1.7-2.3 1.7-2.3-.3-2.9 2.7-1.1 1.1-2.7 2.9.3z
    """
  static let triangle = "M12 3.5l9.5 16.5h-19z"
}
