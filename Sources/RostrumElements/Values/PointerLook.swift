/// The look of the pointer while it is over a view.
public enum PointerLook: String, Hashable, Sendable, CaseIterable {
  /// An arrow.
  case arrow
  /// A hand that points at a link.
  case link
  /// An open hand.
  case grab
  /// A closed hand.
  case grabbing
  /// A beam between the letters of a line.
  case text
  /// A beam between the letters of a column.
  case verticalText
  /// A cross for selecting an area.
  case cross
  /// A magnifier that enlarges.
  case zoomIn
  /// A magnifier that reduces.
  case zoomOut
  /// The edge between two columns, which can be moved.
  case column
  /// The edge between two rows, which can be moved.
  case row
  /// An edge that can be moved upwards.
  case top
  /// An edge that can be moved downwards.
  case bottom
  /// An edge that can be moved toward the leading edge.
  case leading
  /// An edge that can be moved toward the trailing edge.
  case trailing
  /// A corner that can be moved up, toward the leading edge.
  case topLeading
  /// A corner that can be moved up, toward the trailing edge.
  case topTrailing
  /// A corner that can be moved down, toward the leading edge.
  case bottomLeading
  /// A corner that can be moved down, toward the trailing edge.
  case bottomTrailing
  /// An edge that can be moved up and down.
  case vertical
  /// An edge that can be moved to both sides.
  case horizontal
  /// A corner that can be moved between the top leading corner and the bottom trailing one.
  case falling
  /// A corner that can be moved between the bottom leading corner and the top trailing one.
  case rising
}
