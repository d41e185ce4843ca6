// The HS code of a product, from the rows of its data sheet in either language.
import { foldWidth } from '../typed/pasted-text.ts';
import { HS_DIGITS, supplierCode } from './hs-code.ts';

/** Labels of data sheets. */
export const HS_CODE_LABEL = /^(?:hs[ -]?code|hsn(?: code)?|hs ?编码|海关编码|商品编码)$/i;

/** The supplier's text may have words around the code: "8458.11 (CNC lathes)". */
const CODE_IN_TEXT = /\d[\d. ]{4,}\d/;

/** The six digits that India shares with the supplier's code; null if the text has fewer. */
export function codeIn(text: string): string | null {
  const code = supplierCode(CODE_IN_TEXT.exec(foldWidth(text))?.[0] ?? '');
  return code.length === HS_DIGITS ? code : null;
}

/** The code of the first row that has one. */
export const codeOfRows = (
  rows: readonly (readonly [label: string, text: string])[],
): string | null => {
  const text = rows.find(([label]) => HS_CODE_LABEL.test(label.trim()))?.[1];
  return text === undefined ? null : codeIn(text);
};
