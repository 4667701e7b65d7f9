import Foundation
import RostrumCharts
import RostrumElements
import RostrumViews

/// A number of one day in one city.
struct Trip: Identifiable {
  let id: Int
  let day: Date
  let city: String
  let count: Double

  /// Three days of Berlin and of Rome, from 1 June 2026.
  static let all: [Trip] = {
    let counts = [
      (0, "Berlin", 3.0), (1, "Berlin", 5), (2, "Berlin", 4), (0, "Rome", 2), (1, "Rome", 1),
      (2, "Rome", 6),
    ]
    return counts.enumerated().map { index, trip in
      Trip(
        id: index, day: Date(timeIntervalSince1970: 1_780_272_000 + Double(trip.0) * 86_400),
        city: trip.1, count: trip.2)
    }
  }()
}

/// A chart that is laid out for a reader in English, in UTC.
@MainActor
func layout(
  _ options: ChartOptions = ChartOptions(), width: Double = 340, isMirrored: Bool = false,
  @ChartContentBuilder _ content: () -> some ChartContent
) -> ChartLayout {
  var marks = ChartMarks()
  content()._collect(into: &marks)
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = .gmt
  let context = TextContext(
    locale: Locale(identifier: "en_US"), calendar: calendar, timeZone: .gmt)
  return ChartLayout(marks.marks, options, context, width: width, isMirrored: isMirrored)
}

extension ChartLayout {
  /// The boxes that are drawn, as left, top, right and bottom in hundredths of the plot.
  @MainActor var boxes: [[Int]] {
    figure.drawings.compactMap { drawing in
      guard case .box(let rect, _, _, _) = drawing.outline, rect.width > 0 || rect.height > 0 else {
        return nil
      }
      return [rect.minX, rect.minY, rect.maxX, rect.maxY].map { Int(($0 * 100).rounded()) }
    }
  }

  /// The paths that are drawn, without the lines of axes.
  @MainActor var curves: [ChartDrawing] {
    figure.drawings.filter { drawing in
      guard case .curve = drawing.outline else { return false }
      return drawing.stroke != .separator
    }
  }

  /// The labels of an axis.
  @MainActor func labels(_ edge: Edge) -> [String]? {
    figure.axes.first { $0.edge == edge }?.labels
  }
}

extension ChartFigure {
  /// The figure without what tells its parts from each other, which is different in each process.
  var withoutKeys: ChartFigure {
    var figure = self
    for index in marks.indices { figure.marks[index].key = 0 }
    for index in drawings.indices { figure.drawings[index].key = nil }
    return figure
  }
}
