extension View {
  /// Shows details next to the view while a binding is `true`.
  ///
  /// Unlike a sheet, the inspector covers nothing: the view next to it remains usable. Without room
  /// next to the view, the inspector is at the bottom.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the inspector is shown; the user can close it.
  ///   - content: The details.
  /// - Returns: The view with the inspector.
  public func inspector<Details: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> Details
  ) -> some View {
    modifier(Inspector(isPresented: isPresented, details: content()))
  }
}

package struct Inspector<Details: View>: ViewModifier {
  @Binding var isPresented: Bool
  let details: Details
  @State private var width: InspectorWidth?

  init(isPresented: Binding<Bool>, details: Details) {
    _isPresented = isPresented
    self.details = details
  }

  package func body(content: Content) -> some View {
    InspectedView(
      content: TupleView(
        content, isPresented ? panel : nil)
    )
    .modifier(WindowPartModifier(kind: .inspector, isShown: $isPresented))
  }

  private var panel: some View {
    InspectorPanel(
      isPresented: $isPresented, width: width,
      content: details.onPreferenceChange(InspectorWidthKey.self) { width = $0 })
  }
}

/// A view with space for an inspector.
struct InspectedView<Content: View>: ContainerView {
  typealias Body = Never
  static var role: ElementRole { .group }
  let content: Content

  func describe(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    element.content = .group(.inspected)
  }
}

/// The details next to a view.
struct InspectorPanel<Content: View>: ContainerView {
  typealias Body = Never
  static var role: ElementRole { .inspector }
  let isPresented: Binding<Bool>
  let width: InspectorWidth?
  let content: Content

  func describe(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    if let width { element.style(width.style) }
    element.onDismiss { isPresented.wrappedValue = false }
  }
}
