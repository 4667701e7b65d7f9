/// Rows with a header and a footer.
///
/// ```swift
/// Section {
///   ForEach(attendees) { Text($0.name) }
/// } header: {
///   Text("Attendees")
/// }
/// ```
@MainActor
public struct Section<Parent, Content, Footer> {
  let rows: Content
  let header: Parent
  let footer: Footer
  let isExpanded: Binding<Bool>?

  init(
    _ rows: Content, header: Parent, footer: Footer, isExpanded: Binding<Bool>? = nil
  ) {
    self.rows = rows
    self.header = header
    self.footer = footer
    self.isExpanded = isExpanded
  }
}

extension Section: ContainerView, View where Parent: View, Content: View, Footer: View {
  /// A primitive view has no body.
  public typealias Body = Never

  package static var role: ElementRole { .section }

  package var content: SectionContent<Parent, Content, Footer> {
    TupleView(
      header.modifier(SectionPart(value: .header)),
      SectionRows(rows: rows, isExpanded: isExpanded),
      footer.modifier(SectionPart(value: .footer)))
  }

  package func describe(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    element.content = .section(
      isExpanded: isExpanded?.wrappedValue,
      isProminent: environment.headerProminence == .increased)
    element.setSectionMargins(in: environment)
    if environment.hasRows { environment.rowSelection?.rows.track() }
    guard let isExpanded else { return }
    element.state.isDisabled = !environment.isEnabled
    element.onTap { isExpanded.wrappedValue.toggle() }
  }

  package func rowRegion(in enclosing: RowRegion?, _ graph: ViewGraph) -> RowRegion? {
    enclosing.map { RowRegion(sectionOf: $0) }
  }

  package var wrapsByValue: Bool { false }

  package func wrapsByEnvironment(_ environment: EnvironmentValues) -> Bool {
    environment.hasRows && environment.rowSelection != nil
  }

  package static var sharesTraits: Bool { true }

  package func wrapper(
    for child: ElementHandle, in environment: EnvironmentValues
  ) -> ElementWrapper? {
    switch child.trait(SectionPartKey.self) {
    case .header: ElementWrapper(.header)
    case .footer: ElementWrapper(.footer)
    case nil: environment.hasRows ? row(around: child, in: environment) : nil
    }
  }

  private func row(
    around child: ElementHandle, in environment: EnvironmentValues
  ) -> ElementWrapper? {
    guard var row = Rows.row(around: child) else { return nil }
    environment.rowSelection?.rows.install(on: &row, around: child, in: environment)
    return row
  }
}

extension Section where Parent: View, Content: View, Footer: View {
  /// Creates a section with a header and a footer.
  ///
  /// - Parameters:
  ///   - content: The rows.
  ///   - header: The header.
  ///   - footer: The footer.
  public init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(content(), header: header(), footer: footer())
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section with a header.
  ///
  /// - Parameters:
  ///   - content: The rows.
  ///   - header: The header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(content(), header: header(), footer: EmptyView())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Creates a section with a footer.
  ///
  /// - Parameters:
  ///   - content: The rows.
  ///   - footer: The footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(content(), header: EmptyView(), footer: footer())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Creates a section without a header and footer.
  ///
  /// - Parameter content: The rows.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content(), header: EmptyView(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with a title as its header.
  ///
  /// - Parameters:
  ///   - titleKey: The heading.
  ///   - content: The rows.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content(), header: Text(titleKey), footer: EmptyView())
  }

  /// Creates a section with a title as its header.
  ///
  /// - Parameters:
  ///   - title: The header.
  ///   - content: The rows.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content(), header: Text(title), footer: EmptyView())
  }
}

/// The header, rows and footer of a section.
package typealias SectionContent<Header: View, Rows: View, Footer: View> = TupleView<
  ModifiedContent<Header, SectionPart>, SectionRows<Rows>, ModifiedContent<Footer, SectionPart>
>

/// The rows of a section, unless it is collapsed.
package struct SectionRows<Rows: View>: View {
  let rows: Rows
  let isExpanded: Binding<Bool>?

  package var body: some View {
    if isExpanded?.wrappedValue != false { rows }
  }
}

/// The parts of a section that aren't rows.
package enum SectionPartKey: TraitKey {
  /// One of the parts.
  package enum Value { case header, footer }
}

/// Marks a part of a section that isn't a row.
package struct SectionPart: TraitModifier {
  package typealias Key = SectionPartKey
  package let value: SectionPartKey.Value
}
