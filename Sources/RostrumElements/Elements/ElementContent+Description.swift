import Foundation

extension ElementContent {
  func flag(_ name: String, _ isSet: Bool) -> [String] { isSet ? [name] : [] }

  func word(_ name: String, _ visibility: Visibility) -> [String] {
    visibility == .automatic ? [] : ["\(name)=\"\(visibility)\""]
  }

  func word(_ name: String, _ value: String?) -> [String] {
    value.map { ["\(name)=\($0)"] } ?? []
  }

  func word<Variant: RawRepresentable<String>>(
    _ variant: Variant, unless usual: Variant
  ) -> [String] {
    variant.rawValue == usual.rawValue ? [] : ["variant=\"\(variant.rawValue)\""]
  }

  func words(of bounds: ClosedRange<Double>) -> [String] {
    ["minimum=\(bounds.lowerBound.shortest)", "maximum=\(bounds.upperBound.shortest)"]
  }
}

extension Axis.Set {
  var words: String {
    Axis.allCases.filter { contains($0 == .horizontal ? .horizontal : .vertical) }
      .map { "\($0)" }.joined(separator: " ")
  }
}

extension LinkTarget {
  var words: [String] {
    ["url=\"\(address)\""] + (isOpenedByApp ? ["openedByApp"] : [])
  }
}

extension ImageSource {
  var words: [String] {
    switch self {
    case .symbol(let name): ["symbol=\"\(name)\""]
    case .asset(let name, _): ["asset=\"\(name)\""]
    case .picture(let picture): picture.words
    case .address(let address, let scale):
      ["url=\"\(address)\""] + (scale == 1 ? [] : ["scale=\(scale.shortest)"])
    case .awaited(let address): ["url=\"\(address)\"", "awaited"]
    }
  }
}

extension Picture {
  var words: [String] {
    var words = [name.isEmpty ? "data" : "asset=\"\(name)\""]
    words.append("size=\(Double(size.width).shortest)x\(Double(size.height).shortest)")
    if isTemplate { words.append("template") }
    if let scheme { words.append("scheme=\"\(scheme)\"") }
    if hasSharpPixels { words.append("sharpPixels") }
    if let fault { words.append("fault=\"\(fault)\"") }
    return words
  }
}

extension ListFact {
  var word: String {
    switch self {
    case .selection(let mode): "selectionMode=\"\(mode)\""
    case .editing: "editing"
    case .background(let visibility): "contentBackground=\"\(visibility)\""
    }
  }
}

extension ScreenFact {
  var word: String {
    switch self {
    case .backHidden: "backHidden"
    case .backReplaced: "backReplaced"
    case .backTitle(let title): "backTitle=\"\(title)\""
    case .hides(let bar): "hides=\"\(bar)\""
    }
  }
}

extension PresentationFact {
  /// The fact as words of a dump, which omits ids.
  var words: [String] {
    switch self {
    case .invoker: []
    case .dismissDisabled: ["dismissDisabled"]
    case .detents(let detents): ["detents=\"\(detents.map(\.word).joined(separator: " "))\""]
    case .detent(let detent): ["detent=\"\(detent.word)\""]
    case .dragIndicator(let visibility): ["dragIndicator=\"\(visibility)\""]
    case .backgroundInteraction: ["backgroundInteraction"]
    case .contentInteraction(let kind): ["contentInteraction=\"\(kind)\""]
    case .compactAdaptation(let kind, .horizontal): ["compactAdaptation=\"\(kind)\""]
    case .compactAdaptation(let kind, .vertical): ["lowAdaptation=\"\(kind)\""]
    case .critical: ["critical"]
    case .icon(let source): source.words.map { "icon.\($0)" }
    case .edge(let edge): ["edge=\"\(edge)\""]
    case .sizing(let sizing): ["sizing=\"\(sizing.word)\""]
    }
  }
}

extension PresentationDetent {
  var word: String {
    switch self {
    case .medium: "medium"
    case .large: "large"
    case .fraction(let fraction): "fraction:\(Double(fraction))"
    case .height(let height): "height:\(Double(height))"
    }
  }
}

extension MenuVariant {
  var word: String? {
    switch self {
    case .automatic: nil
    case .button(.automatic): "button"
    case .button(let variant): variant.rawValue
    case .borderless: "borderless"
    case .context: "context"
    }
  }
}

extension TextEntryFact {
  var word: String {
    switch self {
    case .placeholder(let text): "placeholder=\"\(text)\""
    case .invalid: "invalid"
    case .severalLines: "axis=\"vertical\""
    case .rich: "rich"
    case .selection(let selection): selection.map { "selection=\"\($0)\"" } ?? "selects"
    case .keyboard(let type): "keyboard=\"\(type.rawValue)\""
    case .contentType(let type): "contentType=\"\(type.rawValue)\""
    case .capitalization(let kind): "capitalization=\"\(kind.rawValue)\""
    case .autocorrectionDisabled: "autocorrectionDisabled"
    case .submitLabel(let label): "submitLabel=\"\(label.rawValue)\""
    case .variant(let variant): "variant=\"\(variant.rawValue)\""
    }
  }
}
