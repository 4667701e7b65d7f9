import CustomDump

extension Shared: Equatable where Value: Equatable {
  /// Whether two shared values are equal now, wherever they are kept.
  ///
  /// When a test compares what it expects with what happened, the value on the left is the expected
  /// one.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    guard let view = SharedChanges.view, view.side == .both else {
      return lhs.wrappedValue == rhs.wrappedValue
    }
    return view.changes.expecting { lhs.wrappedValue } == view.changes.actual { rhs.wrappedValue }
  }
}

extension SharedReader: Equatable where Value: Equatable {
  /// Whether two values are equal now, wherever they are kept.
  ///
  /// When a test compares what it expects with what happened, the value on the left is the expected
  /// one.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    guard let view = SharedChanges.view, view.side == .both else {
      return lhs.wrappedValue == rhs.wrappedValue
    }
    return view.changes.expecting { lhs.wrappedValue } == view.changes.actual { rhs.wrappedValue }
  }
}

extension Shared: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}

extension SharedReader: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}

extension Shared: CustomDumpRepresentable {
  /// The value, as a test shows it.
  public var customDumpValue: Any { wrappedValue }
}

extension SharedReader: CustomDumpRepresentable {
  /// The value, as a test shows it.
  public var customDumpValue: Any { wrappedValue }
}

extension Shared: CustomStringConvertible {
  /// The value, marked as shared.
  public var description: String { "Shared(\(String(reflecting: wrappedValue)))" }
}

extension SharedReader: CustomStringConvertible {
  /// The value, marked as shared.
  public var description: String { "SharedReader(\(String(reflecting: wrappedValue)))" }
}
