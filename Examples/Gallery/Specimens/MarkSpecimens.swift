import Foundation
import Rostrum
import RostrumCharts

/// Marks with symbols, outlines and effects of an app.
struct MarkSpecimens: View {
  var body: some View {
    Specimens("Symbols and effects of marks") {
      Specimen("V11.101", ".blur(radius:), .shadow(color:radius:x:y:)") {
        Chart(Sale.week) { sale in
          BarMark(x: .value("Day", sale.day, unit: .day), y: .value("Sales", sale.count))
            .shadow(color: .red, radius: 3, x: 4, y: 4)
          LineMark(x: .value("Day", sale.day, unit: .day), y: .value("Sales", sale.count + 15))
            .foregroundStyle(.green)
            .blur(radius: 2)
        }
        .frame(height: 180)
      }
      Specimen("V11.103", ".symbol { Image(systemName: …) }, .symbol(Flag())") {
        Chart(Sale.week) { sale in
          LineMark(x: .value("Day", sale.day), y: .value("Sales", sale.count))
            .symbol { Image(systemName: "star.fill").foregroundStyle(.orange) }
          PointMark(x: .value("Day", sale.day), y: .value("Sales", sale.count - 20))
            .symbol(Flag())
            .symbolSize(150)
        }
        .frame(height: 180)
      }
      Specimen("V11.104", ".clipShape(Capsule())") {
        Chart(Sale.week) { sale in
          BarMark(x: .value("Day", sale.day, unit: .day), y: .value("Sales", sale.count))
            .clipShape(Capsule())
        }
        .frame(height: 180)
      }
      Specimen("V11.105", ".compositingLayer().opacity(0.5)") {
        Chart {
          Plot {
            RectangleMark(
              xStart: .value("x", 0), xEnd: .value("x", 6), yStart: .value("y", 0),
              yEnd: .value("y", 6))
            RectangleMark(
              xStart: .value("x", 4), xEnd: .value("x", 10), yStart: .value("y", 4),
              yEnd: .value("y", 10))
          }
          .foregroundStyle(.red)
          .compositingLayer()
          .opacity(0.5)
        }
        .frame(height: 180)
      }
      Specimen("V11.107", ".chartScrollTargetBehavior(.valueAligned(matching: …))") {
        Chart(Sale.week) { sale in
          BarMark(x: .value("Day", sale.day, unit: .day), y: .value("Sales", sale.count))
        }
        .chartScrollableAxes(.horizontal)
        .chartXVisibleDomain(length: 2 * 86_400)
        .chartScrollTargetBehavior(.valueAligned(matching: DateComponents(hour: 0)))
        .frame(height: 180)
      }
      Specimen("V11.108", "AxisValueLabel(orientation: .vertical)") {
        Chart(Sale.products, id: \.name) { product in
          BarMark(x: .value("Name", product.name), y: .value("Sold", product.count))
        }
        .chartXAxis { AxisMarks { _ in AxisValueLabel(orientation: .vertical) } }
        .frame(height: 220)
      }
      Specimen("V11.109", "RuleMark(x: …).offset(yStart: -10)") {
        Chart {
          ForEach(Sale.week) { sale in
            BarMark(x: .value("Day", sale.day, unit: .day), y: .value("Sales", sale.count))
          }
          RuleMark(x: .value("Day", Sale.week[3].day, unit: .day))
            .foregroundStyle(.red)
            .offset(yStart: -10)
        }
        .frame(height: 180)
      }
    }
  }
}

/// A triangle at a pole.
private struct Flag: ChartSymbolShape {
  var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.addLines([
        CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.minY),
        CGPoint(x: rect.maxX, y: rect.minY + rect.height * 0.3),
        CGPoint(x: rect.minX + 1, y: rect.midY), CGPoint(x: rect.minX + 1, y: rect.maxY),
      ])
      path.closeSubpath()
    }
  }
}
