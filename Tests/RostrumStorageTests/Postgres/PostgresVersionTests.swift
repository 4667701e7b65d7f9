import RostrumPostgresTestSupport
import RostrumStorage
import Testing

// NB: Runs the statements of an earlier version by a connection, which is internal.
@testable import RostrumPostgres

/// Programs of two versions that use one database, as during a rolling update.
@Suite(
  .enabled(if: PostgresServer.programs != nil, "PostgreSQL isn't installed"),
  .timeLimit(.minutes(10)))
struct PostgresVersionTests {
  private let place: PostgresPlace

  init() throws { place = try PostgresPlace() }

  @Test("What an earlier version wrote is there, and what it goes on writing is as well")
  func older() async throws {
    let older = OlderProgram(connection: try place.connect())
    try older.migrate()
    try older.begin(1, contents: [1, 2, 3])
    try older.begin(2, contents: [4])
    try older.set([5], for: "a")
    let storage = try await place.open(.init())
    #expect(try await storage.storedBytes(of: .user("ann")) == 4)
    #expect(try await storage.value(for: "a")?.contents == [5])
    // The older program still runs, with the statements that it has prepared.
    try older.begin(3, contents: [6, 7])
    #expect(try older.write(1, fence: 1, contents: [8]))
    try older.set([9, 9], for: "b")
    try older.request(2)
    #expect(try await storage.storedBytes(of: .all) == 4)
    #expect(try await storage.value(for: "b")?.contents == [9, 9])
    try place.elapse(.seconds(60))
    try await storage.register(.one)
    for (number, contents) in [(UInt64(1), [UInt8(8)]), (2, [4]), (3, [6, 7])] {
      #expect(try await storage.take(number, for: .one).1 == .of("ann", number, contents))
    }
    #expect(try !older.write(1, fence: 1, contents: [0]))
    // It takes over what this version has written.
    var record = SessionRecord.of("ann", 4, [1])
    (record.origin, record.follows) = ("10.0.0.1", 3)
    let lease = try await storage.begin(record, on: .one)
    var changed = record
    changed.delta = SessionDelta(version: 1, contents: [2])
    #expect(try await storage.write([SessionWrite(changed, under: lease)]) == [])
    try await storage.release([lease])
    #expect(try older.claim(4) == [1])
    // It knows no deltas, and ends one by what it writes.
    #expect(try older.write(4, fence: 3, contents: [3]))
    try place.elapse(.seconds(60))
    try await storage.register(.one)
    record.contents = [3]
    #expect(try await storage.take(4, for: .one).1 == record)
    #expect(try older.requesters() == ["old"])
  }

  @Test(
    "After an update is undone, the earlier version opens the database, and the update can be repeated"
  )
  func undone() async throws {
    let storage = try await place.open(.init())
    try await storage.register(.one)
    _ = try await storage.begin(.of("ann", 1, [1]), on: .one)
    await storage.close()
    let older = OlderProgram(connection: try place.connect())
    #expect(try older.version() == 2)
    try older.begin(2, contents: [2, 2])
    let again = try await place.open(.init())
    #expect(try await again.storedBytes(of: .all) == 3)
  }
}

/// A program of an earlier version, with its statements.
private struct OlderProgram {
  let connection: PostgresConnection

  func migrate() throws {
    try connection.execute(Self.schema)
  }

  func version() throws -> Int64? {
    try connection.perform("SELECT coalesce(max(version), 0) FROM rostrum_migration").first?
      .integer(0)
  }

  func begin(_ number: UInt64, contents: [UInt8]) throws {
    _ = try connection.perform(
      """
      INSERT INTO rostrum_session (number, user_name, lifetime, contents, node, fence)
      VALUES ($1::bigint, $2::text, $3::double precision, $4::bytea, $5::text, 1)
      ON CONFLICT DO NOTHING RETURNING number
      """, .number(number), .text("ann"), .double(1000), .bytes(contents), .text("old"))
    _ = try connection.perform(
      """
      INSERT INTO rostrum_node
      VALUES ($1::text, clock_timestamp() + make_interval(secs => $2::double precision))
      ON CONFLICT (id) DO UPDATE SET ends = excluded.ends
      """, .text("old"), .double(50))
  }

