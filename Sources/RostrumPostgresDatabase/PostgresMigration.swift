/// A step by which the tables of an app come to be as they are.
///
/// ```swift
/// extension [PostgresMigration] {
///   static let fleet = [
///     PostgresMigration(
///       "vehicles",
///       """
///       CREATE TABLE vehicle (
///         id bigint PRIMARY KEY, plate text NOT NULL UNIQUE, version bigint NOT NULL
///       )
///       """),
///     .observe(tables: "vehicle"),
///   ]
/// }
/// ```
///
/// A released migration is never changed; a later one is added instead. The database keeps what was
/// applied, and a migration that differs from it is refused.
///
/// All migrations run in one transaction, so statements that can't, such as
/// `CREATE INDEX CONCURRENTLY`, aren't for them. Migrations that the database has and the program
/// hasn't, as after an update was undone, are left alone.
public struct PostgresMigration: Hashable, Sendable {
  /// The name, which differs from those of the others.
  public let name: String
  /// What is compared with what was applied.
  let source: String
  /// The statements.
  let sql: String

  /// Creates a migration.
  ///
  /// - Parameters:
  ///   - name: The name, which differs from those of the others.
  ///   - sql: One or several statements.
  public init(_ name: String, _ sql: String) {
    self.init(name: name, source: sql, sql: sql)
  }

  private init(name: String, source: String, sql: String) {
    self.name = name
    self.source = source
    self.sql = sql
  }

  /// Lets tables tell all processes of their changes, for queries that are followed.
  ///
  /// The tables get a trigger that notifies by the channel of the table, when a transaction that has
  /// changed it is committed.
  ///
  /// - Parameter tables: The names of tables that exist.
  /// - Returns: The migration, whose name is made of those of the tables.
  public static func observe(tables: String...) -> PostgresMigration {
    let triggers = tables.map { table in
      """
      DROP TRIGGER IF EXISTS rostrum_changes ON \(table.quotedName);
      CREATE TRIGGER rostrum_changes AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE
        ON \(table.quotedName) FOR EACH STATEMENT EXECUTE FUNCTION rostrum_note_change();
      """
    }
    let name = "observe \(tables.joined(separator: ", "))"
    return PostgresMigration(
      name: name, source: name, sql: "\(function)\n\(triggers.joined(separator: "\n"))")
  }

  /// The name of a channel has at most 63 bytes, so it is a digest of the table's name.
  private static let function = """
    CREATE OR REPLACE FUNCTION rostrum_note_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      PERFORM pg_notify('rostrum_' || md5(TG_TABLE_SCHEMA || '.' || TG_TABLE_NAME), '');
      RETURN NULL;
    END $$;
    """
}
