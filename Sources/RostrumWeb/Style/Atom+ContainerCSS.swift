extension Atom {
  /// The declarations of effects, places, grids, rows and bars.
  static func container(_ kind: String, _ reader: inout AtomReader) -> String? {
    look(kind, &reader) ?? position(kind, &reader) ?? grid(kind, &reader) ?? row(kind, &reader)
  }

  private static func look(_ kind: String, _ reader: inout AtomReader) -> String? {
    switch kind {
    case "filter":
      var functions: [String] = []
      while !reader.isAtEnd {
        guard let function = reader.filter(), functions.count < 16 else { return nil }
        functions.append(function)
      }
      return functions.isEmpty ? nil : "filter:\(functions.joined(separator: " "))"
    case "through": return reader.serial().map { "filter:url(#f\($0))" }
    case "flood": return reader.color().map { "flood-color:\($0)" }
    case "blend":
      return reader.choice(blendModes).map { "mix-blend-mode:\($0)" }
    case "edge":
      guard let width = reader.length(), let paint = reader.paint() else { return nil }
      return "border:\(width) solid \(paint)"
    case "stretch":
      guard let x = reader.number(), let y = reader.number() else { return nil }
      return "scale:\(x) \(y)"
    case "bar": return reader.paint().map { "--r-bar-paint:\($0)" }
    case "sheet": return reader.length().map { "--r-sheet:\($0)" }
    case "sheetpart": return reader.number().map { "--r-sheet:\($0)dvh" }
    default: return nil
    }
  }

  private static let blendModes = [
    "normal": "normal", "multiply": "multiply", "screen": "screen", "overlay": "overlay",
    "darken": "darken", "lighten": "lighten", "colorDodge": "color-dodge",
    "colorBurn": "color-burn", "softLight": "soft-light", "hardLight": "hard-light",
    "difference": "difference", "exclusion": "exclusion", "hue": "hue",
    "saturation": "saturation", "color": "color", "luminosity": "luminosity",
    "plusLighter": "plus-lighter",
  ]

  private static func position(_ kind: String, _ reader: inout AtomReader) -> String? {
    switch kind {
    case "at":
      guard let x = reader.length(), let y = reader.length() else { return nil }
      return "position:absolute;inset:\(y) auto auto \(x);translate:-50% -50%"
    case "z": return reader.number().map { "z-index:\($0)" }
    case "prio":
      return reader.choice(["1": "0", "m1": "1000", "0": "1"]).map { "flex-shrink:\($0)" }
    case "relw": return reader.part(of: "100cqi").map { "inline-size:\($0);flex-shrink:0" }
    case "relh": return reader.part(of: "100dvh").map { "block-size:\($0);flex-shrink:0" }
    case "wide": return "max-inline-size:none;align-self:stretch"
    case "bleedtop": return "margin-block-start:calc(-1*env(safe-area-inset-top,0px))"
    case "bleedbottom":
      return "margin-block-end:calc(-1*max(32px,env(safe-area-inset-bottom,0px)))"
    case "column":
      guard let least = reader.length(), let ideal = reader.length(),
        let greatest = reader.length()
      else { return nil }
      return "--r-column-size:clamp(\(least),\(ideal),\(greatest))"
    default: return nil
    }
  }

  private static func grid(_ kind: String, _ reader: inout AtomReader) -> String? {
    switch kind {
    case "tracks":
      guard let direction = reader.choice(["columns": "columns", "rows": "rows"]) else {
        return nil
      }
      var tracks: [String] = []
      while !reader.isAtEnd {
        guard let track = reader.track(), tracks.count < 24 else { return nil }
        tracks.append(track)
      }
      let flow = direction == "rows" ? ";grid-auto-flow:column" : ""
      return tracks.isEmpty
        ? nil : "grid-template-\(direction):\(tracks.joined(separator: " "))\(flow)"
    case "cols": return reader.number().map { "grid-template-columns:repeat(\($0),auto)" }
    case "colgap": return reader.length().map { "column-gap:\($0)" }
    case "rowgap": return reader.length().map { "row-gap:\($0)" }
    case "span": return reader.number().map { "grid-column-end:span \($0)" }
    case "cell":
      guard let y = reader.place(), let x = reader.place() else { return nil }
      return "place-self:\(y) \(x)"
    case "unsizedw": return "inline-size:0;min-inline-size:100%"
    case "unsizedh": return "block-size:0;min-block-size:100%"
    default: return nil
    }
  }

  private static func row(_ kind: String, _ reader: inout AtomReader) -> String? {
    switch kind {
    case "inset":
      guard let top = reader.length(), let right = reader.length(), let bottom = reader.length(),
        let left = reader.length()
      else { return nil }
      return "padding-block:\(top) \(bottom);padding-inline:\(left) \(right)"
    case "noline": return "--r-line:transparent"
    case "nolinebelow": return "--r-line-below:transparent"
    case "line1": return reader.color().map { "--r-line:\($0)" }
    case "rows": return reader.length().map { "--r-rows:\($0)" }
    case "sections": return reader.length().map { "--r-sections:\($0)" }
    default: return nil
    }
  }
}

extension AtomReader {
  /// The number of an element.
  fileprivate mutating func serial() -> Substring? {
    word().flatMap { UInt32($0).map(String.init) == String($0) ? $0 : nil }
  }

  fileprivate mutating func filter() -> String? {
    switch word() {
    case "blur": length().map { "blur(\($0))" }
    case "gray": number().map { "grayscale(\($0))" }
    case "saturate": number().map { "saturate(\($0))" }
    case "bright": number().map { "brightness(\($0))" }
    case "contrast": number().map { "contrast(\($0))" }
    case "hue": number().map { "hue-rotate(\($0)deg)" }
    case "invert": number().map { "invert(\($0))" }
    default: nil
    }
  }

  /// A number of equal parts of a length.
  fileprivate mutating func part(of whole: String) -> String? {
    guard let count = number(), let span = number(), let spacing = length() else { return nil }
    if count == "1" { return whole }
    let gap = spacing == "0" ? "0px" : spacing
    return "calc((\(whole) - \(gap)*(\(count) - 1))/\(count)*\(span) + \(gap)*(\(span) - 1))"
  }

  fileprivate mutating func track() -> String? {
    switch word() {
    case "fix": return length()
    case "flex":
      guard let least = length(), let greatest = greatest() else { return nil }
      return "minmax(\(least),\(greatest))"
    case "fit":
      guard let least = length(), let greatest = greatest() else { return nil }
      return "repeat(auto-fill,minmax(min(100%,\(least)),\(greatest)))"
    default: return nil
    }
  }

  private mutating func greatest() -> String? {
    var copy = self
    if copy.word() == "inf" {
      self = copy
      return "1fr"
    }
    return length()
  }
}
