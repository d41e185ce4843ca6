// Texts as keyboards and other programs write them: full-width characters, characters without a width, labels before a number.

/** Full-width digits, letters and signs as plain ones, character by character; the comma between Chinese words stays as it is. */
export const foldWidth = (text: string): string =>
  text.replace(/[！-＋－-～　]/g, (sign) =>
    sign === '　' ? ' ' : String.fromCharCode(sign.charCodeAt(0) - 0xfee0),
  );

/** Of PDF files, messengers and Indian keyboards. */
const INVISIBLE = /\p{Cf}|[\ufe00-\ufe0f]/gu;
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '');

/** "GSTIN: 27…", "统一社会信用代码：91…", "HS Code 8458.11". */
const LABEL = /^[^:\n]{1,40}:|^(?:gstin|gst|iec|uscc|hsn?)(?: (?:no|number|code))?\.? /i;

/** A number of a register or a tariff, without what a document prints around it. */
export const pastedCode = (text: string): string =>
  withoutInvisible(text.normalize('NFKC')).trim().replace(LABEL, '').trim();

/** Also with the apostrophe of word processors. */
export const pastedEmail = (text: string): string =>
  withoutInvisible(foldWidth(text))
    .trim()
    .replace(/^(?:e-?mail|mailto|邮箱|电子邮箱|邮件)\s?:\s?/i, '')
    .replaceAll('’', "'");
