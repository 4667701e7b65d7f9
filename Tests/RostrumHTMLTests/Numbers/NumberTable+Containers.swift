import Foundation
import Rostrum

extension NumberTable {
  mutating func addContainers() {
    add("HStack init(alignment:spacing:content:)") { n in HStack(spacing: n) { pair } }
    add("VStack init(alignment:spacing:content:)") { n in VStack(spacing: n) { pair } }
    add("LazyHStack init(alignment:spacing:pinnedViews:content:)") { n in
      ScrollView(.horizontal) { LazyHStack(spacing: n) { rows } }
    }
    add("LazyVStack init(alignment:spacing:pinnedViews:content:)") { n in
      ScrollView { LazyVStack(spacing: n) { rows } }
    }
    add("View+DefaultScrollAnchor defaultScrollAnchor(_:)") { n in
      ScrollView { rows }.defaultScrollAnchor(UnitPoint(x: n, y: n))
    }
    add("View+DefaultScrollAnchor defaultScrollAnchor(_:for:)") { n in
      ScrollView { rows }.defaultScrollAnchor(UnitPoint(x: n, y: n), for: .initialOffset)
    }
    add("View+AccessibilityOrder accessibilitySortPriority(_:)") { n in
      Text("a").accessibilitySortPriority(n)
    }
    add("View+SafeAreaPadding safeAreaPadding(_:)") { n in Text("a").safeAreaPadding(n) }
    add("View+SafeAreaPadding safeAreaPadding(_:)") { n in
      Text("a").safeAreaPadding(EdgeInsets(top: n, leading: n, bottom: n, trailing: n))
    }
    add("View+SafeAreaPadding safeAreaPadding(_:_:)") { n in
      Text("a").safeAreaPadding(.horizontal, n)
    }
    add("Spacer init(minLength:)") { n in
      HStack {
        Text("a")
        Spacer(minLength: n)
      }
    }
    add("Grid init(alignment:horizontalSpacing:verticalSpacing:content:)") { n in
      Grid(horizontalSpacing: n, verticalSpacing: n) { GridRow { pair } }
    }
    add("GridCell+Modifiers gridCellAnchor(_:)") { n in
      Grid { GridRow { Text("a").gridCellAnchor(UnitPoint(x: n, y: n)) } }
    }
    add("GridCell+Modifiers gridCellColumns(_:)") { n in
      Grid {
        GridRow {
          Text("a").gridCellColumns(Int(nearest: n))
          Text("b").gridCellColumns(Int(nearest: n))
        }
      }
    }
    add("GridItem init(_:spacing:alignment:)") { n in
      LazyVGrid(columns: [GridItem(.fixed(n), spacing: n)]) { rows }
      LazyVGrid(columns: [GridItem(.flexible(minimum: n, maximum: n))]) { rows }
      LazyVGrid(columns: [GridItem(.adaptive(minimum: n, maximum: n))]) { rows }
    }
    add("LazyVGrid init(columns:alignment:spacing:pinnedViews:content:)") { n in
      LazyVGrid(columns: [GridItem(.adaptive(minimum: n), spacing: 0)], spacing: n) { rows }
    }
    add("LazyVGrid init(rows:alignment:spacing:pinnedViews:content:)") { n in
      LazyHGrid(rows: [GridItem(.adaptive(minimum: n), spacing: n)], spacing: n) { rows }
    }
    add("StackLayouts init(alignment:spacing:)") { n in
      AnyLayout(HStackLayout(spacing: n)) { pair }
    }
    add("StackLayouts init(alignment:spacing:)") { n in
      AnyLayout(VStackLayout(spacing: n)) { pair }
    }
    add("StackLayouts init(alignment:horizontalSpacing:verticalSpacing:)") { n in
      AnyLayout(GridLayout(horizontalSpacing: n, verticalSpacing: n)) { GridRow { pair } }
    }
    add("LayoutSubview place(at:anchor:proposal:)") { n in Shifting(number: n) { pair } }
    add("SafeAreaInset safeAreaInset(edge:alignment:spacing:content:)") { n in
      Text("a").safeAreaInset(edge: .bottom, spacing: n) { Text("b") }
    }
    add("SafeAreaInset safeAreaInset(edge:alignment:spacing:content:)") { n in
      Text("a").safeAreaInset(edge: .leading, spacing: n) { Text("b") }
    }
    add("SafeAreaBar safeAreaBar(edge:alignment:spacing:content:)") { n in
      Text("a").safeAreaBar(edge: .top, spacing: n) { Text("b") }
    }
    add("SafeAreaBar safeAreaBar(edge:alignment:spacing:content:)") { n in
      Text("a").safeAreaBar(edge: .trailing, spacing: n) { Text("b") }
    }
    add("ForEach init(_:content:)") { n in
      ForEach(0..<Int(nearest: n.clamped(to: 0...3)), id: \.self) { Text("\($0)") }
    }
    add("List init(_:rowContent:)") { n in
      List(0..<Int(nearest: n.clamped(to: 0...3)), id: \.self) { Text("\($0)") }
    }
    add("ListRow+Modifiers custom(_:)") { n in
      List { Section { Text("a") } }.listSectionSpacing(.custom(n))
    }
    add("ListRow+Modifiers listRowInsets(_:)") { n in
      List {
        Text("a").listRowInsets(EdgeInsets(top: n, leading: n, bottom: n, trailing: n))
      }
    }
    add("ListRow+Modifiers listRowSpacing(_:)") { n in List { pair }.listRowSpacing(n) }
    add("ListRow+Modifiers listSectionSpacing(_:)") { n in
      List { Section { Text("a") } }.listSectionSpacing(n)
    }
    add("ScrollPosition init(id:anchor:)") { n in
      ScrollView { Text("a").id(1) }
        .scrollPosition(.constant(ScrollPosition(id: 1, anchor: UnitPoint(x: n, y: n))))
    }
    add("ScrollPosition scrollTo(id:anchor:)") { n in Scrolling(anchor: UnitPoint(x: n, y: n)) }
    add("ScrollViewReader scrollTo(_:anchor:)") { n in
      ScrollViewReader { proxy in
        ScrollView { Text("a").id(1) }
          .onAppear { proxy.scrollTo(1, anchor: UnitPoint(x: n, y: n)) }
      }
    }
    add("View+ScrollPosition scrollPosition(_:anchor:)") { n in
      ScrollView { Text("a").id(1) }
        .scrollPosition(.constant(ScrollPosition(idType: Int.self)), anchor: UnitPoint(x: n, y: n))
    }
    add("View+ScrollPosition scrollPosition(id:anchor:)") { n in
      ScrollView { Text("a").id(1) }
        .scrollPosition(id: .constant(Int?.some(1)), anchor: UnitPoint(x: n, y: n))
    }
    add("SplitView+Modifiers navigationSplitViewColumnWidth(_:)") { n in
      NavigationSplitView {
        Text("a").navigationSplitViewColumnWidth(n)
      } detail: {
        Text("b")
      }
    }
    add("SplitView+Modifiers navigationSplitViewColumnWidth(min:ideal:max:)") { n in
      NavigationSplitView {
        Text("a").navigationSplitViewColumnWidth(min: n, ideal: n, max: n)
      } detail: {
        Text("b")
      }
    }
    add("PresentationInteraction presentationCornerRadius(_:)") { n in
      Text("a").sheet(isPresented: .constant(n != 1)) {
        Text("b").presentationCornerRadius(n)
          .presentationDetents([.height(n), .fraction(n)])
      }
    }
    add("InspectorWidth inspectorColumnWidth(_:)") { n in
      Text("a").inspector(isPresented: .constant(true)) { Text("b").inspectorColumnWidth(n) }
    }
    add("InspectorWidth inspectorColumnWidth(min:ideal:max:)") { n in
      Text("a").inspector(isPresented: .constant(true)) {
        Text("b").inspectorColumnWidth(min: n, ideal: 300, max: n)
        Text("c").inspectorColumnWidth(min: n, ideal: n, max: n)
      }
    }
    add("CustomizableToolbarContent init(rawValue:)") { n in
      NavigationStack {
        Text("a").toolbar(id: "b") {
          ToolbarItem(id: "c") { Text("c") }
            .defaultCustomization(
              options: ToolbarCustomizationOptions(rawValue: Int(nearest: n)))
        }
      }
    }
    add("View+Focusable init(rawValue:)") { n in
      Text("a").focusable(interactions: FocusInteractions(rawValue: Int(nearest: n)))
    }
  }
}

@MainActor @ViewBuilder private var pair: some View {
  Text("a")
  Text("b")
}

@MainActor private var rows: some View {
  ForEach(0..<5, id: \.self) { Text("\($0)") }
}

/// A layout of an app that computes with a number.
private struct Shifting: Layout {
  let number: Double

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: number, height: number)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      subview.place(
        at: CGPoint(x: number, y: number), anchor: UnitPoint(x: number, y: number),
        proposal: ProposedViewSize(width: number, height: number))
    }
  }
}

/// A screen that scrolls when it appears.
private struct Scrolling: View {
  let anchor: UnitPoint
  @State private var position = ScrollPosition(idType: Int.self)

  var body: some View {
    ScrollView { Text("a").id(1) }
      .scrollPosition($position)
      .onAppear { position.scrollTo(id: 1, anchor: anchor) }
  }
}
