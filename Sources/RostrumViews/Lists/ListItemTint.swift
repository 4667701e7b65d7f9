/// The colour of the symbols of labels in the rows of lists.
public struct ListItemTint: Hashable, Sendable {
  let color: Color

  /// A colour, whatever the system prefers.
  ///
  /// - Parameter tint: The colour.
  /// - Returns: The tint.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }

  /// A colour, unless the system prefers a different one, as no page does.
  ///
  /// - Parameter tint: The colour.
  /// - Returns: The tint.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }

  /// The colour of secondary words.
  public static let monochrome = ListItemTint(color: .secondary)
}

extension View {
  /// Sets the colour of the symbols of labels in rows of the view.
  ///
  /// ```swift
  /// List {
  ///   Label("Inbox", systemImage: "tray")
  ///   Label("Trash", systemImage: "trash").listItemTint(.monochrome)
  /// }
  /// .listItemTint(.fixed(.purple))
  /// ```
  ///
  /// A symbol with a foreground style of its own keeps that.
  ///
  /// - Parameter tint: The tint; `nil` for the accent colour.
  /// - Returns: The view.
  public func listItemTint(_ tint: ListItemTint?) -> some View {
    style(.itemTint(tint?.color))
  }

  /// Sets the colour of the symbols of labels in rows of the view.
  ///
  /// - Parameter tint: The colour; `nil` for the accent colour.
  /// - Returns: The view.
  public func listItemTint(_ tint: Color?) -> some View {
    style(.itemTint(tint))
  }
}
