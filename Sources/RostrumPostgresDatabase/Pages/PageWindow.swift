import RostrumPostgres
import RostrumRecords
import RostrumRuntime

/// The pages of a query that a session needs: those whose rows its views have asked for last.
///
/// Sessions follow the first page together. A session that needs others has a query of its own, which runs
/// again when it needs different ones and after changes. Pages that views have asked for since its last
/// run, and that have left the screen, aren't read.
final class PageWindow<Row: PlaceholderRow & Decodable & Equatable>: Sendable
where Row.ID: Codable {
  typealias Handler = @Sendable (Result<Pages<Row>, any Error>) -> Void

  private let database: PostgresDatabase
  private let statements: PageStatements
  private let opening: LiveQuery<PageSet<Row>>
  private let demand = Locked(PageDemand<Row>())
  private let following = Locked(Following())

  private struct Following {
    var handler: Handler?
    /// The number of the handler of the first page.
    var opening: Int?
    /// The query for other pages.
    var own: LiveQuery<PageSet<Row>>?
    /// The rows that were given out last.
    ///
    /// They refer to the window, as long as somebody has them.
    weak var latest: PostgresPages<Row>?
  }

  /// Creates the window of a session.
  ///
  /// - Parameters:
  ///   - database: The database.
  ///   - statements: What reads the rows.
  ///   - opening: Reads the first page for all sessions.
  init(
    _ database: PostgresDatabase, _ statements: PageStatements,
    _ opening: LiveQuery<PageSet<Row>>
  ) {
    self.database = database
    self.statements = statements
    self.opening = opening
  }

  /// The rows of a result; the same value as the one before if nothing is different.
  func pages(of set: PageSet<Row>) -> Pages<Row> {
    let pages = following.withLock { following in
      if let latest = following.latest, latest.pageSet == set { return latest }
      let pages = PostgresPages(set, self)
      following.latest = pages
      demand.withLock { $0.show(set) }
      return pages
    }
    return Pages(pages)
  }

  /// Reads what the session needs.
  func read(_ db: PostgresTransaction) throws -> PageSet<Row> {
    try statements.read(demand, in: db)
  }

  // MARK: Following

  /// Begins to follow the query.
  ///
  /// - Parameter handler: Called with the rows, and with errors.
  func begin(_ handler: @escaping Handler) {
    following.withLock { $0.handler = handler }
    let number = opening.add { [weak self] in self?.deliver($0) }
    following.withLock { $0.opening = number }
    if demand.withLock({ $0.isUnmet }) { refresh() }
  }

  /// Ends following the query.
  func end() {
    endOpening()
    following.withLock { ($0.handler, $0.own) = (nil, nil) }
  }

  private func endOpening() {
    let number = following.withLock { following in
      defer { following.opening = nil }
      return following.opening
    }
    if let number { opening.remove(number) }
  }

  private func deliver(_ outcome: Result<PageSet<Row>, any Error>) {
    guard let handler = following.value.handler else { return }
    handler(outcome.map { pages(of: $0) })
    guard case .success(let set) = outcome,
      let failure = set.failures.min(by: { $0.key < $1.key })?.value
    else { return }
    handler(.failure(failure))
  }

  /// Runs the query of the session, which begins for the first need of another page.
  private func refresh() {
    let (own, isNew) = following.withLock { following -> (LiveQuery<PageSet<Row>>?, Bool) in
      if let own = following.own { return (own, false) }
      guard following.handler != nil else { return (nil, false) }
      let own = LiveQuery(database) { [statements, demand] db in
        try statements.read(demand, in: db)
      }
      following.own = own
      return (own, true)
    }
    guard isNew else {
      own?.refresh()
      return
    }
    _ = own?.add { [weak self] outcome in
      // What the first page alone had to say is older.
      if case .success = outcome { self?.endOpening() }
      self?.deliver(outcome)
    }
  }

  // MARK: Demand

  /// Notes that a view needs pages.
  func ask(for pages: [Int]) {
    guard demand.withLock({ $0.ask(for: pages) }) else { return }
    Task { @MainActor [self] in
      if demand.withLock({ $0.endTurn() }) { refresh() }
    }
  }

  /// Notes that a view wants to know where rows are.
  ///
  /// - Parameters:
  ///   - ids: The identities of the rows.
  ///   - unknown: Those whose offsets aren't known.
  func seek(_ ids: Set<Row.ID>, without unknown: Set<Row.ID>) {
    if demand.withLock({ $0.seek(ids, without: unknown) }) { refresh() }
  }
}

extension PageStatements {
  /// Reads what is needed.
  fileprivate func read<Row>(
    _ demand: Locked<PageDemand<Row>>, in db: PostgresTransaction
  ) throws -> PageSet<Row> where Row.ID: Codable {
    let (pages, ids, known) = demand.withLock { ($0.pages, $0.sought, $0.known) }
    let set = try read(pages, ids, after: known, in: db)
    demand.withLock { $0.known = set }
    return set
  }
}
