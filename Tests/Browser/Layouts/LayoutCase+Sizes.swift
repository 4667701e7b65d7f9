import Rostrum

extension LayoutCase {
  /// Ratios, ideal sizes, priorities, regions that scroll, and grids.
  static var sizes: [LayoutCase] {
    [
      LayoutCase("ratio that fits a wide space") {
        Color.red.aspectRatio(2, contentMode: .fit).frame(width: 300, height: 100)
      },
      LayoutCase("ratio that fits a high space") {
        Color.red.aspectRatio(2, contentMode: .fit).frame(width: 100, height: 300)
      },
      LayoutCase("ratio in a window") { Color.red.aspectRatio(1, contentMode: .fit) },
      LayoutCase("ratio that fills") {
        Color.red.aspectRatio(2, contentMode: .fill).frame(width: 100, height: 100)
      },
      LayoutCase("fixed size of a long text") {
        Text("A rather long text that needs more than one line").fixedSize()
          .frame(width: 200)
      },
      LayoutCase("fixed height of a text") {
        Text("A rather long text that needs more than one line")
          .fixedSize(horizontal: false, vertical: true).frame(width: 200, height: 20)
      },
      LayoutCase("priority of a color") {
        HStack(spacing: 0) {
          Color.red.frame(minWidth: 50)
          Color.blue.layoutPriority(1)
        }
      },
      LayoutCase("priority of a column") {
        VStack(spacing: 0) {
          Color.red.frame(minHeight: 30)
          Color.blue.layoutPriority(1)
        }
      },
      LayoutCase("scroll view") {
        ScrollView {
          Text("a")
          Text("b")
        }
      },
      LayoutCase("scroll view with a color") {
        ScrollView {
          Color.red.frame(height: 1000)
        }
      },
      LayoutCase("scroll view below a text") {
        VStack(spacing: 0) {
          Text("Title")
          ScrollView {
            Color.red.frame(width: 100, height: 1000)
          }
        }
      },
      LayoutCase("horizontal scroll view") {
        ScrollView(.horizontal) {
          HStack(spacing: 0) {
            Color.red.frame(width: 300, height: 40)
            Color.blue.frame(width: 300, height: 60)
          }
        }
      },
      LayoutCase("geometry reader") {
        VStack(spacing: 0) {
          Text("Title")
          GeometryReader { _ in Color.red.frame(width: 40, height: 40) }
        }
      },
      LayoutCase("safe area inset") {
        Color.red.safeAreaInset(edge: .bottom, spacing: 0) {
          Color.blue.frame(height: 40)
        }
      },
      LayoutCase("grid of texts") {
        Grid(horizontalSpacing: 10, verticalSpacing: 5) {
          GridRow {
            Color.red.frame(width: 40, height: 20)
            Color.red.frame(width: 60, height: 30)
          }
          GridRow {
            Color.red.frame(width: 80, height: 20)
            Color.red.frame(width: 20, height: 20)
          }
        }
      },
      LayoutCase("lazy grid of two columns") {
        LazyVGrid(
          columns: [GridItem(.flexible(), spacing: 10), GridItem(.flexible())], spacing: 10
        ) {
          Color.red.frame(height: 40)
          Color.blue.frame(height: 40)
          Color.green.frame(height: 40)
        }
      },
      LayoutCase("lazy grid of fixed columns") {
        LazyVGrid(columns: [GridItem(.fixed(50), spacing: 10), GridItem(.fixed(80))], spacing: 10) {
          Color.red.frame(height: 40)
          Color.blue.frame(height: 40)
        }
      },
      LayoutCase("relative frame") {
        Color.red.containerRelativeFrame(.horizontal, count: 4, span: 3, spacing: 0)
          .frame(height: 40)
      },
      LayoutCase("negative padding") {
        Color.red.padding(-10).frame(width: 100, height: 100)
      },
      LayoutCase("padding on one edge") {
        VStack(spacing: 0) {
          Color.red.frame(width: 40, height: 40).padding(.top, 30)
          Color.blue.frame(width: 80, height: 10)
        }
      },
      LayoutCase("views that fill in a fixed row") {
        HStack(spacing: 0) {
          Color.red
          Color.blue.frame(width: 50)
          Color.green
        }
        .frame(width: 250, height: 40)
      },
      LayoutCase("nested frames that fill") {
        VStack(spacing: 0) {
          Color.red.frame(height: 50)
          HStack(spacing: 0) {
            Color.blue.frame(width: 100)
            VStack(spacing: 0) {
              Color.green
              Color.gray.frame(height: 30)
            }
          }
        }
      },
      LayoutCase("content larger than the window") {
        VStack(spacing: 0) {
          Color.red.frame(width: 100, height: 500)
          Color.blue.frame(width: 100, height: 300)
        }
      },
      LayoutCase("empty stack") {
        VStack {
          HStack {}
          Text("a")
        }
      },
    ]
  }
}
