import Foundation
import RostrumCharts
import RostrumElements
import RostrumHTML
import RostrumHTMLTestSupport
import RostrumScenes
import RostrumViews
import Testing

@MainActor @Suite struct ChartHTMLTests {
  private func html(_ figure: ChartFigure) -> String {
    var writer = HTMLWriter()
    writer.visit(.make(7, .chart(figure), [.fact(.label("Trips"))]), in: .root, isFirst: true)
    return writer.html
  }

  @Test("A chart is a figure with a name, a drawing that is hidden, and a table that isn't shown")
  func values() {
    let figure = layout {
      ForEach(Trip.all) { trip in
        BarMark(x: .value("Day", trip.day, unit: .day), y: .value("Trips", trip.count))
          .foregroundStyle(by: .value("City", trip.city))
      }
    }.figure
    let page = html(figure)
    #expect(page.contains(#"role="figure""#))
    #expect(page.contains(#"aria-label="Trips""#))
    for words in ["Day", "City", "Trips"] { #expect(page.contains(">\(words)<")) }
    for words in ["Jun 1, 2026", "Berlin", "6"] { #expect(page.contains(">\(words)<")) }
    #expect(page.matches(of: /<tr/).count == 7)
    #expect(page.contains("Day: Jun 1–Jun 3; Trips: 0–10"))
  }

  @Test("A legend is aligned, and has its distance from the plot")
  func legend() {
    let entry = ChartFigure.Legend.Entry("Berlin", ChartDrawing(.curve(Path())))
    func legend(
      _ edge: Edge, _ alignment: ChartFigure.Legend.Alignment?, _ spacing: Double?
    ) -> String {
      html(
        ChartFigure(
          legend: ChartFigure.Legend(edge, [entry], alignment: alignment, spacing: spacing)))
    }
    let row = legend(.bottom, nil, nil)
    #expect(row.contains("chartLegend"))
    #expect(!row.contains("chartLegendCenter") && !row.contains("chartLegendEnd"))
    #expect(legend(.bottom, .center, nil).contains("chartLegendCenter"))
    #expect(legend(.leading, nil, nil).contains("chartLegendCenter"))
    #expect(!legend(.leading, .start, nil).contains("chartLegendCenter"))
    #expect(legend(.leading, .end, nil).contains("chartLegendEnd"))
    #expect(legend(.top, nil, 20) != legend(.top, nil, nil))
  }

  @Test("What stretches is in percent or in a picture that stretches; lengths in points stay")
  func drawing() {
    let line = Path { path in
      path.move(to: CGPoint(x: 0, y: 1))
      path.addLine(to: CGPoint(x: 0.5, y: 0.25))
      path.addLine(to: CGPoint(x: 1, y: 0.5))
    }
    let page = html(
      ChartFigure(drawings: [
        ChartDrawing(
          .box(CGRect(x: 0.1, y: 0.25, width: 0.2, height: 0.75), radius: 3), fill: .color(.red)),
        ChartDrawing(
          .box(
            CGRect(x: 0.5, y: 0.25, width: 0, height: 0.75), moved: CGSize(width: -4, height: 0),
            size: CGSize(width: 8, height: 0)), fill: .color(.red), opacity: 0.5),
        ChartDrawing(.curve(line), stroke: .tint, line: StrokeStyle(lineWidth: 2, dash: [4, 2])),
        ChartDrawing(.dots([CGPoint(x: 0.25, y: 0.5)], diameter: 6), fill: .foreground),
        ChartDrawing(
          .text("5 <", at: ChartPlace(x: 1, y: 0.5, dx: 7), anchor: .leading), fill: .color(.blue)),
      ]))
    for part in [
      #"<rect x="10%" y="25%" width="20%" height="75%" rx="3" fill="var(--r-red)">"#,
      ##"<rect x="50%" y="25%" width="8" height="75%" transform="translate(-4 0)" fill="var(--r-red)" opacity="0.5">"##,
      #"<svg viewBox="0 0 10000 10000" preserveAspectRatio="none"><path d="m0 10000l5000-7500 5000 2500""#,
      #"stroke="var(--r-tint)" stroke-width="2" stroke-dasharray="4 2""#,
      #"d="m2500 5000h0" stroke="currentcolor" stroke-width="6" stroke-linecap="round""#,
      #"<text x="100%" y="50%" dy=".33em" transform="translate(7 0)" fill="var(--r-blue)">5 &lt;</text>"#,
    ] { #expect(page.contains(part), "\(part) in \(page)") }
  }

  @Test("Effects are those of groups around a part, the first one innermost")
  func effects() {
    var box = ChartDrawing(.box(CGRect(x: 0, y: 0, width: 1, height: 1)), fill: .color(.red))
    box.effects = [.blur(3), .shadow(.black, radius: 4, x: 1, y: 2)]
    let page = html(ChartFigure(drawings: [box]))
    #expect(
      page.contains(
        #/<g class="[^"]*s-shadow_1_2_4_[^"]*"[^>]*><g class="[^"]*s-filter_blur_3[^"]*"[^>]*><rect/#
      ))
  }

  @Test("A mark is clipped to corners with a radius in points, to an ellipse, or to a polygon")
  func clips() {
    func page(_ clip: ChartDrawing.Clip) -> String {
      var box = ChartDrawing(.box(CGRect(x: 0, y: 0, width: 1, height: 1)), fill: .color(.red))
      box.effects = [.clip(clip)]
      return html(ChartFigure(drawings: [box]))
    }
    #expect(page(.rounded(6)).contains(#/<g class="[^"]*s-markCorners_6[^"]*"[^>]*><rect/#))
    #expect(page(.circle).contains("s-markCircle"))
    #expect(page(.ellipse).contains("s-markEllipse"))
    let triangle = Path { path in
      path.addLines([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 10)])
      path.closeSubpath()
    }
    #expect(
      page(.path(triangle, in: CGSize(width: 10, height: 10))).contains(
        "s-clipPath_0_0_100_0_0_100"))
  }