  func write(_ number: UInt64, fence: Int64, contents: [UInt8]) throws -> Bool {
    try !connection.perform(
      """
      UPDATE rostrum_session s
      SET user_name = w.user_name, lifetime = w.lifetime, contents = w.contents,
        touched = clock_timestamp(),
        failures = CASE WHEN clock_timestamp() - granted >= make_interval(secs => $1::double precision)
          THEN 0 ELSE failures END
      FROM unnest($2::bigint[], $3::text[], $4::bigint[], $5::text[], $6::double precision[],
        $7::bytea[]) AS w (number, node, fence, user_name, lifetime, contents)
      WHERE s.number = w.number AND s.node = w.node AND s.fence = w.fence
      RETURNING s.number
      """, .double(10), .numbers([number]), .texts(["old"]), .integers([fence]), .texts(["ann"]),
      .doubles([1000]), .blobs([contents])
    ).isEmpty
  }

  func claim(_ number: UInt64) throws -> [UInt8]? {
    try connection.perform(
      """
      UPDATE rostrum_session SET node = $2::text, fence = fence + 1, failures = failures + $3::bigint,
        granted = clock_timestamp()
      WHERE number = $1::bigint RETURNING fence, failures, user_name, lifetime, contents
      """, .number(number), .text("old"), .integer(0)
    ).first?.bytes(4)
  }

  func set(_ contents: [UInt8], for key: String) throws {
    _ = try connection.perform(
      """
      INSERT INTO rostrum_value VALUES ($1::text, $2::bytea, nextval('rostrum_value_version'))
      ON CONFLICT DO NOTHING RETURNING version
      """, .text(key), .bytes(contents))
  }

  func request(_ number: UInt64) throws {
    _ = try connection.perform(
      "INSERT INTO rostrum_request VALUES ($1::bigint, $2::text) ON CONFLICT DO NOTHING",
      .number(number), .text("old"))
  }

  func requesters() throws -> [String] {
    try connection.perform(
      "DELETE FROM rostrum_request WHERE number = ANY ($1::bigint[]) RETURNING number, requester",
      .numbers([2])
    ).map { $0.text(1) }
  }

  private static let schema = """
    CREATE TABLE rostrum_migration (version bigint PRIMARY KEY);
    INSERT INTO rostrum_migration VALUES (1), (2);
    CREATE TABLE rostrum_session (
      number bigint PRIMARY KEY,
      user_name text NOT NULL,
      lifetime double precision NOT NULL,
      node text,
      fence bigint NOT NULL,
      failures bigint NOT NULL DEFAULT 0,
      granted timestamptz NOT NULL DEFAULT clock_timestamp(),
      touched timestamptz NOT NULL DEFAULT clock_timestamp(),
      is_aside boolean NOT NULL DEFAULT false,
      contents bytea NOT NULL
    );
    CREATE INDEX rostrum_session_user ON rostrum_session (user_name);
    CREATE INDEX rostrum_session_node ON rostrum_session (node) WHERE node IS NOT NULL;
    CREATE TABLE rostrum_node (
      id text PRIMARY KEY,
      ends timestamptz NOT NULL
    );
    CREATE TABLE rostrum_request (
      number bigint NOT NULL,
      requester text NOT NULL,
      PRIMARY KEY (number, requester)
    );
    CREATE TABLE rostrum_value (
      key text PRIMARY KEY,
      contents bytea NOT NULL,
      version bigint NOT NULL
    );
    CREATE SEQUENCE rostrum_value_version;
    CREATE INDEX rostrum_value_prefix ON rostrum_value (key COLLATE "C");
    """
}
