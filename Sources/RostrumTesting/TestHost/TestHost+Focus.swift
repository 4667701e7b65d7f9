import RostrumViews

extension TestHost {
  /// The element that has the keyboard focus, if any.
  ///
  ///     #expect(host.focused == FocusedElement(.textField, "Title"))
  public var focused: FocusedElement? {
    bringUpToDate()
    return graph.focused.flatMap(graph.element).map {
      FocusedElement($0.role, $0.accessibleName, value: $0.shownValue)
    }
  }
}

/// A description of the element that has the keyboard focus.
public struct FocusedElement: Hashable, Sendable, CustomStringConvertible {
  /// The role of the element.
  public let role: ElementRole
  /// The accessible name.
  public let name: String
  /// The value that a user reads.
  public let value: String

  /// Describes an element.
  ///
  /// - Parameters:
  ///   - role: The role of the element.
  ///   - name: The accessible name.
  ///   - value: The value that a user reads.
  public init(_ role: ElementRole, _ name: String, value: String = "") {
    self.role = role
    self.name = name
    self.value = value
  }

  /// The role, the name and the value.
  public var description: String {
    value.isEmpty ? "\(role.rawValue) “\(name)”" : "\(role.rawValue) “\(name)” = “\(value)”"
  }
}
