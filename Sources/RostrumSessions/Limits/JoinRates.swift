/// The rates at which users, visitors and all together join, within a quota per minute.
package struct JoinRates {
  private let quota: Quota
  private var users: [String: TokenBucket] = [:]
  private var visitors: [Visitor: TokenBucket] = [:]
  private var total: TokenBucket
  private var pruneCount = 1024

  /// The number of tracked users and visitors.
  package var count: Int { users.count + visitors.count }

  /// Creates unused rates.
  package init(quota: Quota) {
    self.quota = quota
    total = TokenBucket(perMinute: quota.total)
  }

  /// Counts a join, unless that exceeds the quota.
  ///
  /// Amortized O(1).
  package mutating func take(
    user: String, visitor: Visitor, at now: Duration
  ) throws(Excess) {
    var ofUser = users[user] ?? TokenBucket(perMinute: quota.perUser)
    var ofVisitor = visitors[visitor] ?? TokenBucket(perMinute: quota.perOrigin)
    guard ofUser.wait(at: now) == .zero else { throw .user }
    guard visitor == .unknown || ofVisitor.wait(at: now) == .zero else { throw .address }
    guard total.take(at: now) else { throw .server }
    _ = ofUser.take(at: now)
    _ = ofVisitor.take(at: now)
    users[user] = ofUser
    visitors[visitor] = ofVisitor
    prune(at: now)
  }

  /// Removes users and visitors whose rates have recovered completely.
  private mutating func prune(at now: Duration) {
    guard count > pruneCount else { return }
    users = users.filter { (_, bucket) in !bucket.isFull(at: now) }
    visitors = visitors.filter { (_, bucket) in !bucket.isFull(at: now) }
    pruneCount = max(1024, 2 * count)
  }
}

extension TokenBucket {
  fileprivate init(perMinute count: Int) {
    self.init(capacity: Double(count), perSecond: Double(count) / 60)
  }
}
