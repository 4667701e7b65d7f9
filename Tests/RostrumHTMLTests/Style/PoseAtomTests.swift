import Foundation
import RostrumElements
import Testing

// NB: Tests `Atom`, which is internal.
@testable import RostrumHTML

/// A view that leans to one side, whose trailing edge is farther away.
private let leaning: ProjectionTransform = {
  var transform = ProjectionTransform(
    CGAffineTransform(a: 1, b: 0, c: 0.5, d: 2, tx: 10, ty: -20))
  transform.m13 = 0.0015
  return transform
}()

@Suite("Poses as rules") struct PoseAtomTests {
  @Test(
    "A pose is one rule, which its name contains",
    arguments: [
      (Pose(opacity: 0.5), "opacity:0.5;transform:none;filter:none"),
      (
        Pose(transforms: [.offset(x: 3, y: -4), .scale(x: 2, y: 1)]),
        "opacity:1;transform:scale(2,1) translate(calc(var(--r-way)*3px),-4px);filter:none"
      ),
      (
        Pose(transforms: [.rotation(.degrees(90), anchor: .topLeading)], filters: [.blur(2)]),
        "opacity:1;transform:translate(calc(var(--r-way)*-50%),-50%) rotate(90deg) "
          + "translate(calc(var(--r-way)*50%),50%);filter:blur(2px)"
      ),
      (
        Pose(transforms: [.spin(Spin(.degrees(30), about: (0, 1, 0), depth: 4))]),
        "opacity:1;transform:perspective(400px) translateZ(4px) rotate3d(0,1,0,30deg) "
          + "translateZ(-4px);filter:none"
      ),
      (
        Pose(transforms: [.shift(x: -1, y: 0)], filters: [.invert, .grayscale(1)]),
        "opacity:1;transform:translate(-100%,0%);filter:invert(1) grayscale(1)"
      ),
    ])
  func rule(_ pose: Pose, _ declarations: String) throws {
    let atom = PoseAtom(operand: AtomPose(pose)).atom
    #expect(atom.rule.hasSuffix("{\(declarations)}"))
    #expect(Atom(token: atom.token) == atom)
  }

  @Test("The mask of a transition is a rule of that way, which its name contains")
  func passingMask() {
    let size = CGSize(width: 300, height: 300)
    let path = Path(CGRect(x: 0, y: 0, width: 150, height: 300))
    let corners = "clip-path:polygon(0% 0%,50% 0%,50% 100%,0% 100%)"
    for (name, way, rule) in [
      (PassingMaskAtom.Name.enterMask, "enter", "@starting-style{\(corners)}"),
      (.leaveMask, "leave", corners),
    ] {
      let atom = PassingMaskAtom(
        name, AnyTransition.Mask(absent: path, present: Path(CGRect(origin: .zero, size: size)))
      )
      .atom
      #expect(
        atom.rule.hasSuffix(
          "{@media(prefers-reduced-motion:no-preference){&[data-passing=\(way)]"
            + "{transition:clip-path var(--r-motion);\(rule)}}}"))
      #expect(Atom(token: atom.token) == atom)
    }
  }

  @Test("A transform of points begins at the top leading corner")
  func projection() throws {
    let matrix = "matrix3d(1,0,0,0.0015,0.5,2,0,0,0,0,1,0,10,-20,0,1)"
    try rule(
      Pose(transforms: [.projection(leaning)]),
      "opacity:1;transform:scale(var(--r-way),1) translate(-50%,-50%) \(matrix) "
        + "translate(50%,50%) scale(var(--r-way),1);filter:none")
  }

  @Test("A name with too many transforms, or with words of no pose, has no rule")
  func refusals() {
    #expect(Atom(token: "pose_1" + String(repeating: "_by_1_1", count: 9)) == nil)
    #expect(Atom(token: "pose") == nil)
    #expect(Atom(token: "pose_1_turn_1") == nil)
    #expect(Atom(token: "pose_1_evil") == nil)
  }
}
