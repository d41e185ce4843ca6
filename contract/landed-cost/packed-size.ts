// Packed size and weight of a machine from the rows of its data sheet, in both languages. A size of the machine itself gets a crate.
import type { PackedSize } from './cargo.ts';

type Row = readonly [label: string, text: string];

const PACKED = /pack(?:ed|ing|age)|crate|shipping size|包装|装箱/i;
const SIZE = /dimension|size|l ?[×x*] ?w|尺寸|长 ?[×x*] ?宽/i;
const WEIGHT = /weight|重量|毛重|净重|自重/i;
/** Weights that are of something else: what the machine takes or makes. */
const OTHER_WEIGHT = /load|capacity|workpiece|part|shot|batch|per |承重|载重|工件|注射|每/i;
/** Sizes that are of something else. */
const OTHER_SIZE =
  /table|bed|work|bore|paper|film|bag|mould|mold|platen|feed|particle|mesh|hole|sheet|台面|工作|幅面|袋|模|板|粒|网|孔/i;

/** A crate of planks on skids: metres on both sides together, and its share of the machine's weight. */
const CRATE_METRES = 0.2;
const CRATE_WEIGHT = 1.08;

/** A number begins where no digit stands before it, so that a long row of digits is read once and not once from each of them. */
const THREE_NUMBERS =
  /(?<![\d,.])(\d[\d,.]*) ?(mm|cm|m|毫米|厘米|米)? ?[×xX*] ?(\d[\d,.]*) ?(mm|cm|m|毫米|厘米|米)? ?[×xX*] ?(\d[\d,.]*) ?(mm|cm|m|毫米|厘米|米)?/;
const METRES: Readonly<Record<string, number>> = {
  ...{ mm: 0.001, 毫米: 0.001, cm: 0.01, 厘米: 0.01, m: 1, 米: 1 },
};

const numberOf = (text: string): number => Number(text.replaceAll(',', ''));

/** Three lengths in metres, the longest first but the last one, which is the height; null if the text has none. */
function sidesIn(text: string, label: string): readonly [number, number, number] | null {
  const found = THREE_NUMBERS.exec(text.replaceAll(/\s+/g, ' '));
  if (!found) return null;
  const [, first = '', firstUnit, second = '', secondUnit, third = '', thirdUnit] = found;
  const inLabel = /[（(](mm|cm|m|毫米|厘米|米)[）)]/.exec(label)?.[1];
  const unit = METRES[thirdUnit ?? secondUnit ?? firstUnit ?? inLabel ?? 'mm'] ?? 0.001;
  const [long, wide, high] = [first, second, third].map((each) => numberOf(each) * unit);
  if (!long || !wide || !high) return null;
  return [Math.max(long, wide), Math.min(long, wide), high];
}

/** Tonnes; null if the text has no weight. */
function tonnesIn(text: string): number | null {
  const found = /(?<![\d,.])(\d[\d,.]*) ?(kg|kgs|千克|公斤|t|tons?|tonnes?|吨)(?![a-z])/i.exec(
    text.replaceAll(/\s+/g, ' '),
  );
  if (!found) return null;
  const amount = numberOf(found[1] ?? '');
  return /^(?:kg|千克|公斤)/i.test(found[2] ?? '') ? amount / 1000 : amount;
}

/** Null where the data sheet has no three sides; without a weight, machines are taken as heavy as 0.25 t for each cubic metre. */
export function packedSizeOf(rows: readonly Row[]): PackedSize | null {
  const sized = rows.flatMap(([label, text]) => {
    const sides = SIZE.test(label) && !OTHER_SIZE.test(label) ? sidesIn(text, label) : null;
    return sides ? [{ sides, isPacked: PACKED.test(label) }] : [];
  });
  const size = sized.find(({ isPacked }) => isPacked) ?? sized[0];
  if (!size) return null;
  const crate = size.isPacked ? 0 : CRATE_METRES;
  const [length, width, height] = size.sides.map((side) => side + crate) as [
    number,
    number,
    number,
  ];
  const weights = rows.flatMap(([label, text]) => {
    const tonnes = WEIGHT.test(label) && !OTHER_WEIGHT.test(label) ? tonnesIn(text) : null;
    return tonnes === null
      ? []
      : [{ tonnes, isPacked: PACKED.test(label) || /gross|毛重/i.test(label) }];
  });
  const weight = weights.find(({ isPacked }) => isPacked) ?? weights[0];
  const tonnes = weight
    ? weight.tonnes * (weight.isPacked ? 1 : CRATE_WEIGHT)
    : length * width * height * 0.25;
  return { length, width, height, tonnes };
}
