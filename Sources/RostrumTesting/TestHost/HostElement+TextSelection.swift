public import RostrumRuntime
public import RostrumViews

extension HostElement {
  /// Focuses a field, and selects words in it, or places the insertion point.
  ///
  /// ```swift
  /// await host.textEditor("Note").selectText(0..<4)
  /// ```
  ///
  /// - Parameters:
  ///   - characters: The characters to select; an empty range for an insertion point.
  ///   - location: The call site at which issues are reported.
  public func selectText(
    _ characters: Swift.Range<Int>, at location: CallSite = #callSite
  ) async {
    guard let element = host.resolve(self, to: "select text in", at: location) else { return }
    let what = "select text in \(self)"
    let text = element.content.text ?? ""
    guard 0...text.count ~= characters.lowerBound, characters.upperBound <= text.count else {
      let reason = HostRefusal.invalidValue("the text has \(text.count) characters")
      return location.report(reason.message(doing: what, in: host))
    }
    if host.graph.focused != element.id {
      let event = UserEvent(element.id, .focus)
      guard await host.perform(event, what: "focus \(self)", at: location) else { return }
    }
    let start = text.prefix(characters.lowerBound).utf16.count
    let units = start..<text.prefix(characters.upperBound).utf16.count
    await host.perform(UserEvent(element.id, .selectText(units)), what: what, at: location)
  }

  /// What the app has selected in a field last; `nil` if it hasn't, and for other elements.
  ///
  /// What the user has selected since is known to the app's binding alone.
  public var selectedText: FieldSelection? { fact(or: nil) { $0.content.selectedText } }
}
