public import Foundation

/// Looks of a row that its view asks for, the innermost first.
enum RowLookKey: TraitKey {
  typealias Value = StyleProperty
}

private struct RowLook: TraitModifier {
  typealias Key = RowLookKey
  let value: StyleProperty
}

extension View {
  /// Sets the distances of the row's content from the sides of the row.
  ///
  /// - Parameter insets: The distances in points; the theme's for `nil`.
  /// - Returns: The view.
  @ViewBuilder
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    if let insets {
      modifier(RowLook(value: .rowInsets(insets)))
    } else {
      self
    }
  }

  /// Shows or hides the lines that part the row from its neighbours.
  ///
  /// - Parameters:
  ///   - visibility: Whether they are shown.
  ///   - edges: The sides of the row.
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

  /// Sets the colour of the line above the row.
  ///
  /// - Parameters:
  ///   - color: The colour; the theme's for `nil`.
  ///   - edges: The sides of the row; the line below belongs to the next row.
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

  /// Sets the distance between the rows of lists within, in points.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    style(spacing.map { .rowSpacing($0) })
  }

  /// Sets the distance between the sections of lists within, in points.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    style(.sectionSpacing(spacing))
  }

  /// Sets the distance between the sections of lists within.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    style(spacing.length.map { .sectionSpacing($0) })
  }

  /// Says whether lists within paint what is behind their rows.
  ///
  /// A list with a background of its own shows it only where this is hidden.
  ///
  /// - Parameter visibility: Whether they do.
  /// - Returns: The view.
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.scrollContentBackground, visibility)
  }
}

/// The distance between the sections of a list.
public struct ListSectionSpacing: Hashable, Sendable {
  let length: Double?

  /// The theme's own.
  public static let `default` = ListSectionSpacing(length: nil)
  /// Less than the theme's own.
  public static let compact = ListSectionSpacing(length: 12)

  /// A distance in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(length: spacing)
  }
}

extension EnvironmentValues {
  /// Whether lists paint what is behind their rows.
  var scrollContentBackground: Visibility {
    get { self[ScrollContentBackgroundKey.self] }
    set { self[ScrollContentBackgroundKey.self] = newValue }
  }
}

private struct ScrollContentBackgroundKey: EnvironmentKey {
  static let defaultValue = Visibility.automatic
}

extension EnvironmentValues {
  /// The facts about a list in the environment.
  ///
  /// - Parameter mode: How many rows can be chosen; `nil` for rows that cannot be chosen.
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