  @Test("Parts in a layer are in one group, to which effects apply")
  func layers() {
    let paint = PaintStyle.linear(Gradient(colors: [.red, .blue]), start: .top, end: .bottom)
    let box = ChartDrawing(.box(CGRect(x: 0, y: 0, width: 1, height: 1)), fill: paint)
    var group = ChartDrawing(.group([box, box]))
    group.effects = [.opacity(0.5)]
    let page = html(ChartFigure(drawings: [group, box]))
    #expect(page.contains(#/<g[^>]* opacity="0.5"[^>]*><g[^>]*><linearGradient/#))
    // Each gradient has a name of its own.
    for name in ["g7-0-0", "g7-0-1", "g7-1"] {
      #expect(page.contains("id=\"\(name)\"") && page.contains("fill=\"url(#\(name))\""))
    }
  }

  @Test("A gradient along a line is one of SVG, with a name of its own")
  func gradients() {
    let paint = PaintStyle.linear(
      Gradient(colors: [.red, .blue.opacity(0.5)]), start: .top, end: .bottom)
    let box = ChartDrawing(.box(CGRect(x: 0, y: 0, width: 1, height: 1)), fill: paint)
    let page = html(ChartFigure(drawings: [box, box]))
    #expect(page.contains(#"id="g7-0""#))
    #expect(page.contains(#"fill="url(#g7-1)""#))
    #expect(page.contains(#"x1="50%""#))
    #expect(page.contains(#"stop-color="var(--r-blue)" stop-opacity="0.5""#))
  }

  @Test("A line of 10,000 points takes less than 60 KB, as the whole chart does")
  func size() {
    let figure = layout {
      ForEach(0..<10_000) { index in
        LineMark(
          x: .value("x", index), y: .value("y", sin(Double(index) / 700) + sin(Double(index) * 9)))
      }
    }.figure
    #expect(html(figure).utf8.count < 60_000)
  }

  @Test("With fixed domains, a new point of a line changes nothing of the drawing but its path")
  func changes() {
    let figure = { (count: Int) in
      var options = ChartOptions()
      options.xScale.domain = (0...60)._domain
      options.yScale.domain = (0...10)._domain
      return layout(options) {
        ForEach(0..<count) { index in
          LineMark(x: .value("x", index), y: .value("y", Double(index * 7 % 10)))
        }
      }.figure
    }
    let (before, after) = (figure(40), figure(41))
    let changed = zip(before.drawings, after.drawings).filter { $0 != $1 }
    #expect(changed.count == 1)
  }
}
