public import Foundation

/// How a host has set the lines of a text that the app draws.
///
/// A host reports it for each element with ``ElementInteraction/typeset(isDrawn:)``: once the text is laid
/// out, and again whenever its lines may have changed. All lengths are in points from the top left corner of
/// the text.
public struct TypesetText: Hashable, Sendable {
  /// The letters of a run that a host doesn't set apart, which are a grapheme cluster.
  public struct Cluster: Hashable, Sendable {
    /// The index of the first UTF-16 code unit in the words of the run.
    public var offset: Int
    /// The number of UTF-16 code units.
    public var length: Int
    /// The left edge.
    public var x: Double
    /// The width.
    public var width: Double

    /// Creates a cluster.
    ///
    /// - Parameters:
    ///   - offset: The index of the first UTF-16 code unit in the words of the run.
    ///   - length: The number of UTF-16 code units.
    ///   - x: The left edge.
    ///   - width: The width.
    public init(offset: Int, length: Int, x: Double, width: Double) {
      self.offset = offset
      self.length = length
      self.x = x
      self.width = width
    }
  }

  /// The part of a run on a line.
  public struct Run: Hashable, Sendable {
    /// The index of the run in the text.
    public var index: Int
    /// Whether the run is written from right to left.
    public var isRightToLeft: Bool
    /// The height of the run's font above the baseline.
    public var ascent: Double
    /// The depth of the run's font below the baseline.
    public var descent: Double
    /// The distance of the run's baseline below that of the line.
    public var shift: Double
    /// The clusters in the order of the words.
    public var clusters: [Cluster]

    /// Creates the part of a run.
    ///
    /// - Parameters:
    ///   - index: The index of the run in the text.
    ///   - isRightToLeft: Whether the run is written from right to left.
    ///   - ascent: The height of the run's font above the baseline.
    ///   - descent: The depth of the run's font below the baseline.
    ///   - shift: The distance of the run's baseline below that of the line.
    ///   - clusters: The clusters in the order of the words.
    public init(
      _ index: Int, isRightToLeft: Bool = false, ascent: Double, descent: Double,
      shift: Double = 0, clusters: [Cluster]
    ) {
      self.index = index
      self.isRightToLeft = isRightToLeft
      self.ascent = ascent
      self.descent = descent
      self.shift = shift
      self.clusters = clusters
    }
  }

  /// A line.
  public struct Line: Hashable, Sendable {
    /// The distance of the baseline from the top of the text.
    public var baseline: Double
    /// The runs of the line in the order of the words.
    public var runs: [Run]

    /// Creates a line.
    ///
    /// - Parameters:
    ///   - baseline: The distance of the baseline from the top of the text.
    ///   - runs: The runs of the line in the order of the words.
    public init(baseline: Double, runs: [Run]) {
      self.baseline = baseline
      self.runs = runs
    }
  }

  /// Which words were set: see ``digest(of:)``.
  public var digest: UInt32
  /// The place of the text in its box, which is inside of the box's padding.
  public var origin: CGPoint
  /// The size of the text without padding.
  public var size: CGSize
  /// Whether the text has more words than the lines.
  public var isTruncated: Bool
  /// The lines from top to bottom.
  public var lines: [Line]

  /// Creates a text that was set.
  ///
  /// - Parameters:
  ///   - lines: The lines from top to bottom.
  ///   - size: The size of the text without padding.
  ///   - origin: The place of the text in its box.
  ///   - isTruncated: Whether the text has more words than the lines.
  ///   - digest: Which words were set.
  public init(
    _ lines: [Line], size: CGSize, origin: CGPoint = .zero, isTruncated: Bool = false,
    digest: UInt32
  ) {
    self.lines = lines
    self.size = size
    self.origin = origin
    self.isTruncated = isTruncated
    self.digest = digest
  }
}

extension TypesetText {
  /// The maximum number of clusters: a host doesn't report longer texts, which stay as it shows them.
  public static let maximumCount = 1000

  /// A number that tells words apart, by 32-bit FNV-1a of the UTF-16 code units of each run and a zero.
  ///
  /// - Parameter runs: The words of the runs.
  /// - Returns: The digest.
  /// - Complexity: O(*n*) in the characters.
  public static func digest(of runs: [String]) -> UInt32 {
    var digest: UInt32 = 2_166_136_261
    for words in runs {
      for unit in words.utf16 { digest = (digest ^ UInt32(unit)) &* 16_777_619 }
      digest = digest &* 16_777_619
    }
    return digest
  }

  /// Why no host can have set a text like this; `nil` for a valid one.
  ///
  /// O(n) in the clusters.
  public var defect: String? {
    let runs = lines.flatMap(\.runs)
    let count = runs.reduce(0) { $0 + $1.clusters.count }
    if count > Self.maximumCount { return "\(count) clusters in one text" }
    if lines.count > Self.maximumCount || runs.count > Self.maximumCount {
      return "\(runs.count) runs on \(lines.count) lines"
    }
    let lengths =
      [origin.x, origin.y, size.width, size.height] + lines.map { CGFloat($0.baseline) }
    guard lengths.allSatisfy({ Self.isLength(Double($0)) }), size.width >= 0, size.height >= 0
    else { return "the text can't have that size" }
    return runs.lazy.compactMap(\.defect).first
  }

  fileprivate static func isLength(_ length: Double) -> Bool {
    length.magnitude <= Double(GeometryReport.maximumLength)
  }
}

extension TypesetText.Run {
  fileprivate var defect: String? {
    guard index >= 0, TypesetText.isLength(ascent), TypesetText.isLength(descent),
      TypesetText.isLength(shift)
    else { return "a run can't have that font" }
    if clusters.isEmpty { return "a run without clusters" }
    var end = 0
    for cluster in clusters {
      guard cluster.offset >= end, (1...10_000).contains(cluster.length),
        cluster.offset < 1_000_000
      else { return "clusters can't be at those offsets" }
      guard TypesetText.isLength(cluster.x), TypesetText.isLength(cluster.width),
        cluster.width >= 0
      else { return "a cluster can't be at that place" }
      end = cluster.offset + cluster.length
    }
    return nil
  }
}
