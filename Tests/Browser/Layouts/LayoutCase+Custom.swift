import Rostrum

extension LayoutCase {
  /// Layouts of apps, and views around them.
  static var custom: [LayoutCase] {
    [
      LayoutCase("a flow of tags") {
        FlowLayout { ForEach(tags, id: \.self) { Text($0).padding(6).background(.red) } }
      },
      LayoutCase("a flow of tags below a title") {
        VStack(alignment: .leading) {
          Text("Title")
          FlowLayout(spacing: 4) { ForEach(tags, id: \.self) { Text($0).padding(6) } }
          Text("Below")
        }
        .padding(10)
      },
      LayoutCase("a short flow hugs its views") {
        VStack(alignment: .leading) {
          Text("Long enough a title to be wider")
          FlowLayout {
            Text("One")
            Text("Two")
          }
          .padding(5)
          .background(.yellow)
        }
      },
      LayoutCase("a flow in a frame") {
        FlowLayout { ForEach(tags, id: \.self) { Text($0) } }
          .frame(width: 150, height: 300, alignment: .topLeading)
          .background(.yellow)
      },
      LayoutCase("a flow beside a color") {
        HStack(spacing: 0) {
          FlowLayout {
            Color.red.frame(width: 90, height: 20)
            Color.red.frame(width: 90, height: 20)
          }
          Color.blue.frame(width: 250, height: 40)
        }
      },
      LayoutCase("a flow in a scroll view") {
        ScrollView {
          FlowLayout { ForEach(tags, id: \.self) { Text($0).padding(6) } }
          Text("Below")
        }
      },
      LayoutCase("equal widths") {
        EqualWidths {
          Text("Yes")
          Text("Perhaps tomorrow")
          Text("No")
        }
      },
      LayoutCase("equal widths of views that fill") {
        EqualWidths {
          Text("Yes").frame(maxWidth: .infinity).background(.red)
          Text("Perhaps").frame(maxWidth: .infinity).background(.yellow)
        }
        .padding(8)
      },
      LayoutCase("a circle of views") {
        RadialLayout { ForEach(tags, id: \.self) { Text($0) } }
      },
      LayoutCase("a circle of views shares a row") {
        HStack(spacing: 0) {
          RadialLayout { ForEach(0..<4) { _ in Color.red.frame(width: 20, height: 20) } }
          Color.blue
        }
      },
      LayoutCase("a circle of views in a square") {
        RadialLayout { ForEach(0..<4) { _ in Color.red.frame(width: 20, height: 20) } }
          .frame(width: 200, height: 200)
      },
      LayoutCase("views of half the width") {
        HalfWidths {
          Color.red.frame(height: 30)
          Color.blue.frame(maxWidth: 120).frame(height: 20)
          Text("Short")
        }
      },
      LayoutCase("a layout in a layout") {
        HalfWidths {
          FlowLayout(spacing: 0) {
            Color.red.frame(width: 120, height: 20)
            Color.red.frame(width: 120, height: 20)
          }
          EqualWidths {
            Color.red.frame(width: 20, height: 20)
            Color.red.frame(width: 30, height: 10)
          }
        }
      },
      LayoutCase("a layout of one kind at a time") {
        AnyLayout(FlowLayout()).callAsFunction {
          Text("One")
          Text("Two")
        }
      },
      LayoutCase("a changeable row with a spacer") {
        AnyLayout(HStackLayout()).callAsFunction {
          Text("One")
          Spacer()
          Text("Two")
        }
      },
      LayoutCase("a changeable column with a color") {
        AnyLayout(VStackLayout(alignment: .leading)).callAsFunction {
          Text("One")
          Text("Two")
          Color.red
        }
      },
    ]
  }

  private static let tags = [
    "Swift", "Layout", "Engines", "Browsers", "Text", "Measure", "Proposal", "Response",
    "Placement", "Truth",
  ]
}
