import RostrumElements

extension HorizontalAlignment {
  /// The fraction of the free space that precedes a view without a guide of its own.
  ///
  /// An app's alignment has no fraction; where only fractions are used, views are centred.
  var fraction: Double { key.fraction ?? 0.5 }
}

extension VerticalAlignment {
  /// The fraction of the free space above a view without a guide of its own; `nil` for a text
  /// baseline and an app's alignment.
  var fraction: Double? { key.fraction }
}

extension AlignmentKey {
  /// The fraction of the free space before a view without a guide of its own.
  var fraction: Double? {
    switch standard {
    case .start: 0
    case .center: 0.5
    case .end: 1
    case .firstTextBaseline, .lastTextBaseline, nil: nil
    }
  }
}
