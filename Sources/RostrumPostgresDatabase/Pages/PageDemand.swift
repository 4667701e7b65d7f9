import RostrumRecords

/// Which pages a session needs, and which of them it has.
///
/// Views ask for the rows that they show whenever they get other rows, and for those that come near the
/// screen. What they ask for in one turn of the main actor is needed together, however many pages it is.
/// Beyond that, a few pages are kept: those that were asked for last.
struct PageDemand<Row: PlaceholderRow & Decodable & Equatable>: Sendable {
  /// The number of pages that are kept at least: three windows of a list use two each.
  private static var minimum: Int { 6 }
  /// The number of rows whose places are kept.
  private static var soughtLimit: Int { 100 }

  /// The pages that are needed, the last used one at the end.
  private(set) var pages = [0]
  /// The rows that were looked for, the last one at the end.
  private(set) var sought: [Row.ID] = []
  /// What was read last.
  var known: PageSet<Row>?
  /// What views have.
  private var shown: PageSet<Row>?
  /// The rows that were looked for last in vain.
  private var unknown: Set<Row.ID> = []
  /// The pages that were asked for in this turn.
  private var asked: Set<Int> = []
  private var isInTurn = false
  /// Whether a value was asked in this turn that hasn't all of these pages.
  private var isMissing = false
  /// Whether views haven't asked yet for what they show of new rows.
  private var isNew = true
  private var limit = Self.minimum

  /// Whether views lack something that they need.
  var isUnmet: Bool {
    guard let shown else { return false }
    return pages.contains { !shown.knows($0) } || unknown.contains { shown.places[$0] == nil }
  }

  /// Notes which rows views get.
  mutating func show(_ set: PageSet<Row>) {
    shown = set
    known = known ?? set
    isNew = true
  }

  /// Notes that a view needs pages.
  ///
  /// - Parameters:
  ///   - pages: The numbers of the pages.
  ///   - isMissing: Whether the value that was asked hasn't the page.
  /// - Returns: Whether a turn begins, whose end the caller tells.
  mutating func ask(for pages: [Int], isMissing: Bool) -> Bool {
    asked.formUnion(pages)
    self.isMissing = self.isMissing || isMissing
    defer { isInTurn = true }
    return !isInTurn
  }

  /// What a turn leads to.
  enum Step {
    /// Pages must be read.
    case read
    /// The views have a value that isn't the last one.
    case show
  }

  /// Ends a turn in which pages were asked for.
  ///
  /// - Returns: What to do.
  mutating func endTurn() -> Step? {
    defer { (isInTurn, isMissing, asked) = (false, false, []) }
    limit = max(Self.minimum, asked.count, isNew ? 0 : limit)
    isNew = false
    pages = (pages.filter { !asked.contains($0) } + asked.sorted()).suffix(limit)
    guard let shown, asked.allSatisfy({ shown.knows($0) }) else { return .read }
    return isMissing ? .show : nil
  }

  /// Notes that rows are looked for.
  ///
  /// - Parameters:
  ///   - ids: The identities of the rows.
  ///   - unknown: Those whose offsets aren't known.
  /// - Returns: Whether their offsets must be found.
  mutating func seek(_ ids: Set<Row.ID>, without unknown: Set<Row.ID>) -> Bool {
    sought = (sought.filter { !ids.contains($0) } + ids).suffix(Self.soughtLimit)
    self.unknown = unknown
    return unknown.contains { shown?.places[$0] == nil }
  }
}
