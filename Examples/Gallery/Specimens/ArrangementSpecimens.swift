import Foundation
import Rostrum

/// Lazy stacks, views that measure, and scroll views that stop, on the page of layouts.
struct ArrangementSpecimens: View {
  var body: some View {
    LazySpecimens()
    MeasureSpecimens()
    StopSpecimens()
  }
}

private struct LazySpecimens: View {
  var body: some View {
    Specimens("Lazy stacks and grids") {
      Specimen("V10.35", "LazyVStack {}, LazyHStack {}") {
        ScrollView {
          LazyVStack(alignment: .leading) { ForEach(1..<30) { Text("Platform \($0)") } }
        }
        .frame(height: 100)
        ScrollView(.horizontal) {
          LazyHStack { ForEach(1..<30) { Block("\($0)") } }
        }
      }
      Specimen("V10.36", "LazyVGrid(columns:), LazyHGrid(rows:)") {
        LazyVGrid(columns: [GridItem(.fixed(80)), GridItem(.flexible())]) {
          ForEach(["Ulm", "Bonn", "Trier", "Jena"], id: \.self) { Text($0) }
        }
        LazyHGrid(rows: [GridItem(.fixed(28)), GridItem(.fixed(28))]) {
          ForEach(1..<7) { Block("\($0)") }
        }
      }
      Specimen("V10.999", "LazyVStack(pinnedViews: .sectionHeaders)") {
        ScrollView {
          LazyVStack(alignment: .leading, pinnedViews: .sectionHeaders) {
            ForEach(["Morning", "Evening"], id: \.self) { part in
              Section {
                ForEach(6..<12) { Text("\($0):15") }
              } header: {
                Text(part).bold()
                  .frame(maxWidth: .infinity, alignment: .leading)
                  .background(Color(.secondarySystemGroupedBackground))
              }
            }
          }
        }
        .frame(height: 120)
      }
      Specimen("V10.39", "gridColumnAlignment(.trailing)") {
        Grid {
          GridRow {
            Text("Bread")
            Text("2.40").gridColumnAlignment(.trailing)
          }
          GridRow {
            Text("Cheese from the valley")
            Text("12.90")
          }
        }
      }
    }
  }
}

private struct MeasureSpecimens: View {
  var body: some View {
    Specimens("Room and measures") {
      Specimen("V2.24 V4.24 V4.52", "GeometryReader { proxy in proxy.size }") {
        GeometryReader { proxy in
          Block("half", width: proxy.size.width / 2)
        }
        .frame(width: 240, height: 24)
        .border(.secondary)
      }
      Specimen("V10.43", "ViewThatFits {}") {
        ForEach([280.0, 120.0], id: \.self) { width in
          ViewThatFits {
            Text("Wednesday, the first of July")
            Text("Wed, 1 July")
          }
          .lineLimit(1)
          .frame(width: width, alignment: .leading)
          .border(.secondary)
        }
      }
      Specimen("V10.134", "AnyLayout(HStackLayout())") {
        Keep(false) { $isRow in
          let layout = isRow ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
          Toggle("In a row", isOn: $isRow)
          layout {
            Block("one")
            Block("two")
          }
        }
      }
      Specimen("V10.46", "onGeometryChange(for:of:action:)") {
        Keep(false) { $isWide in
          Keep(0.0) { $width in
            Toggle("Wide", isOn: $isWide)
            Block("sail", width: isWide ? 240 : 120)
              .onGeometryChange(for: Double.self) {
                $0.size.width
              } action: {
                width = $0
              }
            Text("\(Int(width)) points")
          }
        }
      }
      Specimen("V10.136", "containerRelativeFrame(.horizontal, count: 3, spacing: 8)") {
        ScrollView(.horizontal) {
          HStack(spacing: 8) {
            ForEach(1..<7) { number in
              Text("\(number)")
                .containerRelativeFrame(.horizontal, count: 3, spacing: 8)
                .padding(.vertical, 12)
                .background(Color.teal.opacity(0.3))
            }
          }
        }
      }
    }
  }
}

private struct StopSpecimens: View {
  var body: some View {
    Specimens("Scrolling") {
      Specimen("V10.990", "scrollTargetBehavior(.viewAligned)") {
        ScrollView(.horizontal) {
          HStack { ForEach(1..<12) { Block("\($0)", width: 120, height: 60) } }
            .scrollTargetLayout()
        }
        .scrollTargetBehavior(.viewAligned)
      }
      Specimen("V10.135", "visualEffect { content, proxy in }") {
        ScrollView(.horizontal) {
          HStack {
            ForEach(1..<9) { number in
              Block("\(number)", width: 80, height: 50)
                .visualEffect { content, proxy in
                  content.opacity(proxy.frame(in: .scrollView).minX < 0 ? 0.3 : 1)
                }
            }
          }
        }
      }
      Specimen("V10.1106", "defaultScrollAnchor(.bottom)") {
        ScrollView {
          VStack(alignment: .leading) { ForEach(1..<20) { Text("Message \($0)") } }
        }
        .defaultScrollAnchor(.bottom)
        .frame(height: 90)
      }
      Specimen("V10.283", "contentMargins(.horizontal, 40)") {
        ScrollView(.horizontal) { HStack { ForEach(1..<12) { Block("\($0)") } } }
          .contentMargins(.horizontal, 40)
      }
      Specimen("V10.121", "scrollClipDisabled()") {
        ScrollView(.horizontal) {
          HStack { ForEach(1..<5) { Block("\($0)").shadow(radius: 8) } }
        }
        .scrollClipDisabled()
      }
      Specimen("V10.139", "scrollPosition($position)") {
        Keep(ScrollPosition(edge: .top)) { $position in
          ScrollView {
            VStack(alignment: .leading) { ForEach(1..<30) { Text("Page \($0)") } }
          }
          .scrollPosition($position)
          .frame(height: 80)
          Button("To the end") { position.scrollTo(edge: .bottom) }
        }
      }
    }
  }
}
