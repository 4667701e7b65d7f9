import Rostrum

/// A list of pages that show, one by one, what the tables in Documentation/Support say is there.
struct SpecimenTopics: View {
  @State private var path: [SpecimenTopic] = Start.current.path(of: .specimens)

  var body: some View {
    NavigationStack(path: $path) {
      List(SpecimenTopic.allCases) { topic in
        NavigationLink(topic.rawValue, value: topic)
      }
      .navigationTitle("Specimens")
      .navigationDestination(for: SpecimenTopic.self) { $0.content }
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

  var id: Self { self }

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
    }
  }
}
