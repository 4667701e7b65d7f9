extension View {
  /// Shows details beside the view while a flag is true.
  ///
  /// Unlike a sheet it covers nothing: what is beside it can be used. Where there is no room beside the
  /// view it stands at the bottom.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the inspector is there; the user can close it.
  ///   - content: The details.
  /// - Returns: The view, with the inspector beside it.
  public func inspector<Details: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> Details
  ) -> some View {
    modifier(Inspector(isPresented: isPresented, details: content()))
  }
}

private struct Inspector<Details: View>: ViewModifier {
  @Binding var isPresented: Bool
  let details: Details

  func body(content: Content) -> some View {
    InspectedView(
      content: TupleView(
        content, isPresented ? InspectorPanel(isPresented: $isPresented, content: details) : nil))
  }
}

/// A view with room for an inspector beside it.
struct InspectedView<Content: View>: ContainerView {
  typealias Body = Never
  static var role: ElementRole { .group }
  let content: Content

  func describe(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    element.content = .group(.inspected)
  }
}

/// The details beside a view.
struct InspectorPanel<Content: View>: ContainerView {
  typealias Body = Never
  static var role: ElementRole { .inspector }
  let isPresented: Binding<Bool>
  let content: Content

  func describe(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    element.onDismiss { isPresented.wrappedValue = false }
  }
}
