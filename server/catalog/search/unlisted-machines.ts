// Machines of the trade that have no machine type, each with the types nearest to it: their words are no typing errors of other names.
import { type Names, namesOf } from '../../../contract/names.ts';
import { tokenize } from '../../platform/text/tokenize.ts';
import { kindOfMachineType } from '../attributes/kinds.ts';

export interface UnlistedMachine {
  readonly name: Names;
  /** Kinds of the nearest machine types, the nearest first. */
  readonly nearest: readonly number[];
}

/** Names of the machine, "English, English | 中文, 中文", of which the first is shown, and the ids of the nearest machine types. */
const TEXTS: readonly (readonly [names: string, nearest: string])[] = [
  [
    'flexographic printing press, flexo, flexography, flexographic | 柔版印刷机, 柔印机, 柔性版印刷机, 柔印, 柔版',
    'offset-press',
  ],
  ['gravure printing press, gravure, rotogravure | 凹版印刷机, 凹印机, 凹印, 凹版', 'offset-press'],
  [
    'screen printing machine, screen printing, silk screen | 丝网印刷机, 丝印机, 网印机, 丝网印刷',
    'uv-printer',
  ],
  ['pad printing machine, pad printing | 移印机', 'uv-printer'],
  ['wire EDM, edm, wire cut machine | 线切割机床, 线切割机, 电火花机', 'machining-centre'],
  [
    'surface grinder, surface grinding machine, cylindrical grinder | 平面磨床, 外圆磨床',
    'machining-centre',
  ],
  ['plate shears, shearing machine, guillotine shears | 剪板机', 'press-brake'],
  ['pipe bending machine, pipe bender, tube bender | 弯管机', 'press-brake'],
  ['thermoforming machine, thermoforming | 吸塑机, 热成型机', 'injection-moulding-machine'],
  ['bulldozer | 推土机', 'excavator'],
  ['wheel loader | 轮式装载机, 装载机', 'excavator'],
  ['asphalt paver | 沥青摊铺机, 摊铺机', 'road-roller'],
];

const listOf = (text = ''): string[] => text.split(',').map((each) => each.trim());

interface Phrase {
  readonly words: readonly string[];
  readonly machine: UnlistedMachine;
}

/** All names, for the check that none of them is also a name of a machine type. */
export const UNLISTED_NAMES: readonly string[] = TEXTS.flatMap(([names]) =>
  names.split('|').flatMap(listOf),
);

const PHRASES: readonly Phrase[] = TEXTS.flatMap(([names, nearest]) => {
  const [en, zh] = names.split('|').map(listOf);
  const machine: UnlistedMachine = {
    name: namesOf(`${en?.[0]} | ${zh?.[0]}`),
    nearest: listOf(nearest).map(kindOfMachineType),
  };
  return [...(en ?? []), ...(zh ?? [])].map((name) => ({ words: tokenize(name), machine }));
});

const phrasesByFirstWord = Map.groupBy(PHRASES, ({ words }) => words[0] ?? '');

/** The first of these machines that the searched words name, by the longest of its names, with the words of that name. */
export function unlistedMachineIn(words: readonly string[]): Phrase | null {
  for (const [start, first] of words.entries()) {
    const [longest] = (phrasesByFirstWord.get(first) ?? [])
      .filter((phrase) => phrase.words.every((word, at) => words[start + at] === word))
      .sort((a, b) => b.words.length - a.words.length);
    if (longest) return longest;
  }
  return null;
}
