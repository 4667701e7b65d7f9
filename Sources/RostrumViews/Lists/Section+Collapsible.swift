extension Section where Parent: View, Content: View, Footer: View {
  /// Sets whether the user can collapse the section.
  ///
  /// ```swift
  /// Section("Inbox", isExpanded: $isExpanded) { … }
  ///   .collapsible(!isEditing)
  /// ```
  ///
  /// A section that can't be collapsed shows its rows. One without a binding to whether it is expanded can't be
  /// collapsed in any case.
  ///
  /// - Parameter collapsible: Whether the user can collapse the section.
  /// - Returns: The section.
  public func collapsible(_ collapsible: Bool) -> some View {
    Section(rows, header: header, footer: footer, isExpanded: collapsible ? isExpanded : nil)
  }
}
