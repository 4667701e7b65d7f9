/// Rows of controls, possibly in sections.
///
/// ```swift
/// Form {
///   Section("Standup") {
///     TextField("Title", text: $title)
///   }
/// }
/// ```
public struct Form<Content: View>: ContainerView {
  package static var role: ElementRole { .form }
  let rows: Content

  package var content: ModifiedContent<Content, HasRows> { rows.modifier(HasRows()) }

  /// Creates a form.
  ///
  /// - Parameter content: The rows and sections.
  public init(@ViewBuilder content: () -> Content) {
    rows = content()
  }

  package func describe(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    element.content = .form(environment.formStyle, environment.listFacts())
    element.setListHeights(in: environment)
    element.setContentMargins(in: environment)
    element.refresh(in: environment)
  }

  package func rowRegion(in enclosing: RowRegion?, _ graph: ViewGraph) -> RowRegion? {
    RowRegion(along: .vertical, in: graph)
  }

  package var wrapsByValue: Bool { false }

  package func wrapper(
    for child: ElementHandle, in environment: EnvironmentValues
  ) -> ElementWrapper? {
    Rows.row(around: child)
  }
}
