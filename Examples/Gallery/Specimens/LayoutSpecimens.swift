import Foundation
import Rostrum

/// The page about Documentation/Support/Layout.md.
struct LayoutSpecimens: View {
  var body: some View {
    SpecimenPage("Layout and grids") {
      StackSpecimens()
      SpaceSpecimens()
      GridSpecimens()
      ScrollSpecimens()
      FrameSpecimens()
      PaddingSpecimens()
      LayerSpecimens()
      SplitViewSpecimens()
      CustomLayoutSpecimens()
      DirectionSpecimens()
      ArrangementSpecimens()
      BackdropSpecimens()
    }
  }
}

private struct StackSpecimens: View {
  var body: some View {
    Specimens("Stacks") {
      Specimen("V2.92", "VStack {}") {
        VStack {
          Block("a")
          Block("b", width: 80)
        }
      }
      Specimen("V2.93 V6.85", "VStack(alignment: .leading) {}") {
        VStack(alignment: .leading) {
          Block("a")
          Block("b", width: 80)
        }
      }
      Specimen("V6.84", "VStack(alignment: .center) {}") {
        VStack(alignment: .center) {
          Block("a")
          Block("b", width: 80)
        }
      }
      Specimen("V2.94 V6.86", "VStack(alignment: .trailing, spacing: 20) {}") {
        VStack(alignment: .trailing, spacing: 20) {
          Block("a")
          Block("b", width: 80)
        }
      }
      Specimen("V2.95", "VStack(spacing: 2) {}") {
        VStack(spacing: 2) {
          Block("a")
          Block("b")
        }
      }
      Specimen("V2.28", "HStack {}") {
        HStack {
          Block("a")
          Block("b", height: 48)
        }
      }
      Specimen("V2.29 V6.39", "HStack(alignment: .top) {}") {
        HStack(alignment: .top) {
          Block("a")
          Block("b", height: 48)
        }
      }
      Specimen("V6.38", "HStack(alignment: .firstTextBaseline) {}") {
        HStack(alignment: .firstTextBaseline) {
          Text("small").font(.caption)
          Text("large").font(.largeTitle)
        }
      }
      Specimen("V2.30", "HStack(spacing: 30) {}") {
        HStack(spacing: 30) {
          Block("a")
          Block("b")
        }
      }
      Specimen("V2.97", "ZStack {}") {
        ZStack {
          Block("back", width: 120, height: 60)
          Block("front", color: .indigo)
        }
      }
      Specimen("V2.98 V6.87", "ZStack(alignment: .bottom) {}") {
        ZStack(alignment: .bottom) {
          Block("back", width: 120, height: 60)
          Block("front", color: .indigo)
        }
      }
    }
  }
}

private struct SpaceSpecimens: View {
  var body: some View {
    Specimens("Space") {
      Specimen("V2.72", "Spacer()") {
        HStack {
          Block("a")
          Spacer()
          Block("b")
        }
      }
      Specimen("V2.73", "Spacer(minLength: 50)") {
        HStack(spacing: 0) {
          Block("a")
          Spacer(minLength: 50)
          Block("b")
        }
        .fixedSize()
      }
      Specimen("V2.16", "Divider()") {
        VStack {
          Block("a")
          Divider()
          Block("b")
        }
      }
      Specimen("V2.18", "EmptyView()") {
        HStack {
          Block("a")
          EmptyView()
          Block("b")
        }
      }
      Specimen("V2.27", "Group {}") {
        HStack {
          Group {
            Block("a")
            Block("b")
          }
          .opacity(0.5)
        }
      }
    }
  }
}

private struct GridSpecimens: View {
  var body: some View {
    Specimens("Grids") {
      Specimen("V2.25 V2.26", "Grid { GridRow {} }") {
        Grid {
          GridRow {
            Block("a")
            Block("b")
          }
          GridRow {
            Block("c", width: 90)
            Block("d")
          }
        }
      }
      Specimen("V10.38", "gridCellColumns, gridCellAnchor, gridCellUnsizedAxes") {
        Grid(alignment: .leading) {
          GridRow {
            Block("a", width: 100)
            Block("b", width: 100)
          }
          GridRow {
            Block("anchored").gridCellAnchor(.trailing)
            Block("d")
          }
          GridRow {
            Text("spans")
              .foregroundStyle(.black)
              .frame(maxWidth: .infinity)
              .background(.yellow)
              .gridCellColumns(2)
          }
        }
        Grid {
          GridRow { Block("narrow", width: 100) }
          Divider().gridCellUnsizedAxes(.horizontal)
        }
      }
    }
  }
}

