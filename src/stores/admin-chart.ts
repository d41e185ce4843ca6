// The bars of a small chart: where each stands and how high it is, in units of the drawing.

export interface Bar {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Shorter ones would not be seen, and something is not nothing. */
const LEAST = 2;
const GAP = 0.25;

/** One bar a value, over the whole width, on the lower edge; nothing (0) has no height. */
export function barsOf(values: readonly number[], width: number, height: number): Bar[] {
  const most = Math.max(0, ...values);
  const step = width / Math.max(1, values.length);
  return values.map((value, at) => {
    const tall = value > 0 && most > 0 ? Math.max(LEAST, (value / most) * height) : 0;
    return { x: (at + GAP / 2) * step, y: height - tall, width: step * (1 - GAP), height: tall };
  });
}
