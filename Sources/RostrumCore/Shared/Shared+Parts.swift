extension Shared {
  /// A part of the value, shared in turn.
  ///
  /// - Parameter keyPath: The part.
  public subscript<Member>(
    dynamicMember keyPath: WritableKeyPath<Value, Member>
  ) -> Shared<Member> {
    Shared<Member>(reference: SharedPart(of: reference, at: keyPath))
  }

  /// A part of the value, to be read only.
  ///
  /// - Parameter keyPath: The part.
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Value, Member>
  ) -> SharedReader<Member> {
    SharedReader(self)[dynamicMember: keyPath]
  }

  /// Something made of the value.
  ///
  /// - Parameter body: Makes it.
  /// - Returns: The shared result.
  public func read<Member>(_ body: @escaping @Sendable (Value) -> Member) -> SharedReader<Member> {
    SharedReader(self).read(body)
  }

  /// Shares what is in an optional, if there is something.
  ///
  /// If it becomes `nil` later, the last value stays readable, and changes are dropped.
  ///
  /// - Parameter base: The shared optional.
  public init?(_ base: Shared<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    reference = SharedContent(of: base.reference, at: \.self, last: value)
  }
}

extension SharedReader {
  /// Something made of the value.
  ///
  /// - Parameter body: Makes it.
  /// - Returns: The shared result.
  public func read<Member>(_ body: @escaping @Sendable (Value) -> Member) -> SharedReader<Member> {
    SharedReader<Member>(place: SharedMap(of: place, body))
  }

  /// A part of the value.
  ///
  /// - Parameter keyPath: The part.
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Value, Member>
  ) -> SharedReader<Member> {
    SharedReader<Member>(place: SharedMap(of: place) { $0[keyPath: keyPath] })
  }

  /// Reads what is in an optional, if there is something.
  ///
  /// If it becomes `nil` later, the last value stays readable.
  ///
  /// - Parameter base: The shared optional.
  public init?(_ base: SharedReader<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(place: SharedMap(of: base.place) { $0 ?? value })
  }
}