private struct ScrollSpecimens: View {
  var body: some View {
    Specimens("Scrolling") {
      Specimen("V2.64", "ScrollView {}") {
        ScrollView {
          ForEach(1..<20) { Text("Line \($0)") }
        }
        .frame(height: 80)
      }
      Specimen("V2.65 V10.40", "ScrollViewReader, scrollTo(_:anchor:)") {
        ScrollViewReader { proxy in
          Button("To line 15") { proxy.scrollTo(15, anchor: .top) }
          ScrollView {
            VStack {
              ForEach(1..<20) { Text("Line \($0)").id($0) }
            }
          }
          .frame(height: 80)
        }
      }
      Specimen("V10.41", "scrollIndicators(.hidden), scrollDisabled(true)") {
        ScrollView {
          ForEach(1..<20) { Text("Line \($0)") }
        }
        .scrollIndicators(.hidden)
        .frame(height: 40)
        ScrollView {
          ForEach(1..<20) { Text("Row \($0)") }
        }
        .scrollDisabled(true)
        .frame(height: 40)
      }
    }
  }
}

private struct FrameSpecimens: View {
  var body: some View {
    Specimens("Frames") {
      Specimen("V3.41", "frame(height: 40)") { Text("a").frame(height: 40).background(.yellow) }
      Specimen("V3.47", "frame(width: 70)") { Text("a").frame(width: 70).background(.yellow) }
      Specimen("V3.48", "frame(width: 70, height: 40)") {
        Text("a").frame(width: 70, height: 40).background(.yellow)
      }
      Specimen("V3.42", "frame(maxHeight: 60)") {
        HStack {
          Text("a").frame(maxHeight: 60).background(.yellow)
        }
        .frame(height: 80)
        .background(.gray.opacity(0.3))
      }
      Specimen("V3.44 V6.36", "frame(maxWidth: .infinity)") {
        HStack {
          Text("a").frame(maxWidth: .infinity).background(.yellow)
          Block("b")
        }
      }
      Specimen("V3.43 V3.46", "VStack {}.frame(maxWidth:maxHeight:alignment:)") {
        VStack(alignment: .leading, spacing: 0) {
          Block("wide", width: 80)
          Block("a")
        }
        .frame(maxWidth: 200, maxHeight: 100, alignment: .bottomTrailing)
        .background(.yellow)
        .frame(height: 120)
      }
      Specimen("V3.45 V6.35 V6.33", "frame(maxWidth:maxHeight:alignment:)") {
        VStack {
          Text("a")
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .center)
            .background(.yellow)
          Block("b")
        }
        .frame(height: 80)
      }
      Specimen("V6.34", "frame(width: 100, height: 60, alignment: .topLeading)") {
        Block("a").frame(width: 100, height: 60, alignment: .topLeading).background(.yellow)
      }
      Specimen("V3.34", "fixedSize()") {
        Text("Words wider than their frame")
          .fixedSize()
          .frame(width: 100, alignment: .leading)
      }
      Specimen("V3.35", "fixedSize(horizontal: false, vertical: true)") {
        Text("Words wider than their frame")
          .fixedSize(horizontal: false, vertical: true)
          .frame(width: 100, height: 10, alignment: .top)
          .padding(.bottom, 50)
      }
      Specimen("V3.27 V6.27 V6.28", "containerRelativeFrame(.horizontal, alignment: .trailing)") {
        ScrollView {
          Block("a").containerRelativeFrame(.horizontal, alignment: .trailing)
        }
        .frame(width: 200, height: 40)
        .background(.yellow)
      }
      Specimen("V3.12 V6.13", "aspectRatio(2, contentMode: .fit)") {
        Color.teal.aspectRatio(2, contentMode: .fit).frame(width: 100)
      }
    }
  }
}

