// Notation in which machine types are written: one text is "English | 中文".
import { namesOf } from '../names.ts';
import type { SubcategoryId } from '../taxonomy/taxonomy.ts';
import { hsCodesOf } from './hs-codes.ts';
import type {
  Attribute,
  Choice,
  ChoiceAttribute,
  MachineType,
  NumberAttribute,
} from './machine-type.ts';
import { synonymsOf } from './synonyms.ts';
import type { Unit } from './units.ts';
import { usesOf } from './uses.ts';

interface Options {
  readonly isKey?: boolean;
  readonly labels?: readonly string[];
}

interface NumberOptions extends Options {
  readonly takes?: NumberAttribute['takes'];
  readonly better?: NumberAttribute['better'];
}

export const number = (
  key: string,
  name: string,
  unit: Unit | null,
  { isKey = false, labels = [], takes = 'largest', better = null }: NumberOptions = {},
): NumberAttribute => ({
  kind: 'number',
  key,
  name: namesOf(name),
  unit,
  isKey,
  labels,
  takes,
  better,
});

/** `choices`: names by code. Further texts with the same meaning stand behind the names: "Fanuc | 发那科 | fanuc 0i-tf". */
export const choice = (
  key: string,
  name: string,
  choices: Readonly<Record<string, string>>,
  { isKey = false, labels = [], unit = null }: Options & { readonly unit?: Unit | null } = {},
): ChoiceAttribute => ({
  kind: 'choice',
  key,
  name: namesOf(name),
  unit,
  isKey,
  labels,
  choices: Object.entries(choices).map(([code, text]): Choice => {
    const labelsOfChoice = text.split('|').slice(2);
    return {
      code,
      name: namesOf(text),
      labels: labelsOfChoice.map((label) => label.trim().toLowerCase()),
    };
  }),
});

export const machineType = (
  id: string,
  subcategory: SubcategoryId,
  name: string,
  attributes: readonly Attribute[],
): MachineType => ({
  id,
  subcategory,
  name: namesOf(name),
  synonyms: synonymsOf(id),
  uses: usesOf(id),
  hsCodes: hsCodesOf(id),
  attributes,
});

const VOLTAGES = [12, 24, 48, 110, 220, 230, 240, 380, 400, 415, 440, 480, 690];

/** Supply voltage: by its number, whatever else a text says about phases. */
export const voltage = (options: Options = {}): ChoiceAttribute =>
  choice(
    'voltage',
    'Voltage | 电压',
    Object.fromEntries(VOLTAGES.map((volts) => [volts, `${volts} V`])),
    { unit: 'V', ...options },
  );

export const power = (options: NumberOptions = {}): NumberAttribute =>
  number('power', 'Power | 功率', 'kW', options);

export const weight = (options: NumberOptions = {}): NumberAttribute =>
  number('weight', 'Weight | 重量', 'kg', options);
