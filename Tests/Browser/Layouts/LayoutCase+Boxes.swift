import Rostrum

extension LayoutCase {
  /// Frames with exact lengths and limits.
  static var boxes: [LayoutCase] {
    [
      LayoutCase("text in a frame at each corner") {
        VStack(spacing: 0) {
          Text("a").frame(width: 100, height: 50, alignment: .topLeading)
          Text("b").frame(width: 100, height: 50, alignment: .topTrailing)
          Text("c").frame(width: 100, height: 50, alignment: .bottomLeading)
          Text("d").frame(width: 100, height: 50, alignment: .bottomTrailing)
        }
      },
      LayoutCase("color with a least size") {
        HStack(spacing: 0) {
          Color.red.frame(minWidth: 300)
          Color.blue
        }
      },
      LayoutCase("color with a least and a greatest width") {
        HStack(spacing: 0) {
          Color.red.frame(minWidth: 40, maxWidth: 60)
          Color.blue.frame(minWidth: 40, maxWidth: 160)
        }
      },
      LayoutCase("colors with limits that don't fit") {
        HStack(spacing: 0) {
          Color.red.frame(minWidth: 180, maxWidth: 300)
          Color.blue.frame(minWidth: 40, maxWidth: 300)
          Color.green.frame(minWidth: 40, maxWidth: 300)
        }
      },
      LayoutCase("colors with limits in a column") {
        VStack(spacing: 0) {
          Color.red.frame(minHeight: 300, maxHeight: 500)
          Color.blue.frame(minHeight: 40, maxHeight: 300)
          Color.green.frame(minHeight: 40, maxHeight: 300)
        }
      },
      LayoutCase("limited frame in a limited frame") {
        Color.red.frame(maxWidth: 200, maxHeight: 200).frame(maxWidth: 100, maxHeight: 300)
      },
      LayoutCase("limited frame in a frame that fills") {
        Color.red.frame(maxWidth: 200, maxHeight: 200)
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
      },
      LayoutCase("frame that fills in an exact frame") {
        Text("a").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
          .frame(width: 200, height: 100)
      },
      LayoutCase("exact width and greatest height") {
        Color.red.frame(width: 100).frame(maxHeight: 200)
      },
      LayoutCase("limits of a column") {
        VStack {
          Text("a")
          Text("b")
        }
        .frame(minWidth: 200, minHeight: 100)
      },
      LayoutCase("limits of a column with a spacer") {
        VStack {
          Text("a")
          Spacer()
          Text("b")
        }
        .frame(maxHeight: 200)
      },
      LayoutCase("leading frame that fills") {
        Text("a").frame(maxWidth: .infinity, alignment: .leading)
      },
      LayoutCase("bottom frame that fills") {
        Text("a").frame(maxHeight: .infinity, alignment: .bottom)
      },
      LayoutCase("greatest width of a text") {
        VStack(alignment: .leading) {
          Text("a").frame(maxWidth: 200)
          Text("b").frame(maxWidth: 200, alignment: .trailing)
        }
      },
      LayoutCase("least height of a row") {
        HStack {
          Text("a")
          Color.red
        }
        .frame(minHeight: 40, maxHeight: 80)
      },
      LayoutCase("ideal length in a scroll view") {
        ScrollView {
          Color.red.frame(idealHeight: 90)
          Color.blue.frame(minHeight: 20, idealHeight: 40, maxHeight: 100)
        }
      },
      LayoutCase("ideal size of a fixed color") {
        Color.red.frame(idealWidth: 70, idealHeight: 30).fixedSize()
      },
      LayoutCase("least, ideal and greatest lengths") {
        VStack(spacing: 0) {
          Color.red.frame(minWidth: 50, idealWidth: 100, maxWidth: 150)
            .frame(minHeight: 50, idealHeight: 100, maxHeight: 150)
          Color.blue
        }
      },
      LayoutCase("nested limits in a row") {
        HStack(spacing: 0) {
          Color.red.frame(maxWidth: 100).frame(maxWidth: .infinity, alignment: .leading)
          Color.blue
        }
      },
      LayoutCase("a dialog") {
        VStack(spacing: 16) {
          Text("Delete?")
          HStack(spacing: 8) {
            Text("Cancel").frame(maxWidth: .infinity).padding(8)
            Text("Delete").frame(maxWidth: .infinity).padding(8)
          }
        }
        .padding(20)
        .frame(width: 280)
      },
      LayoutCase("frame larger than the window") {
        VStack(spacing: 0) {
          Color.red.frame(maxWidth: 1000, maxHeight: 1000)
          Text("a")
        }
      },
      LayoutCase("exact frames around a stack in a frame") {
        HStack(spacing: 0) {
          Color.red
          Color.blue.frame(width: 20)
        }
        .frame(width: 120, height: 40)
        .frame(width: 200, height: 80, alignment: .bottomLeading)
      },
      LayoutCase("width alone") { Color.red.frame(width: 120) },
      LayoutCase("height alone") { Color.red.frame(height: 120) },
      LayoutCase("width of a row with a spacer") {
        HStack {
          Text("a")
          Spacer()
          Text("b")
        }
        .frame(width: 200)
      },
      LayoutCase("padded frame in a frame that fills") {
        Text("a").padding(10).frame(maxWidth: .infinity).padding(20).frame(maxHeight: .infinity)
      },
    ]
  }

