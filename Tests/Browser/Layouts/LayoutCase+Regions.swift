import Rostrum

extension LayoutCase {
  /// Regions that scroll, and grids.
  static var regions: [LayoutCase] {
    [
      LayoutCase("scroll view with a column") {
        ScrollView {
          VStack(alignment: .leading, spacing: 12) {
            ForEach(0..<40) { Text("Row \($0)") }
          }
        }
      },
      LayoutCase("scroll view with a wide column") {
        ScrollView {
          VStack(alignment: .leading) {
            Text("a")
            Text("b")
          }
          .frame(maxWidth: .infinity, alignment: .leading)
          .padding()
        }
      },
      LayoutCase("scroll view that doesn't clip") {
        VStack {
          Color.red.frame(width: 50, height: 20)
          ScrollView(.horizontal) {
            HStack(spacing: 0) {
              Color.blue.frame(width: 300, height: 40)
              Color.green.frame(width: 300, height: 40)
            }
          }
          .contentMargins(.horizontal, 12)
          .scrollClipDisabled()
          ScrollView { Color.gray.frame(height: 900) }.scrollClipDisabled()
        }
      },
      LayoutCase("scroll view with a spacer") {
        ScrollView {
          VStack {
            Text("a")
            Spacer()
            Text("b")
          }
        }
      },
      LayoutCase("scroll view with a color without height") {
        ScrollView { Color.red }
      },
      LayoutCase("scroll view beside a color") {
        HStack(spacing: 0) {
          ScrollView { Color.red.frame(height: 900) }
          Color.blue
        }
      },
      LayoutCase("scroll view of a narrow column") {
        ScrollView { Color.red.frame(width: 50, height: 900) }
      },
      LayoutCase("scroll view in a frame") {
        ScrollView { Color.red.frame(height: 900) }.frame(height: 200)
      },
      LayoutCase("scroll view with a greatest height") {
        VStack {
          ScrollView { Color.red.frame(height: 900) }.frame(maxHeight: 200)
          Text("a")
        }
      },
      LayoutCase("two scroll views share") {
        VStack(spacing: 0) {
          ScrollView { Color.red.frame(height: 900) }
          ScrollView { Color.blue.frame(height: 20) }
        }
      },
      LayoutCase("horizontal scroll view in a column") {
        VStack {
          Text("Title")
          ScrollView(.horizontal) {
            HStack {
              ForEach(0..<10) { _ in Color.red.frame(width: 80, height: 60) }
            }
          }
          Spacer()
        }
      },
      LayoutCase("horizontal scroll view in a vertical one") {
        ScrollView {
          Text("Title")
          ScrollView(.horizontal) {
            HStack(spacing: 8) {
              ForEach(0..<10) { _ in Color.red.frame(width: 80, height: 60) }
            }
            .padding(.horizontal, 16)
          }
          Text("More")
        }
      },
      LayoutCase("horizontal scroll view of texts") {
        ScrollView(.horizontal) {
          HStack {
            Text("a long text that is wider than the window if it stands")
            Text("beside a second long text on one line")
          }
        }
      },
      LayoutCase("horizontal scroll view of a color") {
        ScrollView(.horizontal) { Color.red }
      },
      LayoutCase("scroll view of both axes") {
        ScrollView([.horizontal, .vertical]) { Color.red.frame(width: 900, height: 900) }
      },
      LayoutCase("small content in a scroll view of both axes") {
        ScrollView([.horizontal, .vertical]) { Color.red.frame(width: 90, height: 90) }
      },
      LayoutCase("text in a scroll view of both axes") {
        ScrollView([.horizontal, .vertical]) {
          Text("a long text that is wider than the window if it stands on one line")
        }
      },
      LayoutCase("padded scroll view") {
        ScrollView { Color.red.frame(height: 900) }.padding(20)
      },
      LayoutCase("lazy column in a scroll view") {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<10) { _ in Color.red.frame(height: 100) }
          }
        }
      },
      LayoutCase("grid of labels and values") {
        Grid(alignment: .leading) {
          GridRow {
            Text("Name")
            Text("Ada")
          }
          GridRow {
            Text("Year")
            Text("1815")
          }
        }
      },
      LayoutCase("grid with a color") {
        Grid(horizontalSpacing: 10, verticalSpacing: 10) {
          GridRow {
            Color.red.frame(width: 50, height: 50)
            Color.blue.frame(height: 50)
          }
          GridRow {
            Color.red.frame(width: 30, height: 50)
            Color.blue.frame(height: 50)
          }
        }
      },
      LayoutCase("grid of colors") {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            Color.red
            Color.blue
          }
          GridRow {
            Color.green
            Color.gray
          }
        }
      },
      LayoutCase("grid with the alignments of columns") {
        Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 10) {
          GridRow(alignment: .top) {
            Color.red.frame(width: 50, height: 20)
            Color.blue.frame(width: 60, height: 40).gridColumnAlignment(.trailing)
          }
          GridRow {
            Color.red.frame(width: 30, height: 20)
            Color.blue.frame(width: 20, height: 20)
          }
          GridRow {
            Color.red.frame(width: 20, height: 20).gridCellColumns(2)
          }
        }
      },
      LayoutCase("grid with a spanning cell") {
        Grid(horizontalSpacing: 10, verticalSpacing: 10) {
          GridRow {
            Color.red.frame(width: 50, height: 20)
            Color.blue.frame(width: 60, height: 20)
          }
          GridRow {
            Color.green.frame(height: 20).gridCellColumns(2)
          }
        }
      },
      LayoutCase("grid with a view between rows") {
        Grid(horizontalSpacing: 10, verticalSpacing: 10) {
          GridRow {
            Color.red.frame(width: 50, height: 20)
            Color.blue.frame(width: 60, height: 20)
          }
          Color.gray.frame(width: 90, height: 5)
          GridRow {
            Color.red.frame(width: 50, height: 20)
            Color.blue.frame(width: 20, height: 20)
          }
        }
      },
      LayoutCase("grid in a column") {
        VStack {
          Text("Title")
          Grid(horizontalSpacing: 4, verticalSpacing: 4) {
            GridRow {
              Color.red.frame(width: 50, height: 20)
              Text("a")
            }
          }
        }
      },
      LayoutCase("grid with a row that is shorter") {
        Grid(horizontalSpacing: 10, verticalSpacing: 10) {
          GridRow {
            Color.red.frame(width: 50, height: 20)
            Color.blue.frame(width: 60, height: 20)
          }
          GridRow { Color.red.frame(width: 10, height: 20) }
        }
      },
      LayoutCase("lazy grid of three columns in a scroll view") {
        ScrollView {
          LazyVGrid(
            columns: Array(repeating: GridItem(.flexible(), spacing: 8), count: 3), spacing: 8
          ) {
            ForEach(0..<7) { _ in Color.red.frame(height: 50) }
          }
          .padding()
        }
      },
      LayoutCase("lazy grid of adaptive columns") {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 90), spacing: 10)], spacing: 10) {
          ForEach(0..<6) { _ in Color.red.frame(height: 30) }
        }
      },
      LayoutCase("lazy grid of fixed and flexible columns") {
        LazyVGrid(columns: [GridItem(.fixed(80), spacing: 10), GridItem(.flexible())], spacing: 10)
        {
          ForEach(0..<4) { _ in Color.red.frame(height: 30) }
        }
      },
      LayoutCase("lazy grid of limited columns") {
        LazyVGrid(
          columns: [
            GridItem(.flexible(minimum: 40, maximum: 80), spacing: 10), GridItem(.flexible()),
          ], spacing: 10
        ) {
          ForEach(0..<4) { _ in Color.red.frame(height: 30) }
        }
      },
      LayoutCase("lazy grid of squares") {
        LazyVGrid(
          columns: [GridItem(.flexible(), spacing: 10), GridItem(.flexible())], spacing: 10
        ) {
          ForEach(0..<4) { _ in Color.red.aspectRatio(1, contentMode: .fit) }
        }
      },
      LayoutCase("lazy grid of texts") {
        LazyVGrid(
          columns: [GridItem(.flexible(), spacing: 10), GridItem(.flexible())],
          alignment: .leading, spacing: 10
        ) {
          ForEach(0..<4) { Text("Cell \($0)") }
        }
      },
      LayoutCase("a color in a column in a scroll view") {
        ScrollView {
          VStack {
            Text("Above")
            Color.red
            Text("Below")
          }
        }
      },
      LayoutCase("a framed color in a column in a scroll view") {
        ScrollView {
          VStack(spacing: 0) {
            Text("Above")
            Color.red.frame(maxWidth: 100).padding(5)
            ZStack { Color.blue }
            Text("Below")
          }
        }
      },
      LayoutCase("horizontal lazy grid") {
        ScrollView(.horizontal) {
          LazyHGrid(rows: [GridItem(.fixed(40), spacing: 10), GridItem(.fixed(60))], spacing: 10) {
            ForEach(0..<5) { _ in Color.red.frame(width: 70) }
          }
        }
      },
    ]
  }
}
