// Parts of a workbook that say which sheets and pictures it has.
import type { ArchiveCopy } from '../pictures/archive-copy.ts';
import { type NumberFormat, numberFormat } from './number-format.ts';
import { TableError } from './table.ts';
import { attributeOf, scanTags } from './xml-tags.ts';

export interface Sheet {
  readonly name: string;
  readonly isVisible: boolean;
  /** Null for sheets that are no tables, such as charts. */
  readonly path: string | null;
}

const WORKBOOK = 'xl/workbook.xml';
const CELL_IMAGES = 'xl/cellimages.xml';
const MAX_SHEETS = 500;
/** Above those of Excel. */
const MAX_FORMATS = 5_000;
const MAX_STYLES = 70_000;
/**
 * Formats of percents that are not written into the file. Those of currencies (5 to 8, 41 to 44) may be missing too: which currency they
 * show then depends on the computer, so the number is read alone.
 */
const PERCENTS = [
  ['9', '0%'],
  ['10', '0.00%'],
] as const;

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);

const relationshipsOf = (path: string): string =>
  `${folderOf(path)}_rels/${path.slice(folderOf(path).length)}.rels`;

/** Path in the archive of a target that is relative to the folder of `part`. */
function pathOf(part: string, target: string): string {
  if (target.startsWith('/')) return target.slice(1);
  const path: string[] = folderOf(part).split('/').slice(0, -1);
  for (const each of target.split('/'))
    if (each === '..') path.pop();
    else if (each !== '.') path.push(each);
  return path.join('/');
}

/** Targets of a part by their ids. */
async function readRelationships(
  archive: ArchiveCopy,
  part: string,
): Promise<ReadonlyMap<string, { readonly type: string; readonly path: string }>> {
  const found = new Map<string, { readonly type: string; readonly path: string }>();
  await scanTags(archive.part(relationshipsOf(part)), (name, attributes) => {
    if (name !== 'Relationship') return;
    const target = attributeOf(attributes, 'Target') ?? '';
    found.set(attributeOf(attributes, 'Id') ?? '', {
      type: attributeOf(attributes, 'Type') ?? '',
      path: pathOf(part, target),
    });
  });
  return found;
}

/** The part that the archive names as its workbook. */
async function workbookPath(archive: ArchiveCopy): Promise<string> {
  const relationships = await readRelationships(archive, '');
  const found = [...relationships.values()].find(({ type }) => type.endsWith('/officeDocument'));
  return found?.path ?? WORKBOOK;
}

/** In their order, as the reader of rows numbers them. */
export async function readSheets(archive: ArchiveCopy): Promise<readonly Sheet[]> {
  const workbook = await workbookPath(archive);
  const relationships = await readRelationships(archive, workbook);
  const sheets: Sheet[] = [];
  await scanTags(archive.part(workbook), (tag, attributes) => {
    const name = tag === 'sheet' ? attributeOf(attributes, 'name') : null;
    const id = attributeOf(attributes, 'id');
    if (!name || !id || sheets.length === MAX_SHEETS) return;
    const target = relationships.get(id);
    sheets.push({
      name,
      isVisible: (attributeOf(attributes, 'state') ?? 'visible') === 'visible',
      path: target?.type.endsWith('/worksheet') ? target.path : null,
    });
  });
  return sheets;
}

/** By the numbers of the cells' styles; those that show what is stored are left out. Throws TableError where there are too many. */
export async function readNumberFormats(
  archive: ArchiveCopy,
): Promise<ReadonlyMap<number, NumberFormat>> {
  const relationships = await readRelationships(archive, await workbookPath(archive));
  const path = [...relationships.values()].find(({ type }) => type.endsWith('/styles'))?.path;
  const formats = new Map<string, NumberFormat | null>(
    PERCENTS.map(([id, code]) => [id, numberFormat(code)]),
  );
  const ofStyles = new Map<number, NumberFormat>();
  let isOfCells = false;
  let styles = 0;
  await scanTags(archive.part(path ?? ''), (name, attributes) => {
    if (name === 'cellXfs' || name === '/cellXfs') isOfCells = name === 'cellXfs';
    else if (name === 'numFmt')
      formats.set(
        attributeOf(attributes, 'numFmtId') ?? '',
        numberFormat(attributeOf(attributes, 'formatCode') ?? ''),
      );
    else if (name === 'xf' && isOfCells) {
      const format = formats.get(attributeOf(attributes, 'numFmtId') ?? '');
      if (format) ofStyles.set(styles, format);
      styles += 1;
    }
    if (formats.size > MAX_FORMATS || styles > MAX_STYLES)
      throw new TableError('importTooMuchText');
  });
  return ofStyles;
}

/** Paths of the pictures that WPS puts into cells, by the ids of its formula DISPIMG. */
export async function readCellPictures(archive: ArchiveCopy): Promise<ReadonlyMap<string, string>> {
  const relationships = await readRelationships(archive, CELL_IMAGES);
  const pictures = new Map<string, string>();
  let id = '';
  await scanTags(archive.part(CELL_IMAGES), (name, attributes) => {
    if (name === 'cNvPr') id = attributeOf(attributes, 'name') ?? '';
    if (name !== 'blip') return;
    const path = relationships.get(attributeOf(attributes, 'embed') ?? '')?.path;
    if (path !== undefined && archive.has(path)) pictures.set(id, path);
  });
  return pictures;
}
