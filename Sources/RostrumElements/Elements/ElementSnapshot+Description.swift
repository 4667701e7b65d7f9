extension ElementSnapshot: CustomStringConvertible {
  /// An outline of the element and its descendants, one indented line each.
  ///
  /// ```
  /// screen "Contacts"
  ///   list
  ///     row
  ///       text "Ada"
  /// ```
  ///
  /// A line contains the role, the element's text in quotes, and its other facts. Styles are
  /// omitted. O(n) in the number of descendants.
  public var description: String {
    var lines: [String] = []
    describe(into: &lines, indent: "")
    return lines.joined(separator: "\n")
  }

  private func describe(into lines: inout [String], indent: String) {
    lines.append(indent + line)
    for child in children { child.describe(into: &lines, indent: indent + "  ") }
  }

  private var line: String {
    var words = [role.rawValue]
    let own = content.quoted
    if let name = own ?? state.label { words.append("\"\(name)\"") }
    words += content.words
    if let selection = content.selection { words.append("selection=\(position(of: selection))") }
    for fact in state.facts {
      if own == nil, case .label = fact { continue }
      words += fact.words
    }
    words += state.interactions.flatMap(\.words)
    return words.joined(separator: " ")
  }

  /// Identifies a descendant by its position among its siblings, which doesn't depend on ids.
  private func position(of id: ElementID) -> String {
    children.firstIndex { $0.id == id }.map { "[\($0)]" } ?? "elsewhere"
  }
}

extension ElementContent {
  /// The text of the element, which a dump quotes after the role.
  fileprivate var quoted: String? {
    if case .text(let words, _) = self { words } else { title }
  }
}

extension ElementFact {
  /// The fact as words of a dump, which omits the appearance.
  package var words: [String] {
    switch self {
    case .transition, .errorMessage, .clock: []
    case .refused(let reason, _): ["refused=\"\(reason)\""]
    case .identifier(let name): ["identifier=\"\(name)\""]
    case .label(let label): ["label=\"\(label)\""]
    case .hint(let hint): ["hint=\"\(hint)\""]
    case .help(let help): ["help=\"\(help)\""]
    case .value(let value): ["valueText=\"\(value)\""]
    case .details(let details): ["details=\"\(details.joined(separator: ", "))\""]
    case .labels(let key): ["labels=\"\(key)\""]
    case .labeled(let key): ["labeled=\"\(key)\""]
    case .headingLevel(let level): ["heading=\(level)"]
    case .traits(let traits): ["traits=\"\(traits.words.joined(separator: " "))\""]
    case .children(let behavior): ["children=\"\(behavior)\""]
    case .accessibilityHidden: ["accessibilityHidden"]
    case .disabled: ["disabled"]
    case .hidden: ["hidden"]
    case .selected: ["selected"]
    case .badgeProminence(let prominence): ["prominence=\"\(prominence)\""]
    case .badge(let badge): ["badge=\"\(badge)\""]
    case .colorScheme(let scheme): ["colorScheme=\"\(scheme)\""]
    case .preferredColorScheme(let scheme): ["preferredColorScheme=\"\(scheme)\""]
    case .density(let density): ["density=\"\(density)\""]
    case .controlSize(let size): ["controlSize=\"\(size)\""]
    case .labelHidden: ["labelHidden"]
    case .hitTestingDisabled: ["hitTestingDisabled"]
    case .contentShape: ["contentShape"]
    case .keyboardDismissal: ["keyboardDismissal"]
    case .menuStaysOpen(let stays): ["menuStaysOpen=\(stays)"]
    case .springs(let springs): ["springs=\(springs)"]
    case .tabBarLeaves(let downwards): ["tabBarLeaves=\(downwards ? "down" : "up")"]
    case .language(let language): ["language=\"\(language)\""]
    case .sharing(let content):
      ["shares=\"\([content.text, content.address].compactMap { $0 }.joined(separator: " "))\""]
    case .fileChooser(let chooser):
      ["files=\"\(chooser.accepts.joined(separator: ","))\""]
        + (chooser.allowsSeveral ? ["severalFiles"] : [])
    case .absentRows(let count): ["absentRows=\(count)"]
    case .calendar(let mode): ["days=\"\(mode)\""]
    }
  }
}

extension ElementInteraction {
  /// The interaction as words of a dump.
  package var words: [String] {
    switch self {
    case .tap: ["tappable"]
    case .taps(let count): ["tapCount=\(count)"]
    case .longPress(let seconds): ["pressDuration=\(seconds.shortest)"]
    case .drag(let distance): ["dragDistance=\(distance.shortest)"]
    case .pinch: ["pinchable"]
    case .spots(let count): ["spotCount=\(count)"]
    case .hover: ["hoverable"]
    case .hoverPlaces: ["follows a pointer"]
    case .press: ["pressable"]
    case .keys(let request): ["keys=\"\(request)\""]
    case .shortcut(let shortcut): ["shortcut=\"\(shortcut)\""]
    case .focus(let source): ["focusable=\"\(source)\""]
    case .unreachable: ["unreachable"]
    case .adjust: ["adjustable"]
    case .refresh(let isRunning): ["refreshable"] + (isRunning ? ["refreshing"] : [])
    case .delete: ["deletable"]
    case .move: ["movable"]
    case .submit: ["submittable"]
    case .paste: ["takes pasted text"]
    case .draggable(let types): ["draggable=\"\(types.joined(separator: " "))\""]
    case .dropTarget(let target):
      ["takes=\"\(target.types.joined(separator: " "))\""]
        + (target.isInsertion ? ["insertable"] : []) + (target.isObserved ? ["targetable"] : [])
    case .measure(_, let isKnown): [isKnown ? "measured" : "unmeasured"]
    case .prefer: ["asks for preferences"]
    case .stay: ["asks before leaving"]
    case .undo: ["undoes"]
    case .scrollPhases: ["tells phases"]
    case .repeats: ["repeats"]
    case .typeset(let isDrawn): [isDrawn ? "drawn" : "asks for lines"]
    case .modifierKeys(let keys): ["modifierKeys=\(keys.rawValue)"]
    case .window(let place): ["window=\"\(place)\""]
    case .scrollAnchors(let anchors): ["anchors=\"\(anchors)\""]
    case .rowMenu(let hasAction): ["rowMenu"] + (hasAction ? ["primaryAction"] : [])
    }
  }
}

extension AccessibilityTraits {
  fileprivate var words: [String] {
    let all: [(AccessibilityTraits, String)] = [
      (.isButton, "button"), (.isHeader, "header"), (.isImage, "image"), (.isLink, "link"),
      (.isModal, "modal"), (.isSearchField, "searchField"), (.isSelected, "selected"),
      (.isStaticText, "staticText"), (.isToggle, "toggle"),
      (.startsMediaSession, "media"), (.allowsDirectInteraction, "touch"),
      (.updatesFrequently, "updatesFrequently"),
    ]
    return all.filter { contains($0.0) }.map(\.1)
  }
}

extension Double {
  /// The number, without a fraction of zero.
  var shortest: String {
    self == rounded() && abs(self) < 1e15 ? String(Int(nearest: self)) : String(self)
  }
}
