extension Shared {
  /// A part of the value, shared in its own right.
  ///
  /// - Parameter keyPath: The key path to the part.
  public subscript<Member>(
    dynamicMember keyPath: WritableKeyPath<Value, Member>
  ) -> Shared<Member> {
    Shared<Member>(reference: SharedPart(of: reference, at: keyPath))
  }

  /// A read-only part of the value.
  ///
  /// - Parameter keyPath: The key path to the part.
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Value, Member>
  ) -> SharedReader<Member> {
    SharedReader(self)[dynamicMember: keyPath]
  }

  /// A read-only value derived from the shared one.
  ///
  /// - Parameter body: Derives the value.
  /// - Returns: The derived value.
  public func read<Member>(_ body: @escaping @Sendable (Value) -> Member) -> SharedReader<Member> {
    SharedReader(self).read(body)
  }

  /// Shares the wrapped value of an optional, or returns `nil`.
  ///
  /// If the optional becomes `nil` later, the last value remains readable, and changes to it are
  /// dropped.
  ///
  /// - Parameter base: The shared optional.
  public init?(_ base: Shared<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    reference = SharedContent(of: base.reference, at: \.self, last: value)
  }
}

extension SharedReader {
  /// A value derived from the shared one.
  ///
  /// - Parameter body: Derives the value.
  /// - Returns: The derived value.
  public func read<Member>(_ body: @escaping @Sendable (Value) -> Member) -> SharedReader<Member> {
    SharedReader<Member>(place: SharedMap(of: place, body))
  }

  /// A part of the value.
  ///
  /// - Parameter keyPath: The key path to the part.
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Value, Member>
  ) -> SharedReader<Member> {
    SharedReader<Member>(place: SharedMap(of: place) { $0[keyPath: keyPath] })
  }

  /// Reads the wrapped value of an optional, or returns `nil`.
  ///
  /// If the optional becomes `nil` later, the last value remains readable.
  ///
  /// - Parameter base: The shared optional.
  public init?(_ base: SharedReader<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    let last = LastValue(value)
    self.init(place: SharedMap(of: base.place) { last.value(now: $0) })
  }
}
