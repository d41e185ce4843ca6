// Reads the dimension drawing: how long its lines are at the scale of its person, and what is printed on them.
import { PERSON_HEIGHT } from '../../../drawings/people.ts';

/** Canvas units of the person's outline, before it is scaled. */
const OUTLINE_HEIGHT = 344;

const N = String.raw`-?[\d.]+`;
const PERSON = /<g transform="translate\([^)]*\) scale\(([\d.]+)\)">/;
/** A level or an upright line with its arrowheads, and the next text. */
const LINE = new RegExp(
  `M${N} ${N}(?:h(${N})M${N} ${N}l-16 6 16 6|v(${N})M${N} ${N}l6-16 6 16).*?>([\\d,]+)</text>`,
  'g',
);

/** Drawn millimetres by the millimetres printed on their line. */
export function figuresIn(drawing: string): Map<number, number> {
  const scale = (Number(PERSON.exec(drawing)?.[1]) * OUTLINE_HEIGHT) / PERSON_HEIGHT;
  return new Map(
    [...drawing.matchAll(LINE)].map(([, level, upright, text = '']) => [
      Number(text.replaceAll(',', '')),
      (Number(level ?? upright) / scale) * 10,
    ]),
  );
}
