import RostrumViews

/// Why a test cannot do what it asks for: a user could not do it either.
enum HostRefusal: Hashable {
  case absent(near: [String])
  case ambiguous([String])
  case hidden
  case covered(by: String)
  case behind(screen: String)
  case disabled
  case unsupported(ElementRole, String)
  case invalidValue(String)
  case dismissDisabled
  case noOption(String, Int, [String])
  case noPresentation
  case noScreenBehind
  case noTestClock(String)
  case noShortcut
  case noURLHandler
}

extension HostRefusal {
  /// What happened and where, the facts, the fix, and what is on the screen.
  ///
  /// - Parameters:
  ///   - what: What the test wanted to do, such as `tap button “Add”`.
  ///   - host: The host whose screen is told.
  /// - Returns: The message.
  @MainActor
  func message(doing what: String, in host: TestHost) -> String {
    """
    Cannot \(what): \(fact)

    \(fix)

    On the screen:
    \(host.description.indented)
    """
  }

  /// What stands in the way.
  private var fact: String {
    switch self {
    case .absent(let near):
      near.isEmpty
        ? "there is no such element."
        : "there is no such element. Of its kind there are: \(near.quoted)."
    case .ambiguous(let names): "\(names.count) elements match: \(names.quoted)."
    case .hidden: "it is hidden."
    case .covered(let by): "it is behind the \(by), where a user cannot reach it."
    case .behind(let screen): "it is not on the visible screen but on “\(screen)”."
    case .disabled: "it is disabled."
    case .unsupported(let role, let action): "a \(role) does not take “\(action)” here."
    case .invalidValue(let reason): "the control does not offer that value: \(reason)."
    case .dismissDisabled: "the app does not let its user dismiss it."
    case .noOption(let name, let count, let options):
      count == 0
        ? "there is no option “\(name)”. The options are: \(options.quoted)."
        : "\(count) options are called “\(name)”. The options are: \(options.quoted)."
    case .noPresentation: "nothing is presented."
    case .noScreenBehind: "the visible screen is the first of its stack."
    case .noShortcut: "no control that can be reached has these keys as its shortcut."
    case .noURLHandler: "no view that is visible takes URLs."
    case .noTestClock(let clock): "the clock is \(clock), which a test cannot step."
    }
  }

  /// What the author of the test can do.
  private var fix: String {
    switch self {
    case .absent:
      "Compare the role and the name, which is the accessible name and has to match in full, or use "
        + "'containing:'. If the element comes later, do before what makes it come."
    case .ambiguous:
      "Say which one with 'nth(_:)', 'first' or 'last', or look within an element that holds one."
    case .hidden: "Do before what shows it."
    case .covered: "Answer or dismiss the presentation before."
    case .behind:
      "Go there before: 'host.back()' goes back one screen, 'host.tab(…).tap()' chooses a tab."
    case .disabled: "Do before what enables it, or expect 'isEnabled' to be false."
    case .unsupported:
      "Act on the control itself, or give the view an action: a button, 'onDelete', 'onSubmit' …"
    case .invalidValue: "Use a value that a user could choose."
    case .dismissDisabled: "Use a button of the presentation or screen."
    case .noOption: "Use the accessible name of one option."
    case .noPresentation: "Do before what presents something, or leave this out."
    case .noScreenBehind: "Do before what pushes a screen, or leave this out."
    case .noShortcut: "Give a control 'keyboardShortcut(_:)', or enable it before."
    case .noURLHandler: "Give a view 'onOpenURL(perform:)'."
    case .noTestClock:
      "Give the host one: 'withDependencies: { $0.continuousClock = TestClock() }'."
    }
  }
}

extension [String] {
  /// The texts in quotation marks, with commas.
  fileprivate var quoted: String { map { "“\($0)”" }.joined(separator: ", ") }
}

extension String {
  /// Each line two spaces further in.
  fileprivate var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { "  \($0)" }.joined(separator: "\n")
  }
}
