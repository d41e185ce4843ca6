// Initials of companies: those of the trade name, in both languages, for the demo's names and for others.
import { describe, expect, test } from 'vitest';
import { initialsOf } from '../../../contract/suppliers/initials.ts';
import { generateMarket } from '../../../tools/demo/market.ts';

const { suppliers } = generateMarket({ products: 1 });

test.each(suppliers.map(({ companyName, tradeName }) => [companyName, tradeName] as const))(
  'the demo company $en',
  ({ zh, en }, tradeName) => {
    expect(initialsOf(zh)).toBe(tradeName.zh);
    expect(initialsOf(en)).toBe(tradeName.en.slice(0, 2));
  },
);

describe('Chinese names', () => {
  test.each([
    ['宁波翊辰机械有限公司', '翊辰'],
    ['浙江省宁波市翊辰智能科技股份有限公司', '翊辰'],
    ['内蒙古自治区包头市铠远重型装备有限公司', '铠远'],
    ['三一重工股份有限公司', '三一'],
    ['璟工（印度）机械服务有限公司', '璟工'],
    // Named after the city alone.
    ['宁波机械有限公司', '宁波'],
    ['北京有限公司', '北京'],
    ['陈', '陈'],
  ])('%s: %s', (name, expected) => {
    expect(initialsOf(name)).toBe(expected);
  });
});

describe('names in Latin letters', () => {
  test.each([
    ['Ningbo Yichen Machinery Co., Ltd.', 'Yi'],
    ["Xi'an Hengyuan Rice Mill Co., Ltd.", 'He'],
    ['Golden Bridge Machinery', 'GB'],
    ['Ningbo Golden Bridge Machinery Co., Ltd.', 'Go'],
    ['Shree Ganesh Engineering Works', 'SG'],
    ['ABB India Ltd', 'AB'],
    ['L&T Ltd', 'LT'],
    ['3M Company', '3M'],
    ['Krüger Maschinenbau GmbH', 'Kr'],
    ['Ningbo Machinery Co., Ltd.', 'Ni'],
    ['Asha Kulkarni', 'AK'],
  ])('%s: %s', (name, expected) => {
    expect(initialsOf(name)).toBe(expected);
  });
});

test('the stored trade name wins', () => {
  expect(initialsOf('宁波机械有限公司', '桥工')).toBe('桥工');
  expect(initialsOf('Ningbo Machinery Co., Ltd.', 'Bridge Works')).toBe('Br');
  expect(initialsOf('宁波翊辰机械有限公司', '  ')).toBe('翊辰');
});

test.each(['', '   ', '???', '（）'])('%j has none or its own signs, and no error', (name) => {
  expect([...initialsOf(name)].length).toBeLessThanOrEqual(2);
});
