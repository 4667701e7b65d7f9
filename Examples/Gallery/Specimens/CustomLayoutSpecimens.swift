import Foundation
import Rostrum

/// Layouts of the app: tags in rows, buttons of equal widths, and views on a circle.
struct CustomLayoutSpecimens: View {
  @State private var tags = ["Swift", "Linux", "Browser", "Server", "Layout", "Proposal", "Truth"]
  @State private var isCircle = true
  @State private var taps = 0
  @State private var indent = 30

  var body: some View {
    let layout = isCircle ? AnyLayout(Circles()) : AnyLayout(HStackLayout(spacing: 4))
    Specimens("Layouts of apps") {
      Specimen("V10.44", "Layout, ProposedViewSize, layoutValue(key:value:)") {
        Flow(spacing: 6) {
          ForEach(tags, id: \.self) { tag in
            Text(tag)
              .foregroundStyle(.black)
              .padding(.horizontal, 8)
              .padding(.vertical, 4)
              .background(.yellow, in: .capsule)
          }
        }
        Text("Below the tags")
        Button("Add a tag") { tags.append("Tag \(tags.count + 1)") }
        Button("Rename the first") { tags[0] = "A considerably longer first tag" }
        EqualWidths {
          Button("Yes") { taps += 1 }.buttonStyle(.bordered)
          Button("Perhaps") { taps += 1 }.buttonStyle(.bordered)
        }
        layout {
          Block("a", width: 40).layoutValue(key: Turn.self, value: isCircle ? .pi / 2 : 0)
          Block("b", width: 40)
          Block("c", width: 40)
          Block("d", width: 40)
        }
        .frame(width: 240, height: 180)
        Button("Change the circle") { isCircle.toggle() }
      }
      Specimen("V10.138", "alignmentGuide(_:computeValue:), AlignmentID") {
        VStack(alignment: .leading) {
          Text("Heading")
          Text("Indented").alignmentGuide(.leading) { _ in CGFloat(-indent) }
        }
        Button("Indent") { indent += 20 }
        Block("base", width: 100)
          .overlay(alignment: .topTrailing) {
            Text("9")
              .alignmentGuide(.top) { $0[VerticalAlignment.center] }
              .alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
          }
      }
    }
  }
}

/// Views in rows, as many in each as fit.
private struct Flow: Layout {
  let spacing: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let places = places(of: subviews, in: proposal.width ?? .infinity)
    return CGSize(width: places.map(\.maxX).max() ?? 0, height: places.map(\.maxY).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (subview, place) in zip(subviews, places(of: subviews, in: bounds.width)) {
      subview.place(
        at: CGPoint(x: bounds.minX + place.minX, y: bounds.minY + place.minY),
        proposal: ProposedViewSize(place.size))
    }
  }

  private func places(of subviews: Subviews, in width: CGFloat) -> [CGRect] {
    var corner = CGPoint.zero
    var height: CGFloat = 0
    return subviews.map { subview in
      let size = subview.sizeThatFits(.unspecified)
      if corner.x > 0, corner.x + size.width > width + 0.01 {
        corner = CGPoint(x: 0, y: corner.y + height + spacing)
        height = 0
      }
      defer { corner.x += size.width + spacing }
      height = max(height, size.height)
      return CGRect(origin: corner, size: size)
    }
  }
}

/// Views side by side, all as wide as the widest.
private struct EqualWidths: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let size = largest(of: subviews)
    return CGSize(width: size.width * CGFloat(subviews.count), height: size.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let size = largest(of: subviews)
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: bounds.minX + size.width * (CGFloat(index) + 0.5), y: bounds.midY),
        anchor: .center, proposal: ProposedViewSize(size))
    }
  }

  private func largest(of subviews: Subviews) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
  }
}

/// Views on a circle, each further on by its own angle.
private struct Circles: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let radius = min(bounds.width, bounds.height) / 3
    for (index, subview) in subviews.enumerated() {
      let angle = 2 * Double.pi * Double(index) / Double(subviews.count) + subview[Turn.self]
      subview.place(
        at: CGPoint(x: bounds.midX + sin(angle) * radius, y: bounds.midY - cos(angle) * radius),
        anchor: .center, proposal: .unspecified)
    }
  }
}

private struct Turn: LayoutValueKey {
  static let defaultValue = 0.0
}
