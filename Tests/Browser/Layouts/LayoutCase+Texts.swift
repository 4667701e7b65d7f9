import Rostrum

extension LayoutCase {
  private static let long =
    "A rather long text that certainly needs more than one line in this window"

  /// Texts and lines.
  static var texts: [LayoutCase] {
    [
      LayoutCase("long text") { Text(long) },
      LayoutCase("long text with padding") { Text(long).padding() },
      LayoutCase("long text in a narrow frame") { Text(long).frame(width: 150) },
      LayoutCase("long text on one line") { Text(long).lineLimit(1) },
      LayoutCase("long text on one line in a frame") { Text(long).lineLimit(1).frame(width: 100) },
      LayoutCase("long text on two lines") { Text(long).lineLimit(2).frame(width: 100) },
      LayoutCase("long text on one line beside a text") {
        HStack {
          Text(long).lineLimit(1)
          Text("Short")
        }
      },
      LayoutCase("long texts on the lines of the views around them") {
        VStack {
          Text(long)
          VStack {
            Text(long)
            Text(long).lineLimit(3)
          }
          .lineLimit(2)
        }
        .lineLimit(1)
        .frame(width: 100)
      },
      LayoutCase("reserved lines") { Text("a").lineLimit(3, reservesSpace: true) },
      LayoutCase("text of two lines") { Text("one\ntwo") },
      LayoutCase("text of two lines beside a text") {
        HStack {
          Text("one\ntwo")
          Text("three")
        }
      },
      LayoutCase("titles") {
        VStack(alignment: .leading) {
          Text("Large").font(.largeTitle)
          Text("Title").font(.title)
          Text("Headline").font(.headline)
          Text("Body")
          Text("Footnote").font(.footnote)
          Text("Caption").font(.caption)
        }
      },
      LayoutCase("baselines of two fonts") {
        HStack(alignment: .firstTextBaseline) {
          Text("Large").font(.largeTitle)
          Text("Body")
        }
      },
      LayoutCase("last baselines") {
        HStack(alignment: .lastTextBaseline) {
          Text("one\ntwo")
          Text("Body")
        }
      },
      LayoutCase("baseline beside a color") {
        HStack(alignment: .firstTextBaseline) {
          Color.red.frame(width: 20, height: 40)
          Text("Body")
        }
      },
      LayoutCase("joined texts") { Text("a") + Text("b").bold() + Text("c") },
      LayoutCase("empty text in a column") {
        VStack {
          Text("")
          Text("a")
        }
      },
      LayoutCase("label") { Label("Star", systemImage: "star") },
      LayoutCase("upper case") { Text("abc").textCase(.uppercase) },
      LayoutCase("long text in a leading column") {
        VStack(alignment: .leading, spacing: 8) {
          Text("Title").font(.headline)
          Text(long)
          Text("More")
        }
        .padding()
      },
      LayoutCase("long text beside a color") {
        HStack(spacing: 12) {
          Color.red.frame(width: 44, height: 44)
          Text(long)
          Spacer()
        }
      },
      LayoutCase("long text in a scroll view") {
        ScrollView {
          Text(long)
          Text(long)
        }
      },
      LayoutCase("text that fills the width") {
        Text(long).frame(maxWidth: .infinity, alignment: .leading)
      },
      LayoutCase("symbol beside a text") {
        HStack {
          Image(systemName: "star")
          Text("a")
        }
      },
      LayoutCase("column of symbols and texts") {
        VStack {
          Image(systemName: "star")
          Text("a")
        }
      },
      LayoutCase("texts with lines between") {
        VStack(alignment: .leading) {
          Text("a")
          Divider()
          Text("b")
          Divider()
          Text("c")
        }
        .padding()
      },
      LayoutCase("divider alone") { Divider() },
      LayoutCase("divider in a framed row") {
        HStack(spacing: 0) {
          Color.red
          Divider()
          Color.blue
        }
        .frame(width: 101, height: 50)
      },
      LayoutCase("divider in layers") {
        ZStack {
          Divider()
          Text("a")
        }
      },
      LayoutCase("vertical divider in a frame") {
        HStack {
          Text("a")
          Divider().frame(height: 20)
          Text("b")
        }
      },
      LayoutCase("divider with padding above and below") {
        VStack {
          Text("a")
          Divider().padding(.vertical, 8)
          Text("b")
        }
      },
      LayoutCase("divider with padding") {
        VStack {
          Text("a")
          Divider().padding(.horizontal, 20)
          Text("b")
        }
      },
    ]
  }
}
