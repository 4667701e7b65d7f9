/// The views within a view, for a `ForEach`.
public nonisolated struct ForEachSubviewCollection<Content>: RandomAccessCollection {
  let subviews: SubviewsCollection

  /// The position of the first view.
  public var startIndex: Int { subviews.startIndex }

  /// The position after the last view.
  public var endIndex: Int { subviews.endIndex }

  /// The view at a position.
  public subscript(index: Int) -> Subview { subviews[index] }
}

/// The sections of a view, for a `ForEach`.
public nonisolated struct ForEachSectionCollection<Content>: RandomAccessCollection {
  let sections: SectionCollection

  /// The position of the first section.
  public var startIndex: Int { sections.startIndex }

  /// The position after the last section.
  public var endIndex: Int { sections.endIndex }

  /// The section at a position.
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

extension ForEach where Content: View {
  /// Creates a view for each view within a view.
  ///
  /// ```swift
  /// VStack {
  ///   ForEach(subviews: content) { $0.padding().border(.gray) }
  /// }
  /// ```
  ///
  /// A view keeps its state when others come, go or change places.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - content: Creates the view for a view within.
  /// - Complexity: O(*n*) in the number of the views within, which are all made.
  public init<V: View>(
    subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content
  ) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
    self.init(
      data: ForEachSubviewCollection(subviews: SubviewList(of: view).subviews), content: content
    ) { $0.id }
  }

  /// Creates a view for each section of a view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - content: Creates the view for a section.
  /// - Complexity: O(*n*) in the number of the views within, which are all made.
  public init<V: View>(
    sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  ) where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
    self.init(
      data: ForEachSectionCollection(sections: SubviewList(of: view).sections), content: content
    ) { $0.id }
  }
}
