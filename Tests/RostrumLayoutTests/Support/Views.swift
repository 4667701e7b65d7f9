import Foundation
import RostrumElements

/// A view of a test, which becomes an element when it is laid out.
struct V {
  var content: ElementContent
  var children: [V] = []
  var styles: [StyleProperty] = []
  var facts: [ElementFact] = []
  var name: String?

  init(_ content: ElementContent, _ children: [V] = [], styles: [StyleProperty] = []) {
    self.content = content
    self.children = children
    self.styles = styles
  }

  /// Adds a property around the view, in the boxes that a view graph would make.
  private func with(_ style: StyleProperty) -> V {
    var view = self
    var outer: [V] = []
    while view.isBox {
      outer.insert(view, at: 0)
      view = view.children[0]
    }
    var boxes = [view.styles] + outer.map(\.styles)
    StyleBox.add(style, to: &boxes)
    view.styles = boxes[0]
    for (index, styles) in boxes.dropFirst().enumerated() {
      var box = V(.group(.plain), [view], styles: styles)
      if outer.indices.contains(index) {
        box.name = outer[index].name
        box.facts = outer[index].facts
      }
      view = box
    }
    return view
  }

  private var isBox: Bool { content == .group(.plain) && children.count == 1 }

  func named(_ name: String) -> V {
    var view = self
    view.name = name
    return view
  }

  func frame(width: Double? = nil, height: Double? = nil, alignment: Alignment = .center) -> V {
    with(.frame(Frame(width: width, height: height, alignment: alignment)))
  }

  func frame(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil,
    minHeight: Double? = nil, idealHeight: Double? = nil, maxHeight: Double? = nil,
    alignment: Alignment = .center
  ) -> V {
    with(
      .frame(
        Frame(
          minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
          idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment)))
  }

  func padding(_ length: Double) -> V { padding(.all, length) }

  func padding(_ edges: Edge.Set, _ length: Double) -> V {
    with(.padding(EdgeInsets(length, on: edges)))
  }

  func layoutPriority(_ priority: Double) -> V { with(.layoutPriority(priority)) }
  func zIndex(_ index: Double) -> V { with(.zIndex(index)) }
  func offset(x: Double, y: Double) -> V { with(.offset(x: x, y: y)) }
  func clipped() -> V { with(.clipped) }
  func cornerRadius(_ radius: Double) -> V { with(.cornerRadius(radius)) }
  func opacity(_ opacity: Double) -> V { with(.opacity(opacity)) }
  func lineLimit(_ limit: Int) -> V { with(.lineLimit(limit)) }
  func font(_ font: Font) -> V { with(.font(font)) }
  func cellSpan(_ span: Int) -> V { with(.cellSpan(span)) }
  func cellAnchor(_ anchor: UnitPoint) -> V { with(.cellAnchor(anchor)) }
  func cellAlignments(_ alignments: [HorizontalAlignment?]) -> V {
    with(.cellAlignments(alignments))
  }
  func unsizedCell(_ axes: Axis.Set) -> V { with(.unsizedCell(axes)) }
  func border() -> V { with(.border(.foreground, width: 1)) }

  func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> V {
    with(.fixedSize(horizontal: horizontal, vertical: vertical))
  }

  func aspectRatio(_ ratio: Double?, _ mode: ContentMode) -> V {
    with(.aspectRatio(ratio, mode))
  }

  func containerRelativeFrame(
    _ axes: Axis.Set, count: Int = 1, span: Int = 1, spacing: Double = 0,
    alignment: Alignment = .center
  ) -> V {
    with(
      .relativeFrame(
        RelativeFrame(axes: axes, count: count, span: span, spacing: spacing, alignment: alignment))
    )
  }

  func position(x: Double, y: Double) -> V {
    V(.overlay(.positioned), [with(.position(x: x, y: y))], styles: [.alignment(.topLeading)])
  }

  func overlay(alignment: Alignment = .center, _ layers: V...) -> V {
    V(.overlay(.overlay), [self] + layers, styles: [.alignment(alignment)])
  }

  func background(alignment: Alignment = .center, _ layers: V...) -> V {
    V(.overlay(.background), layers + [self], styles: [.alignment(alignment)])
  }

  func hidden() -> V {
    var view = self
    view.facts.append(.hidden)
    return view
  }
}

func Text(_ words: String) -> V { V(.text(words, leadingTo: nil)).named(words) }
func Color(_ name: String = "color") -> V { V(.shape(.rectangle)).named(name) }
func Circle() -> V {
  let size = CGSize(width: 300, height: 300)
  let path = Path(ellipseIn: CGRect(origin: .zero, size: size))
  return V(.shape(.path(path, in: size))).named("circle")
}

func Spacer(minLength: Double? = nil) -> V { V(.spacer(minimum: minLength)) }
func Divider() -> V { V(.divider).named("divider") }
func Image(_ name: String = "star") -> V { V(.image(.symbol(name), isResizable: false)) }

func VStack(
  alignment: HorizontalAlignment = .center, spacing: Double? = nil, _ children: V...
) -> V {
  let alignment = Alignment(horizontal: alignment, vertical: .center)
  return V(.stack(.vertical), children, styles: stackStyles(spacing, alignment))
}

func HStack(
  alignment: VerticalAlignment = .center, spacing: Double? = nil, _ children: V...
) -> V {
  let alignment = Alignment(horizontal: .center, vertical: alignment)
  return V(.stack(.horizontal), children, styles: stackStyles(spacing, alignment))
}

private func stackStyles(_ spacing: Double?, _ alignment: Alignment) -> [StyleProperty] {
  (spacing.map { [.spacing($0)] } ?? []) + (alignment == .center ? [] : [.alignment(alignment)])
}

func ZStack(alignment: Alignment = .center, _ children: V...) -> V {
  V(.overlay(.plain), children, styles: alignment == .center ? [] : [.alignment(alignment)])
}

func ScrollView(_ axes: Axis.Set = .vertical, _ children: V...) -> V {
  V(.scroll(axes, showsIndicators: true, isEnabled: true), children).named("scroll")
}

func Grid(
  alignment: Alignment = .center, horizontal: Double? = nil, vertical: Double? = nil,
  columns: Int, _ children: V...
) -> V {
  V(
    .grid(.cells(columns: columns)), children,
    styles: [.gridSpacing(horizontal: horizontal, vertical: vertical), .alignment(alignment)])
}

func GridRow(_ children: V...) -> V { V(.gridRow, children) }

func LazyVGrid(_ columns: [GridItem], spacing: Double? = nil, _ children: [V]) -> V {
  V(
    .grid(.tracks(.vertical)), children,
    styles: [.tracks(columns, .vertical), .gridSpacing(horizontal: nil, vertical: spacing)])
}
