public import GRDB
import RostrumDependencies
public import RostrumRecords
import RostrumRuntime
public import RostrumShared

extension SharedReaderKey {
  /// Follows the rows that a request finds in the app's database, a page at a time.
  ///
  /// ```swift
  /// @SharedReader(.pages(of: Vehicle.order(Column("plate")))) var vehicles: Pages<Vehicle> = []
  /// ```
  ///
  /// After a change of the tables that the request reads, by any session, the property has a new value
  /// with the current rows. An error is in `$vehicles.loadError`.
  ///
  /// A request is identified by its place in the source. If it depends on values, say them by `id`:
  ///
  /// ```swift
  /// init(search: String) {
  ///   _vehicles = SharedReader(
  ///     wrappedValue: [],
  ///     .pages(
  ///       id: search,
  ///       of: Vehicle.filter(Column("plate").like("%\(search)%")).order(Column("plate"))))
  /// }
  /// ```
  ///
  /// The first page, and each page that comes near the screen, is read on the main actor, so the request
  /// needs an index that has its order.
  ///
  /// - Parameters:
  ///   - id: The values on which the request depends.
  ///   - size: The number of rows of a page, at least 1.
  ///   - fileID: The file of the request.
  ///   - line: The line of the request.
  ///   - column: The column of the request.
  ///   - request: The rows and their order. The order should be total, so end it with the primary key.
  /// - Returns: The key.
  public static func pages<Row>(
    id: some Hashable & Sendable = 0, size: Int = 100, fileID: StaticString = #fileID,
    line: UInt = #line, column: UInt = #column, of request: sending QueryInterfaceRequest<Row>
  ) -> Self where Self == PagesKey<Row> {
    PagesKey(
      id: AnyHashableSendable(id), place: "\(fileID):\(line):\(column)", size: max(1, size),
      PageRequest(request))
  }
}

/// A key that follows the rows of a request, a page at a time.
///
/// See `SharedReaderKey.pages(id:size:fileID:line:column:of:)`.
public struct PagesKey<Row: FetchableRecord & Identifiable & Sendable>: SharedReaderKey
where Row.ID: DatabaseValueConvertible & Sendable {
  /// The identity of a request.
  public struct ID: Hashable, Sendable {
    let id: AnyHashableSendable
    let place: String
    let size: Int
    let database: ObjectIdentifier
  }

  /// The identity of the request.
  public let id: ID
  private let database: AppDatabase
  private let request: PageRequest<Row>
  /// The pages that were published last, unless the database is in memory.
  private let latest = Locked<SnapshotPages<Row>?>(nil)

  init(id: AnyHashableSendable, place: String, size: Int, _ request: PageRequest<Row>) {
    database = DependencyValues.current.appDatabase
    self.id = ID(id: id, place: place, size: size, database: ObjectIdentifier(database))
    self.request = request
  }

  /// Reads the number of rows and the first page.
  ///
  /// - Parameters:
  ///   - context: The reason for reading them.
  ///   - continuation: Receives the pages.
  public func load(
    context: LoadContext<Pages<Row>>, continuation: LoadContinuation<Pages<Row>>
  ) {
    guard context.initialValue == nil else {
      return continuation.resume(with: Result { try loadLatest() })
    }
    Task { [self] in continuation.resume(with: Result { try loadLatest() }) }
  }

  /// Follows the tables of the request.
  ///
  /// - Parameters:
  ///   - context: The reason for following them.
  ///   - subscriber: Receives the pages after each change.
  /// - Returns: The subscription.
  public func subscribe(
    context: LoadContext<Pages<Row>>, subscriber: SharedSubscriber<Pages<Row>>
  ) -> SharedSubscription {
    let fail: PageFailure = { error in
      // Views ask for rows while they update.
      Task { subscriber.yield(throwing: error) }
    }
    latest.value?.report(to: fail)
    let changes = ValueObservation.tracking(region: request) { _ in }
    let observation = database.start(changes) { result in
      do {
        try result.get()
        let old = latest.value
        let pages = try loadLatest()
        if let new = latest.value {
          if new === old { return }
          new.report(to: fail)
        }
        subscriber.yield(pages)
      } catch {
        subscriber.yield(throwing: error)
      }
    }
    return SharedSubscription { observation.cancel() }
  }

  /// Reads the rows as they are now, with the pages that were in memory.
  private func loadLatest() throws -> Pages<Row> {
    // A database in memory has no snapshots, so all of its rows are read.
    guard let snapshot = try database.snapshots?.snapshot() else {
      return Pages(try database.writer.read { try request.rows($0) })
    }
    let new = try snapshot.pages(of: request, size: id.size, like: latest.value)
    latest.withLock { $0 = new }
    return Pages(new)
  }
}

extension DatabaseSnapshot {
  /// The rows of a request at the moment of the snapshot.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - size: The number of rows of a page.
  ///   - old: The rows before. If they are of the same moment, they are returned; otherwise the pages that
  ///     they have in memory are read again.
  /// - Returns: The rows.
  /// - Throws: An error of SQLite, or of a row.
  fileprivate func pages<Row>(
    of request: PageRequest<Row>, size: Int, like old: SnapshotPages<Row>?
  ) throws -> SnapshotPages<Row> {
    let moment = ObjectIdentifier(self)
    if let old, old.moment == moment { return old }
    let loaded = old?.loadedPages ?? []
    let (count, pages) = try read { db in
      let count = try request.count(db)
      var pages: [Int: [Row]] = [:]
      for page in Set(loaded + [0]) where page * size < count {
        pages[page] = try request.rows(db, in: page * size..<min(count, (page + 1) * size))
      }
      return (count, pages)
    }
    return SnapshotPages(
      count: count, pageSize: size, pages: pages,
      reader: PageReader(
        moment: moment,
        rows: { offsets in try self.read { try request.rows($0, in: offsets) } },
        offsets: { ids in try self.read { try request.offsets($0, of: ids) } },
        ids: { offsets in try self.read { try request.ids($0, in: offsets) } }))
  }
}
