import Rostrum

/// The pages that show, one by one, what the tables in Documentation/Support say is there, with a
/// search over all of them.
struct SpecimenTopics: View {
  @State private var path = Self.start
  @State private var query = ""

  /// The path of the page that the gallery opens with.
  private static var start: NavigationPath {
    let lists: [SpecimenList] = Start.current.path(of: .specimens)
    let topics: [SpecimenTopic] = Start.current.path(of: .specimens)
    return lists.isEmpty ? NavigationPath(topics) : NavigationPath(lists)
  }

  var body: some View {
    let found = SpecimenIndex.all.entries(with: query)
    NavigationStack(path: $path) {
      List {
        if query.isEmpty {
          NavigationLink(value: SpecimenList.all) {
            Label(SpecimenList.all.rawValue, systemImage: "list.dash")
          }
          ForEach(SpecimenTopic.allCases) { topic in
            NavigationLink(value: topic) { Label(topic.rawValue, systemImage: topic.symbol) }
          }
        } else {
          SpecimenRows(entries: found)
        }
      }
      .overlay {
        if !query.isEmpty, found.isEmpty { ContentUnavailableView.search(text: query) }
      }
      .navigationTitle("Specimens")
      .searchable(text: $query, prompt: "Views and modifiers")
      .navigationDestination(for: SpecimenTopic.self) { $0.content }
      .navigationDestination(for: SpecimenIndex.Entry.self) { entry in
        entry.topic.content.environment(\.onlySpecimen, entry)
      }
      .navigationDestination(for: SpecimenList.self) { _ in
        List { SpecimenRows(entries: SpecimenIndex.all.sorted) }
          .navigationTitle(SpecimenList.all.rawValue)
      }
    }
  }
}

/// A list of specimens.
private enum SpecimenList: String {
  case all = "All, A–Z"
}

/// A row for each of some specimens, which leads to a page of its own.
private struct SpecimenRows: View {
  let entries: [SpecimenIndex.Entry]

  var body: some View {
    ForEach(entries) { entry in
      NavigationLink(value: entry) {
        VStack(alignment: .leading) {
          Text(verbatim: entry.spelling).font(.system(.callout, design: .monospaced))
          Text(verbatim: entry.topic.rawValue).font(.footnote).foregroundStyle(.secondary)
        }
      }
    }
  }
}

/// A page of specimens.
enum SpecimenTopic: String, CaseIterable, Identifiable {
  case view = "Views and builders"
  case state = "State, environment and Combine"
  case text = "Text, fonts and images"
  case button = "Buttons and progress"
  case field = "Fields and choices"
  case list = "Lists and tables"
  case navigation = "Navigation and toolbars"
  case presentation = "Presentations"
  case gesture = "Gestures, keyboard and focus"
  case accessibility = "Accessibility"
  case animation = "Animation and transitions"
  case layout = "Layout and grids"
  case shape = "Shapes, colors and effects"
  case chart = "Charts"

  var id: Self { self }

  /// The symbol of the page in the list.
  var symbol: String {
    switch self {
    case .view: "cube"
    case .state: "arrow.triangle.branch"
    case .text: "textformat"
    case .button: "power"
    case .field: "slider.horizontal.3"
    case .list: "list.bullet"
    case .navigation: "sidebar.left"
    case .presentation: "rectangle.stack"
    case .gesture: "hand.point.up.left"
    case .accessibility: "figure.stand"
    case .animation: "sparkles"
    case .layout: "square.grid.3x3"
    case .shape: "paintpalette"
    case .chart: "chart.bar"
    }
  }

  /// The files of the page, by the words before “Specimens”.
  var files: [String] {
    switch self {
    case .view: ["View"]
    case .state: ["State", "Window", "Shared", "Combine"]
    case .text: ["Text", "TextSize", "Picture", "Letter"]
    case .button: ["Button", "File", "Command"]
    case .field: ["Field", "Moment"]
    case .list: ["List", "Table", "Line"]
    case .navigation: ["Navigation", "BarItem", "Address", "StoreStack", "Container", "SearchPart"]
    case .presentation: ["Presentation", "Question", "StorePresentation", "Classic"]
    case .gesture: ["Gesture", "Focus", "Draggable", "Pointer"]
    case .accessibility: ["Accessibility"]
    case .animation: ["Animation", "Motion", "Passage"]
    case .layout: ["Layout", "CustomLayout", "Direction", "SplitView", "Arrangement", "Backdrop"]
    case .shape: ["Shape", "Paint", "Material", "Canvas", "Contour"]
    case .chart: ["Chart", "ChartInteraction", "ChartKey", "Mark"]
    }
  }

  @MainActor @ViewBuilder var content: some View {
    switch self {
    case .view: ViewSpecimens()
    case .state: StateSpecimens()
    case .text: TextSpecimens()
    case .button: ButtonSpecimens()
    case .field: FieldSpecimens()
    case .list: ListSpecimens()
    case .navigation: NavigationSpecimens()
    case .presentation: PresentationSpecimens()
    case .gesture: GestureSpecimens()
    case .accessibility: AccessibilitySpecimens()
    case .animation: AnimationSpecimens()
    case .layout: LayoutSpecimens()
    case .shape: ShapeSpecimens()
    case .chart: ChartSpecimens()
    }
  }
}
