/// The limits for one user, one origin, and all together.
package struct Quota: Hashable, Sendable {
  /// The maximum for one user.
  package var perUser: Int
  /// The maximum for all users of one origin, which is a network address.
  package var perOrigin: Int
  /// The maximum in total.
  package var total: Int

  package init(perUser: Int, perOrigin: Int, total: Int) {
    self.perUser = perUser
    self.perOrigin = perOrigin
    self.total = total
  }

  /// No limits.
  package static let none = Self(perUser: .max, perOrigin: .max, total: .max)
}
