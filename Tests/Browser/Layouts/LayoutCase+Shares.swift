import Rostrum

extension LayoutCase {
  /// Priorities and fixed sizes.
  static var shares: [LayoutCase] {
    [
      LayoutCase("priority of a limited color") {
        HStack(spacing: 0) {
          Color.red.frame(minWidth: 20, maxWidth: 300).layoutPriority(1)
          Color.blue
        }
      },
      LayoutCase("panes side by side") {
        HSplitView {
          Color.red.frame(minWidth: 60, maxWidth: 90)
          Color.blue.frame(minWidth: 60, maxWidth: .infinity)
          VSplitView {
            Color.green.frame(minHeight: 40)
            Color.yellow.frame(minHeight: 40, maxHeight: 80)
          }
        }
      },
      LayoutCase("three levels of priority") {
        HStack(spacing: 0) {
          Color.red.frame(minWidth: 30).layoutPriority(2)
          Color.blue.frame(minWidth: 20).layoutPriority(1)
          Color.green.frame(minWidth: 10)
        }
      },
      LayoutCase("three levels of priority with limits") {
        HStack(spacing: 0) {
          Color.green.frame(minWidth: 10)
          Color.red.frame(minWidth: 30, maxWidth: 100).layoutPriority(2)
          Color.blue.frame(minWidth: 20, maxWidth: 120).layoutPriority(1)
        }
      },
      LayoutCase("two views of the same priority") {
        VStack(spacing: 0) {
          Color.red.layoutPriority(1)
          Color.blue.layoutPriority(1)
          Color.green.frame(minHeight: 50)
        }
      },
      LayoutCase("negative priority") {
        HStack(spacing: 0) {
          Color.red.layoutPriority(-1)
          Color.blue
        }
      },
      LayoutCase("priority of a text") {
        HStack {
          Text("A rather long text that certainly needs more than one line").lineLimit(1)
          Text("Important").layoutPriority(1)
        }
      },
      LayoutCase("priority in layers") {
        ZStack {
          Color.red.frame(width: 200, height: 200)
          Text("a").layoutPriority(1)
        }
      },
      LayoutCase("priority of a spacer") {
        HStack(spacing: 0) {
          Color.red
          Spacer().layoutPriority(1)
          Text("a")
        }
      },
      LayoutCase("priority in a column of three") {
        VStack(spacing: 10) {
          Color.red.frame(minHeight: 40)
          Color.blue.frame(maxHeight: 300).layoutPriority(1)
          Text("a")
        }
      },
      LayoutCase("fixed width of a color") {
        Color.red.fixedSize(horizontal: true, vertical: false)
      },
      LayoutCase("fixed size of a row") {
        HStack {
          Text("a")
          Color.red
          Text("b")
        }
        .fixedSize()
      },
      LayoutCase("fixed size of a row with a spacer") {
        HStack {
          Text("a")
          Spacer()
          Text("b")
        }
        .fixedSize()
      },
      LayoutCase("divider in a fixed row") {
        HStack {
          Text("a")
          Divider()
          Text("b")
        }
        .fixedSize()
      },
      LayoutCase("equally wide views") {
        VStack {
          Text("Short").frame(maxWidth: .infinity)
          Text("Much longer").frame(maxWidth: .infinity)
        }
        .fixedSize(horizontal: true, vertical: false)
      },
      LayoutCase("equally high views") {
        HStack {
          Text("a").frame(maxHeight: .infinity)
          Color.red.frame(width: 40, height: 70)
          Color.blue.frame(width: 10)
        }
        .fixedSize(horizontal: false, vertical: true)
      },
      LayoutCase("fixed text beside a color") {
        HStack {
          Text("A text of a few words").fixedSize()
          Color.red
        }
      },
      LayoutCase("fixed width of a text in a narrow frame") {
        Text("A text of a few words").fixedSize(horizontal: true, vertical: false)
          .frame(width: 60, alignment: .leading)
      },
      LayoutCase("fixed size of a frame that fills") {
        Text("a").frame(maxWidth: .infinity).fixedSize()
      },
      LayoutCase("fixed height of a column") {
        VStack {
          Text("a")
          Color.red
        }
        .fixedSize(horizontal: false, vertical: true)
      },
      LayoutCase("equal shares of texts and colors") {
        HStack(spacing: 0) {
          Text("a").frame(maxWidth: .infinity)
          Color.red
          Text("b")
          Spacer()
        }
      },
      LayoutCase("stacks that fill share with colors") {
        HStack(spacing: 0) {
          HStack(spacing: 0) {
            Text("a")
            Color.red
          }
          Color.blue
        }
      },
      LayoutCase("stack with a long least length shares") {
        HStack(spacing: 0) {
          HStack(spacing: 0) {
            Color.green.frame(width: 250)
            Color.red
          }
          Color.blue
        }
      },
      LayoutCase("column with a least height shares") {
        VStack(spacing: 0) {
          VStack(spacing: 0) {
            Color.green.frame(height: 400)
            Color.red
          }
          Color.blue
        }
      },
      LayoutCase("spacer in a row in a row") {
        HStack(spacing: 0) {
          HStack(spacing: 0) {
            Text("a")
            Spacer()
          }
          HStack(spacing: 0) {
            Spacer()
            Text("b")
          }
        }
      },
      LayoutCase("row with a spacer beside a spacer") {
        HStack(spacing: 0) {
          HStack(spacing: 0) {
            Text("a")
            Spacer()
            Text("b")
          }
          Spacer()
          Text("c")
        }
      },
      LayoutCase("the outer of two priorities on one view") {
        HStack(spacing: 0) {
          Color.red.layoutPriority(2).layoutPriority(0)
          Color.blue.layoutPriority(1).frame(maxWidth: 250)
          Color.green
        }
      },
      LayoutCase("limited color beside a row with a spacer") {
        HStack(spacing: 0) {
          Color.red.frame(maxWidth: 150)
          HStack(spacing: 0) {
            Text("a")
            Spacer()
          }
        }
      },
    ]
  }
}
