/// A shape whose outline has fixed coordinates, independent of the rectangle.
protocol FixedShape {}

extension Path: FixedShape {}
extension TrimmedShape: FixedShape where Content: FixedShape {}
extension RotatedShape: FixedShape where Content: FixedShape {}
extension ScaledShape: FixedShape where Content: FixedShape {}
extension OffsetShape: FixedShape where Content: FixedShape {}
