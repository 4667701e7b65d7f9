/// Views that are made of the views within a view.
public struct GroupElementsOfContent<Subviews: View, Content: View>: View {
  let subviews: Subviews
  let transform: (SubviewsCollection) -> Content

  /// The views.
  public var body: some View { transform(SubviewList(of: subviews).subviews) }
}

/// Views that are made of the sections of a view.
public struct GroupSectionsOfContent<Sections: View, Content: View>: View {
  let sections: Sections
  let transform: (SectionCollection) -> Content

  /// The views.
  public var body: some View { transform(SubviewList(of: sections).sections) }
}

extension Group {
  /// Makes views of the views within a view.
  ///
  /// ```swift
  /// struct Deck<Content: View>: View {
  ///   @ViewBuilder var content: Content
  ///
  ///   var body: some View {
  ///     Group(subviews: content) { cards in
  ///       if let first = cards.first { first.font(.title) }
  ///       HStack { cards.dropFirst() }
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// The views of a `ForEach`, a `Group`, an `if` and a section are views of their own. So are those of
  /// a view with a body, unless it has properties such as a `@State` or `@Environment`; then it is one.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - transform: Makes the views.
  /// - Complexity: O(*n*) in the number of the views within, which are all made.
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init(content: GroupElementsOfContent(subviews: view, transform: transform))
  }

  /// Makes views of the sections of a view.
  ///
  /// Views that are in no section are in one without a header and footer.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - transform: Makes the views.
  /// - Complexity: O(*n*) in the number of the views within, which are all made.
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init(content: GroupSectionsOfContent(sections: view, transform: transform))
  }
}

extension Group: SubviewSource where Content: View {
  package static var isLookedInto: Bool { SubviewList.looksInto(Content.self) }

  package func appendSubviews(to list: inout SubviewList) { list.append(content) }
}
