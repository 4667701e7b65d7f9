import RostrumElements

/// How the pointer looks while it is over a view.
///
/// ```swift
/// Divider().pointerStyle(.columnResize)
/// ```
///
/// A finger has no pointer.
public struct PointerStyle: Hashable, Sendable {
  let look: PointerLook

  /// An arrow.
  public static let `default` = Self(look: .arrow)
  /// A beam between the letters of a line.
  public static let horizontalText = Self(look: .text)
  /// A beam between the letters of a column.
  public static let verticalText = Self(look: .verticalText)
  /// A cross for selecting an area.
  public static let rectSelection = Self(look: .cross)
  /// An open hand over what can be dragged.
  public static let grabIdle = Self(look: .grab)
  /// A closed hand that drags.
  public static let grabActive = Self(look: .grabbing)
  /// A hand that points at a link.
  public static let link = Self(look: .link)
  /// A magnifier that enlarges.
  public static let zoomIn = Self(look: .zoomIn)
  /// A magnifier that reduces.
  public static let zoomOut = Self(look: .zoomOut)
  /// The edge between two columns, which can be moved to both sides.
  public static let columnResize = Self(look: .column)
  /// The edge between two rows, which can be moved up and down.
  public static let rowResize = Self(look: .row)

  /// The edge between two columns.
  ///
  /// - Parameter directions: Where the edge can be moved; both sides for none.
  /// - Returns: The style.
  public static func columnResize(directions: HorizontalDirection.Set) -> Self {
    switch directions {
    case .leading: Self(look: .leading)
    case .trailing: Self(look: .trailing)
    default: .columnResize
    }
  }

  /// The edge between two rows.
  ///
  /// - Parameter directions: Where the edge can be moved; up and down for none.
  /// - Returns: The style.
  public static func rowResize(directions: VerticalDirection.Set) -> Self {
    switch directions {
    case .up: Self(look: .top)
    case .down: Self(look: .bottom)
    default: .rowResize
    }
  }

  /// An edge or a corner of a frame, which can be moved.
  ///
  /// - Parameters:
  ///   - position: The edge or corner.
  ///   - directions: Whether it can be moved outward or inward; both for none.
  /// - Returns: The style.
  public static func frameResize(
    position: FrameResizePosition, directions: FrameResizeDirection.Set = .all
  ) -> Self {
    switch directions {
    case .outward: Self(look: position.outward)
    case .inward: Self(look: position.inward)
    default: Self(look: position.both)
    }
  }
}

extension View {
  /// Sets how the pointer looks while it is over the view.
  ///
  /// ```swift
  /// Map().pointerStyle(isDragging ? .grabActive : .grabIdle)
  /// ```
  ///
  /// - Parameter style: The look; `nil` for that of the view.
  /// - Returns: The view.
  public func pointerStyle(_ style: PointerStyle?) -> some View {
    self.style((style?.look).map { .pointer($0) })
  }
}
