import Rostrum

extension LayoutCase {
  /// Rows and columns in each other, and their default distances.
  static var stacks: [LayoutCase] {
    [
      LayoutCase("trailing column") {
        VStack(alignment: .trailing) {
          Text("Wider text")
          Text("Z")
        }
      },
      LayoutCase("column with a distance") {
        VStack(spacing: 20) {
          Text("a")
          Text("b")
          Color.red.frame(width: 10, height: 10)
        }
      },
      LayoutCase("row with a distance") {
        HStack(spacing: 24) {
          Text("a")
          Color.red.frame(width: 10, height: 40)
          Text("b")
        }
      },
      LayoutCase("row at the top") {
        HStack(alignment: .top) {
          Color.red.frame(width: 30, height: 80)
          Text("a")
          Color.blue.frame(width: 30, height: 40)
        }
      },
      LayoutCase("avatar, name and message") {
        HStack(alignment: .top, spacing: 12) {
          Circle().frame(width: 40, height: 40)
          VStack(alignment: .leading, spacing: 2) {
            HStack {
              Text("Ada")
              Spacer()
              Text("9:41")
            }
            Text("See you")
          }
        }
        .padding()
      },
      LayoutCase("columns of figures") {
        HStack {
          VStack {
            Text("12")
            Text("posts")
          }
          .frame(maxWidth: .infinity)
          VStack {
            Text("340")
            Text("followers")
          }
          .frame(maxWidth: .infinity)
          VStack {
            Text("7")
            Text("following")
          }
          .frame(maxWidth: .infinity)
        }
      },
      LayoutCase("card") {
        VStack(alignment: .leading, spacing: 0) {
          Color.gray.frame(height: 120)
          VStack(alignment: .leading, spacing: 4) {
            Text("Title")
            Text("Subtitle")
          }
          .padding(12)
        }
        .frame(width: 240)
      },
      LayoutCase("nested rows with different distances") {
        HStack(spacing: 4) {
          HStack(spacing: 0) {
            Text("a")
            Text("b")
          }
          HStack(spacing: 30) {
            Text("c")
            Text("d")
          }
        }
      },
      LayoutCase("column of rows and a color") {
        VStack(spacing: 0) {
          HStack {
            Text("Name")
            Spacer()
            Text("Value")
          }
          Color.red
          HStack {
            Spacer()
            Text("Done")
          }
        }
      },
      LayoutCase("row of columns that fill") {
        HStack {
          VStack {
            Text("a")
            Spacer()
          }
          VStack {
            Spacer()
            Text("b")
          }
        }
      },
      LayoutCase("column in a row in a column") {
        VStack {
          HStack {
            VStack {
              Text("deep")
              Color.red.frame(width: 30, height: 3)
            }
            Text("beside")
          }
          Text("below")
        }
      },
      LayoutCase("conditional view in a row") {
        HStack {
          if Bool(true) { Text("shown") }
          if Bool(false) { Text("not shown") }
          Text("end")
        }
      },
      LayoutCase("repeated rows") {
        VStack(alignment: .leading, spacing: 6) {
          ForEach(0..<5) { index in
            HStack {
              Color.red.frame(width: 16, height: 16)
              Text("Row \(index)")
            }
          }
        }
      },
      LayoutCase("group in a column") {
        VStack {
          Group {
            Text("a")
            Text("b")
          }
          .padding(4)
          Text("c")
        }
      },
      LayoutCase("calculator") {
        VStack(spacing: 1) {
          Text("0").frame(maxWidth: .infinity, alignment: .trailing)
          ForEach(0..<3) { _ in
            HStack(spacing: 1) {
              Color.gray
              Color.gray
              Color.red
            }
          }
        }
      },
      LayoutCase("chat bubble at the end") {
        HStack {
          Spacer(minLength: 60)
          Text("Hello").padding(10).background(.blue)
        }
      },
      LayoutCase("empty column beside a text") {
        HStack {
          VStack {}
          Text("a")
        }
      },
      LayoutCase("columns of different heights at the bottom") {
        HStack(alignment: .bottom, spacing: 4) {
          Color.red.frame(width: 20, height: 30)
          Color.red.frame(width: 20, height: 90)
          Color.red.frame(width: 20, height: 60)
        }
      },
      LayoutCase("bars that share a row") {
        HStack(alignment: .bottom, spacing: 4) {
          Color.red.frame(height: 30)
          Color.red.frame(height: 90)
          Color.red.frame(height: 60)
        }
      },
      LayoutCase("lazy column of texts") {
        LazyVStack(alignment: .leading) {
          Text("a")
          Text("wider")
        }
      },
      LayoutCase("lazy row of colors") {
        LazyHStack(spacing: 4) {
          Color.red.frame(width: 40)
          Color.blue.frame(width: 40)
        }
      },
    ]
  }

