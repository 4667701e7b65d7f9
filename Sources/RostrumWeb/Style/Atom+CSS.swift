import RostrumViews

extension Atom {
  /// The CSS rule; `nil` for a token that is no atom.
  var rule: String? {
    var reader = AtomReader(token)
    guard
      let kind = reader.word(),
      let declarations = Self.declarations(of: String(kind), &reader),
      reader.isAtEnd
    else { return nil }
    // Single properties of a font outweigh a text style, in whatever order the rules come.
    let weight = Self.refinements.contains(String(kind)) ? 2 : 1
    return String(repeating: ".\(className)", count: weight) + "{\(declarations)}"
  }

  private static let refinements: Set = [
    "size", "weight", "family", "italic", "digits", "smallcaps", "leading",
  ]

  private static func declarations(of kind: String, _ reader: inout AtomReader) -> String? {
    box(kind, &reader) ?? text(kind, &reader) ?? letters(kind, &reader) ?? paint(kind, &reader)
      ?? effect(kind, &reader) ?? container(kind, &reader)
  }

  private static func box(_ kind: String, _ reader: inout AtomReader) -> String? {
    switch kind {
    case "pad":
      guard let top = reader.length(), let right = reader.length(), let bottom = reader.length(),
        let left = reader.length()
      else { return nil }
      return top == bottom && left == right && top == right
        ? "padding:\(top)" : "padding-block:\(top) \(bottom);padding-inline:\(left) \(right)"
    case "out":
      guard let top = reader.length(), let right = reader.length(), let bottom = reader.length(),
        let left = reader.length()
      else { return nil }
      let sides = [left, right].map { $0 == "0" ? "0px" : $0 }.joined(separator: " - ")
      return "margin-block:\(top) \(bottom);margin-inline:\(left) \(right)"
        + ";max-inline-size:calc(100% - \(sides))"
    case "w": return reader.length().map { "width:\($0);flex-shrink:0" }
    case "h": return reader.length().map { "height:\($0);flex-shrink:0" }
    case "minw": return reader.length().map { "min-width:\($0)" }
    case "minh": return reader.length().map { "min-height:\($0)" }
    case "maxw": return reader.limit(endless: endlessWidth, "max-width")
    case "maxh": return reader.limit(endless: endlessHeight, "max-height")
    case "within":
      guard let x = reader.place(), let y = reader.place() else { return nil }
      return "display:flex;justify-content:\(x);align-items:\(y)"
    case "gap": return reader.length().map { "gap:\($0)" }
    case "pack":
      // What scrolls takes all the space itself.
      return reader.place().map {
        "&:not(:has(>.r-scroll,>.r-list,>.r-form)){justify-content:\($0)}"
      }
    case "align": return reader.place().map { "align-items:\($0)" }
    case "place":
      guard let y = reader.place(), let x = reader.place() else { return nil }
      return "place-items:\(y) \(x)"
    case "fixed":
      guard let x = reader.number(), let y = reader.number() else { return nil }
      return "flex-shrink:0" + (x == "1" ? ";width:max-content" : "")
        + (y == "1" ? ";height:max-content" : "")
    case "ratio":
      guard let ratio = reader.ratio(),
        let mode = reader.choice(["fit": "contain", "fill": "cover"])
      else { return nil }
      return "aspect-ratio:\(ratio);object-fit:\(mode)"
    case "clip": return "overflow:hidden"
    default: return nil
    }
  }

  /// In a row, what takes all the width leaves the others their own, and shares with its equals.
  private static let endlessWidth =
    "width:100%;.r-stack-horizontal>&,.r-stack-horizontal>.r-group:has(>&){flex:1 1 0}"

  /// In a stack, what takes all the height does not take width as well.
  private static let endlessHeight =
    "flex-grow:1;align-self:stretch;.r-stack-vertical>&{align-self:auto}"
    + ".r-stack-horizontal>&:not(.s-maxw_inf){flex-grow:0}"
    + ".r-stack-vertical>.r-group:has(>&){flex-grow:1}"
    + ".r-stack-horizontal>.r-group:has(>&){align-self:stretch}"

  private static func text(_ kind: String, _ reader: inout AtomReader) -> String? {
    switch kind {
    case "font":
      let styles = Font.TextStyle.allCases.map { ($0.rawValue, $0.rawValue) }
      return reader.choice(Dictionary(uniqueKeysWithValues: styles))
        .map { "font:var(--r-font-\($0))" }
    case "size": return reader.length().map { "font-size:\($0)" }
    case "weight": return reader.number().map { "font-weight:\($0)" }
    case "family":
      return reader.choice([
        "default": "var(--r-family)", "serif": "var(--r-family-serif)",
        "rounded": "var(--r-family-rounded)", "monospaced": "var(--r-family-monospaced)",
      ]).map { "font-family:\($0)" }
    case "italic": return "font-style:italic"
    case "digits": return "font-variant-numeric:tabular-nums"
    case "underline": return "--s-under:underline;\(decoration)"
    case "strike": return "--s-strike:line-through;\(decoration)"
    case "lines":
      return reader.number().map {
        "display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:\($0);overflow:hidden"
      }
    case "mostlines":
      return reader.number().map { "max-block-size:calc(\($0)*1lh + 1lh);overflow-y:auto" }
    case "leastlines": return reader.number().map { "min-block-size:calc(\($0)*1lh)" }
    case "text": return reader.place().map { "text-align:\($0)" }
    default: return nil
    }
  }

