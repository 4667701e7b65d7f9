public import Foundation

/// A chart as values: what it shows, and how it is drawn in a plot of any size.
///
/// A host draws the ``drawings`` from back to front, and makes the rest readable: the ``marks`` are a
/// table of what the chart shows, in the reader's words.
public struct ChartFigure: Hashable, Sendable {
  /// What the marks show, in the order of the data.
  public var marks: [Mark]
  /// The axes that are shown, the horizontal one first.
  public var axes: [Axis]
  /// The meaning of colours and symbols; `nil` without a legend.
  public var legend: Legend?
  /// The parts of the drawing, from back to front.
  public var drawings: [ChartDrawing]
  /// The space around the plot for the labels of axes, in points; the leading edge is the left one.
  public var insets: EdgeInsets
  /// A sentence about what the chart shows.
  public var summary: String
  /// What the user has selected; `nil` if nothing can be.
  public var selection: Selection?
  /// The part of the plot that is visible if it scrolls; `nil` if all of it is.
  public var window: Window?
  /// The axis along which arrow keys move through the marks that have places; `nil` if they don't.
  public var keyAxis: Selection.Axis?
  /// Whether the app describes the chart elsewhere, so that its own table isn't read.
  public var isDescribed = false
  /// The grid of horizontal places.
  public var xGrid = Grid()
  /// The grid of vertical places.
  public var yGrid = Grid()

  /// Creates a figure.
  ///
  /// - Parameters:
  ///   - marks: What the marks show, in the order of the data.
  ///   - axes: The axes that are shown.
  ///   - legend: The meaning of colours and symbols.
  ///   - drawings: The parts of the drawing, from back to front.
  ///   - insets: The space around the plot, in points.
  ///   - summary: A sentence about what the chart shows.
  public init(
    marks: [Mark] = [], axes: [Axis] = [], legend: Legend? = nil, drawings: [ChartDrawing] = [],
    insets: EdgeInsets = EdgeInsets(), summary: String = ""
  ) {
    self.marks = marks
    self.axes = axes
    self.legend = legend
    self.drawings = drawings
    self.insets = insets
    self.summary = summary
  }

  /// The part of a plot that is visible while the rest is beside it.
  public struct Window: Hashable, Sendable {
    /// Where the part begins, as a fraction of the whole.
    public var start: Double
    /// The part of the whole that is visible.
    public var length: Double
    /// The axis along which the rest is beside the part.
    public var axis: RostrumElements.Axis
    /// Where the part may begin when the plot comes to rest, in the order of scrolling; everywhere if there are none.
    public var stops: [Stop] = []
    /// Whether the part begins at the right, or at the bottom.
    public var isFromEnd = false

    /// A place at which the visible part may begin.
    public struct Stop: Hashable, Sendable {
      /// The fraction of the whole from where the part begins.
      public var place: Double
      /// Whether scrolling doesn't pass the place without a rest.
      public var isLimit: Bool

      /// Creates a place.
      ///
      /// - Parameters:
      ///   - place: The fraction of the whole from where the part begins.
      ///   - isLimit: Whether scrolling doesn't pass the place without a rest.
      public init(_ place: Double, isLimit: Bool) {
        self.place = place
        self.isLimit = isLimit
      }
    }

    /// Creates a part of a plot.
    ///
    /// - Parameters:
    ///   - start: Where the part begins, as a fraction of the whole.
    ///   - length: The part of the whole that is visible.
    ///   - axis: The axis along which the rest is beside the part.
    public init(start: Double, length: Double, axis: RostrumElements.Axis = .horizontal) {
      self.start = start
      self.length = length
      self.axis = axis
    }
  }

  /// Whole numbers for the places along an axis, which stay the same while the axis shows other values.
  ///
  /// A host that writes places as whole numbers writes a line whose window moves as it was, but for the points
  /// that come and go.
  public struct Grid: Hashable, Sendable {
    /// The number at the start of the plot: at the left, or at the top.
    public var start: Double
    /// The numbers from the start of the plot to its end.
    public var length: Double
    /// Differs where numbers stand for other values than before.
    public var page = 0

    /// Creates a grid.
    ///
    /// - Parameters:
    ///   - start: The number at the start of the plot.
    ///   - length: The numbers from the start of the plot to its end.
    public init(start: Double = 0, length: Double = 10_000) {
      self.start = start
      self.length = length
    }
  }

  /// The values of one mark in the reader's words.
  public struct Mark: Hashable, Sendable {
    /// What the mark looks like.
    public var kind: Kind
    /// The horizontal value.
    public var x: Datum?
    /// The vertical value, or the angle of a sector.
    public var y: Datum?
    /// The values that colours, symbols and positions stand for, each once.
    public var groups: [Datum]
    /// The app's own name of the mark.
    public var label: String?
    /// The app's own value of the mark.
    public var value: String?
    /// The app's own identifier of the mark, for tests.
    public var identifier: String?
    /// What tells the mark from others when marks come and go.
    public var key = 0
    /// Where a pointer or keys find the mark; `nil` if they don't.
    public var place: Place?

