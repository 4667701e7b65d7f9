import RostrumViews

extension HostElement {
  /// The text of an editor with its looks, links and lists; `nil` for other elements.
  ///
  /// ```swift
  /// await host.textEditor("Note").type("Read me")
  /// #expect(host.textEditor("Note").richText?.words == "Read me")
  /// ```
  public var richText: RichText? { fact(or: nil) { $0.content.richText } }

  /// Focuses an editor, and replaces its text with one that has looks, links and lists.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - location: The call site at which issues are reported.
  public func type(_ text: RichText, at location: CallSite = #callSite) async {
    await type(text.code, at: location)
  }
}
