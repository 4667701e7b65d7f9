import Foundation
import Rostrum

extension ViewTree {
  /// The view that is described.
  @MainActor var view: AnyView {
    modifiers.reduce(content) { $1.applied(to: $0) }
  }

  @MainActor private var content: AnyView {
    let spacing = lengths.first.map { CGFloat($0) }
    switch kind {
    case .color: return AnyView(Color.red)
    case .box: return AnyView(Color.blue.frame(width: length(0), height: length(1)))
    case .text: return AnyView(Text(["a", "Hello", "Some words"][Int(lengths.first ?? 0)]))
    case .spacer: return AnyView(Spacer(minLength: spacing))
    case .divider: return AnyView(Divider())
    case .circle: return AnyView(Circle())
    case .row: return AnyView(HStack(alignment: place.vertical, spacing: spacing) { views })
    case .column: return AnyView(VStack(alignment: place.horizontal, spacing: spacing) { views })
    case .layers: return AnyView(ZStack(alignment: place.alignment) { views })
    case .scroll: return AnyView(ScrollView { views })
    case .grid:
      return AnyView(
        Grid(alignment: place.alignment, horizontalSpacing: spacing, verticalSpacing: spacing) {
          ForEach(Array(children.indices), id: \.self) { index in
            GridRow { children[index].views }
          }
        })
    }
  }

  @MainActor private var views: some View {
    ForEach(Array(children.indices), id: \.self) { children[$0].view }
  }

  private func length(_ index: Int) -> CGFloat { CGFloat(lengths[index]) }
}

extension ViewTree.Modifier {
  @MainActor fileprivate func applied(to view: AnyView) -> AnyView {
    switch self {
    case .padding(let length): AnyView(view.padding(CGFloat(length)))
    case .topPadding(let length): AnyView(view.padding(.top, CGFloat(length)))
    case .frame(let width, let height, let place):
      AnyView(
        view.frame(
          width: width.map { CGFloat($0) }, height: height.map { CGFloat($0) },
          alignment: place.alignment))
    case .limits(let limits, let place):
      AnyView(
        view.frame(
          minWidth: limits.minWidth.length, maxWidth: limits.maxWidth.length,
          minHeight: limits.minHeight.length, maxHeight: limits.maxHeight.length,
          alignment: place.alignment))
    case .ratio(let ratio): AnyView(view.aspectRatio(CGFloat(ratio), contentMode: .fit))
    case .fixed(let horizontal, let vertical):
      AnyView(view.fixedSize(horizontal: horizontal, vertical: vertical))
    case .priority(let priority): AnyView(view.layoutPriority(priority))
    case .overlay(let tree, let place):
      AnyView(view.overlay(alignment: place.alignment) { tree.view })
    case .background(let tree): AnyView(view.background { tree.view })
    }
  }
}

extension Double? {
  fileprivate var length: CGFloat? { map { $0 < 0 ? .infinity : CGFloat($0) } }
}

extension ViewTree.Place {
  var alignment: Alignment {
    switch self {
    case .center: .center
    case .top: .top
    case .bottom: .bottom
    case .leading: .leading
    case .trailing: .trailing
    case .topLeading: .topLeading
    case .bottomTrailing: .bottomTrailing
    }
  }

  var horizontal: HorizontalAlignment { alignment.horizontal }
  var vertical: VerticalAlignment { alignment.vertical }
}
