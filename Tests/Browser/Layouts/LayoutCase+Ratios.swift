import Rostrum

extension LayoutCase {
  /// Ratios, shapes and pictures.
  static var ratios: [LayoutCase] {
    [
      LayoutCase("ratio above a text") {
        VStack {
          Color.red.aspectRatio(1, contentMode: .fit)
          Text("Below")
        }
      },
      LayoutCase("ratio above a color") {
        VStack(spacing: 0) {
          Color.red.aspectRatio(1, contentMode: .fit)
          Color.blue
        }
      },
      LayoutCase("high ratio above a text") {
        VStack {
          Color.red.aspectRatio(0.5, contentMode: .fit)
          Text("Below")
        }
      },
      LayoutCase("ratio beside a color") {
        HStack(spacing: 0) {
          Color.red.aspectRatio(1, contentMode: .fit)
          Color.blue
        }
        .frame(height: 100)
      },
      LayoutCase("ratio beside a text in a row") {
        HStack {
          Color.red.aspectRatio(1, contentMode: .fit)
          Text("a")
        }
      },
      LayoutCase("two ratios in a row") {
        HStack(spacing: 10) {
          Color.red.aspectRatio(1, contentMode: .fit)
          Color.blue.aspectRatio(1, contentMode: .fit)
        }
      },
      LayoutCase("two ratios in a column") {
        VStack(spacing: 0) {
          Color.red.aspectRatio(1, contentMode: .fit)
          Color.blue.aspectRatio(1, contentMode: .fit)
        }
      },
      LayoutCase("ratio with padding") {
        Color.red.aspectRatio(2, contentMode: .fit).padding(20)
      },
      LayoutCase("ratio in a frame that fills") {
        Color.red.aspectRatio(2, contentMode: .fit)
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
      },
      LayoutCase("ratio in a scroll view") {
        ScrollView {
          Color.red.aspectRatio(2, contentMode: .fit)
          Text("a")
        }
      },
      LayoutCase("board of squares") {
        VStack(spacing: 4) {
          ForEach(0..<3) { _ in
            HStack(spacing: 4) {
              ForEach(0..<3) { _ in Color.red.aspectRatio(1, contentMode: .fit) }
            }
          }
        }
      },
      LayoutCase("square board with a title") {
        VStack {
          Text("Title")
          VStack(spacing: 0) {
            Color.red
            Color.blue
          }
          .aspectRatio(1, contentMode: .fit)
          Spacer()
        }
      },
      LayoutCase("ratio of a fixed color") {
        Color.red.frame(width: 50, height: 50).aspectRatio(2, contentMode: .fit)
      },
      LayoutCase("ratio that fills a card") {
        VStack(spacing: 0) {
          Color.red.aspectRatio(2, contentMode: .fill).frame(width: 200, height: 80).clipped()
          Text("a")
        }
      },
      LayoutCase("circle") { Circle() },
      LayoutCase("circle above a text") {
        VStack {
          Circle()
          Text("a")
        }
      },
      LayoutCase("circle beside a circle") {
        HStack {
          Circle()
          Circle()
        }
      },
      LayoutCase("circle with padding") { Circle().padding(40) },
      LayoutCase("circle in layers") {
        ZStack {
          Circle()
          Text("42")
        }
        .frame(width: 120, height: 80)
      },
      LayoutCase("rectangle") { Rectangle().frame(width: 100) },
      LayoutCase("rounded rectangle with an overlay") {
        RoundedRectangle(cornerRadius: 12).frame(height: 80).overlay { Text("a") }
      },
      LayoutCase("capsule as a background") {
        Text("a").padding(10).background { Capsule() }
      },
      LayoutCase("ellipse") { Ellipse().frame(height: 100) },
      LayoutCase("stroked circle") {
        Circle().stroke(.red, lineWidth: 4).frame(width: 60, height: 60)
      },
      LayoutCase("shape in a row") {
        HStack {
          Rectangle()
          Text("a")
        }
        .frame(height: 20)
      },
      LayoutCase("gradient") {
        LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
      },
      LayoutCase("gradient above a text") {
        VStack(spacing: 0) {
          LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
          Text("a")
        }
      },
      LayoutCase("resizable picture in a frame") {
        Image(systemName: "star").resizable().frame(width: 60, height: 40)
      },
      LayoutCase("resizable symbol that fits") {
        Image(systemName: "star").resizable().scaledToFit().frame(width: 100, height: 60)
      },
      LayoutCase("clipped picture") {
        Color.red.clipShape(Circle()).frame(width: 50, height: 50)
      },
    ]
  }
}
