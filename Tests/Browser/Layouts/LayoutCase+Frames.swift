import Rostrum

extension LayoutCase {
  /// Frames, limits and sharing.
  static var frames: [LayoutCase] {
    [
      LayoutCase("two colors share") {
        VStack(spacing: 0) {
          Color.red
          Color.blue
        }
      },
      LayoutCase("limited color leaves the rest") {
        HStack(spacing: 0) {
          Color.red.frame(maxWidth: 100)
          Color.blue
        }
      },
      LayoutCase("limited color in a column") {
        VStack {
          Color.red.frame(maxWidth: 100, maxHeight: 50)
          Text("Below")
        }
      },
      LayoutCase("limited color and spacer") {
        HStack(spacing: 0) {
          Color.red.frame(maxWidth: 100)
          Spacer()
          Text("End")
        }
      },
      LayoutCase("limits across a row") {
        HStack {
          Color.red.frame(maxHeight: 150)
          Text("Beside")
        }
      },
      LayoutCase("text wraps beside text") {
        HStack {
          Text("A rather long text that certainly needs more than one line in this window")
          Text("Short")
        }
      },
      LayoutCase("two long texts") {
        HStack {
          Text("A rather long text that certainly needs more than one line in this window")
          Text("Another rather long text that needs more than one line in this window, too")
        }
      },
      LayoutCase("long text in a column") {
        VStack {
          Text("A rather long text that certainly needs more than one line in this window")
          Text("Short")
        }
      },
      LayoutCase("leading column in a wide frame") {
        VStack(alignment: .leading) {
          Text("Wider text")
          Text("Z")
        }
        .frame(width: 300, height: 200)
      },
      LayoutCase("column in a trailing frame") {
        VStack(alignment: .leading) {
          Text("Wider text")
          Text("Z")
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
      },
      LayoutCase("row in a frame") {
        HStack(alignment: .top) {
          Color.red.frame(width: 40, height: 60)
          Text("T")
        }
        .frame(width: 300, height: 200)
      },
      LayoutCase("content larger than its frame") {
        Color.red.frame(width: 100, height: 100).frame(width: 40, height: 40)
      },
      LayoutCase("content larger than its frame, at a corner") {
        VStack {
          Color.red.frame(width: 100, height: 100).frame(
            width: 40, height: 40, alignment: .topLeading)
          Text("Below")
        }
      },
      LayoutCase("row of rows") {
        HStack {
          HStack {
            Text("a")
            Text("b")
          }
          Spacer()
          HStack {
            Text("c")
            Text("d")
          }
        }
      },
      LayoutCase("column of columns") {
        VStack {
          VStack {
            Text("a")
            Color.red
          }
          VStack {
            Color.blue
            Text("d")
          }
        }
      },
      LayoutCase("padded color") { Color.red.padding(20) },
      LayoutCase("padded spacer column") {
        VStack {
          Text("a")
          Spacer()
        }
        .padding(20)
      },
      LayoutCase("least width") { Text("M").frame(minWidth: 200) },
      LayoutCase("least length of a spacer") {
        HStack(spacing: 0) {
          Text("a")
          Spacer(minLength: 40)
          Color.red
        }
      },
      LayoutCase("bottom row") {
        HStack(alignment: .bottom) {
          Text("a").frame(height: 100)
          Text("b")
        }
      },
      LayoutCase("texts with padding") {
        VStack {
          Text("a").padding(.vertical, 4)
          Text("b")
          Text("c").padding(.horizontal, 4)
          Text("d")
        }
      },
      LayoutCase("text and color") {
        VStack {
          Text("a")
          Color.red
          Text("b")
        }
      },
      LayoutCase("divider in a row") {
        HStack {
          Text("a")
          Divider()
          Text("b")
        }
      },
      LayoutCase("divider in a column") {
        VStack {
          Text("a")
          Divider()
          Text("b")
        }
      },
      LayoutCase("color in a row of texts") {
        HStack {
          Text("a")
          Color.red
          Text("b")
        }
        .frame(height: 40)
      },
      LayoutCase("two views in a window") {
        Text("a")
        Text("b")
      },
      LayoutCase("three filling frames") {
        HStack(spacing: 10) {
          Text("a").frame(maxWidth: .infinity)
          Text("b").frame(maxWidth: .infinity)
          Text("c").frame(maxWidth: .infinity)
        }
      },
    ]
  }
}
