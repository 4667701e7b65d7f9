import Foundation

extension ElementContent {
  /// The facts of the content as words of a dump.
  package var words: [String] {
    switch self {
    case .scene, .divider, .gridRow, .option, .header, .footer, .row, .cell, .navigationStack,
      .inspector:
      []
    case .group(let variant): word(variant, unless: .plain)
    case .stack(let axis): ["axis=\"\(axis)\""]
    case .overlay(let variant): word(variant, unless: .plain)
    case .spacer(let minimum): word("minimum", minimum?.shortest)
    case .scroll(let axes, let showsIndicators, let isEnabled):
      (isEnabled ? [] : ["variant=\"fixed\""])
        + (axes == .vertical ? [] : ["axis=\"\(axes.words)\""])
        + (showsIndicators ? [] : ["indicators=\"hidden\""])
    case .grid(.cells(let columns)): ["columnCount=\(columns)"]
    case .grid(.tracks(let axis)): ["axis=\"\(axis)\""]
    case .text(_, let target): target?.words ?? []
    case .image(let source, let isResizable): source.words + flag("resizable", isResizable)
    case .label(let variant): word(variant, unless: .automatic)
    case .shape(.rectangle), .shape(.path): []
    case .shape(.capsule): ["variant=\"capsule\""]
    case .shape(.ellipse): ["variant=\"ellipse\""]
    case .link(let target): target?.words ?? []
    case .fitting(let shown, let last, let axis):
      ["value=\(shown)", "maximum=\(last)"] + word("axis", axis.map { "\($0)" })
    case .progress(let fraction, let variant):
      word("value", fraction?.shortest) + word(variant, unless: .automatic)
    case .gauge(let value, let bounds, let variant):
      ["value=\(value.shortest)"] + words(of: bounds) + word(variant, unless: .automatic)
    case .textField(let text, let entry), .secureField(let text, let entry),
      .textEditor(let text, let entry):
      ["value=\"\(text)\""] + entry.map(\.word)
    case .button(let variant, let role, let border):
      word(variant, unless: .automatic)
        + word("buttonRole", role.map { "\"\($0)\"" })
        + (border == .automatic ? [] : ["borderShape=\"\(border)\""])
    case .disclosure(let isExpanded):
      ["variant=\"disclosure\""] + (isExpanded ? ["expanded"] : [])
    case .picker(_, let variant): word(variant, unless: .automatic)
    case .menu(let symbol, let variant):
      word("symbol", symbol.map { "\"\($0)\"" })
        + word("variant", variant.word.map { "\"\($0)\"" })
    case .toggle(let isOn, let variant):
      ["value=\(isOn ? "on" : "off")"] + word(variant, unless: .automatic)
    case .slider(let value, let bounds, let step):
      ["value=\(value.shortest)"] + words(of: bounds) + word("step", step?.shortest)
    case .stepper(let value, let minimum, let maximum):
      word("value", value?.shortest) + word("minimum", minimum?.shortest)
        + word("maximum", maximum?.shortest)
    case .datePicker(let value, let earliest, let latest, let variant, _):
      ["value=\"\(value)\""] + word("from", earliest?.description)
        + word("through", latest?.description) + word(variant, unless: .automatic)
    case .colorPicker(let color):
      ["value=\"\(color)\""]
    case .list(let variant, let facts), .form(let variant, let facts):
      word(variant, unless: .automatic) + facts.map(\.word)
    case .section(let isExpanded, let isProminent):
      word("value", isExpanded.map { $0 ? "on" : "off" })
        + (isProminent ? ["variant=\"prominent\""] : [])
    case .rowActions(let edge, let allowsFullSwipe):
      ["placement=\"\(edge)\""] + flag("fullSwipe", allowsFullSwipe)
    case .table(let mode): word("selectionMode", mode.map { "\"\($0)\"" })
    case .tableRow(let isHeader): isHeader ? ["variant=\"header\""] : []
    case .columnHeader(let direction): word("sort", direction.map { "\"\($0)\"" })
    case .screen(_, let facts): facts.map(\.word)
    case .navigationBar(_, let mode, let background):
      (mode == .automatic ? [] : ["titleMode=\"\(mode)\""]) + word("background", background)
    case .toolbarItem(let place, let background):
      ["placement=\"\(place)\""] + word("background", background)
    case .tabView(_, let variant): word(variant, unless: .automatic)
    case .tab(let symbol, let group, let isSearch):
      word("symbol", symbol.map { "\"\($0)\"" }) + (isSearch ? ["placement=\"search\""] : [])
        + word("group", group.map { "\"\($0)\"" })
    case .splitView(let columns, let variant):
      ["columns=\"\(columns)\""] + word(variant, unless: .automatic)
    case .column(let place, let isFront, let backTitle):
      ["placement=\"\(place)\""] + flag("front", isFront)
        + word("backTitle", backTitle.map { "\"\($0)\"" })
    case .sheet(let facts), .cover(let facts), .popover(let facts): facts.flatMap(\.words)
    case .alert(_, let message, let facts), .dialog(_, let message, let facts):
      word("message", message.map { "\"\($0)\"" }) + facts.flatMap(\.words)
    }
  }

