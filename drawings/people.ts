// A person and a door, which show how large a machine is.

/** Centimetres. */
export const PERSON_HEIGHT = 175;
export const DOOR = { width: 90, height: 200 } as const;

const SHAPE =
  'M-31-322a31 29 0 0 1 62 0l12 4v5h-74zM-24-318a24 24 0 0 0 48 0zM-16-288h32q32 4 36 36l8 92q1 12-9 13-9 0-11-11l-10-76-2 66 4 152q0 16-6 16h-26l-5-150h-4l-5 150h-26q-6 0-6-16l4-152-2-66-10 76q-2 11-11 11-10-1-9-13l8-92q4-32 36-36z';
const SHAPE_HEIGHT = 344;

/** A standing person, flat; (x, y) is where the feet stand on the canvas, `scale` canvas units per centimetre. */
export function person(x: number, y: number, scale: number, colour: string, edge: string): string {
  const k = (scale * PERSON_HEIGHT) / SHAPE_HEIGHT;
  return `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) scale(${k.toFixed(3)})"><path d="${SHAPE}" fill="${colour}" stroke="${edge}" stroke-width="${(3 / k).toFixed(0)}" paint-order="stroke"/></g>`;
}

/** A closed door seen from the front, its foot at (x, y) on the left. */
export function door(x: number, y: number, scale: number, colour: string): string {
  const [w, h] = [Math.round(DOOR.width * scale), Math.round(DOOR.height * scale)];
  const knob = Math.max(2, Math.round(4 * scale));
  const [left, foot] = [Math.round(x), Math.round(y)];
  return `<path d="M${left} ${foot}v${-h}h${w}v${h}m${-Math.round(w * 0.16)} ${-Math.round(h / 2)}h${-knob}" fill="none" stroke="${colour}" stroke-width="2.4"/>`;
}
