// QR code of an address, drawn in the browser: no other site learns what is shared.
import { encode } from 'uqr';

const SVG = 'http://www.w3.org/2000/svg';
/** Pixels on the screen; phones read a code of this size from an arm's length. */
const SIZE_PX = 192;

/** `label` is its name for screen readers. Black on white in both themes, because readers expect that. */
export function qrCode(url: string, label = url): SVGSVGElement {
  const { data, size } = encode(url, { ecc: 'M', border: 4 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  const svg = document.createElementNS(SVG, 'svg');
  const set = (target: Element, attributes: Readonly<Record<string, string>>): void => {
    for (const [name, value] of Object.entries(attributes)) target.setAttribute(name, value);
  };
  set(svg, {
    viewBox: `0 0 ${size} ${size}`,
    width: String(SIZE_PX),
    height: String(SIZE_PX),
    'shape-rendering': 'crispEdges',
    role: 'img',
    'aria-label': label,
  });
  const background = document.createElementNS(SVG, 'rect');
  set(background, { width: '100%', height: '100%', fill: '#fff' });
  const modules = document.createElementNS(SVG, 'path');
  set(modules, { d: path, fill: '#000' });
  svg.append(background, modules);
  return svg;
}