  private static func letters(_ kind: String, _ reader: inout AtomReader) -> String? {
    switch kind {
    case "smallcaps": return "font-variant-caps:small-caps"
    case "leading":
      return reader.choice(["standard": "normal", "tight": "1.15", "loose": "1.6"])
        .map { "line-height:\($0)" }
    case "tracking": return reader.length().map { "letter-spacing:\($0)" }
    case "raise": return reader.length().map { "position:relative;inset-block-end:\($0)" }
    case "case":
      return reader.choice(["uppercase": "uppercase", "lowercase": "lowercase", "none": "none"])
        .map { "text-transform:\($0)" }
    case "select":
      return reader.choice(["text": "text", "none": "none"]).map { "user-select:\($0)" }
    case "linestyle":
      let patterns = ["solid": "solid", "dot": "dotted", "dash": "dashed"]
      guard let pattern = reader.choice(patterns) else { return nil }
      if reader.isAtEnd { return "text-decoration-style:\(pattern)" }
      return reader.color().map {
        "text-decoration-style:\(pattern);text-decoration-color:\($0)"
      }
    default: return nil
    }
  }

  private static let decoration = "text-decoration-line:var(--s-under,) var(--s-strike,)"

  private static func paint(_ kind: String, _ reader: inout AtomReader) -> String? {
    switch kind {
    case "fg":
      return reader.paint().map { paint in
        let color = paint == "currentcolor" ? "var(--r-primary)" : paint
        return "color:\(color);--r-foreground:\(color)"
      }
    case "bg": return reader.paint().map { "background:\($0)" }
    case "tint": return reader.color().map { "--r-tint:\($0)" }
    case "row": return reader.paint().map { "--r-row:\($0);background:\($0)" }
    case "fill": return reader.paint().map { "fill:\($0);--r-shape:\($0)" }
    case "stroke": return reader.paint().map { "fill:none;stroke:\($0)" }
    case "line": return reader.line()
    case "border":
      guard let width = reader.length(), let paint = reader.paint() else { return nil }
      return "border:\(width) solid \(paint);--r-shape:transparent"
    default: return nil
    }
  }

  private static func effect(_ kind: String, _ reader: inout AtomReader) -> String? {
    switch kind {
    case "radius": return reader.length().map { "border-radius:\($0)" }
    case "ellipse": return "border-radius:50%"
    case "opacity": return reader.number().map { "opacity:\($0)" }
    case "rotate": return reader.number().map { "rotate:\($0)deg" }
    case "scale": return reader.number().map { "scale:\($0)" }
    case "offset":
      guard let x = reader.length(), let y = reader.length() else { return nil }
      return "translate:\(x) \(y)"
    case "shadow":
      guard let x = reader.length(), let y = reader.length(), let radius = reader.length(),
        let color = reader.color()
      else { return nil }
      return "filter:drop-shadow(\(x) \(y) \(radius) \(color))"
    default: return nil
    }
  }
}

extension AtomReader {
  mutating func place() -> String? {
    choice([
      "start": "start", "center": "center", "end": "end", "first": "first baseline",
      "last": "last baseline",
    ])
  }

  fileprivate mutating func ratio() -> String? {
    var copy = self
    if copy.word() == "auto" {
      self = copy
      return "auto"
    }
    return number()
  }

  fileprivate mutating func limit(endless: String, _ property: String) -> String? {
    var copy = self
    if copy.word() == "inf" {
      self = copy
      return endless
    }
    return length().map { "\(property):\($0)" }
  }

  fileprivate mutating func line() -> String? {
    guard
      let width = number(),
      let cap = choice(["butt": "butt", "round": "round", "square": "square"]),
      let join = choice(["miter": "miter", "round": "round", "bevel": "bevel"]),
      let phase = number()
    else { return nil }
    var rule = "stroke-width:\(width);stroke-linecap:\(cap);stroke-linejoin:\(join)"
    var dashes: [String] = []
    while !isAtEnd {
      guard let dash = number(), dashes.count < 8 else { return nil }
      dashes.append(dash)
    }
    if !dashes.isEmpty {
      rule += ";stroke-dasharray:\(dashes.joined(separator: " "));stroke-dashoffset:\(phase)"
    }
    return rule
  }
}