  private func flag(_ name: String, _ isSet: Bool) -> [String] { isSet ? [name] : [] }

  private func word(_ name: String, _ visibility: Visibility) -> [String] {
    visibility == .automatic ? [] : ["\(name)=\"\(visibility)\""]
  }

  private func word(_ name: String, _ value: String?) -> [String] {
    value.map { ["\(name)=\($0)"] } ?? []
  }

  private func word<Variant: RawRepresentable<String>>(
    _ variant: Variant, unless usual: Variant
  ) -> [String] {
    variant.rawValue == usual.rawValue ? [] : ["variant=\"\(variant.rawValue)\""]
  }

  private func words(of bounds: ClosedRange<Double>) -> [String] {
    ["minimum=\(bounds.lowerBound.shortest)", "maximum=\(bounds.upperBound.shortest)"]
  }
}

extension Axis.Set {
  fileprivate var words: String {
    Axis.allCases.filter { contains($0 == .horizontal ? .horizontal : .vertical) }
      .map { "\($0)" }.joined(separator: " ")
  }
}

extension LinkTarget {
  fileprivate var words: [String] {
    ["url=\"\(address)\""] + (isOpenedByApp ? ["openedByApp"] : [])
  }
}

extension ImageSource {
  fileprivate var words: [String] {
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
  fileprivate var words: [String] {
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
  fileprivate var word: String {
    switch self {
    case .selection(let mode): "selectionMode=\"\(mode)\""
    case .editing: "editing"
    case .background(let visibility): "contentBackground=\"\(visibility)\""
    }
  }
}

extension ScreenFact {
  fileprivate var word: String {
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
  fileprivate var words: [String] {
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
    }
  }
}

extension PresentationDetent {
  fileprivate var word: String {
    switch self {
    case .medium: "medium"
    case .large: "large"
    case .fraction(let fraction): "fraction:\(Double(fraction))"
    case .height(let height): "height:\(Double(height))"
    }
  }
}

extension MenuVariant {
  fileprivate var word: String? {
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
  fileprivate var word: String {
    switch self {
    case .placeholder(let text): "placeholder=\"\(text)\""
    case .invalid: "invalid"
    case .severalLines: "axis=\"vertical\""
    case .keyboard(let type): "keyboard=\"\(type.rawValue)\""
    case .contentType(let type): "contentType=\"\(type.rawValue)\""
    case .capitalization(let kind): "capitalization=\"\(kind.rawValue)\""
    case .autocorrectionDisabled: "autocorrectionDisabled"
    case .submitLabel(let label): "submitLabel=\"\(label.rawValue)\""
    case .variant(let variant): "variant=\"\(variant.rawValue)\""
    }
  }
}
