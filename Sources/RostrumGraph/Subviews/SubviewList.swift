/// A view that stands for any number of views in a container.
@MainActor
package protocol SubviewSource: View {
  /// Whether the views of the type can be several, none, or have values for their container.
  static var isLookedInto: Bool { get }

  /// Appends the views.
  func appendSubviews(to list: inout SubviewList)
}

extension SubviewSource {
  package static var isLookedInto: Bool { true }
}

/// Collects the views within a view.
///
/// A view with a body is looked into if it has no properties that need a node, such as a `@State`.
@MainActor
package struct SubviewList {
  /// A view, or a section with views.
  enum Entry {
    case subview(Subview)
    case section(SectionConfiguration)
  }

  private(set) var entries: [Entry] = []
  private var path: [Subview.ID.Part] = []
  private var depth = 0

  /// The number of bodies within each other that are looked into: a view can contain itself.
  private static let maximumDepth = 64

  private init() {}

  /// Collects the views within a view.
  init<V: View>(of view: V) {
    append(view)
  }

  /// Appends the views within a view.
  package mutating func append<V: View>(_ view: V) {
    if let source = view as? any SubviewSource {
      source.appendSubviews(to: &self)
    } else if Self.looksIntoBody(of: V.self), depth < Self.maximumDepth {
      depth += 1
      append(view.body)
      depth -= 1
    } else {
      add(view)
    }
  }

  /// Appends the views within one of several views.
  package mutating func append<V: View>(_ view: V, at index: Int) {
    path.append(.place(index))
    append(view)
    path.removeLast()
  }

  /// Appends the views within the view of a row.
  mutating func append<V: View>(_ view: V, inRow id: AnyHashable) {
    path.append(.row(id))
    append(view)
    path.removeLast()
  }

  /// Appends a view as it is.
  mutating func add<V: View>(_ view: V) {
    let id = Subview.ID(parts: path)
    entries.append(.subview(Subview(id: id, containerValues: ContainerValues(), content: view)))
  }

  /// Appends a subview of a different view.
  mutating func add(_ subview: Subview) {
    entries.append(.subview(subview))
  }

  /// Appends a section.
  package mutating func appendSection(
    header: some View, content: (some View)?, footer: some View
  ) {
    let section = SectionConfiguration(
      id: SectionConfiguration.ID(kind: .section(Subview.ID(parts: path))),
      header: collected { $0.append(header, at: 0) },
      content: collected { list in if let content { list.append(content, at: 1) } },
      footer: collected { $0.append(footer, at: 2) })
    entries.append(.section(section))
  }

  /// Appends the views within a view, each with a modifier.
  mutating func append<V: View, Modifier: ViewModifier>(
    _ view: ModifiedContent<V, Modifier>, to each: SubviewModification
  ) {
    let former = entries
    entries = []
    append(view.content)
    let new = entries
    entries = former
    if new.isEmpty { return }
    if each == .whole, new.count > 1 { return add(view) }
    for (index, entry) in new.enumerated() {
      entries.append(each == .first && index > 0 ? entry : entry.modified(by: view.modifier))
    }
  }

  private func collected(_ collect: (inout SubviewList) -> Void) -> SubviewsCollection {
    var list = SubviewList()
    list.path = path
    list.depth = depth
    collect(&list)
    return list.subviews
  }

  /// The views, of which those of a section follow its header.
  var subviews: SubviewsCollection {
    SubviewsCollection(
      entries.flatMap { entry in
        switch entry {
        case .subview(let subview): [subview]
        case .section(let section):
          section.header.subviews + section.content.subviews + section.footer.subviews
        }
      })
  }

  /// The sections.
  var sections: SectionCollection {
    var sections: [SectionConfiguration] = []
    var loose: [Subview] = []
    var count = 0
    func endLoose() {
      if loose.isEmpty { return }
      sections.append(
        SectionConfiguration(
          id: SectionConfiguration.ID(kind: .loose(count)), header: SubviewsCollection([]),
          content: SubviewsCollection(loose), footer: SubviewsCollection([])))
      loose = []
      count += 1
    }
    for entry in entries {
      switch entry {
      case .subview(let subview): loose.append(subview)
      case .section(let section):
        endLoose()
        sections.append(section)
      }
    }
    endLoose()
    return SectionCollection(sections: sections)
  }
}

/// Which of several views a modifier around them is applied to.
enum SubviewModification {
  /// Each of them.
  case each
  /// The first: the modifier acts once, as `onAppear` and `sheet` do.
  case first
  /// All of them together, which are one subview then.
  case whole
}

extension SubviewList {
  /// Whether views of a type are looked into.
  static func looksInto<V: View>(_ type: V.Type) -> Bool {
    if let source = type as? any SubviewSource.Type { return source.isLookedInto }
    return looksIntoBody(of: type)
  }

  private static func looksIntoBody<V: View>(of type: V.Type) -> Bool {
    V.Body.self != Never.self && ValueLayout.of(type).properties.isEmpty && looksInto(V.Body.self)
  }
}

extension SubviewList.Entry {
  @MainActor
  fileprivate func modified<Modifier: ViewModifier>(by modifier: Modifier) -> Self {
    switch self {
    case .subview(let subview): .subview(subview.modified(by: modifier))
    case .section(let section): .section(section.modified(by: modifier))
    }
  }
}
