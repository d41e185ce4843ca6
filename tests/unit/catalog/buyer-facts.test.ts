// What a product page states from attributes and free specifications: voltage in India, facts, and which rows remain.
import { describe, expect, test } from 'vitest';
import type { ProductAttribute } from '../../../contract/catalog/attributes.ts';
import { getProduct } from '../../../contract/catalog/products.ts';
import { readReply } from '../../../contract/reply.ts';
import { specificationRows } from '../../../src/components/catalog/specification-rows.ts';
import { productData } from '../../../src/components/catalog/structured-data.ts';
import { voltageFitOf } from '../../../src/components/catalog/voltage-fit.ts';
import { cardOf } from '../../../src/islands/product-list/catalog-card.ts';

const attribute = (
  key: string,
  name: string,
  text: string,
  value: number | string,
): ProductAttribute => ({
  key,
  name,
  text,
  number: typeof value === 'number' ? value : null,
  code: typeof value === 'string' ? value : null,
  isKey: key !== 'voltage',
});

const volts = (code: string) => attribute('voltage', 'Voltage', `${code} V`, code);

const lathe = (fields: object = {}) =>
  readReply(getProduct, {
    _id: 'p1',
    name: 'CNC lathe CK6140',
    machineType: { id: 'cnc-lathe', name: 'CNC lathe' },
    ...fields,
  });

describe('voltage fit for India', () => {
  test.each([
    ['230', 'singlePhase'],
    ['240', 'singlePhase'],
    ['400', 'threePhase'],
    ['415', 'threePhase'],
  ])('%s V fits', (code, kind) => {
    expect(voltageFitOf({ attributes: [volts(code)] }, '')).toEqual({ volts: Number(code), kind });
  });

  test.each([
    ['380', 415],
    ['440', 415],
    ['690', 415],
    ['220', 230],
    ['110', 230],
  ])('for a machine of %s V, the buyer asks for %s V', (code, wanted) => {
    const fit = voltageFitOf({ attributes: [volts(code)] }, `${code} V, 50 Hz`);
    expect(fit).toEqual({ volts: Number(code), kind: 'ask', wanted });
  });

  test.each([
    ['415 V, 60 Hz, three-phase', 'askFrequency'],
    ['415 V, 60Hz', 'askFrequency'],
    ['400 V，60 赫兹', 'askFrequency'],
    ['415 V, 50/60 Hz', 'threePhase'],
    ['415 V, 50 Hz, three-phase', 'threePhase'],
  ])('the frequency counts where it is stated: %s', (text, kind) => {
    expect(voltageFitOf({ attributes: [volts('415')] }, text)?.kind).toBe(kind);
  });

  test.each([
    ['230', '230 V, three-phase, 50 Hz'],
    ['400', '400 V single-phase'],
    ['240', '240 V DC'],
  ])('nothing is stated of %s V where the text contradicts: %s', (code, text) => {
    expect(voltageFitOf({ attributes: [volts(code)] }, text)).toBeNull();
  });

  test('a range of volts fits if it has the voltage of India in it', () => {
    expect(voltageFitOf({ attributes: [volts('220')] }, '220-240 V, 50 Hz')?.kind).toBe(
      'singlePhase',
    );
    expect(voltageFitOf({ attributes: [volts('380')] }, '380–415 V')?.kind).toBe('threePhase');
  });

  test('nothing is stated without a mains voltage', () => {
    const power = attribute('power', 'Power', '11 kW', 11);
    expect(voltageFitOf({ attributes: [power] }, '')).toBeNull();
    expect(voltageFitOf({ attributes: [volts('24')] }, '')).toBeNull();
  });
});

describe('free specifications', () => {
  const ATTRIBUTES = [
    attribute('swing', 'Swing over bed', '400 mm', 400),
    attribute('spindle-speed', 'Maximum spindle speed', '2,500 rpm', 2_500),
    attribute('control', 'Control', 'Siemens', 'siemens'),
    volts('415'),
  ];

  test('rows that an attribute states are left out, those with more or about something else are not', () => {
    const { others, supplyText } = specificationRows(
      lathe({
        attributes: ATTRIBUTES,
        specifications: {
          'Swing over bed': '400mm',
          'Max. swing': '40 cm',
          'Spindle speed': '80–2,500 rpm',
          'CNC system': 'Siemens',
          Voltage: '415 V, 50 Hz, three-phase',
          'Centre distance': '400 mm',
        },
      }),
    );
    expect(others.map(([label]) => label)).toEqual(['Spindle speed', 'Voltage', 'Centre distance']);
    expect(supplyText).toBe('415 V, 50 Hz, three-phase');
  });

  test('without a known machine type, the name and the text decide', () => {
    const specifications = { 'swing over bed': '400 mm', Voltage: '415 V, 50 Hz' };
    const product = lathe({ machineType: null, attributes: ATTRIBUTES, specifications });
    expect(specificationRows(product).others).toEqual([['Voltage', '415 V, 50 Hz']]);
  });

  test('facts are recognized in both languages, the first of each kind', () => {
    const specifications = {
      'HS code': '8458.11',
      'HS Code': '8458.19',
      质保期: '12 个月',
      备件: '十年',
      'Lead time': '45 days',
    };
    const { facts, others } = specificationRows(lathe({ specifications }));
    expect(facts).toEqual([
      { kind: 'hsCode', text: '8458.11' },
      { kind: 'warranty', text: '12 个月' },
      { kind: 'spares', text: '十年' },
      { kind: 'leadTime', text: '45 days' },
    ]);
    expect(others).toEqual([['HS Code', '8458.19']]);
  });

  test('search engines get attributes with number and unit, then the other specifications', () => {
    const product = lathe({ attributes: ATTRIBUTES, priceRange: 900 });
    const site = new URL('https://x.test');
    const data = productData(product, [['Colour', 'grey']], '/p1', null, 'FOB Ningbo', site);
    expect(data.offers?.priceSpecification?.description).toBe('FOB Ningbo');
    expect(data.additionalProperty).toEqual([
      { '@type': 'PropertyValue', name: 'Swing over bed', value: 400, unitText: 'mm' },
      { '@type': 'PropertyValue', name: 'Maximum spindle speed', value: 2_500, unitText: 'rpm' },
      { '@type': 'PropertyValue', name: 'Control', value: 'Siemens' },
      { '@type': 'PropertyValue', name: 'Voltage', value: '415 V' },
      { '@type': 'PropertyValue', name: 'Colour', value: 'grey' },
    ]);
  });
});

describe('card of a product', () => {
  const TEXTS = {
    title: 'CNC lathe CK6140, swing over bed 400 mm',
    sort_description: 'CNC lathe: swing over bed 400 mm.',
  };
  const attributes = ['a', 'b', 'c', 'd'].map((key, at) => attribute(key, key, `${at} mm`, at));

  test('it has title and summary beside three attributes', () => {
    expect(cardOf(lathe({ ...TEXTS, attributes }))).toMatchObject({
      name: 'CNC lathe CK6140',
      title: TEXTS.title,
      summary: TEXTS.sort_description,
      attributes: [
        { name: 'a', text: '0 mm' },
        { name: 'b', text: '1 mm' },
        { name: 'c', text: '2 mm' },
      ],
    });
  });

  test('without attributes it has none', () => {
    expect(cardOf(lathe(TEXTS)).attributes).toEqual([]);
  });
});
