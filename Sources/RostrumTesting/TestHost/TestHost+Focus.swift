import RostrumViews

extension TestHost {
  /// What has the keyboard focus: its role and name, or `nil` if nothing has it.
  ///
  ///     #expect(host.focused == FocusedElement(.textField, "Title"))
  public var focused: FocusedElement? {
    bringUpToDate()
    return graph.focused.flatMap(graph.element).map {
      FocusedElement($0.role, $0.accessibleName, value: $0.shownValue)
    }
  }
}

/// What a test knows of the element that has the keyboard focus.
public struct FocusedElement: Hashable, Sendable, CustomStringConvertible {
  /// What the element is.
  public let role: ElementRole
  /// Its accessible name.
  public let name: String
  /// Its value as a user reads it.
  public let value: String

  /// Describes an element.
  ///
  /// - Parameters:
  ///   - role: What the element is.
  ///   - name: Its accessible name.
  ///   - value: Its value as a user reads it.
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
