import Foundation
import Rostrum
import RostrumCombine

/// Specimens of observable objects and publishers.
struct CombineSpecimens: View {
  @StateObject private var player = Player()

  var body: some View {
    Specimens("Combine") {
      Specimen("V1.9 V5.23 V5.25 V10.94", "@StateObject, @ObservedObject, @Published") {
        Text("Volume \(player.volume)")
        Louder(player: player)
      }
      Specimen("V4.43", "StateObject(wrappedValue:)") { Made(volume: 5) }
      Specimen("V3.33 V5.15", "environmentObject(_:), @EnvironmentObject") {
        Shared().environmentObject(player)
      }
      Specimen("V3.86", "onReceive(_:) {}") { Receiver(player: player) }
    }
  }
}

private final class Player: ObservableObject {
  @Published var volume: Int

  init(volume: Int = 1) { self.volume = volume }
}

private struct Louder: View {
  @ObservedObject var player: Player

  var body: some View { Button("Louder than \(player.volume)") { player.volume += 1 } }
}

private struct Made: View {
  @StateObject private var player: Player

  init(volume: Int) { _player = StateObject(wrappedValue: Player(volume: volume)) }

  var body: some View { Button("Volume \(player.volume)") { player.volume += 1 } }
}

private struct Shared: View {
  @EnvironmentObject private var player: Player

  var body: some View { Button("Reset from \(player.volume)") { player.volume = 0 } }
}

private struct Receiver: View {
  let player: Player
  @State private var log = ""

  var body: some View {
    Button("Turn it up") { player.volume = 11 }
    Text("Received \(log)").onReceive(player.$volume) { log += "\($0) " }
  }
}
