// Workbooks of some 100 kB that unpack to 90 MB of XML, or are slow to read.
import { crc32, deflateRawSync } from 'node:zlib';
import { writeArchive } from '../../server/products/import/pictures/archive-writer.ts';

const MB = 1024 * 1024;
/** Just below what the server unpacks of a workbook. */
const BOMB_BYTES = 90 * MB;

const NAMESPACE = 'http://schemas.openxmlformats.org';
const RELATIONSHIPS = `${NAMESPACE}/officeDocument/2006/relationships`;
const relationships = (...targets: readonly [type: string, target: string][]): string =>
  `<Relationships xmlns="${NAMESPACE}/package/2006/relationships">${targets
    .map(
      ([type, target], at) =>
        `<Relationship Id="rId${at + 1}" Type="${RELATIONSHIPS}/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`;

const HEADINGS = ['Product name', 'Description', 'Price (USD)'];
const inlineCell = (text: string): string => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
const HEADING_ROW = `<row>${HEADINGS.map(inlineCell).join('')}</row>`;
const PRODUCT_ROW = `<row>${['Lathe', 'Turns shafts', '100'].map(inlineCell).join('')}</row>`;

interface Parts {
  /** Content of the element sheetData, after a row of headings. */
  readonly rows?: Buffer | string;
  /** Content of the element sst. */
  readonly strings?: Buffer | string;
  /** Content of the element styleSheet. */
  readonly styles?: Buffer | string;
}

const wrapped = (before: string, content: Buffer | string, after: string): Buffer =>
  Buffer.concat([before, content, after].map((each) => Buffer.from(each)));

function workbookOf({ rows = PRODUCT_ROW, strings = '', styles = '' }: Parts): Buffer {
  const parts: readonly (readonly [string, Buffer | string])[] = [
    ['[Content_Types].xml', `<Types xmlns="${NAMESPACE}/package/2006/content-types"/>`],
    ['_rels/.rels', relationships(['officeDocument', 'xl/workbook.xml'])],
    [
      'xl/workbook.xml',
      `<workbook xmlns:r="${RELATIONSHIPS}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      relationships(
        ['worksheet', 'worksheets/sheet1.xml'],
        ['sharedStrings', 'sharedStrings.xml'],
        ['styles', 'styles.xml'],
      ),
    ],
    ['xl/sharedStrings.xml', wrapped('<sst>', strings, '</sst>')],
    ['xl/styles.xml', wrapped('<styleSheet>', styles, '</styleSheet>')],
    [
      'xl/worksheets/sheet1.xml',
      wrapped(`<worksheet><sheetData>${HEADING_ROW}`, rows, '</sheetData></worksheet>'),
    ],
  ];
  return writeArchive(
    parts.map(([name, content]) => {
      const bytes = Buffer.from(content);
      return {
        name: Buffer.from(name),
        method: 8,
        crc32: crc32(bytes),
        compressed: deflateRawSync(bytes, { level: 9 }),
        uncompressedSize: bytes.length,
      };
    }),
  );
}

/** The text as often as it fits. */
const repeated = (text: string, bytes = BOMB_BYTES): Buffer =>
  Buffer.alloc(bytes - (bytes % text.length), text);

/** Workbooks by what they have too much of. */
export const HOSTILE_WORKBOOKS = {
  sharedStrings: () => workbookOf({ strings: repeated('<si><t>a</t></si>') }),
  longSharedString: () => workbookOf({ strings: wrapped('<si><t>', repeated('a'), '</t></si>') }),
  richText: () =>
    workbookOf({ strings: repeated('<si><r><rPr><b/></rPr><t>a</t></r><r><t>b</t></r></si>') }),
  styles: () => workbookOf({ styles: wrapped('<cellXfs>', repeated('<xf/>'), '</cellXfs>') }),
  depth: () => workbookOf({ styles: repeated('<a>') }),
  cellsOfOneRow: () => workbookOf({ rows: wrapped('<row>', repeated('<c/>'), '</row>') }),
  wideRows: () =>
    workbookOf({ rows: repeated('<row><c r="A1"><v>1</v></c><c r="XFD1"><v>1</v></c></row>') }),
  emptyRows: () => workbookOf({ rows: repeated('<row/>') }),
  elements: () => workbookOf({ rows: repeated('<x/>') }),
  longAttribute: () => workbookOf({ rows: wrapped('<row a="', repeated('a'), '"/>') }),
} as const satisfies Readonly<Record<string, () => Buffer>>;

/** A workbook that takes all the time that the server gives one. */
export const slowWorkbook = HOSTILE_WORKBOOKS.longAttribute;
