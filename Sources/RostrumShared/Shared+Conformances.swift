import CustomDump

extension Shared: Equatable where Value: Equatable {
  /// Whether two shared values are currently equal, wherever they are stored.
  ///
  /// When a test compares an expected state with the actual one, the value on the left is the
  /// expected one.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    guard let view = SharedChanges.view, view.side == .both else {
      return lhs.wrappedValue == rhs.wrappedValue
    }
    return view.changes.expecting { lhs.wrappedValue } == view.changes.actual { rhs.wrappedValue }
  }
}

extension SharedReader: Equatable where Value: Equatable {
  /// Whether two shared values are currently equal, wherever they are stored.
  ///
  /// When a test compares an expected state with the actual one, the value on the left is the
  /// expected one.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    guard let view = SharedChanges.view, view.side == .both else {
      return lhs.wrappedValue == rhs.wrappedValue
    }
    return view.changes.expecting { lhs.wrappedValue } == view.changes.actual { rhs.wrappedValue }
  }
}

extension Shared: Identifiable where Value: Identifiable {
  /// The identity of the current value.
  public var id: Value.ID { wrappedValue.id }
}

extension SharedReader: Identifiable where Value: Identifiable {
  /// The identity of the current value.
  public var id: Value.ID { wrappedValue.id }
}

extension Shared: CustomDumpRepresentable {
  /// The current value, as a test failure prints it.
  public var customDumpValue: Any { wrappedValue }
}

extension SharedReader: CustomDumpRepresentable {
  /// The current value, as a test failure prints it.
  public var customDumpValue: Any { wrappedValue }
}

extension Shared: CustomStringConvertible {
  /// The type with the key, such as `Shared<Int>(.inMemory("count"))`, or with the value if it has no
  /// key.
  public var description: String { "\(Self.self)(\(reference.description))" }
}

extension SharedReader: CustomStringConvertible {
  /// The type with the key, such as `SharedReader<Int>(.inMemory("count"))`, or with the value if it
  /// has no key.
  public var description: String { "\(Self.self)(\(place.description))" }
}
