// Parts of drawings in texts. Colors are presentation attributes, because the content security policy allows no style attributes
// and every style sheet has a byte budget.

interface TextOptions {
  readonly size?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly bold?: boolean;
  readonly muted?: boolean;
}

/** A line of text. The drawings are shown at 1 to 1.4 times their size, so 11 is the smallest size. */
export const label = (x: number, y: number, text: string, options: TextOptions = {}): string => {
  const { size = 12, anchor = 'start', bold = false, muted = false } = options;
  const fill = muted ? 'var(--color-muted)' : 'currentColor';
  return `<text x="${x}" y="${y}" font-size="${size}" text-anchor="${anchor}" fill="${fill}" stroke="none"${bold ? ' font-weight="700"' : ''}>${text}</text>`;
};

/** Lines of text below each other. */
export const labels = (
  x: number,
  y: number,
  lines: readonly string[],
  options: TextOptions = {},
): string => lines.map((line, at) => label(x, y + at * 13, line, options)).join('');

export const FILL = {
  plate: 'fill="var(--color-plate)"',
  well: 'fill="var(--color-well)"',
  ink: 'fill="currentColor"',
  saffron: 'fill="var(--color-saffron)"',
  tint: 'fill="var(--color-saffron-tint)"',
  none: 'fill="none"',
} as const;

export const rect = (
  [x, y, width, height]: readonly [number, number, number, number],
  attributes: string,
): string => `<rect x="${x}" y="${y}" width="${width}" height="${height}" ${attributes}/>`;

export const path = (d: string, attributes: string = FILL.none): string =>
  `<path d="${d}" ${attributes}/>`;

export const circle = (x: number, y: number, r: number, attributes: string = FILL.none): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" ${attributes}/>`;
