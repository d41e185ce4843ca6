// Declarations of machine types, and attribute values read from free specifications.
import { describe, expect, test } from 'vitest';
import {
  findMachineType,
  MACHINE_TYPES,
  machineTypesOf,
} from '../../../contract/machine-types/index.ts';
import { readValues } from '../../../contract/machine-types/read-values.ts';
import { SUBCATEGORIES } from '../../../contract/taxonomy/taxonomy.ts';

const repeated = (texts: readonly string[]): string[] =>
  texts.filter((each, at) => texts.indexOf(each) !== at);

test('every subcategory has a machine type, and there are at least 60', () => {
  expect(SUBCATEGORIES.filter(({ id }) => machineTypesOf(id).length === 0)).toEqual([]);
  expect(MACHINE_TYPES.length).toBeGreaterThanOrEqual(60);
  expect(repeated(MACHINE_TYPES.map(({ id }) => id))).toEqual([]);
});

describe.each(MACHINE_TYPES.map((type) => [type.id, type] as const))('%s', (_, type) => {
  test('has at least six attributes, of which three or four are key attributes', () => {
    expect(type.attributes.length).toBeGreaterThanOrEqual(6);
    expect([3, 4]).toContain(type.attributes.filter(({ isKey }) => isKey).length);
  });

  test('has different keys, labels and codes, and a name in both languages', () => {
    const labels = type.attributes.flatMap(({ name, labels: others }) => [
      ...new Set([...Object.values(name), ...others].map((label) => label.toLowerCase())),
    ]);
    expect(repeated(type.attributes.map(({ key }) => key))).toEqual([]);
    expect(repeated(labels)).toEqual([]);
    for (const attribute of type.attributes) {
      expect(attribute.key).toMatch(/^[a-z][a-z0-9-]*$/);
      expect(attribute.name['zh-Hans']).toMatch(/\p{Script=Han}/u);
      if (attribute.kind === 'choice')
        for (const { code } of attribute.choices) expect(code).toMatch(/^[a-z0-9][a-z0-9.-]*$/);
    }
  });
});

const lathe = findMachineType('cnc-lathe');

test.each([
  [{ 'Swing over bed': '500 mm' }, { swing: 500 }],
  [{ 床身上最大回转直径: '500 毫米' }, { swing: 500 }],
  [{ 'max. swing :': '20 in' }, { swing: 508 }],
  [{ 'Spindle speed': '80–2,500 rpm' }, { 'spindle-speed': 2_500 }],
  [{ 主轴转速: '80～2500 r/min' }, { 'spindle-speed': 2_500 }],
  [{ Power: '7.5 hp' }, { power: 5.59275 }],
  [{ Power: '7.5KW' }, { power: 7.5 }],
  [{ Voltage: '380 V, 50 Hz, 3-phase' }, { voltage: '380' }],
  [{ 电压: '415 V，50 Hz，三相' }, { voltage: '415' }],
  [{ Voltage: '380V/50Hz/3P' }, { voltage: '380' }],
  [{ Weight: '1,234,567 kg' }, { weight: 1_234_567 }],
  [{ Control: 'Fanuc' }, { control: 'fanuc' }],
  [{ 'Net weight': '1.9 t' }, { weight: 1_900 }],
  [{ 'Swing over bed': '400 mm', 'Max. swing': '500 mm' }, { swing: 400 }],
])('%o is %o', (specifications, values) => {
  expect(lathe && readValues(lathe, specifications)).toEqual(values);
});

test.each([
  ['a number without a unit', { 'Swing over bed': '500' }],
  ['a unit of another kind', { 'Swing over bed': '500 kg' }],
  ['an area', { 'Swing over bed': '500 mm²' }],
  ['a word', { Power: 'ask us' }],
  ['a choice that is not declared', { Control: 'in-house' }],
  ['a voltage that is not declared', { Voltage: '333 V' }],
  ['a label that is not declared', { Swing2: '500 mm' }],
  ['a range in two units', { 'Swing over bed': '500 mm to 2 m' }],
  ['a space between thousands', { Weight: '12 500 kg' }],
  ['a fraction', { Power: '1/2 hp' }],
  ['an exponent', { Weight: '1e3 kg' }],
])('%s is not read', (_, specifications) => {
  expect(lathe && readValues(lathe, specifications)).toEqual({});
});

test.each([
  ['press-brake', { 'Nominal force': '40 t (400 kN)' }, { 'nominal-force': 400 }],
  ['syringe-line', { 'Syringe size': '1 ml to 5 ml' }, { 'syringe-size': 5 }],
  ['freeze-dryer', { 'Condenser temperature': '-75 °C' }, { 'condenser-temperature': -75 }],
])('%s: %o is %o', (id, specifications, values) => {
  const type = findMachineType(id);
  expect(type && readValues(type, specifications)).toEqual(values);
});
