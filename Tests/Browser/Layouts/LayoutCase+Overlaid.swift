import Rostrum

extension LayoutCase {
  /// Layers in each other, and views that fit.
  static var overlaid: [LayoutCase] {
    [
      LayoutCase("badge on a symbol") {
        Color.red.frame(width: 40, height: 40).overlay(alignment: .topTrailing) {
          Circle().frame(width: 16, height: 16).offset(x: 8, y: -8)
        }
      },
      LayoutCase("caption on a picture") {
        ZStack(alignment: .bottomLeading) {
          Color.gray.frame(height: 200)
          Text("Caption").padding(8)
        }
      },
      LayoutCase("button over a list of colors") {
        ZStack(alignment: .bottomTrailing) {
          VStack(spacing: 0) {
            Color.red
            Color.blue
          }
          Circle().frame(width: 56, height: 56).padding(20)
        }
      },
      LayoutCase("layers of a column and a color") {
        ZStack {
          Color.red.ignoresSafeArea()
          VStack {
            Text("a")
            Spacer()
            Text("b")
          }
          .padding()
        }
      },
      LayoutCase("layers with limits") {
        ZStack {
          Color.red.frame(maxWidth: 100, maxHeight: 100)
          Text("a")
        }
      },
      LayoutCase("layers in a row") {
        HStack {
          ZStack {
            Circle().frame(width: 30, height: 30)
            Text("1")
          }
          Text("a")
          Spacer()
        }
      },
      LayoutCase("layers of different sizes at the top") {
        ZStack(alignment: .top) {
          Color.red.frame(width: 100, height: 20)
          Color.blue.frame(width: 20, height: 100)
        }
      },
      LayoutCase("layers of layers") {
        ZStack(alignment: .topLeading) {
          ZStack(alignment: .bottomTrailing) {
            Color.red.frame(width: 100, height: 100)
            Text("in")
          }
          Text("out")
        }
      },
      LayoutCase("background of a column") {
        VStack {
          Text("a")
          Text("b")
        }
        .padding()
        .background { RoundedRectangle(cornerRadius: 8) }
      },
      LayoutCase("background that fills behind padding") {
        VStack(spacing: 0) {
          Text("a").padding().frame(maxWidth: .infinity).background { Color.red }
          Spacer()
        }
      },
      LayoutCase("overlay that fills with padding") {
        Color.red.frame(width: 100, height: 100).overlay { Color.blue.padding(10) }
      },
      LayoutCase("overlay with limits") {
        Color.red.frame(width: 100, height: 100).overlay(alignment: .bottom) {
          Color.blue.frame(maxWidth: 300, maxHeight: 20)
        }
      },
      LayoutCase("overlay of a column with a spacer") {
        Color.red.frame(width: 100, height: 100).overlay {
          VStack {
            Text("a")
            Spacer()
            Text("b")
          }
        }
      },
      LayoutCase("overlay of a circle") {
        Color.red.frame(width: 120, height: 60).overlay { Circle() }
      },
      LayoutCase("overlay of an overlay") {
        Color.red.frame(width: 100, height: 100)
          .overlay(alignment: .topLeading) { Text("a") }
          .overlay(alignment: .bottomTrailing) { Text("b") }
      },
      LayoutCase("padding around an overlay") {
        Color.red.overlay { Color.blue }.padding(20)
      },
      LayoutCase("padding around an overlay at a corner") {
        Color.red.overlay(alignment: .topLeading) { Color.blue.frame(width: 30, height: 30) }
          .padding(20)
      },
      LayoutCase("overlay of a stack that shares") {
        HStack(spacing: 0) {
          Color.red.overlay { Text("a") }
          Color.blue.overlay(alignment: .top) { Text("b") }
        }
      },
      LayoutCase("background of a color that shares") {
        VStack(spacing: 0) {
          Text("a").frame(maxHeight: .infinity).background { Color.red }
          Color.blue
        }
      },
      LayoutCase("safe area inset at the top") {
        Color.red.safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: 40) }
      },
      LayoutCase("safe area inset with a text") {
        Color.red.safeAreaInset(edge: .bottom, spacing: 0) { Text("Bar") }
      },
      LayoutCase("safe area inset with a distance") {
        Color.red.safeAreaInset(edge: .bottom, spacing: 12) { Color.blue.frame(height: 40) }
      },
      LayoutCase("safe area inset at the side") {
        Color.red.safeAreaInset(edge: .leading, spacing: 0) { Color.blue.frame(width: 60) }
      },
      LayoutCase("safe area inset of a scroll view") {
        ScrollView { Color.red.frame(height: 100) }
          .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 40) }
      },
      LayoutCase("relative frame of a fifth") {
        Color.red.containerRelativeFrame(.horizontal, count: 5, span: 1, spacing: 10)
      },
      LayoutCase("relative frame of both axes") {
        Color.red.containerRelativeFrame([.horizontal, .vertical])
      },
      LayoutCase("relative frame in a scroll view") {
        ScrollView(.horizontal) {
          HStack(spacing: 10) {
            Color.red.containerRelativeFrame(.horizontal, count: 2, span: 1, spacing: 10)
            Color.blue.containerRelativeFrame(.horizontal, count: 2, span: 1, spacing: 10)
            Color.green.containerRelativeFrame(.horizontal, count: 2, span: 1, spacing: 10)
          }
        }
        .frame(height: 50)
      },
      LayoutCase("first view fits") {
        ViewThatFits {
          Text("Short")
          Text("S")
        }
      },
      LayoutCase("view that fits in a column") {
        VStack {
          ViewThatFits {
            HStack {
              Text("a")
              Text("b")
            }
            Text("a")
          }
          Text("c")
        }
      },
      LayoutCase("geometry reader beside a color") {
        HStack(spacing: 0) {
          GeometryReader { _ in Text("a") }
          Color.red
        }
      },
      LayoutCase("geometry reader in a frame") {
        GeometryReader { _ in Color.red.frame(width: 20, height: 20) }.frame(width: 80, height: 60)
      },
    ]
  }
}