  /// Distances that no app sets.
  static var distances: [LayoutCase] {
    [
      LayoutCase("text above a color") {
        VStack {
          Text("a")
          Color.red.frame(width: 40, height: 40)
        }
      },
      LayoutCase("colors above each other") {
        VStack {
          Color.red.frame(width: 40, height: 40)
          Color.red.frame(width: 40, height: 40)
        }
      },
      LayoutCase("columns of texts above each other") {
        VStack {
          VStack {
            Text("a")
            Text("b")
          }
          VStack {
            Text("c")
            Text("d")
          }
        }
      },
      LayoutCase("column that ends with a color") {
        VStack {
          VStack {
            Text("a")
            Color.red.frame(width: 10, height: 10)
          }
          Text("b")
        }
      },
      LayoutCase("row of texts above a text") {
        VStack {
          HStack {
            Text("a")
            Text("b")
          }
          Text("c")
        }
      },
      LayoutCase("row with a color above a text") {
        VStack {
          HStack {
            Text("a")
            Color.red.frame(width: 10, height: 10)
          }
          Text("c")
        }
      },
      LayoutCase("text in a wide frame above a text") {
        VStack {
          Text("a").frame(width: 80)
          Text("b")
        }
      },
      LayoutCase("text in a high frame above a text") {
        VStack {
          Text("a").frame(height: 30)
          Text("b")
        }
      },
      LayoutCase("text in a limited frame above a text") {
        VStack {
          Text("a").frame(maxWidth: .infinity)
          Text("b").frame(maxWidth: 100)
        }
      },
      LayoutCase("text with a background above a text") {
        VStack {
          Text("a").background(.red)
          Text("b").background { Color.blue }
        }
      },
      LayoutCase("layers of texts above a text") {
        VStack {
          ZStack {
            Text("a")
            Text("b")
          }
          Text("c")
        }
      },
      LayoutCase("spacer between colors") {
        HStack {
          Color.red.frame(width: 20, height: 20)
          Spacer()
          Color.blue.frame(width: 20, height: 20)
        }
      },
      LayoutCase("spacer at the start") {
        VStack {
          Spacer()
          Color.red.frame(width: 20, height: 20)
          Text("a")
        }
      },
      LayoutCase("spacer in a framed column") {
        VStack {
          Text("a")
          Spacer()
          Text("b")
        }
        .frame(height: 100)
      },
      LayoutCase("spacers that are too long") {
        HStack(spacing: 0) {
          Spacer(minLength: 300)
          Text("a")
          Spacer(minLength: 20)
        }
      },
      LayoutCase("spacers around a limited color") {
        VStack {
          Spacer()
          Color.red.frame(maxHeight: 200)
          Spacer()
        }
      },
      LayoutCase("spacer with a least length beside a spacer") {
        HStack(spacing: 0) {
          Text("a")
          Spacer(minLength: 150)
          Text("b")
          Spacer()
          Text("c")
        }
      },
      LayoutCase("spacer alone") { Spacer() },
      LayoutCase("spacer in layers") {
        ZStack(alignment: .topLeading) {
          Spacer()
          Text("a")
        }
      },
      LayoutCase("spacer in a frame") {
        HStack(spacing: 0) {
          Text("a")
          Spacer().frame(width: 50)
          Text("b")
        }
      },
      LayoutCase("spacer with a limit") {
        HStack(spacing: 0) {
          Text("a")
          Spacer().frame(maxWidth: 70)
          Text("b")
          Spacer()
        }
      },
      LayoutCase("offset text above a text") {
        VStack {
          Text("a").opacity(0.5)
          Text("b").bold()
          Text("c")
        }
      },
    ]
  }
}
