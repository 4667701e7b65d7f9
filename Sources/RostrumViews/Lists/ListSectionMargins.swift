public import Foundation

extension View {
  /// Sets the margins of sections in lists and forms.
  ///
  /// ```swift
  /// List {
  ///   Section { Banner() }.listSectionMargins(.horizontal, 0)
  ///   Section("Albums") { … }
  /// }
  /// ```
  ///
  /// The margins at the sides are those to the edges of the list, or of the column of content on a wide screen. Those
  /// above and below are the distances from the sections beside it.
  ///
  /// - Parameters:
  ///   - edges: The edges.
  ///   - length: The margin in points; that of the theme for `nil`.
  /// - Returns: The view with such sections.
  public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    modifier(SectionMargins(edges: edges, length: length))
  }
}

private struct SectionMargins: EnvironmentModifier {
  let edges: Edge.Set
  let length: CGFloat?

  func modify(_ environment: inout EnvironmentValues) {
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
      environment.sectionMargins[edge] = length
    }
  }
}

extension EnvironmentValues {
  fileprivate var sectionMargins: [Edge: CGFloat] {
    get { self[SectionMarginsKey.self] }
    set { self[SectionMarginsKey.self] = newValue }
  }
}

private struct SectionMarginsKey: EnvironmentKey {
  static var defaultValue: [Edge: CGFloat] { [:] }
}

extension ElementDraft {
  /// Adds the margins that the environment sets for sections of lists.
  mutating func setSectionMargins(in environment: EnvironmentValues) {
    guard environment.hasRows else { return }
    let margins = environment.sectionMargins
    if margins.isEmpty { return }
    for edge in Edge.allCases {
      if let length = margins[edge] { style(.sectionMargin(edge, Double(length))) }
    }
  }
}
