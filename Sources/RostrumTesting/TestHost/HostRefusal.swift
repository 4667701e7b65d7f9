import RostrumViews

/// The reason why a test can't perform an action: a user couldn't perform it either.
enum HostRefusal: Hashable {
  case absent(near: [String])
  case ambiguous([String])
  case hidden
  case covered(by: String)
  case behind(screen: String)
  case inBack(of: String)
  case outside
  case transparent
  case ignoresPointers
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
  /// The failure message: the action, the reason, the fix, and the contents of the screen.
  ///
  /// - Parameters:
  ///   - what: The action, such as `tap button “Add”`.
  ///   - host: The host whose screen the message describes.
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

  /// The reason for the refusal.
  private var fact: String {
    switch self {
    case .absent(let near):
      near.isEmpty
        ? "there is no such element."
        : "there is no such element. Elements of the same role: \(near.quoted)."
    case .ambiguous(let names): "\(names.count) elements match: \(names.quoted)."
    case .hidden: "it is hidden."
    case .covered(let by): "it is behind the \(by), where a user cannot reach it."
    case .behind(let screen): "it is not on the visible screen but on “\(screen)”."
    case .inBack(let front): "the \(front) is in front of its center."
    case .outside: "it is outside of the visible part of the window."
    case .transparent: "its opacity is 0, so a user cannot see it."
    case .ignoresPointers: "it ignores pointers, because of 'allowsHitTesting(false)'."
    case .disabled: "it is disabled."
    case .unsupported(let role, let action): "a \(role) does not support “\(action)” here."
    case .invalidValue(let reason): "the control does not offer that value: \(reason)."
    case .dismissDisabled: "interactive dismissal is disabled."
    case .noOption(let name, let count, let options):
      count == 0
        ? "there is no option “\(name)”. The options are: \(options.quoted)."
        : "\(count) options are named “\(name)”. The options are: \(options.quoted)."
    case .noPresentation: "nothing is presented."
    case .noScreenBehind: "the visible screen is the root of its navigation stack."
    case .noShortcut: "no reachable control has this keyboard shortcut."
    case .noURLHandler: "nothing in the app has this address, and no visible view handles URLs."
    case .noTestClock(let clock): "the clock is \(clock), which a test cannot advance."
    }
  }

  /// How the author of the test can fix the failure.
  private var fix: String {
    switch self {
    case .absent:
      "Check the role and the name: the accessible name has to match exactly, unless you use "
        + "'containing:'. If the element appears later, first perform the action that shows it."
    case .ambiguous:
      "Select one with 'nth(_:)', 'first' or 'last', or search inside an element that contains only "
        + "one of them."
    case .hidden: "First perform the action that shows it."
    case .covered: "First answer or dismiss the presentation."
    case .behind:
      "Navigate there first: 'host.back()' pops a screen, 'host.tab(…).tap()' selects a tab."
    case .inBack:
      "First perform the action that removes the view in front. If that view is only a decoration, "
        + "give it 'allowsHitTesting(false)'."
    case .outside:
      "Compare its 'frame' with 'windowSize': an offset, a position or a clipped view moves it out "
        + "of sight."
    case .transparent: "First perform the action that shows it."
    case .ignoresPointers: "First perform the action that removes this modifier."
    case .disabled: "First perform the action that enables it, or expect 'isEnabled' to be false."
    case .unsupported:
      "Act on the control itself, or give the view an action: a button, 'onDelete', 'onSubmit' …"
    case .invalidValue: "Use a value that a user could choose."
    case .dismissDisabled: "Use a button of the presentation or screen."
    case .noOption: "Use the accessible name of one of the options."
    case .noPresentation: "First perform the action that presents something, or remove this call."
    case .noScreenBehind: "First perform the action that pushes a screen, or remove this call."
    case .noShortcut: "Give a control 'keyboardShortcut(_:)', or enable the control first."
    case .noURLHandler:
      """
      Check the address, and whether the user can leave what is presented, or add \
      'onOpenURL(perform:)' to a view.
      """
    case .noTestClock:
      "Override the host's clock: 'withDependencies: { $0.continuousClock = TestClock() }'."
    }
  }
}

extension [String] {
  /// The strings in quotation marks, separated by commas.
  fileprivate var quoted: String { map { "“\($0)”" }.joined(separator: ", ") }
}

extension String {
  /// The string with each line indented by two more spaces.
  fileprivate var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { "  \($0)" }.joined(separator: "\n")
  }
}
