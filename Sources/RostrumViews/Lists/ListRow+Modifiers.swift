public import Foundation

/// The appearance that a row's view requests, innermost first.
package enum RowLookKey: TraitKey {
  package typealias Value = StyleProperty
  package static let isShared = true
}

package struct RowLook: TraitModifier {
  package typealias Key = RowLookKey
  package let value: StyleProperty
}

extension View {
  /// Sets the insets of the row's content.
  ///
  /// - Parameter insets: The insets in points; the theme's for `nil`.
  /// - Returns: The view.
  @ViewBuilder
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    if let insets {
      modifier(RowLook(value: .rowInsets(insets)))
    } else {
      self
    }
  }

  /// Sets the insets of the row's content at some edges; the others are zero.
  ///
  /// - Parameters:
  ///   - edges: The edges.
  ///   - length: The insets in points; the theme's for `nil`.
  /// - Returns: The view.
  public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    listRowInsets(length.map { EdgeInsets($0, on: edges) })
  }

  /// Sets the visibility of the row's separators.
  ///
  /// - Parameters:
  ///   - visibility: The visibility.
  ///   - edges: The edges of the row.
  /// - Returns: The view.
  @ViewBuilder
  public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    if visibility == .automatic {
      self
    } else {
      modifier(RowLook(value: .rowSeparator(visibility == .visible, edges)))
    }
  }

  /// Sets the colour of the separator above the row.
  ///
  /// - Parameters:
  ///   - color: The colour; the theme's for `nil`.
  ///   - edges: The edges of the row; the separator below belongs to the next row.
  /// - Returns: The view.
  @ViewBuilder
  public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    if let color, edges.contains(.top) {
      modifier(RowLook(value: .rowSeparatorTint(color)))
    } else {
      self
    }
  }

  /// Sets the distance between the rows of lists in the view, in points.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    style(spacing.map { .rowSpacing($0) })
  }

  /// Sets the distance between the sections of lists in the view, in points.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    style(.sectionSpacing(spacing))
  }

  /// Sets the distance between the sections of lists in the view.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    style(spacing.length.map { .sectionSpacing($0) })
  }

  /// Sets the visibility of the background of lists in the view.
  ///
  /// A background that an app adds to a list is visible only if the list's own is hidden.
  ///
  /// - Parameter visibility: The visibility.
  /// - Returns: The view.
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.scrollContentBackground, visibility)
  }
}

/// The distance between the sections of a list.
public struct ListSectionSpacing: Hashable, Sendable {
  let length: Double?

  /// The theme's default.
  public static let `default` = ListSectionSpacing(length: nil)
  /// Less than the theme's default.
  public static let compact = ListSectionSpacing(length: 12)

  /// A distance in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(length: spacing)
  }
}

extension EnvironmentValues {
  /// The visibility of the background of lists.
  var scrollContentBackground: Visibility {
    get { self[ScrollContentBackgroundKey.self] }
    set { self[ScrollContentBackgroundKey.self] = newValue }
  }
}

private struct ScrollContentBackgroundKey: EnvironmentKey {
  static let defaultValue = Visibility.automatic
}

extension EnvironmentValues {
  /// The facts of a list that the environment determines.
  ///
  /// - Parameter mode: The number of rows that can be selected; `nil` if rows can't be selected.
  /// - Returns: The facts.
  @MainActor
  func listFacts(selection mode: RowSelectionMode? = nil) -> [ListFact] {
    var facts: [ListFact] = []
    if let mode { facts.append(.selection(mode)) }
    if editMode?.wrappedValue.isEditing == true { facts.append(.editing) }
    if scrollContentBackground != .automatic {
      facts.append(.background(scrollContentBackground))
    }
    return facts
  }
}
