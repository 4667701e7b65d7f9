@MainActor
extension Binding where Value: BinaryFloatingPoint {
  /// The number as a `Double`, in the same location for the same binding.
  var asDouble: Binding<Double> { self[dynamicMember: \.asDouble] }
}

extension BinaryFloatingPoint {
  fileprivate var asDouble: Double {
    get { Double(self) }
    set { self = Self(newValue) }
  }
}
