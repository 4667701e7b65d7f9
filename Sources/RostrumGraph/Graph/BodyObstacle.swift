import IssueReporting

/// Why the body of a view, modifier or style can't be evaluated.
enum BodyObstacle {
  /// The environment has no value that the body needs.
  case missing(MissingValue)

  /// The view is nested too deeply.
  case depth

  /// Reports the obstacle.
  ///
  /// - Parameter type: The type whose body isn't evaluated.
  func report(for type: Any.Type) {
    switch self {
    case .missing(let value):
      reportIssue(
        """
        "\(type)" shows nothing, because it needs an object of type "\(value.type)" that no enclosing \
        view provides.

        Add "\(value.fix)" to an enclosing view.
        """)
    case .depth:
      reportIssue(
        """
        "\(type)" shows nothing, because it is nested in \(Node.maximumDepth) other views.

        The most likely cause is a view that contains itself.
        """)
    }
  }
}

extension Node {
  /// The maximum number of nodes around a view that has a body.
  nonisolated static var maximumDepth: Int { 1000 }

  /// Whether the body of a view, modifier or toolbar content can be evaluated.
  ///
  /// The reason why it can't be evaluated is reported once for each type.
  ///
  /// - Parameters:
  ///   - value: The value that has the body, with its properties attached.
  ///   - layout: The layout of its type.
  /// - Returns: Whether the body can be evaluated.
  package final func canEvaluateBody<Value>(of value: Value, _ layout: ValueLayout) -> Bool {
    let obstacle =
      depth > Node.maximumDepth
      ? .depth : layout.missingValue(of: value).map(BodyObstacle.missing)
    guard let obstacle else { return true }
    if graph.typesWithoutBody.insert(ObjectIdentifier(Value.self)).inserted {
      obstacle.report(for: Value.self)
    }
    return false
  }
}

/// An environment value that a body requires but that isn't set.
package struct MissingValue {
  /// The type of the value.
  let type: Any.Type

  /// The modifier that provides the value.
  let fix: String

  package init(type: Any.Type, fix: String) {
    self.type = type
    self.fix = fix
  }
}

/// A dynamic property whose value a body requires.
@MainActor
package protocol RequiredProperty: NodeProperty {
  /// The value that is missing, if any.
  var missingValue: MissingValue? { get }
}

extension ValueLayout {
  /// The first value that a view, modifier or style requires and that its environment lacks.
  func missingValue<Value>(of value: Value) -> MissingValue? {
    if requirements.isEmpty { return nil }
    return withUnsafeBytes(of: value) { bytes in
      guard let base = bytes.baseAddress else { return nil }
      for requirement in requirements {
        if let missing = readMissingValue(requirement.type, base + requirement.offset) {
          return missing
        }
      }
      return nil
    }
  }
}

@MainActor
private func readMissingValue<Property: RequiredProperty>(
  _ type: Property.Type, _ pointer: UnsafeRawPointer
) -> MissingValue? {
  pointer.assumingMemoryBound(to: type).pointee.missingValue
}
