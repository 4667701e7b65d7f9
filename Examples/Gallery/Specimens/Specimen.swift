import Rostrum

/// A view that shows what one or more rows of the tables in Documentation/Support are about.
///
/// Browser tests find the view by the identifiers of its rows. The view is 300 points wide, so that the
/// tests can tell where its parts stand.
struct Specimen<Content: View>: View {
  private let rows: String
  private let spelling: String
  private let source: SpecimenSource
  private let content: Content
  @Environment(\.onlySpecimen) private var only
  @Environment(\.horizontalSizeClass) private var width

  /// Creates a specimen.
  ///
  /// - Parameters:
  ///   - rows: The identifiers of the rows, separated by spaces.
  ///   - spelling: The caption, which is what the rows name.
  ///   - file: The file of the specimen, which the page shows a part of.
  ///   - line: The line of the specimen.
  ///   - content: The view itself.
  init(
    _ rows: String, _ spelling: String, file: String = #filePath, line: Int = #line,
    @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.spelling = spelling
    source = SpecimenSource(file: file, line: line)
    self.content = content()
  }

  var body: some View {
    if let only {
      if only.rows == rows { page }
    } else {
      card {
        view
        Spacer(minLength: 0)
        SourceDisclosure(name: spelling, source: source)
      }
    }
  }

  /// The view with its source: beside it, or below it in a narrow window.
  private var page: some View {
    let layout =
      width == .compact
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: 16))
      : AnyLayout(HStackLayout(alignment: .top, spacing: 16))
    return layout {
      card { view }
      SourceText(source: source)
        .background(Color(.secondarySystemGroupedBackground))
        .cornerRadius(16)
    }
  }

  private var view: some View {
    VStack(alignment: .leading) { content }
      .frame(maxWidth: 300, alignment: .leading)
      .accessibilityIdentifier(rows)
  }

  private func card(@ViewBuilder content: () -> some View) -> some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(verbatim: spelling)
        .font(.system(.footnote, design: .monospaced))
        .foregroundStyle(.secondary)
      content()
    }
    .padding(16)
    .frame(maxWidth: .infinity, maxHeight: only == nil ? .infinity : nil, alignment: .topLeading)
    .background(Color(.secondarySystemGroupedBackground))
    .cornerRadius(16)
  }
}

/// Specimens under a heading, in as many columns as there is room for.
struct Specimens<Content: View>: View {
  private let title: String
  private let content: Content
  @Environment(\.onlySpecimen) private var only
  private let columns = [
    GridItem(.adaptive(minimum: 332), spacing: 16, alignment: .topLeading)
  ]

  init(_ title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  var body: some View {
    if only == nil {
      VStack(alignment: .leading, spacing: 12) {
        Text(verbatim: title)
          .font(.title2.bold())
          .accessibilityHeading(.h2)
        LazyVGrid(columns: columns, spacing: 16) { content }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    } else {
      content
    }
  }
}

/// A page of specimens, or of one of them.
struct SpecimenPage<Content: View>: View {
  private let title: String
  private let content: Content
  @Environment(\.onlySpecimen) private var only

  init(_ title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 32) { content }
        .padding(.vertical, 16)
    }
    .navigationTitle(only?.spelling ?? title)
    .navigationBarTitleDisplayMode(only == nil ? .automatic : .inline)
  }
}

/// A named box, whose place a test can tell.
struct Block: View {
  let name: String
  var width: CGFloat = 40
  var height: CGFloat = 24
  var color = Color.teal

  init(_ name: String, width: CGFloat = 40, height: CGFloat = 24, color: Color = .teal) {
    self.name = name
    self.width = width
    self.height = height
    self.color = color
  }

  var body: some View {
    Text(verbatim: name)
      .font(.caption)
      .foregroundStyle(Color(.systemBackground))
      .frame(width: width, height: height)
      .background(color)
  }
}

/// Keeps a value for the views of a specimen.
struct Keep<Value, Content: View>: View {
  @State private var value: Value
  private let content: (Binding<Value>) -> Content

  init(_ value: Value, @ViewBuilder content: @escaping (Binding<Value>) -> Content) {
    _value = State(initialValue: value)
    self.content = content
  }

  var body: some View { content($value) }
}
