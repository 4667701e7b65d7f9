/// A section of a view, for a container that shows sections in its own way.
///
/// ```swift
/// ForEach(sections: content) { section in
///   VStack {
///     section.header.font(.headline)
///     ForEach(section.content) { Card($0) }
///   }
/// }
/// ```
public nonisolated struct SectionConfiguration: Identifiable {
  /// Identifies a section among those of the same view.
  public struct ID: Hashable {
    enum Kind: Hashable {
      case section(Subview.ID)
      /// Views that are in no section, by the number of such sections before.
      case loose(Int)
    }
    let kind: Kind
  }

  /// The identity of the section.
  public let id: ID
  /// The views of the header.
  public internal(set) var header: SubviewsCollection
  /// The views of the section.
  public internal(set) var content: SubviewsCollection
  /// The views of the footer.
  public internal(set) var footer: SubviewsCollection
  /// The values that the section leaves for the container.
  public internal(set) var containerValues = ContainerValues()
}

extension SectionConfiguration {
  /// The section with a modifier on each of its views.
  @MainActor
  func modified<Modifier: ViewModifier>(by modifier: Modifier) -> SectionConfiguration {
    func modified(_ views: SubviewsCollection) -> SubviewsCollection {
      SubviewsCollection(views.subviews.map { $0.modified(by: modifier) })
    }
    var copy = self
    copy.header = modified(header)
    copy.content = modified(content)
    copy.footer = modified(footer)
    copy.containerValues.merge(values(of: modifier))
    return copy
  }
}

/// The sections of a view, in order.
///
/// Views that are in no section are in one without a header and footer.
public nonisolated struct SectionCollection: RandomAccessCollection {
  let sections: [SectionConfiguration]

  /// The position of the first section.
  public var startIndex: Int { sections.startIndex }

  /// The position after the last section.
  public var endIndex: Int { sections.endIndex }

  /// The section at a position.
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}
