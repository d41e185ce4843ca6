// Papers a supplier shows: three certificates and a business licence, drawn without words.
import { sheet } from '../../../drawings/kit/sheet.ts';

const COLOURS = [
  { border: '#3f5d82', seal: '#efa02e', tint: '#eef3f8' },
  { border: '#2e6a5b', seal: '#c8473f', tint: '#eef6f2' },
  { border: '#7a5a1e', seal: '#3f5d82', tint: '#fbf5e8' },
] as const;

/** Interlaced waves along a side, as on banknotes. */
function guilloche(x: number, y: number, length: number, upright: boolean, colour: string): string {
  const waves = [0, 1, 2, 3, 4].map((k) => {
    const points = Array.from({ length: Math.floor(length / 6) + 1 }, (_, i) => {
      const along = i * 6;
      const off = 13 * Math.sin((along / 60) * Math.PI + (k * Math.PI * 2) / 5);
      const [px, py] = upright ? [x + off, y + along] : [x + along, y + off];
      return `${px.toFixed(1)} ${py.toFixed(1)}`;
    });
    return `<path d="M${points.join('L')}" fill="none" stroke="${colour}" stroke-width="1.8"/>`;
  });
  return waves.join('');
}

/** A rosette with ribbons: the seal. */
function seal(x: number, y: number, r: number, colour: string): string {
  const teeth = Array.from({ length: 48 }, (_, i) => {
    const a = (i * Math.PI) / 24;
    const k = i % 2 ? r : r * 0.9;
    return `${(x + k * Math.cos(a)).toFixed(1)} ${(y + k * Math.sin(a)).toFixed(1)}`;
  });
  const ribbon = (s: number): string =>
    `<path d="M${x + s * r * 0.2} ${y + r * 0.6}L${x + s * r * 0.75} ${y + r * 1.75}L${x + s * r * 0.38} ${y + r * 1.6}L${x + s * r * 0.1} ${y + r * 1.85}L${x - s * r * 0.2} ${y + r * 0.7}Z" fill="${colour}" stroke="#17263d" stroke-width="2.5" opacity="0.9"/>`;
  return `${ribbon(1)}${ribbon(-1)}<path d="M${teeth.join('L')}Z" fill="${colour}" stroke="#17263d" stroke-width="3"/>
<circle cx="${x}" cy="${y}" r="${r * 0.7}" fill="none" stroke="#ffffff" stroke-width="4"/>
<path d="M${x - r * 0.32} ${y + r * 0.02}l${r * 0.24} ${r * 0.26}l${r * 0.44} ${-r * 0.5}" fill="none" stroke="#ffffff" stroke-width="${r * 0.15}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** Ruled bars that stand for lines of text. */
function lines(
  x: number,
  y: number,
  widths: readonly number[],
  step: number,
  h: number,
  colour: string,
  centred = true,
): string {
  return widths
    .map(
      (w, i) =>
        `<rect x="${centred ? x - w / 2 : x}" y="${y + i * step}" width="${w}" height="${h}" rx="${h / 2}" fill="${colour}"/>`,
    )
    .join('');
}

function paper(border: string, tint: string): string {
  return `<rect x="166" y="80" width="960" height="812" fill="#17263d" opacity="0.13"/>
<rect x="150" y="64" width="960" height="812" fill="#ffffff" stroke="#17263d" stroke-width="3"/>
<rect x="176" y="90" width="908" height="760" fill="${tint}" stroke="${border}" stroke-width="2.5"/>
<rect x="222" y="136" width="816" height="668" fill="#ffffff" stroke="${border}" stroke-width="2.5"/>`;
}

function borderOf(colour: string): string {
  return [
    guilloche(190, 113, 880, false, colour),
    guilloche(190, 827, 880, false, colour),
    guilloche(199, 113, 714, true, colour),
    guilloche(1061, 113, 714, true, colour),
  ].join('');
}

/** A management-system certificate; `kind` 0 to 2 changes its colours and its emblem. */
export function drawCertificate(kind: number): string {
  const { border, seal: wax, tint } = COLOURS[kind] ?? COLOURS[0];
  const emblem = [
    `<circle cx="630" cy="226" r="46" fill="none" stroke="${border}" stroke-width="6"/><path d="M584 226h92M630 180v92M592 200q38 20 76 0M592 252q38-20 76 0M630 180q-36 46 0 92q36-46 0-92" fill="none" stroke="${border}" stroke-width="4"/>`,
    `<path d="M630 176l46 18v34q0 34-46 52q-46-18-46-52v-34z" fill="none" stroke="${border}" stroke-width="6"/><path d="M606 226l18 20l32-38" fill="none" stroke="${border}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>`,
    `<circle cx="630" cy="226" r="24" fill="none" stroke="${border}" stroke-width="7"/><path d="${Array.from({ length: 10 }, (_, i) => `M${630 + 34 * Math.cos((i * Math.PI) / 5)} ${226 + 34 * Math.sin((i * Math.PI) / 5)}L${630 + 48 * Math.cos((i * Math.PI) / 5)} ${226 + 48 * Math.sin((i * Math.PI) / 5)}`).join('')}" stroke="${border}" stroke-width="11" fill="none"/>`,
  ][kind];
  return sheet(`${paper(border, tint)}${borderOf(border)}${emblem ?? ''}
${lines(630, 306, [430], 0, 26, border)}${lines(630, 356, [280], 0, 12, '#9fb0c2')}
${lines(630, 416, [560, 620, 500], 34, 13, '#b9c5d2')}${lines(630, 536, [360], 0, 20, '#7c8ea3')}
${lines(300, 600, [320, 270, 300], 32, 11, '#c6d0da', false)}
<path d="M300 748q26-40 46-8t44-18t40 14t50-20" fill="none" stroke="#17263d" stroke-width="4" stroke-linecap="round"/>
<path d="M290 764H520" stroke="#9fb0c2" stroke-width="3"/>
${seal(890, 660, 78, wax)}`);
}

