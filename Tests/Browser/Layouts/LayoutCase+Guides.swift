import Foundation
import Rostrum

extension LayoutCase {
  /// Views with alignment guides of their own, and alignments of the app.
  static var guides: [LayoutCase] {
    [
      LayoutCase("a guide in a column") {
        VStack(alignment: .leading) {
          Text("Title")
          Text("Indented").alignmentGuide(.leading) { $0[.leading] - 30 }
          Text("Outdented").alignmentGuide(.leading) { $0.width / 2 }
        }
      },
      LayoutCase("a guide in a padded column with a background") {
        VStack(alignment: .trailing, spacing: 4) {
          Color.red.frame(width: 80, height: 20)
          Color.red.frame(width: 120, height: 20).alignmentGuide(.trailing) { $0.width - 40 }
        }
        .padding(10)
        .background(.yellow)
      },
      LayoutCase("a guide in a row beside a color") {
        HStack(alignment: .top, spacing: 0) {
          Color.blue.frame(height: 80)
          Text("Raised").alignmentGuide(.top) { $0[VerticalAlignment.center] }
        }
      },
      LayoutCase("guides of layers") {
        ZStack(alignment: .topLeading) {
          Color.red.frame(width: 100, height: 100)
          Color.blue.frame(width: 40, height: 40)
            .alignmentGuide(.leading) { _ in -80 }
            .alignmentGuide(.top) { $0.height / 2 }
        }
      },
      LayoutCase("a badge on a corner") {
        Color.blue.frame(width: 100, height: 60)
          .overlay(alignment: .topTrailing) {
            Text("7").padding(4).background(.red)
              .alignmentGuide(.top) { $0[VerticalAlignment.center] }
              .alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
          }
          .padding(10)
          .background(.yellow)
      },
      LayoutCase("a guide behind a view that fills") {
        Color.blue
          .background(alignment: .leading) {
            Color.red.frame(width: 50, height: 50).alignmentGuide(.leading) { $0.width }
          }
          .padding(60)
      },
      LayoutCase("an alignment of the app across stacks") {
        HStack(alignment: .middle) {
          VStack {
            Text("@user").alignmentGuide(.middle) { $0[VerticalAlignment.center] }
            Color.red.frame(width: 64, height: 64)
          }
          VStack {
            Text("Full name:")
            Text("Some Body").font(.largeTitle)
              .alignmentGuide(.middle) { $0[VerticalAlignment.center] }
          }
        }
      },
      LayoutCase("an alignment of the app with its default") {
        HStack(alignment: .middle, spacing: 0) {
          Color.red.frame(width: 30, height: 90)
          Color.blue.frame(width: 30, height: 40)
          Color.green.frame(width: 30, height: 30).alignmentGuide(.middle) { $0[.bottom] }
        }
      },
      LayoutCase("an alignment of the app in a column that fills") {
        VStack(alignment: .third) {
          Color.red.frame(width: 90, height: 20)
          Color.blue.frame(height: 20)
          Text("Text")
        }
      },
    ]
  }
}

private enum Middle: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.top] }
}

private enum Third: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
}

extension VerticalAlignment {
  fileprivate static let middle = VerticalAlignment(Middle.self)
}

extension HorizontalAlignment {
  fileprivate static let third = HorizontalAlignment(Third.self)
}
