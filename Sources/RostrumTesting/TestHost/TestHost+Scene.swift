public import Foundation
import RostrumDependencies
import RostrumFoundation
import RostrumRuntime
public import RostrumScenes

extension TestHost {
  /// The path of the URL of what the app presents, as a browser shows it.
  ///
  /// ```swift
  /// await host.link("Compilers").tap()
  /// #expect(host.address == "/standups/1")
  /// ```
  public var address: String {
    bringUpToDate()
    return inDependencies { () throws(Never) in graph.address }
  }

  /// Opens a URL in the app, as a link elsewhere does.
  ///
  /// The containers of the app present what the path spells. If they don't present all of it, the
  /// actions of `onOpenURL` receive the URL.
  ///
  /// ```swift
  /// await host.open(URL(string: "https://example.com/standups/3")!)
  /// ```
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - location: The call site at which issues are reported.
  public func open(
    _ url: URL,
    at location: CallSite = #callSite
  ) async {
    bringUpToDate(at: location)
    if !inDependencies({ () throws(Never) in graph.follow(url) }) {
      location.report(
        HostRefusal.noURLHandler.message(doing: "open \(url.absoluteString)", in: self))
    }
    await settle(at: location)
  }

  /// Changes the scene phase, and posts the matching UIKit notifications.
  ///
  /// - Parameters:
  ///   - phase: The new phase.
  ///   - location: The call site at which issues are reported.
  public func setScenePhase(
    _ phase: ScenePhase,
    at location: CallSite = #callSite
  ) async {
    let old = scenePhase
    scenePhase = phase
    inDependencies { () throws(Never) in
      LaunchPhase.change(from: LaunchPhase(old), to: LaunchPhase(phase)) {
        graph.setEnvironment { $0.scenePhase = phase }
      }
    }
    await settle(at: location)
  }

  /// Changes an environment value that the host provides to all views, such as the colour scheme.
  ///
  /// ```swift
  /// await host.setEnvironment(\.colorScheme, .dark)
  /// ```
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the environment value.
  ///   - value: The new value.
  ///   - location: The call site at which issues are reported.
  public func setEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value,
    at location: CallSite = #callSite
  ) async {
    inDependencies { () throws(Never) in graph.setEnvironment { $0[keyPath: keyPath] = value } }
    await settle(at: location)
  }
}

extension LaunchPhase {
  fileprivate init(_ phase: ScenePhase) {
    switch phase {
    case .background: self = .background
    case .inactive: self = .inactive
    case .active: self = .active
    }
  }
}
