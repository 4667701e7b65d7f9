import IssueReporting

/// What previews share: an environment, or data that takes time to prepare.
///
/// ```swift
/// struct SampleData: PreviewModifier {
///   static func makeSharedContext() async throws -> Library { try await Library.sample() }
///
///   func body(content: Content, context: Library) -> some View {
///     content.environment(context)
///   }
/// }
///
/// #Preview(traits: .modifier(SampleData())) {
///   CatalogView()
/// }
/// ```
///
/// The context is made once for all previews with modifiers of a type. A preview is empty until its context is
/// there, or shows the error.
public protocol PreviewModifier {
  /// The type of what the previews share.
  associatedtype Context = Void
  /// The type of the modified preview.
  associatedtype Body: View
  /// The preview.
  typealias Content = PreviewModifierContent

  /// Makes what the previews share.
  ///
  /// - Returns: The context.
  /// - Throws: Any error, which the previews show.
  @MainActor static func makeSharedContext() async throws -> Context

  /// Modifies a preview.
  ///
  /// - Parameters:
  ///   - content: The preview.
  ///   - context: What the previews share.
  /// - Returns: The modified preview.
  @MainActor @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Makes nothing.
  @MainActor public static func makeSharedContext() async throws {}
}

/// A preview that a ``PreviewModifier`` modifies.
public struct PreviewModifierContent: View {
  let content: AnyView

  /// The preview.
  public var body: some View { content }
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// Modifies the preview.
  ///
  /// - Parameter modifier: The modifier.
  /// - Returns: The trait.
  public static func modifier(_ modifier: some PreviewModifier) -> Self {
    Self(traits: T(), modification: PreviewModification(modifier))
  }
}

/// A modifier of a preview, whatever its type is.
struct PreviewModification: Sendable {
  /// Modifies a view.
  let apply: @MainActor @Sendable (AnyView) -> AnyView

  init(_ modifier: some PreviewModifier) {
    // NB: A trait is created once, and its modifier is used on the main actor only.
    nonisolated(unsafe) let modifier = modifier
    apply = { AnyView(ModifiedPreview(modifier: modifier, content: $0)) }
  }
}

/// A preview that waits for the context of its modifier.
private struct ModifiedPreview<Modifier: PreviewModifier>: View {
  let modifier: Modifier
  let content: AnyView
  @State private var context: Modifier.Context?
  @State private var failure: String?

  var body: some View {
    if let context {
      modifier.body(content: PreviewModifierContent(content: content), context: context)
    } else if let failure {
      Text(verbatim: failure)
    } else {
      Color.clear.task {
        do {
          context = try await SharedContexts.context(of: Modifier.self)
        } catch {
          failure = "\(error)"
          reportIssue("The context of \(Modifier.self) can't be made: \(error)")
        }
      }
    }
  }
}

/// The contexts of modifiers, by their types.
@MainActor private enum SharedContexts {
  private static var tasks: [ObjectIdentifier: Task<Held, any Error>] = [:]

  /// NB: `@unchecked` because contexts are made and used on the main actor only.
  private struct Held: @unchecked Sendable {
    let value: Any
  }

  static func context<Modifier: PreviewModifier>(
    of type: Modifier.Type
  ) async throws -> Modifier.Context? {
    let id = ObjectIdentifier(type)
    let task = tasks[id] ?? Task { Held(value: try await type.makeSharedContext()) }
    tasks[id] = task
    return try await task.value.value as? Modifier.Context
  }
}
