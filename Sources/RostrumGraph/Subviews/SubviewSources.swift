extension TupleView: SubviewSource {
  @MainActor package func appendSubviews(to list: inout SubviewList) {
    var index = 0
    for view in repeat each value {
      list.append(view, at: index)
      index += 1
    }
  }
}

extension ForEach: SubviewSource where Content: View {
  @MainActor package func appendSubviews(to list: inout SubviewList) {
    for element in data {
      list.append(content(element), inRow: AnyHashable(identify(element)))
    }
  }
}

extension Optional: SubviewSource where Wrapped: View {
  @MainActor package func appendSubviews(to list: inout SubviewList) {
    if let self { list.append(self) }
  }
}

extension _ConditionalContent: SubviewSource {
  @MainActor package func appendSubviews(to list: inout SubviewList) {
    switch storage {
    case .first(let view): list.append(view, at: 0)
    case .second(let view): list.append(view, at: 1)
    }
  }
}

extension EmptyView: SubviewSource {
  @MainActor package func appendSubviews(to list: inout SubviewList) {}
}

extension AnyView: SubviewSource {
  @MainActor package func appendSubviews(to list: inout SubviewList) { list.append(content) }
}

extension Subview: SubviewSource {
  @MainActor package func appendSubviews(to list: inout SubviewList) { list.add(self) }
}

extension SubviewsCollection: SubviewSource {
  @MainActor package func appendSubviews(to list: inout SubviewList) {
    for subview in subviews { list.add(subview) }
  }
}

extension SubviewsCollectionSlice: SubviewSource {
  @MainActor package func appendSubviews(to list: inout SubviewList) {
    for subview in subviews { list.add(subview) }
  }
}

extension ModifiedContent: SubviewSource where Content: View, Modifier: ViewModifier {
  package static var isLookedInto: Bool {
    Modifier.self is any ContainerValueWriting.Type || SubviewList.looksInto(Content.self)
  }

  @MainActor package func appendSubviews(to list: inout SubviewList) {
    guard Self.isLookedInto else { return list.add(self) }
    list.append(self, to: Self.modification)
  }

  private static var modification: SubviewModification {
    guard Modifier.Body.self == Never.self else { return .whole }
    let isForEach =
      Modifier.self is any ElementModifier.Type || Modifier.self is any EnvironmentModifier.Type
      || Modifier.self is any TraitModifier.Type || Modifier.self is any ContainerValueWriting.Type
    return isForEach ? .each : .first
  }
}
