#if DEBUG
  import RostrumScenes
  import RostrumViews

  /// An app whose windows are the previews of the program.
  struct PreviewsApp: App {
    private let sources: [PreviewSource]
    private let issues: PreviewIssues

    init() {
      self.init(showing: PreviewSource.all, issues: PreviewIssues())
    }

    /// Creates an app that shows previews.
    ///
    /// - Parameters:
    ///   - sources: The previews, whose positions addresses name.
    ///   - issues: Learns which session shows which preview.
    init(showing sources: [PreviewSource], issues: PreviewIssues) {
      self.sources = sources
      self.issues = issues
    }

    var body: some Scene {
      WindowGroup("Previews") { Text("The page of previews is at the path “/”.") }
      WindowGroup(id: "preview", for: PreviewVariant.self) { [sources, issues] $variant in
        PreviewWindow(variant: variant, sources: sources, issues: issues)
      }
    }
  }

  /// A window with a preview.
  private struct PreviewWindow: View {
    let variant: PreviewVariant?
    let sources: [PreviewSource]
    let issues: PreviewIssues

    var body: some View {
      if let variant, sources.indices.contains(variant.preview) {
        let source = sources[variant.preview]
        let _ = issues.belong(to: source.id)
        variant.applied(to: sized(source))
      } else {
        Text("There is no such preview any more.")
      }
    }

    private func sized(_ source: PreviewSource) -> AnyView {
      guard source.layout == .sizeThatFits else { return source.view() }
      return AnyView(
        source.view().fixedSize(horizontal: false, vertical: true)
          .accessibilityIdentifier("rostrum-preview"))
    }
  }
#endif
