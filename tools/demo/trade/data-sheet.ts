// A product's data sheet as a PDF of one A4 page, with the fonts that every PDF reader has.
import type { SeedProduct, SeedSupplier } from '../types.ts';

const [LEFT, TOP, VALUE_AT, LINE_HEIGHT, RIGHT] = [56, 780, 300, 19, 539];

/** Windows-1252 codes of characters that Latin-1 does not have. */
const EXTRA_CODES: ReadonlyMap<string, number> = new Map([
  ['–', 0x96],
  ['—', 0x97],
  ['’', 0x92],
  ['…', 0x85],
]);

/** Escapes a PDF string, in octal where needed. Words replace "≤" and "≥", which the font does not have. */
const pdfText = (text: string): string =>
  [...text.replaceAll('≤', 'max. ').replaceAll('≥', 'min. ').replaceAll('⁻', '-')]
    .map((character) => {
      const code = EXTRA_CODES.get(character) ?? character.codePointAt(0) ?? 0;
      if (code > 255) return '?';
      const isPlain = code >= 32 && code < 127 && !'()\\'.includes(character);
      return isPlain ? character : `\\${code.toString(8).padStart(3, '0')}`;
    })
    .join('');

const textAt = (font: 'F1' | 'F2', size: number, x: number, y: number, text: string): string =>
  `BT /${font} ${size} Tf ${x} ${y} Td (${pdfText(text)}) Tj ET`;

const pageContent = (product: SeedProduct, supplier: SeedSupplier): string => {
  const rows = Object.entries(product.specifications.en).map(([label, value], index) => {
    const y = TOP - 86 - index * LINE_HEIGHT;
    return [
      textAt('F1', 10, LEFT, y, label),
      textAt('F2', 10, VALUE_AT, y, value),
      `0.85 G ${LEFT} ${y - 6} m ${RIGHT} ${y - 6} l S`,
    ].join('\n');
  });
  return [
    textAt('F2', 16, LEFT, TOP, product.name.en),
    textAt('F1', 10, LEFT, TOP - 20, supplier.companyName.en),
    `0.2 G ${LEFT} ${TOP - 34} m ${RIGHT} ${TOP - 34} l S`,
    textAt('F2', 12, LEFT, TOP - 58, 'Data sheet'),
    ...rows,
    textAt(
      'F1',
      8,
      LEFT,
      56,
      'Subject to change. Invented machine of the Yantra Bridge demo market.',
    ),
  ].join('\n');
};

/** The file: its objects, then their byte positions (ISO 32000). */
export function dataSheet(product: SeedProduct, supplier: SeedSupplier): Buffer {
  const content = pageContent(product, supplier);
  const font = (name: string): string =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 6 0 R /Resources << /Font << /F1 4 0 R /F2 5 0 R >> >> >>',
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ];
  let file = '%PDF-1.4\n';
  const positions = objects.map((object, index) => {
    const at = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const table = file.length;
  const size = objects.length + 1;
  file += `xref\n0 ${size}\n0000000000 65535 f \n${positions.join('')}`;
  file += `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}
