extension ToolbarItemGroup {
  /// Creates a group of items that is one menu in a narrow window.
  ///
  /// ```swift
  /// .toolbar {
  ///   ToolbarItemGroup {
  ///     Button("Bold", systemImage: "bold") { toggle(.bold) }
  ///     Button("Italic", systemImage: "italic") { toggle(.italic) }
  ///   } label: {
  ///     Label("Format", systemImage: "textformat")
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - placement: The placement of the items.
  ///   - content: The content of the items.
  ///   - label: The label of the menu.
  public init<C: View, L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C,
    @ViewBuilder label: () -> L
  ) where Content == LabeledToolbarItemGroupContent<C, L> {
    self.init(placement: placement) {
      LabeledToolbarItemGroupContent(content: content(), label: label())
    }
  }
}

/// The items of a group with a label: a menu in a narrow window, and otherwise the items themselves.
public struct LabeledToolbarItemGroupContent<Content: View, Label: View>: View {
  let content: Content
  let label: Label
  @Environment(\.horizontalSizeClass) private var sizeClass

  /// The menu or the items.
  public var body: some View {
    if sizeClass == .compact {
      Menu {
        content
      } label: {
        label
      }
    } else {
      content
    }
  }
}
