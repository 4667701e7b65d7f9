extension ElementRole {
  /// A family of related roles.
  public enum Family: Hashable, Sendable, CaseIterable {
    /// Boxes and spacing without a meaning of their own.
    case structure
    /// Content that a user reads.
    case content
    /// Controls that a user operates.
    case control
    /// Rows, cells and their containers.
    case collection
    /// Screens, bars and their containers.
    case navigation
    /// Modals, popovers, alerts and dialogs.
    case presentation
  }

  /// The family of the role.
  public var family: Family { traits.family }

  /// Whether elements of this role are presentations, which are children of the scene's root, in
  /// the order in which they were presented.
  public var isPresentation: Bool { family == .presentation }

  /// Whether elements of this role in a picker are its options, or stand between them.
  package var belongsToOptions: Bool {
    switch self {
    case .option, .header, .footer, .divider: true
    default: false
    }
  }
}
