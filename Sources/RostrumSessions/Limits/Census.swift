/// Counts items by user and visitor, within a quota.
package struct Census<ID: Hashable & Sendable>: Sendable {
  /// The owner of an item.
  package struct Owner: Sendable {
    /// The name of the user; `nil` if it is unknown.
    package var user: String?
    /// The visitor; visitors without an address have no limit of their own.
    package var visitor: Visitor

    package init(user: String?, visitor: Visitor) {
      self.user = user
      self.visitor = visitor
    }
  }

  private let quota: Quota
  private var owners: [ID: Owner] = [:]
  private var users: [String: Int] = [:]
  private var visitors: [Visitor: Int] = [:]

  /// Creates an empty census.
  package init(quota: Quota) {
    self.quota = quota
  }

  /// The number of counted items.
  package var count: Int { owners.count }

  /// The owner of an item; `nil` if it isn't counted.
  package func owner(of id: ID) -> Owner? { owners[id] }

  /// Counts an item, unless that exceeds the quota.
  package mutating func admit(_ id: ID, of owner: Owner) throws(Excess) {
    if let user = owner.user, users[user, default: 0] >= quota.perUser { throw .user }
    if owner.visitor != .unknown, visitors[owner.visitor, default: 0] >= quota.perOrigin {
      throw .address
    }
    guard count < quota.total else { throw .server }
    owners[id] = owner
    if let user = owner.user { users[user, default: 0] += 1 }
    visitors[owner.visitor, default: 0] += 1
  }

  /// Stops counting an item; no-op if it isn't counted.
  package mutating func dismiss(_ id: ID) {
    guard let owner = owners.removeValue(forKey: id) else { return }
    if let user = owner.user { Self.decrement(user, in: &users) }
    Self.decrement(owner.visitor, in: &visitors)
  }

  private static func decrement<Key>(_ key: Key, in counts: inout [Key: Int]) {
    let count = counts[key, default: 1] - 1
    counts[key] = count > 0 ? count : nil
  }
}
