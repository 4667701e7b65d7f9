/// The drawings of symbols.
///
/// They are this package's own.
enum SymbolTable {
  /// A square with rounded corners and a dot.
  static let unknown =
    "M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4zM12 12h.01"

  /// Names with outlines.
  static let outlines: [String: String] = [
    "plus": "M12 4v16M4 12h16",
    "minus": "M4 12h16",
    "xmark": "M5 5l14 14M19 5L5 19",
    "checkmark": "M4 13l5 5L20 6",
    "chevron.right": "M9 4l8 8-8 8",
    "chevron.left": "M15 4l-8 8 8 8",
    "chevron.up": "M4 15l8-8 8 8",
    "chevron.down": "M4 9l8 8 8-8",
    "chevron.up.chevron.down": "M8 9l4-4 4 4M8 15l4 4 4-4",
    "arrow.left": "M20 12H4M10 6l-6 6 6 6",
    "arrow.right": "M4 12h16M14 6l6 6-6 6",
    "arrow.up": "M12 20V4M6 10l6-6 6 6",
    "arrow.down": "M12 4v16M6 14l6 6 6-6",
    "arrow.clockwise": "M19 12a7 7 0 1 1-2-5M19 3v5h-5",
    "arrow.up.forward.square": "M5 4h14v16H5zM10 14l5-5M10 9h5v5",
    "ellipsis": "M5 12h.01M12 12h.01M19 12h.01",
    "ellipsis.circle": circle + "M8 12h.01M12 12h.01M16 12h.01",
    "line.3.horizontal": "M4 7h16M4 12h16M4 17h16",
    "circle": circle,
    "square": square,
    "checkmark.circle": circle + "M8 12l3 3 5-6",
    "checkmark.square": square + "M8 12l3 3 5-6",
    "plus.circle": circle + "M12 8v8M8 12h8",
    "minus.circle": circle + "M8 12h8",
    "xmark.circle": circle + "M9 9l6 6M15 9l-6 6",
    "info.circle": circle + "M12 11v6M12 7.5h.01",
    "questionmark.circle": circle + "M9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.3-1 .8-1 1.7M12 17h.01",
    "exclamationmark.triangle": "M12 4l9 16H3zM12 10v5M12 17.5h.01",
    "exclamationmark.octagon":
      "M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.700V8.3zM12 8v5M12 16h.01",
    "exclamationmark.circle": circle + "M12 7v6M12 16.500h.01",
    "trash": "M4 6h16M9 6V4h6v2M6 6l1 14h10l1-14M10 10v6M14 10v6",
    "pencil": "M4 20l1-4L16 5l3 3L8 19zM14 7l3 3",
    "square.and.pencil": "M13 5H5v14h14v-8M9 15l1-3 8-8 2 2-8 8z",
    "square.and.arrow.up": "M8 10H6v10h12V10h-2M12 15V3M8 7l4-4 4 4",
    "person": "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8M5 20c0-4 3-6 7-6s7 2 7 6",
    "person.2":
      "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7M3 19c0-4 2.5-6 6-6s6 2 6 6"
      + "M16 4.500a3.5 3.5 0 0 1 0 6.500M17 13.500c2.5.5 4 2.5 4 5.5",
    "person.3":
      "M12 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6M7 19c0-3.5 2-5 5-5s5 1.5 5 5"
      + "M5 11.500a2 2 0 1 0 0-4 2 2 0 0 0 0 4M1.5 18c0-2.5 1-4 3.5-4"
      + "M19 11.500a2 2 0 1 0 0-4 2 2 0 0 0 0 4M22.5 18c0-2.5-1-4-3.5-4",
    "person.badge.plus":
      "M10 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8M3 20c0-4 3-6 7-6 2 0 3.5.5 4.7 1.300M18 15v6M15 18h6",
    "person.crop.circle": circle
      + "M12 13a3 3 0 1 0 0-6 3 3 0 0 0 0 6M6.5 18.500c1-2 3-3 5.5-3s4.5 1 5.5 3",
    "clock": circle + "M12 7v5l3 3",
    "timer": "M12 21a8 8 0 1 0 0-16 8 8 0 0 0 0 16M12 13V8M9 2h6",
    "hourglass": hourglass,
    "calendar": "M4 6h16v14H4zM4 10h16M8 3v4M16 3v4",
    "paintpalette":
      "M12 3a9 9 0 1 0 0 18c1.5 0 2-1 1.5-2s0-2.5 1.5-2.500h2.500A3.5 3.5 0 0 0 21 13c0-6-4-10-9-10"
      + "M8 11h.01M11 7.500h.01M15.5 8h.01",
    "forward": "M3 6l8 6-8 6zM13 6l8 6-8 6z",
    "backward": "M21 6l-8 6 8 6zM11 6l-8 6 8 6z",
    "play": "M6 4l14 8-14 8z",
    "pause": "M8 5v14M16 5v14",
    "stop": "M6 6h12v12H6z",
    "play.circle": circle + "M10 8l6 4-6 4z",
    "stop.circle": circle + "M9 9h6v6H9z",
    "arrowtriangle.right.circle": circle + "M10 8l6 4-6 4z",
    "mic": "M12 3a3 3 0 0 0-3 3v5a3 3 0 0 0 6 0V6a3 3 0 0 0-3-3M5 11a7 7 0 0 0 14 0M12 18v3",
    "text.book.closed":
      "M6 3h13v18H6a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2M4 18a2 2 0 0 1 2-1h13M9 7h6M9 11h4",
    "book": "M12 6c-2-2-5-2-8-2v14c3 0 6 0 8 2 2-2 5-2 8-2V4c-3 0-6 0-8 2v14",
    "doc": "M6 3h8l4 4v14H6zM14 3v4h4",
    "folder": "M3 6h6l2 2h10v11H3z",
    "gearshape":
      "M12 15.500a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7M12 3v3M12 18v3M3 12h3M18 12h3"
      + "M5.6 5.600l2.1 2.100M16.3 16.300l2.1 2.100M5.6 18.400l2.1-2.100M16.3 7.700l2.1-2.1",
    "gear": "M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6M12 3v3M12 18v3M3 12h3M18 12h3",
    "house": "M3 12l9-8 9 8M6 10v10h12V10",
    "heart": "M12 20C5 15 3 12 3 8.500A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 9 1.500C21 12 19 15 12 20z",
    "star": "M12 3l2.7 6 6.3.6-4.8 4.3 1.5 6.300L12 16.8 6.3 20.200l1.5-6.300L3 9.6 9.3 9z",
    "magnifyingglass": "M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13M15.5 15.500L20 20",
    "map": "M3 6l6-2 6 2 6-2v14l-6 2-6-2-6 2zM9 4v14M15 6v14",
    "bell": "M6 17V11a6 6 0 0 1 12 0v6l1.5 1h-15zM10 20.500h4",
    "envelope": "M3 6h18v12H3zM3 7l9 6 9-6",
    "lock": "M6 11h12v9H6zM8 11V8a4 4 0 0 1 8 0v3",
    "eye": "M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6",
    "link":
      "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",
    "photo": "M3 5h18v14H3zM3 16l5-5 4 4 3-3 6 5M8 9h.01",
    "list.bullet": "M9 6h12M9 12h12M9 18h12M4 6h.01M4 12h.01M4 18h.01",
    "icloud.and.arrow.down":
      "M7 16a4 4 0 0 1 0-8 5 5 0 0 1 9.7-1A4.5 4.5 0 0 1 18 16M12 11v9M9 17l3 3 3-3",
    "hand.wave": "M7 12V6a1.5 1.5 0 0 1 3 0v5V4a1.5 1.5 0 0 1 3 0v7V5.500a1.5 1.5 0 0 1 3 0V13"
      + "l1-1.500a1.5 1.5 0 0 1 2.5 1.500c-1.5 4-3 7.5-7 7.500s-5.5-3-5.5-8.5",
    "hourglass.tophalf.filled": hourglass + "M9.500 5h5M9.500 6.500h5M11 8h2",
    "hourglass.bottomhalf.filled": hourglass + "M9.500 19h5M9.500 17.500h5M11 16h2",
  ]

