import Rostrum

extension LayoutCase {
  /// Readers of geometry, and views around them.
  static var readers: [LayoutCase] {
    [
      LayoutCase("a reader fills the window") { GeometryReader { _ in Text("Corner") } },
      LayoutCase("a reader of several views") {
        GeometryReader { _ in
          Color.red.frame(width: 100, height: 80)
          Text("In front")
        }
      },
      LayoutCase("a reader of a color") {
        GeometryReader { _ in Color.red }.padding(20)
      },
      LayoutCase("a reader doesn't grow with its content") {
        VStack(spacing: 0) {
          GeometryReader { _ in Color.red.frame(width: 500, height: 900) }.frame(height: 100)
          Color.blue.frame(height: 50)
        }
      },
      LayoutCase("a reader without an offer") {
        HStack(spacing: 0) {
          Text("Beside")
          GeometryReader { _ in Color.red }.fixedSize()
        }
      },
      LayoutCase("readers in a row") {
        HStack(spacing: 0) {
          GeometryReader { _ in Text("One") }
          GeometryReader { _ in Text("Two") }
        }
        .frame(height: 60)
      },
      LayoutCase("a reader in a reader") {
        GeometryReader { _ in
          GeometryReader { _ in Text("Inner") }.padding(30)
        }
      },
      LayoutCase("a reader in front of a view") {
        Text("Base").padding(10).overlay { GeometryReader { _ in Color.red.frame(width: 5) } }
      },
      LayoutCase("a reader behind a view") {
        Text("Base").padding(10).background { GeometryReader { _ in Color.red } }
      },
      LayoutCase("a measured view between its padding and its frame") {
        Text("Text").padding(5)
          .onGeometryChange(for: Bool.self) {
            $0.size.width > 10
          } action: { _ in
          }
          .frame(width: 200, height: 60, alignment: .leading)
          .padding(10)
      },
      LayoutCase("a reader in a scroll view") {
        ScrollView {
          VStack(spacing: 0) {
            GeometryReader { _ in Text("Ten points") }
            Text("Below")
          }
        }
      },
    ]
  }
}