private struct PaddingSpecimens: View {
  var body: some View {
    Specimens("Padding") {
      Specimen("V3.90", "padding()") { Block("a").padding().background(.yellow) }
      Specimen("V3.91", "padding(10)") { Block("a").padding(10).background(.yellow) }
      Specimen("V3.92", "padding(.top, 10)") { Block("a").padding(.top, 10).background(.yellow) }
      Specimen("V6.51", "padding(.all)") { Block("a").padding(.all).background(.yellow) }
      Specimen("V6.52", "padding(.bottom)") { Block("a").padding(.bottom).background(.yellow) }
      Specimen("V6.53", "padding(.horizontal)") {
        Block("a").padding(.horizontal).background(.yellow)
      }
      Specimen("V6.54", "padding(.leading)") { Block("a").padding(.leading).background(.yellow) }
      Specimen("V6.55", "padding(.top)") { Block("a").padding(.top).background(.yellow) }
      Specimen("V6.56", "padding(.trailing)") { Block("a").padding(.trailing).background(.yellow) }
      Specimen("V6.57", "padding(.vertical)") { Block("a").padding(.vertical).background(.yellow) }
      Specimen("V4.21", "EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)") {
        Block("a")
          .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
          .background(.yellow)
      }
      Specimen("V4.20", "EdgeInsets()") { Block("a").padding(EdgeInsets()).background(.yellow) }
    }
  }
}

private struct LayerSpecimens: View {
  var body: some View {
    Specimens("Layers and places") {
      Specimen("V3.14 V7.13", "background(.green)") { Text("a").background(.green) }
      Specimen("V3.15 V6.16", "background(_, alignment: .leading)") {
        Text("over").frame(width: 100, height: 40)
          .background(Block("under"), alignment: .leading)
      }
      Specimen("V3.88", "overlay {}") {
        Block("under", width: 100, height: 60).overlay { Block("over", color: .indigo) }
      }
      Specimen("V3.89 V6.50", "overlay(alignment: .bottom) {}") {
        Block("under", width: 100, height: 60)
          .overlay(alignment: .bottom) { Block("over", color: .indigo) }
      }
      Specimen("V3.77", "offset(y: 12)") {
        VStack {
          Block("a").offset(y: 12)
          Block("b", color: .indigo)
        }
      }
      Specimen("V3.96", "position(x: 100, y: 30)") {
        ZStack(alignment: .topLeading) {
          Block("a").position(x: 100, y: 30)
        }
        .frame(width: 200, height: 60)
        .background(.yellow)
      }
      Specimen("V10.47", "zIndex, layoutPriority, position, offset") {
        ZStack {
          Block("first", width: 80, color: .indigo).zIndex(1)
          Block("second", width: 120)
        }
        HStack {
          Text("Words that have to make do with what is left").lineLimit(1)
          Text("Words that come first").lineLimit(1).layoutPriority(1)
        }
        .frame(width: 220)
        ZStack(alignment: .topLeading) { Block("placed", width: 60).position(x: 100, y: 20) }
          .frame(width: 200, height: 40)
        Block("moved", width: 60).offset(x: 30, y: 5)
      }
      Specimen("V4.13 V4.14", "CGPoint(x:y:), CGRect(origin:size:)") {
        Path(CGRect(origin: CGPoint(x: 20, y: 10), size: CGSize(width: 60, height: 30)))
          .fill(.teal)
          .frame(width: 100, height: 50)
      }
      Specimen("V3.106 V6.61", "safeAreaInset(edge: .bottom) {}") {
        Opening {
          ScrollView {
            ForEach(1..<80) { Text("Line \($0)") }
          }
          .safeAreaInset(edge: .bottom) {
            Text("Bar").frame(maxWidth: .infinity).padding().background(.yellow)
          }
        }
      }
      Specimen("V6.40", "ignoresSafeArea(.container)") {
        Cover { Color.yellow.ignoresSafeArea(.container) }
      }
      Specimen("V6.41", "ignoresSafeArea(edges: .vertical)") {
        Cover { Color.yellow.ignoresSafeArea(edges: .vertical) }
        Block("a").padding().background(Color.yellow.ignoresSafeArea(edges: .vertical))
      }
    }
  }
}

/// A button that opens a cover with a background.
private struct Cover<Background: View>: View {
  @ViewBuilder let background: Background
  @State private var isCoverPresented = false

  var body: some View {
    Button("Open") { isCoverPresented = true }
      .fullScreenCover(isPresented: $isCoverPresented) {
        ZStack {
          background
          Button("Leave") { isCoverPresented = false }
        }
      }
  }
}
