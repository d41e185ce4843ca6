// Layout of a small bar chart: position and size of each bar, in units of the drawing.

export interface Bar {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Minimum height of a bar that is not 0: shorter ones would be invisible. */
const MIN_BAR_HEIGHT = 2;
const GAP_RATIO = 0.25;

/** Returns one bar per value over the whole width, aligned to the lower edge; the value 0 has height 0. */
export function barsOf(values: readonly number[], width: number, height: number): Bar[] {
  const maxValue = Math.max(0, ...values);
  const step = width / Math.max(1, values.length);
  return values.map((value, index) => {
    const barHeight =
      value > 0 && maxValue > 0 ? Math.max(MIN_BAR_HEIGHT, (value / maxValue) * height) : 0;
    return {
      x: (index + GAP_RATIO / 2) * step,
      y: height - barHeight,
      width: step * (1 - GAP_RATIO),
      height: barHeight,
    };
  });
}
