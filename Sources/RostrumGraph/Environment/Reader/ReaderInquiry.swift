/// Asks the host for the reader's preferences once a view reads any of them.
///
/// A host that isn't asked reports nothing, so apps without interest in the preferences pay nothing.
final class ReaderInquiry: GraphService {
  override func perform(_ event: UserEvent) -> Bool {
    guard case .prefer(let preferences) = event.action else { return false }
    graph.setEnvironment { environment in
      environment.readerPreferences = preferences
      environment.colorScheme = preferences.options.contains(.darkColors) ? .dark : .light
      environment.verticalSizeClass =
        preferences.options.contains(.lowWindow) ? .compact : .regular
    }
    return true
  }
}

extension ViewGraph {
  /// Makes the scene ask for the preferences if a view has read any of them.
  func inquire() {
    guard isInquiring, services.find(ReaderInquiry.self) == nil else { return }
    _ = service(ReaderInquiry.self)
    var state = root.state
    state.set(.prefer)
    tree.setState(of: root, to: state)
  }
}

extension EnvironmentValues {
  /// What the host has reported of its reader.
  package var readerPreferences: ReaderPreferences {
    get { self[ReaderPreferencesKey.self] }
    set { self[ReaderPreferencesKey.self] = newValue }
  }

  /// What the host has reported of its reader, for a view that follows it.
  var askedPreferences: ReaderPreferences {
    scope?.inquire()
    return readerPreferences
  }

  /// Sets or removes a preference, for a part of the views.
  mutating func prefer(_ option: ReaderPreferences.Option, _ isPreferred: Bool) {
    var preferences = readerPreferences
    if isPreferred {
      preferences.options.insert(option)
    } else {
      preferences.options.remove(option)
    }
    readerPreferences = preferences
  }
}

private struct ReaderPreferencesKey: EnvironmentKey {
  static let defaultValue = ReaderPreferences()
}
