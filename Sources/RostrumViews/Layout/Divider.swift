/// A thin line between views, across the stack around.
public struct Divider: LeafView {
  package static var role: ElementRole { .divider }

  /// A line.
  public init() {}

  package func describe(_ element: inout ElementDraft, in environment: EnvironmentValues) {}
}