/** A business licence: red-framed, with a round stamp and a square code. */
export function drawLicence(): string {
  const red = '#b8413a';
  const cells: string[] = [];
  for (let i = 0; i < 13; i++) {
    for (let k = 0; k < 13; k++) {
      const corner = (i < 4 && k < 4) || (i < 4 && k > 8) || (i > 8 && k < 4);
      if (!corner && (i * 7 + k * 11 + i * k * 3) % 5 < 2)
        cells.push(`M${882 + i * 8} ${190 + k * 8}h8v8h-8z`);
    }
  }
  const finder = (x: number, y: number): string =>
    `<rect x="${x}" y="${y}" width="26" height="26" fill="none" stroke="#17263d" stroke-width="5"/><rect x="${x + 8}" y="${y + 8}" width="10" height="10" fill="#17263d"/>`;
  const star = Array.from({ length: 10 }, (_, i) => {
    const a = -Math.PI / 2 + (i * Math.PI) / 5;
    const r = i % 2 ? 14 : 34;
    return `${(880 + r * Math.cos(a)).toFixed(1)} ${(690 + r * Math.sin(a)).toFixed(1)}`;
  });
  const rows = [0, 1, 2, 3, 4, 5].map(
    (i) =>
      `${lines(270, 396 + i * 52, [90], 0, 14, '#8a97a6', false)}${lines(390, 396 + i * 52, [[330, 210, 270, 380, 240, 300][i] ?? 300], 0, 14, '#c0cad5', false)}`,
  );
  return sheet(`${paper(red, '#fdf3ef')}${borderOf(red)}
<circle cx="630" cy="212" r="40" fill="none" stroke="${red}" stroke-width="6"/><path d="M604 226h52M612 226v-18h36v18M620 208v-14h20v14M598 236h64" fill="none" stroke="${red}" stroke-width="5"/>
${lines(630, 282, [360], 0, 30, '#17263d')}${lines(630, 332, [240], 0, 10, '#9fb0c2')}${rows.join('')}
<path d="${cells.join('')}" fill="#17263d"/>${finder(882, 190)}${finder(960, 190)}${finder(882, 268)}
<g opacity="0.85"><circle cx="880" cy="690" r="82" fill="none" stroke="${red}" stroke-width="7"/><circle cx="880" cy="690" r="62" fill="none" stroke="${red}" stroke-width="2" stroke-dasharray="9 7"/><path d="M${star.join('L')}Z" fill="${red}"/></g>`);
}
