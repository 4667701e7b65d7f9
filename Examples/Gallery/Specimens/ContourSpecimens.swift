import Foundation
import Rostrum

/// Paths, shapes made of others, and mixed colors, on the page of shapes.
struct ContourSpecimens: View {
  var body: some View {
    PathSpecimens()
    CombinedSpecimens()
    MixtureSpecimens()
  }
}

private struct Sail: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

private struct PathSpecimens: View {
  var body: some View {
    Specimens("Paths") {
      Specimen("V1.12", "struct Sail: Shape") {
        Sail().fill(.teal).frame(width: 80, height: 60)
      }
      Specimen("V2.57", "Path { path in }") {
        Path { path in
          path.move(to: CGPoint(x: 0, y: 50))
          path.addQuadCurve(to: CGPoint(x: 160, y: 50), control: CGPoint(x: 80, y: -40))
        }
        .stroke(.orange, lineWidth: 4)
        .frame(width: 160, height: 60)
      }
      Specimen("V10.1671", "Path(roundedRect:cornerSize:)") {
        Path(
          roundedRect: CGRect(x: 0, y: 0, width: 120, height: 60),
          cornerSize: CGSize(width: 30, height: 20)
        )
        .fill(.teal)
        .frame(width: 120, height: 60)
      }
      Specimen("V10.1323", "strokedPath(StrokeStyle(dash:))") {
        Path { $0.addEllipse(in: CGRect(x: 4, y: 4, width: 92, height: 52)) }
          .strokedPath(StrokeStyle(lineWidth: 6, dash: [12, 6]))
          .fill(.teal)
          .frame(width: 100, height: 60)
      }
    }
  }
}

private struct CombinedSpecimens: View {
  var body: some View {
    Specimens("Shapes made of shapes") {
      Specimen("V10.613", "rotation(_:), scale(x:y:), offset(x:)") {
        HStack(spacing: 24) {
          Rectangle().rotation(.degrees(30)).fill(.teal).frame(width: 40, height: 40)
          Rectangle().scale(x: 1, y: 0.5).fill(.orange).frame(width: 40, height: 40)
          Rectangle().offset(x: 12).fill(.pink).frame(width: 40, height: 40)
        }
      }
      Specimen("V10.1322", "subtracting(_:), union(_:)") {
        HStack(spacing: 24) {
          Rectangle().subtracting(Circle()).fill(.teal).frame(width: 60, height: 60)
          Circle().union(Rectangle().scale(x: 1, y: 0.4)).fill(.teal).frame(width: 60, height: 60)
        }
      }
      Specimen("V10.634", "fill(_:).strokeBorder(_:lineWidth:)") {
        Circle().fill(.yellow).strokeBorder(.orange, lineWidth: 6).frame(width: 60, height: 60)
      }
      Specimen("V10.276", "compositingGroup()") {
        HStack(spacing: 24) {
          overlapping.opacity(0.5)
          overlapping.compositingGroup().opacity(0.5)
        }
      }
      Specimen("V10.1321", "mask {}") {
        LinearGradient(colors: [.orange, .pink], startPoint: .leading, endPoint: .trailing)
          .frame(width: 200, height: 48)
          .mask { Text("Sunset").font(.largeTitle.bold()) }
      }
    }
  }

  private var overlapping: some View {
    ZStack {
      Circle().fill(.teal).frame(width: 50, height: 50)
      Circle().fill(.orange).frame(width: 50, height: 50).offset(x: 20)
    }
    .frame(width: 90)
  }
}

private struct MixtureSpecimens: View {
  var body: some View {
    Specimens("Mixed colors") {
      Specimen("V10.447", "Color.blue.mix(with: .yellow, by: 0.5)") {
        HStack {
          Block("0", color: .blue)
          Block("½", color: .blue.mix(with: .yellow, by: 0.5))
          Block("1", color: .yellow)
        }
      }
      Specimen("V10.993", "foregroundStyle(.tint.secondary)") {
        VStack(alignment: .leading) {
          Image(systemName: "heart.fill").foregroundStyle(.tint)
          Image(systemName: "heart.fill").foregroundStyle(.tint.secondary)
          Image(systemName: "heart.fill").foregroundStyle(.tint.tertiary)
        }
        .font(.title.bold())
      }
      Specimen("V10.448", "fill(.selection), fill(.link)") {
        HStack {
          Rectangle().fill(.selection)
          Rectangle().fill(.link)
          Rectangle().fill(.fill)
        }
        .frame(width: 150, height: 40)
      }
      Specimen("V10.1603", "Gradient.colorSpace(.perceptual)") {
        let gradient = Gradient(colors: [.blue, .yellow])
        VStack {
          LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing)
          Rectangle().fill(
            .linearGradient(
              gradient.colorSpace(.perceptual), startPoint: .leading, endPoint: .trailing))
        }
        .frame(width: 200, height: 60)
      }
    }
  }
}
