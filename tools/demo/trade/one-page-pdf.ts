// Writer of a PDF of one A4 page, with the fonts that every PDF reader has.

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

/** A line of text at a position in points; F2 is bold. */
export const textAt = (
  font: 'F1' | 'F2',
  size: number,
  x: number,
  y: number,
  text: string,
): string => `BT /${font} ${size} Tf ${x} ${y} Td (${pdfText(text)}) Tj ET`;

/** The file with this page: its objects, then their byte positions (ISO 32000). */
export function onePagePdf(content: string): Buffer {
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
