/// A thin line between views, across the enclosing stack.
public struct Divider: LeafView {
  package static var role: ElementRole { .divider }

  /// Creates a line.
  public init() {}

  package func describe(_ element: inout ElementDraft, in environment: EnvironmentValues) {}
}
