public import Foundation

extension View {
  /// Sets the view's guide for a horizontal alignment.
  ///
  /// ```swift
  /// VStack(alignment: .leading) {
  ///   Text("Title")
  ///   Text("Indented").alignmentGuide(.leading) { $0[.leading] - 20 }
  /// }
  /// ```
  ///
  /// A container with the alignment places its views so that their guides meet.
  ///
  /// - Parameters:
  ///   - guide: The alignment.
  ///   - computeValue: Returns the distance of the guide from the leading edge, in points. It has no
  ///     effects, because it is called several times for each layout.
  /// - Returns: The view.
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    alignmentGuide(AlignmentGuide(guide.key, computeValue))
  }

  /// Sets the view's guide for a vertical alignment.
  ///
  /// - Parameters:
  ///   - guide: The alignment.
  ///   - computeValue: Returns the distance of the guide from the top, in points. It has no effects,
  ///     because it is called several times for each layout.
  /// - Returns: The view.
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    alignmentGuide(AlignmentGuide(guide.key, computeValue))
  }

  private func alignmentGuide(_ guide: AlignmentGuide) -> some View {
    modifier(AlignmentGuideStyle(guide: guide)).modifier(AlignmentGuideModifier(value: guide))
  }
}

/// Sets a guide of the element.
package struct AlignmentGuideStyle: ElementModifier {
  package typealias Body = Never

  let guide: AlignmentGuide

  package func modify(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    // The state that the function reads invalidates the element, whose guide is then a different one.
    let guide = guide.evaluated()
    element.style(guide.separator.map { .separatorGuide($0) } ?? .guides([guide]))
  }
}

/// The guides of views, for the container around them.
package struct AlignmentGuideTrait: TraitKey {
  package typealias Value = AlignmentGuide
}

package struct AlignmentGuideModifier: TraitModifier {
  package typealias Body = Never
  package typealias Key = AlignmentGuideTrait

  package let value: AlignmentGuide
}
