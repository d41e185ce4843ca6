// Ranges of number attributes: bounds, names, slider scales.
import { describe, expect, it } from 'vitest';
import {
  appliesWhileTyping,
  attributeValueName,
  boundsOf,
  boundsOfHandles,
  handlesOf,
  isFaultyBound,
  rangeText,
  scaleOf,
} from '../../../src/islands/product-list/attribute-range.ts';

const swing = {
  key: 'swing',
  name: 'Swing over bed',
  unit: 'mm',
  isKey: true,
  min: 360,
  max: 800,
  histogram: [],
  choices: [],
};
const control = {
  ...swing,
  unit: null,
  choices: [
    { id: 'gsk', name: 'GSK', count: 2 },
    { id: 'knd', name: 'KND', count: 1 },
  ],
};

describe('bounds', () => {
  it.each(['400..630', '400..', '..630', '500', '16in..20in', '1..2..3'])(
    '%s survives the two fields',
    (value) => {
      expect(rangeText(boundsOf(value))).toBe(value);
    },
  );
});

describe('the faulty bound', () => {
  const faulty = (low: string, high: string, typed: 'low' | 'high' | null) =>
    (['low', 'high'] as const).filter((bound) => isFaultyBound([low, high], bound, typed));

  it('is the one typed last, or both of an address', () => {
    expect(faulty('900', '400', 'high')).toEqual(['high']);
    expect(faulty('1,900', '400', 'low')).toEqual(['low']);
    expect(faulty('900', '400', null)).toEqual(['low', 'high']);
    expect(faulty('2 kg', '3 kg', 'high')).toEqual(['high']);
  });

  it('is never a number beside a text', () => {
    expect(faulty('5 kg', '400', 'high')).toEqual(['low']);
    expect(faulty('', 'wide', null)).toEqual(['high']);
  });
});

describe('names of values', () => {
  it.each([
    ['400..630', '400–630 mm'],
    ['400..', '≥ 400 mm'],
    ['..2500.125', '≤ 2,500.125 mm'],
    ['500', '500 mm'],
    ['16in..20in', '16in–20in'],
    ['..big', '≤ big'],
  ])('%s is %s', (value, name) => {
    expect(attributeValueName('en', value, swing)).toBe(name);
  });

  it('have no space before per cent', () => {
    expect(attributeValueName('en', '5..9', { ...swing, unit: '%' })).toBe('5–9%');
  });

  it('are those of choices, and the value itself where it is unknown', () => {
    expect(attributeValueName('en', 'gsk,abc', control)).toBe('GSK, abc');
    expect(attributeValueName('en', 'gsk', undefined)).toBe('gsk');
  });
});

describe('the slider', () => {
  it('has about a hundred round steps', () => {
    expect(scaleOf(swing)).toEqual({ min: 360, max: 800, step: 5 });
    expect(scaleOf({ min: 0.013, max: 0.05 })).toEqual({ min: 0.013, max: 0.05, step: 0.0005 });
    expect(scaleOf({ min: 7, max: 7 })).toBeNull();
  });

  it('covers the whole range and no more', () => {
    const scale = { min: 360, max: 800, step: 5 };
    expect(handlesOf('..', scale)).toEqual([360, 800]);
    expect(handlesOf('100..500', scale)).toEqual([360, 500]);
    expect(handlesOf('900..400', scale)).toEqual([800, 800]);
    expect(handlesOf('big..', scale)).toEqual([360, 800]);
    expect(boundsOfHandles([360, 500], scale)).toEqual(['', '500']);
  });
});

it.each([
  [['', '9'], true],
  [['1,200', ''], true],
  [['300', '9000'], true],
  // On the way to 5000.
  [['300', '5'], false],
  [['', '16 in'], false],
  [['-', ''], false],
] as const)('%j applies while it is typed: %s', (bounds, applies) => {
  expect(appliesWhileTyping(bounds)).toBe(applies);
});
