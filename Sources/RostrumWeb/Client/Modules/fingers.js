// Follows two fingers on a view, or what a trackpad does in their place. Knows nothing of what the app makes of it.

/** Reports two fingers on views with `data-pinch`, given what names an element, what says that it is off, and what sends. */
export function followFingers(idOf, isOff, send) {
  /** Reports the distance and the angle of two fingers, or of a trackpad, which begin at 1 and 0. */
  function pinch(element, start) {
    const box = element.getBoundingClientRect();
    const place = [start.x - box.left, start.y - box.top, box.width, box.height].map(Math.round);
    let scale = 1, angle = 0, isTaken = false, pace;
    const tell = (phase) => send(idOf(element), "pinch", phase, Number(scale.toFixed(4)), Number(angle.toFixed(2)), ...place);
    return {
      move(nextScale, nextAngle) {
        [scale, angle] = [nextScale, nextAngle];
        isTaken ||= Math.max(Math.abs(scale - 1), Math.abs(angle) * Math.PI / 180) >= element.dataset.pinch;
        if (isTaken) pace ??= setTimeout(() => {
          pace = undefined;
          if (document.documentElement.dataset.state === "live") tell("changed");
        }, 32);
      },
      end(phase) {
        clearTimeout(pace);
        if (isTaken) tell(phase);
      },
    };
  }

  const pinched = ({ target }) => {
    const element = target.closest?.("[data-pinch]");
    return element && !isOff(element) ? element : null;
  };
  const between = ([one, other]) => ({ x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2 });
  const lineOf = ([one, other]) => [other.clientX - one.clientX, other.clientY - one.clientY];

  let fingers;
  addEventListener("touchstart", (event) => {
    const element = event.touches.length === 2 && pinched(event);
    if (!element) return;
    event.preventDefault();
    fingers = { line: lineOf(event.touches), turned: 0, pinch: pinch(element, between(event.touches)) };
  }, { passive: false });
  addEventListener("touchmove", (event) => {
    if (!fingers || event.touches.length < 2) return;
    event.preventDefault();
    const [x, y] = lineOf(event.touches);
    const degrees = (Math.atan2(y, x) - Math.atan2(fingers.line[1], fingers.line[0])) * 180 / Math.PI;
    // More than half a turn continues the turn.
    fingers.turned += ((degrees - fingers.turned + 540) % 360 + 360) % 360 - 180;
    fingers.pinch.move(Math.hypot(x, y) / (Math.hypot(...fingers.line) || 1), fingers.turned);
  }, { passive: false });
  for (const [type, phase] of [["touchend", "ended"], ["touchcancel", "cancelled"]]) {
    addEventListener(type, ({ touches }) => {
      if (!fingers || touches.length > 1) return;
      fingers.pinch.end(phase);
      fingers = undefined;
    });
  }

  // A trackpad zooms by a wheel with the control key in most browsers, and by gestures in Safari.
  let wheel;
  addEventListener("wheel", (event) => {
    const element = event.ctrlKey && pinched(event);
    if (!element) return;
    event.preventDefault();
    wheel ??= { scale: 1, pinch: pinch(element, { x: event.clientX, y: event.clientY }) };
    wheel.scale *= Math.exp(-event.deltaY / 100);
    wheel.pinch.move(wheel.scale, 0);
    clearTimeout(wheel.timer);
    wheel.timer = setTimeout(() => {
      wheel.pinch.end("ended");
      wheel = undefined;
    }, 200);
  }, { passive: false });
  let trackpad;
  addEventListener("gesturestart", (event) => {
    const element = !fingers && pinched(event);
    if (!element) return;
    event.preventDefault();
    trackpad = pinch(element, { x: event.clientX, y: event.clientY });
  });
  addEventListener("gesturechange", (event) => {
    if (!trackpad) return;
    event.preventDefault();
    trackpad.move(event.scale, event.rotation);
  });
  addEventListener("gestureend", () => {
    trackpad?.end("ended");
    trackpad = undefined;
  });
}