  /// Names whose `.fill` has a drawing of its own; the others are drawn as outlines.
  static let filled: [String: String] = [
    "forward": "M3 5l9 7-9 7zM12 5l9 7-9 7z",
    "backward": "M21 5l-9 7 9 7zM12 5l-9 7 9 7z",
    "play": "M6 4l14 8-14 8z",
    "pause": "M6 4h4v16H6zM14 4h4v16h-4z",
    "stop": "M5 5h14v14H5z",
    "circle": circle,
    "square": square,
    "heart": "M12 20C5 15 3 12 3 8.500A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 9 1.500C21 12 19 15 12 20z",
    "star": "M12 3l2.7 6 6.3.6-4.8 4.3 1.5 6.300L12 16.8 6.3 20.200l1.5-6.300L3 9.6 9.3 9z",
    "mic":
      "M12 2a3.5 3.5 0 0 0-3.5 3.500V11a3.5 3.5 0 0 0 7 0V5.500A3.5 3.5 0 0 0 12 2z"
      + "M4.5 11h1.600a5.9 5.9 0 0 0 11.8 0h1.600a7.5 7.5 0 0 1-6.7 7.500V22h-1.600v-3.500A7.5 7.5 0 0 1 4.5 11z",
    "person": "M12 12a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zM4 21c0-5 3.5-7 8-7s8 2 8 7z",
    "trash": "M4 5h5V3h6v2h5v2H4zM5.5 8.500h13L17.5 21h-11z",
  ]

  private static let circle = "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18"
  private static let hourglass =
    "M6 3h12M6 21h12M7 3c0 6 5 6 5 9s-5 3-5 9M17 3c0 6-5 6-5 9s5 3 5 9"
  private static let square =
    "M7 4h10a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3z"
}
