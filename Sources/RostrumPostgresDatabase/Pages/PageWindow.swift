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
  private let demand = Locked(PageDemand<Row>())
  private let following = Locked(Following())

  private struct Following {
    /// Receives the rows, on the main actor.
    var handler: Handler?
    /// The query for the first page, and the number of its handler.
    var opening: (query: LiveQuery<PageSet<Row>>, number: Int)?
    /// The query for other pages.
    var own: LiveQuery<PageSet<Row>>?
    /// What was found last.
    var set: PageSet<Row>?
    var failure: (any Error)?
    /// The rows that were given out last, which refer to the window as long as somebody has them.
    weak var latest: PostgresPages<Row>?
  }

  /// Creates the window of a session.
  ///
  /// - Parameters:
  ///   - database: The database.
  ///   - statements: What reads the rows.
  init(_ database: PostgresDatabase, _ statements: PageStatements) {
    self.database = database
    self.statements = statements
  }

  /// Reads what the session needs.
  func read(_ db: PostgresTransaction) throws -> Pages<Row> {
    Pages(PostgresPages(try statements.read(demand, in: db), self))
  }

  /// The rows of the first page, for a session that begins.
  func pages(of outcome: Result<PageSet<Row>, any Error>) throws -> Pages<Row> {
    take(outcome, isOwn: false)
    return try latest ?? Pages(PostgresPages(outcome.get(), self))
  }

  // MARK: Following

  /// Begins to follow the query.
  ///
  /// - Parameters:
  ///   - opening: Reads the first page for all sessions. The window keeps it while it follows it, so that
  ///     rows which somebody keeps longer don't keep a query running.
  ///   - handler: Called with the rows, and with errors, on the main actor.
  func begin(_ opening: LiveQuery<PageSet<Row>>, _ handler: @escaping Handler) {
    following.withLock { $0.handler = handler }
    let number = opening.add { [weak self] in self?.deliver($0, isOwn: false) }
    following.withLock { $0.opening = (opening, number) }
    if demand.withLock({ $0.isUnmet }) { refresh() }
  }

  /// Ends following the query.
  func end() {
    endOpening()
    following.withLock { ($0.handler, $0.own) = (nil, nil) }
  }

  private func endOpening() {
    let opening = following.withLock { following in
      defer { following.opening = nil }
      return following.opening
    }
    if let opening { opening.query.remove(opening.number) }
  }

  /// Takes a result, and publishes what is the last one when the main actor comes to it.
  ///
  /// So no value replaces a later one, whichever thread is faster.
  private func deliver(_ outcome: Result<PageSet<Row>, any Error>, isOwn: Bool) {
    take(outcome, isOwn: isOwn)
    Task { @MainActor [weak self] in self?.publish() }
  }

  private func take(_ outcome: Result<PageSet<Row>, any Error>, isOwn: Bool) {
    following.withLock { following in
      // What the first page alone has to say may be older.
      guard isOwn || following.own == nil else { return }
      switch outcome {
      case .success(let set):
        following.failure = set.failures.min { $0.key < $1.key }?.value
        if following.set == set { return }
        (following.set, following.latest) = (set, nil)
        demand.withLock { $0.show(set) }
      case .failure(let error): following.failure = error
      }
    }
  }

  /// The rows that were found last; the same value as before if nothing is different.
  private var latest: Pages<Row>? {
    following.withLock { following in
      guard let set = following.set else { return nil }
      let latest = following.latest ?? PostgresPages(set, self)
      following.latest = latest
      return Pages(latest)
    }
  }

  @MainActor private func publish() {
    guard let handler = following.value.handler else { return }
    if let latest { handler(.success(latest)) }
    if let failure = following.value.failure { handler(.failure(failure)) }
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
    endOpening()
    _ = own?.add { [weak self] in self?.deliver($0, isOwn: true) }
  }

  // MARK: Demand

  /// Notes that a view needs pages.
  ///
  /// - Parameters:
  ///   - pages: The numbers of the pages.
  ///   - isMissing: Whether the value that was asked hasn't the page.
  func ask(for pages: [Int], isMissing: Bool) {
    guard demand.withLock({ $0.ask(for: pages, isMissing: isMissing) }) else { return }
    Task { @MainActor [self] in
      switch demand.withLock({ $0.endTurn() }) {
      case .read: refresh()
      case .show: publish()
      case nil: break
      }
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
