public import Foundation
import RostrumDependencies
import RostrumFoundation
public import RostrumViews

extension TestHost {
  /// Opens the app with a URL, as a link elsewhere does.
  ///
  /// ```swift
  /// await host.open(URL(string: "https://example.com/standups/3")!)
  /// ```
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - fileID: Where it is done; issues name it.
  ///   - filePath: Where it is done.
  ///   - line: Where it is done.
  ///   - column: Where it is done.
  public func open(
    _ url: URL,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let location = HostLocation(fileID, filePath, line, column)
    bringUpToDate(at: location)
    if !inDependencies({ () throws(Never) in graph.receive(url) }) {
      location.report(
        HostRefusal.noURLHandler.message(doing: "open \(url.absoluteString)", in: self))
    }
    await settle(at: location)
  }

  /// Changes how much the user has to do with the scene, and posts what UIKit posts then.
  ///
  /// - Parameters:
  ///   - phase: The new phase.
  ///   - fileID: Where it is done; issues name it.
  ///   - filePath: Where it is done.
  ///   - line: Where it is done.
  ///   - column: Where it is done.
  public func setScenePhase(
    _ phase: ScenePhase,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let old = scenePhase
    scenePhase = phase
    inDependencies { () throws(Never) in
      graph.setEnvironment { $0.scenePhase = phase }
      LaunchPhase.postChange(from: LaunchPhase(old), to: LaunchPhase(phase))
    }
    await settle(at: HostLocation(fileID, filePath, line, column))
  }

  /// Changes something that a host tells all views, such as the colour scheme.
  ///
  /// - Parameters:
  ///   - keyPath: Where the value is.
  ///   - value: The new value.
  ///   - fileID: Where it is done; issues name it.
  ///   - filePath: Where it is done.
  ///   - line: Where it is done.
  ///   - column: Where it is done.
  public func setEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await setEnvironment(keyPath, value, at: HostLocation(fileID, filePath, line, column))
  }

  private func setEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value, at location: HostLocation
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
