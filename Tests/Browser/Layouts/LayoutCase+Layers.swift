import Rostrum

extension LayoutCase {
  /// Views on top of each other.
  static var layers: [LayoutCase] {
    [
      LayoutCase("overlay") { Text("Base").overlay { Color.red } },
      LayoutCase("overlay at a corner") {
        Color.red.frame(width: 100, height: 100).overlay(alignment: .topTrailing) { Text("9") }
      },
      LayoutCase("overlay larger than its base") {
        VStack {
          Text("Z").overlay { Color.red.frame(width: 100, height: 60) }
          Text("Below")
        }
      },
      LayoutCase("overlay of a long text") {
        Color.red.frame(width: 100, height: 100).overlay {
          Text("A text of several words")
        }
      },
      LayoutCase("masks") {
        VStack {
          Text("A text").mask { Color.red }
          Color.red.mask(alignment: .topTrailing) { Text("9") }
        }
      },
      LayoutCase("background") { Text("Base").padding(10).background { Color.red } },
      LayoutCase("background smaller than its base") {
        Text("A longer base").background(alignment: .leading) {
          Color.red.frame(width: 10, height: 10)
        }
      },
      LayoutCase("layers with a color") {
        ZStack {
          Color.red
          Text("Middle")
        }
      },
      LayoutCase("layers of texts") {
        ZStack(alignment: .leading) {
          Text("Wider text")
          Text("Z")
        }
      },
      LayoutCase("layers in a column") {
        VStack {
          ZStack(alignment: .top) {
            Color.red
            Text("Top")
          }
          Text("Below")
        }
      },
      LayoutCase("offset") {
        VStack {
          Text("a").offset(x: 20, y: 10)
          Text("b")
        }
      },
      LayoutCase("position") {
        VStack {
          Text("a").position(x: 50, y: 40)
          Text("b")
        }
      },
      LayoutCase("circle in a row") {
        HStack {
          Circle().frame(width: 40, height: 40)
          Text("b")
        }
      },
    ]
  }
}
