import Foundation
import RostrumHTML
import RostrumHTMLTestSupport
import RostrumScenes
import Testing

@Suite("Motions in HTML") struct MotionHTMLTests {
  private func node(_ styles: [StyleProperty]) -> DOMNode {
    DOMNode(
      .make(1, .group(.plain), [.styles(styles)]),
      in: .root(saying: .english, resources: .example))
  }

  @Test("A motion is its frames as JSON, and a script plays it")
  func frames() throws {
    let frames = [
      Motion.Frame(0, Pose(opacity: 0.5)),
      Motion.Frame(1, Pose(transforms: [.offset(x: 0, y: 8)], filters: [.blur(2)])),
    ]
    let motion = Motion(frames, duration: 1.5, repetitions: .infinity, trigger: .always)
    let node = node([.motion(motion)])
    #expect(
      node["data-frames"]
        == #"[-1,1500,0,0,0,[[0,"linear",0.5,"none","none"],"#
        + #"[1,"linear",1,"translate(0,8px)","blur(2px)"]]]"#)
    #expect(node["data-script"] == "/motions.js")
    #expect(node.className?.contains("s-pose_0p5") == true)
  }

  @Test("A motion says what plays it")
  func triggers() {
    let frames = [Motion.Frame(0, .identity), Motion.Frame(1, .identity)]
    for (trigger, word) in [
      (Motion.Trigger.count(3), "[3,"), (.scrolling(nil), #"["y","#),
      (.scrolling(.horizontal), #"["x","#),
    ] {
      let node = node([.motion(Motion(frames, duration: 1, trigger: trigger))])
      #expect(node["data-frames"]?.hasPrefix(word) == true)
      #expect(node.className?.contains("pose") == false)
    }
  }

  @Test("Thresholds of scrolling are ranges, and numbers of every kind are written")
  func thresholds() {
    func ranges(_ bottom: ScrollThreshold, _ top: ScrollThreshold) -> String? {
      let frames = [0, 0.5, 1].map { Motion.Frame($0, .identity) }
      let trigger = Motion.Trigger.scrolling(nil, bottomTrailing: bottom, topLeading: top)
      return node([.motion(Motion(frames, duration: 1, trigger: trigger))])["data-frames"]
        .map { String($0.suffix(from: $0.range(of: "]]")!.lowerBound)) }
    }
    let usual = ScrollThreshold()
    #expect(ranges(usual, usual) == "]]]")
    #expect(
      ranges(ScrollThreshold(.visible(0.25)), ScrollThreshold(.visible(0.25)))
        == #"]],["entry 25%","exit 75%"]]"#)
    #expect(
      ranges(ScrollThreshold(.centered, inset: 8), ScrollThreshold(.visible(1), inset: 8))
        == #"]],["cover calc(50% + 8px)","exit calc(0% - 8px)"]]"#)
    for number in [Double.nan, .infinity, -1, 1e308] {
      let odd = ranges(ScrollThreshold(.visible(number), inset: number), usual)
      #expect(odd?.contains("entry ") == true)
      #expect(odd?.contains("nan") == false)
    }
  }

  @Test("Counterparts and changes of content are attributes")
  func attributes() {
    let node = node([
      .contentTransition(.numericText()), .matched(ViewMatch(.zoom, key: "1-\"a\"")),
    ])
    #expect(
      self.node([.matched(ViewMatch(.size, key: "b", isSource: false))])["data-match"]
        == "size* b")
    #expect(node["data-turns"] == "up")
    #expect(node["data-match"] == "zoom 1-\"a\"")
    #expect(node["data-script"] == "/motions.js")
  }
}