    /// Creates the values of a mark.
    ///
    /// - Parameters:
    ///   - kind: What the mark looks like.
    ///   - x: The horizontal value.
    ///   - y: The vertical value, or the angle of a sector.
    ///   - groups: The values that colours, symbols and positions stand for.
    ///   - label: The app's own name of the mark.
    ///   - value: The app's own value of the mark.
    public init(
      _ kind: Kind, x: Datum? = nil, y: Datum? = nil, groups: [Datum] = [],
      label: String? = nil, value: String? = nil
    ) {
      self.kind = kind
      self.x = x
      self.y = y
      self.groups = groups
      self.label = label
      self.value = value
    }

    /// Where a mark is.
    public struct Place: Hashable, Sendable {
      /// The middle of the mark, as fractions of the plot; for a sector, `x` is a part of a turn, clockwise from the
      /// top.
      public var point: CGPoint
      /// How far the mark reaches before and after its middle along the axis of the selection.
      public var reach: Double
      /// The number of the mark's series, in the order in which keys reach them.
      public var series = 0
      /// The size of a bar or rectangle, as fractions of the plot; zero for what has none.
      public var size = CGSize.zero
      /// How far the middle of a sector is from that of the plot, as a fraction of half of the shorter side.
      public var radius = 0.0

      /// Creates a place.
      ///
      /// - Parameters:
      ///   - point: The middle of the mark.
      ///   - reach: How far the mark reaches before and after its middle.
      public init(_ point: CGPoint, reach: Double = 0) {
        self.point = point
        self.reach = reach
      }
    }

    /// The kinds of marks.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      /// A bar from a base to a value.
      case bar
      /// A point of a line.
      case line
      /// A symbol.
      case point
      /// A point of the edge of a filled area.
      case area
      /// A line across the plot.
      case rule
      /// A rectangle.
      case rectangle
      /// A part of a ring.
      case sector
    }
  }

  /// One value with what it stands for.
  public struct Datum: Hashable, Sendable {
    /// What the value stands for, such as the name of its axis.
    public var label: String
    /// The value in the reader's words.
    public var words: String
    /// The number; `nil` for dates and names.
    public var number: Double?

    /// Creates a value.
    ///
    /// - Parameters:
    ///   - label: What the value stands for.
    ///   - words: The value in the reader's words.
    ///   - number: The number; `nil` for dates and names.
    public init(label: String, words: String, number: Double? = nil) {
      self.label = label
      self.words = words
      self.number = number
    }
  }

  /// The labels of an axis.
  public struct Axis: Hashable, Sendable {
    /// Where the axis is.
    public var edge: Edge
    /// The title of the axis.
    public var title: String?
    /// The labels, in the order of the values.
    public var labels: [String]

    /// Creates an axis.
    ///
    /// - Parameters:
    ///   - edge: Where the axis is.
    ///   - title: The title of the axis.
    ///   - labels: The labels, in the order of the values.
    public init(_ edge: Edge, title: String? = nil, labels: [String]) {
      self.edge = edge
      self.title = title
      self.labels = labels
    }
  }

  /// The meaning of colours and symbols.
  public struct Legend: Hashable, Sendable {
    /// Where the legend is; leading is left.
    public var edge: Edge
    /// The entries in the order of the domain.
    public var entries: [Entry]
    /// Where the entries are along the edge; `nil` for the beginning of a row, and the middle of a column.
    public var alignment: Alignment?
    /// The distance from the rest of the chart in points; `nil` for that of the host.
    public var spacing: Double?

    /// The part of an edge.
    public enum Alignment: Hashable, Sendable {
      /// The beginning.
      case start
      /// The middle.
      case center
      /// The end.
      case end
    }

    /// Creates a legend.
    ///
    /// - Parameters:
    ///   - edge: Where the legend is.
    ///   - entries: The entries in the order of the domain.
    ///   - alignment: Where the entries are along the edge; `nil` for the beginning of a row, and the middle
    ///     of a column.
    ///   - spacing: The distance from the rest of the chart in points; `nil` for that of the host.
    public init(
      _ edge: Edge, _ entries: [Entry], alignment: Alignment? = nil, spacing: Double? = nil
    ) {
      self.edge = edge
      self.entries = entries
      self.alignment = alignment
      self.spacing = spacing
    }

    /// One entry of a legend.
    public struct Entry: Hashable, Sendable {
      /// The value.
      public var words: String
      /// The sample that is drawn beside the value, around the middle of a square of 10 points.
      public var sample: ChartDrawing

      /// Creates an entry.
      ///
      /// - Parameters:
      ///   - words: The value.
      ///   - sample: The sample that is drawn beside the value.
      public init(_ words: String, _ sample: ChartDrawing) {
        self.words = words
        self.sample = sample
      }
    }
  }
}

extension ChartFigure.Mark {
  /// The name of the mark: the app's own, or the values that place it.
  public var name: String {
    label ?? ([x].compactMap(\.self) + groups).map(\.words).joined(separator: ", ")
  }
}
