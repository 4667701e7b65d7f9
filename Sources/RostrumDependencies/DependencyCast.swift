import RostrumRuntime

/// The reading of a dependency as a subtype of its declared type.
struct DependencyCast<Base, Value> {
  let site: CallSite
  let read: @Sendable (DependencyValues) -> Base

  /// Returns the value in a collection.
  ///
  /// If the value isn't of the requested type, this method reports an issue and returns a value that
  /// is: a default value of the dependency, or a new value if the type has a placeholder.
  func value(in values: DependencyValues) -> Value {
    let base = read(values)
    if let value = base as? Value { return value }
    report(actual: Swift.type(of: base as Any))
    return defaultValue(in: values) ?? placeholder
  }

  private func defaultValue(in values: DependencyValues) -> Value? {
    for context in [values.context, .preview, .test] {
      var defaults = DependencyValues(container: nil)
      defaults.container = values.container
      defaults.context = context
      defaults.isBeingUpdated = true
      if let value = read(defaults) as? Value { return value }
    }
    return nil
  }

  /// NB: There is no other way to continue than a value, and none is known for a type of the app.
  private var placeholder: Value {
    guard let placeholder = (Value.self as? any DependencyPlaceholder.Type)?.placeholder as? Value
    else {
      preconditionFailure("The dependency at \(site) has no value of the type '\(Value.self)'.")
    }
    return placeholder
  }

  private func report(actual: Any.Type) {
    site.report(
      """
      A dependency was read as '\(Value.self)', but its value is of a different type.

        Read at: \(site)
        Value:   \(actual)

      • Override the dependency with a value of the type '\(Value.self)' before it is read.
      • Read the dependency without 'as:'.
      """)
  }
}

/// A type with a value that takes the place of a dependency of the wrong type.
protocol DependencyPlaceholder {
  static var placeholder: Self { get }
}

extension TestClock: DependencyPlaceholder {
  static var placeholder: Self { Self(now: Instant()) }
}

extension ImmediateClock: DependencyPlaceholder {
  static var placeholder: Self { Self(now: Instant()) }
}