  /// Padding, offsets and positions.
  static var paddings: [LayoutCase] {
    [
      LayoutCase("default padding") { Text("a").padding() },
      LayoutCase("padding twice") { Text("a").padding(4).padding(.leading, 20) },
      LayoutCase("padded column in a column") {
        VStack {
          VStack {
            Text("a")
            Text("b")
          }
          .padding(10)
          Text("c")
        }
      },
      LayoutCase("padded row of colors") {
        HStack(spacing: 10) {
          Color.red
          Color.blue
        }
        .padding(30)
      },
      LayoutCase("padding of a limited frame") {
        Color.red.frame(maxWidth: 100, maxHeight: 50).padding(10)
      },
      LayoutCase("frame of a padded color") {
        Color.red.padding(10).frame(maxWidth: 100, maxHeight: 50)
      },
      LayoutCase("padding on leading and bottom") {
        Color.red.padding([.leading, .bottom], 50)
      },
      LayoutCase("padded colors that share") {
        HStack(spacing: 0) {
          Color.red.padding(20)
          Color.blue
        }
      },
      LayoutCase("padded text that fills") {
        VStack(spacing: 0) {
          Text("a").frame(maxWidth: .infinity, maxHeight: .infinity).padding(16).background(.red)
          Text("b")
        }
      },
      LayoutCase("negative padding in a row") {
        HStack(spacing: 10) {
          Color.red.frame(width: 40, height: 40).padding(.trailing, -20)
          Color.blue.frame(width: 40, height: 40)
        }
      },
      LayoutCase("padding around a background") {
        Text("a").padding(6).background(.red).padding(6).background(.blue)
      },
      LayoutCase("border") { Text("a").padding(6).border(.red, width: 1) },
      LayoutCase("offset color beside a text") {
        HStack {
          Color.red.frame(width: 40, height: 40).offset(x: 5, y: -5)
          Text("b")
        }
      },
      LayoutCase("offset of a column") {
        VStack {
          Text("a")
          Text("b")
        }
        .offset(y: 40)
      },
      LayoutCase("position in a frame") {
        Color.red.frame(width: 20, height: 20).position(x: 30, y: 40).frame(width: 100, height: 100)
      },
      LayoutCase("position in layers") {
        ZStack {
          Color.gray
          Text("a").position(x: 100, y: 50)
          Text("b")
        }
      },
      LayoutCase("position in a column") {
        VStack(spacing: 0) {
          Text("a")
          Color.red.frame(width: 20, height: 20).position(x: 30, y: 40)
          Text("b")
        }
      },
    ]
  }
}
