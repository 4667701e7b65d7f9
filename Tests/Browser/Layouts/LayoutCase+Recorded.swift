import Rostrum

extension LayoutCase {
  /// All layouts.
  static var all: [LayoutCase] {
    recorded + frames + layers + sizes + stacks + distances + boxes + paddings + ratios + pictures
      + shares + texts + overlaid + regions + controls + readers + custom + guides
  }

  /// The layouts that were recorded from SwiftUI.
  static var recorded: [LayoutCase] {
    [
      LayoutCase("text") { Text("Hello") },
      LayoutCase("color") { Color.red },
      LayoutCase("three texts") {
        VStack {
          Text("wide")
          Text("Hello")
          Text("Z")
        }
      },
      LayoutCase("two texts beside") {
        HStack {
          Text("abc")
          Text("Hello")
        }
      },
      LayoutCase("spacer") {
        VStack {
          Text("Top")
          Spacer()
          Text("Bottom")
        }
      },
      LayoutCase("three spacers") {
        VStack {
          Text("a")
          Spacer()
          Text("b")
          Spacer()
          Spacer()
          Text("c")
        }
      },
      LayoutCase("color beside spacer") {
        HStack(spacing: 0) {
          Text("Side").frame(width: 80)
          Color.red
          Spacer()
          Text("End").frame(width: 60)
        }
      },
      LayoutCase("sidebar and column") {
        HStack(spacing: 0) {
          Color.red.frame(width: 120)
          VStack(alignment: .leading, spacing: 8) {
            Text("One")
            Text("Two")
          }
          .frame(maxWidth: .infinity, alignment: .leading)
          .padding(16)
        }
      },
      LayoutCase("header and footer") {
        VStack(spacing: 0) {
          Text("Head").frame(maxWidth: .infinity, alignment: .leading)
            .padding(.horizontal, 16).padding(.vertical, 8)
          Spacer()
          HStack {
            Text("Left")
            Spacer()
            Text("Right")
          }
          .padding(.horizontal, 16).padding(.vertical, 4)
        }
      },
      LayoutCase("sidebar") {
        HStack(spacing: 0) {
          VStack(alignment: .leading, spacing: 4) {
            Text("One")
            Text("Twooo")
            Text("Three")
            Text("Four")
            Text("Five")
          }
          .frame(width: 120).padding(.vertical, 8)
          Color.gray.frame(width: 1)
          VStack(alignment: .leading) {
            Text("Detail")
            Spacer()
          }
          .frame(maxWidth: .infinity, alignment: .leading).padding(12)
        }
      },
      LayoutCase("frames in frames") {
        Text("Z").frame(width: 50, height: 30, alignment: .bottomTrailing)
          .frame(width: 150, height: 80, alignment: .topLeading)
      },
      LayoutCase("padding and frames") {
        Text("X").padding(4).frame(width: 80, height: 40).padding(8).frame(width: 150, height: 80)
          .padding(12)
      },
      LayoutCase("trailing below spacer") {
        VStack(alignment: .leading) {
          HStack {
            Text("A")
            Spacer()
          }
          .frame(maxWidth: .infinity)
          Text("B").frame(maxWidth: .infinity, alignment: .trailing)
        }
      },
      LayoutCase("limits") {
        Text("M").frame(minWidth: 100, maxWidth: 300, minHeight: 50, maxHeight: 150)
      },
      LayoutCase("full width, least height") {
        Text("M").frame(maxWidth: .infinity, minHeight: 180)
      },
      LayoutCase("corner of a stack of layers") {
        ZStack(alignment: .bottomTrailing) {
          Color.red.frame(width: 200, height: 200)
          Text("End")
        }
      },
      LayoutCase("rows") {
        VStack(spacing: 16) {
          row("One", "First")
          Divider()
          row("Two", "Second")
        }
      },
    ]
  }

  private static func row(_ title: String, _ subtitle: String) -> some View {
    HStack(spacing: 12) {
      Color.red.frame(width: 44, height: 44)
      VStack(alignment: .leading, spacing: 4) {
        Text(title)
        Text(subtitle)
      }
      Spacer()
    }
    .padding(.horizontal, 16)
  }
}
