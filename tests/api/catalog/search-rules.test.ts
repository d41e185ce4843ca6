// Search rules: fields by weight, names of machine types, amounts with units, typing errors, and the nearest where nothing matches.
import { describe, expect, test } from 'vitest';
import { listProducts } from '../../../contract/catalog/products.ts';
import { MACHINE_TYPES } from '../../../contract/machine-types/index.ts';
import { UNLISTED_NAMES } from '../../../server/catalog/search/unlisted-machines.ts';
import { DEMO_PRODUCTS } from '../../../tools/demo/fill.ts';
import { measureSearch } from '../../bench/search/measure.ts';
import { meanOf } from '../../bench/search/quality.ts';
import { withDatabase } from '../environment.ts';
import { sharedMarket } from '../market.ts';

const market = await sharedMarket(DEMO_PRODUCTS);

const find = (search: string, more: Readonly<Record<string, string>> = {}) =>
  market.api.call(listProducts, { query: { search, limit: '100', ...more } });

/** Ids of the machine types of the first results, without repeats. */
const firstTypes = async (search: string, count = 8): Promise<string[]> => {
  const { products } = await find(search);
  return [...new Set(products.slice(0, count).map(({ machineType }) => machineType?.id ?? ''))];
};

const attributeOf = (
  product: Awaited<ReturnType<typeof find>>['products'][number],
  key: string,
): number => product.attributes.find((each) => each.key === key)?.number ?? Number.NaN;

describe('names of machine types', () => {
  test.each([
    ['lift', ['vehicle-lift']],
    ['lyophilizer', ['freeze-dryer']],
    ['举升机', ['vehicle-lift']],
    ['磕头机', ['pump-jack']],
    ['nodding donkey', ['pump-jack']],
  ])('%s finds machines that do not have it in their texts', async (search, types) => {
    expect(await firstTypes(search)).toEqual(types);
    expect((await find(search)).match).toBe('all');
  });

  test('packing machines are the machines that pack', async () => {
    const types = await firstTypes('packing machine', 12);
    expect(types.sort()).toEqual(['blister-packing-machine', 'flow-wrapper']);
  });

  test('a type without products is replaced by those like it, and the reply says so', async () => {
    const { products, match } = await find('plasma cutter');
    expect(match).toBe('nearest');
    expect(products[0]?.machineType?.id).toBe('fibre-laser-cutter');
  });
});

describe('a word that names machine types', () => {
  const totalOf = async (search: string, more: Readonly<Record<string, string>> = {}) =>
    (await find(search, more)).pagination?.total ?? 0;

  test.each(['packing', 'packing machine', '包装'])(
    '%s leaves out machines that only mention it',
    async (search) => {
      const { pagination, products, match } = await find(search);
      expect(pagination?.total).toBe(products.length);
      expect(products.length).toBeGreaterThan(20);
      expect(products.length).toBeLessThan(60);
      expect(products.map(({ machineType }) => machineType?.id)).not.toContain('forklift');
      expect(match).toBe('all');
    },
  );

  test('the count is the same in every order', async () => {
    expect(await totalOf('packing', { sort: 'price' })).toBe(await totalOf('packing'));
  });

  test('a word that many machines of a type have in their texts, and few others, is no mere mention', async () => {
    expect(await totalOf('servo')).toBeGreaterThan(90);
  });

  test('beside it, other words count in any text', async () => {
    const { products } = await find('hydraulic vehicle lift');
    expect(products[0]?.machineType?.id).toBe('vehicle-lift');
    expect(products.length).toBeGreaterThan(5);
  });

  test('a word that names none counts in any text', async () => {
    expect(await totalOf('stainless')).toBeGreaterThan(100);
    expect(await totalOf('PLC')).toBeGreaterThan(50);
  });
});

describe('machine types of the found products', () => {
  test('by relevance they stand in the order of their best product', async () => {
    const { facets, products } = await find('packing');
    const types = products.map(({ machineType }) => machineType?.id);
    expect(facets?.types.map(({ id }) => id)).toEqual([...new Set(types)]);
  });

  test('in another order the most frequent stand first', async () => {
    const { facets } = await find('lift', { sort: 'price' });
    const counts = facets?.types.map(({ count }) => count) ?? [];
    expect(counts.length).toBeGreaterThan(3);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  });

  test('a chosen one stands first', async () => {
    const { facets } = await find('lift', { type: 'gantry-crane' });
    expect(facets?.types.slice(0, 2).map(({ id }) => id)).toEqual(['gantry-crane', 'vehicle-lift']);
  });
});

describe('ways to write a word', () => {
  const ids = async (search: string) => (await find(search)).products.map(({ id }) => id);

  test.each([
    ['pe750b', 'PE-750B'],
    ['pe-750b', 'PE-750B'],
    ['qjy4500 lift', 'QJY-4500 lift'],
    ['數控車床', '数控车床'],
    ['雙螺桿榨油機', '双螺杆榨油机'],
  ])('%s finds what %s finds', async (one, other) => {
    const found = await ids(other);
    expect(found.length).toBeGreaterThan(0);
    expect(await ids(one)).toEqual(found);
  });

  test('a model is first, and not a typing error', async () => {
    const { products, corrected } = await find('pe750b');
    expect(products[0]?.name).toContain('PE-750B');
    expect(corrected).toBeNull();
  });
});

describe('a machine that no product is', () => {
  const chinese = (search: string) =>
    market.apiIn('zh-Hans').call(listProducts, { query: { search, limit: '100' } });

  test.each(['flexo', 'flexo printing machine', 'flexographic press'])(
    '%s is no typing error: the reply names it and the nearest machine type',
    async (search) => {
      const { corrected, match, unanswered, products } = await find(search);
      expect(corrected).toBeNull();
      expect(match).toBe('nearest');
      expect(unanswered).toEqual({
        text: 'flexographic printing press',
        nearest: { id: 'offset-press', name: 'Sheet-fed offset press' },
      });
      expect(new Set(products.map(({ machineType }) => machineType?.id))).toEqual(
        new Set(['offset-press']),
      );
    },
  );

  test('in Chinese', async () => {
    const { corrected, unanswered } = await chinese('柔印机');
    expect(corrected).toBeNull();
    expect(unanswered?.text).toBe('柔版印刷机');
    expect(unanswered?.nearest?.name).toBe('单张纸胶印机');
    expect((await chinese('柔印機')).unanswered?.text).toBe('柔版印刷机');
    // None of its pairs of characters is a name of its own.
    expect((await chinese('移印機')).unanswered?.text).toBe('移印机');
  });

  test('a machine type without products is named as well, and so is a word that is nowhere', async () => {
    expect((await find('plasma cutter')).unanswered).toMatchObject({
      text: 'CNC plasma cutting machine',
      nearest: { id: 'fibre-laser-cutter' },
    });
    expect((await find('qwxzv lathe')).unanswered).toMatchObject({
      text: 'qwxzv',
      nearest: { id: 'cnc-lathe' },
    });
    expect((await find('lathe')).unanswered).toBeNull();
  });

  test('no name of it is a name of a machine type', () => {
    const names = new Set(
      MACHINE_TYPES.flatMap(({ name, synonyms }) => [
        ...Object.values(name),
        ...Object.values(synonyms).flat(),
      ]).map((each) => each.toLowerCase()),
    );
    expect(UNLISTED_NAMES.filter((name) => names.has(name.toLowerCase()))).toEqual([]);
  });
});

describe('numbers of colours', () => {
  test.each([
    '4-colour offset',
    'four colour offset press',
    '4 color offset',
    '四色胶印机',
    '4色膠印機',
  ])('%s: presses with four colours first', async (search) => {
    const { products, readAs } = await find(search);
    const colours = products.map((product) => attributeOf(product, 'colours'));
    const isFour = colours.map((each) => each === 4);
    expect(isFour[0]).toBe(true);
    expect(isFour).toEqual(isFour.toSorted((a, b) => Number(b) - Number(a)));
    expect(readAs).toEqual({ amounts: ['Colours: 4'], isMet: true });
  });

  test('a number that no text has is not missed as a word: the presses are listed', async () => {
    const { readAs } = await find('eight colour press');
    expect(readAs).toEqual({ amounts: ['Colours: 8'], isMet: false });
    expect((await firstTypes('eight colour press', 1))[0]).toBe('offset-press');
  });

  test('machines without that attribute are found by the words', async () => {
    expect(await find('双色注塑机')).toMatchObject({ readAs: null });
    expect((await firstTypes('双色注塑机'))[0]).toBe('injection-moulding-machine');
  });
});

describe('uses of machine types', () => {
  test.each([
    ['razai making', 'quilting-machine'],
    ['packets of namkeen', 'flow-wrapper'],
    ['门板 密度板', 'cnc-panel-router'],
  ])('%s', async (search, type) => {
    expect((await firstTypes(search))[0]).toBe(type);
  });

  test('a word that only describes weighs less than one that says what is made', async () => {
    expect((await firstTypes('road making machine'))[0]).toBe('road-roller');
  });

  test.each([
    ['plasma cutting 200 A', 'fibre-laser-cutter'],
    ['谷物除杂', 'rice-mill'],
  ])('%s means a type without products: one like it stands first', async (search, type) => {
    expect((await firstTypes(search))[0]).toBe(type);
    expect((await find(search)).match).toBe('nearest');
  });
});

describe('forms of a word', () => {
  test.each([
    ['aircompressor', 'screw-compressor'],
    ['air-compressor', 'screw-compressor'],
    ['injection molding machine', 'injection-moulding-machine'],
    ['fiber laser', 'fibre-laser-cutter'],
    ['sterilizers', 'steam-steriliser'],
    ['powerloom', 'rapier-loom'],
    ['sealing of tubes', 'tube-filler'],
  ])('%s', async (search, type) => {
    expect((await firstTypes(search, 3))[0]).toBe(type);
  });

  test('a typing error in one word of several is corrected', async () => {
    const { corrected, products } = await find('screw compresser');
    expect(corrected).toBe('screw compressor');
    expect(products[0]?.machineType?.id).toBe('screw-compressor');
    expect((await find('注朔机')).corrected).toBe('注塑机');
  });
});

describe('amounts with units', () => {
  test('filter by the attribute they mean, the nearest value first', async () => {
    const { products, readAs, match } = await find('lathe 500 mm');
    const values = products.map((product) => attributeOf(product, 'swing'));
    expect(values[0]).toBe(500);
    expect(values.every((value) => value >= 250 && value <= 1_000)).toBe(true);
    expect(readAs).toEqual({ amounts: ['Swing over bed: about 500 mm'], isMet: true });
    expect(match).toBe('all');
  });

  test('convert units; tons are a force where the machine has one', async () => {
    const { products, readAs } = await find('press brake 100 ton');
    expect(attributeOf(products[0] ?? ({ attributes: [] } as never), 'nominal-force')).toBe(1_000);
    expect(readAs?.amounts).toEqual(['Nominal force: about 100 t']);
  });

  test('a voltage without a machine finds every machine for it', async () => {
    const { products, readAs, pagination } = await find('380V');
    expect(readAs).toEqual({ amounts: ['Voltage: 380 V'], isMet: true });
    expect(pagination?.total).toBeGreaterThan(50);
    expect(new Set(products.map(({ machineType }) => machineType?.id)).size).toBeGreaterThan(5);
  });

  test('at least and at most', async () => {
    const values = async (search: string) =>
      (await find(search)).products.map((product) => attributeOf(product, 'throughput'));
    const least = await values('jaw crusher min 40 t/h');
    expect(least.length).toBeGreaterThan(0);
    expect(least.every((value) => value >= 40)).toBe(true);
    const most = await values('jaw crusher up to 40 t/h');
    expect(most.length).toBeGreaterThan(0);
    expect(most.every((value) => value <= 40)).toBe(true);
    const zh = await market.apiIn('zh-Hans').call(listProducts, {
      query: { search: '颚式破碎机 40 t/h 以上' },
    });
    expect(zh.readAs?.amounts).toEqual(['最大处理量不低于 40 t/h']);
  });

  test('where no machine is near, all are listed by nearness', async () => {
    const { products, readAs, pagination } = await find('forklift 90 t');
    expect(readAs).toEqual({ amounts: ['Lifting capacity: about 90 t'], isMet: false });
    expect(pagination?.total).toBeGreaterThan(0);
    const values = products
      .filter(({ machineType }) => machineType?.id === 'forklift')
      .map((product) => attributeOf(product, 'lifting-capacity'));
    expect(values).toEqual(values.toSorted((a, b) => b - a));
  });

  test('an amount that the machines do not have is a missing word', async () => {
    expect(await find('forklift 5 dB')).toMatchObject({ match: 'nearest', readAs: null });
  });
});

describe('nothing with all words', () => {
  test('the nearest are listed, counted and marked', async () => {
    const { products, match, pagination, counts } = await find('qwxzv lathe');
    expect(match).toBe('nearest');
    expect(products[0]?.machineType?.id).toBe('cnc-lathe');
    expect(pagination?.total).toBe(products.length);
    expect(Object.values(counts?.categories ?? {}).reduce((sum, each) => sum + each, 0)).toBe(
      products.length,
    );
  });

  test('an unknown word alone still finds nothing', async () => {
    expect((await find('qwxzv')).products).toEqual([]);
  });

  test('a filter that leaves only the nearest changes what the reply says', async () => {
    expect((await find('lathe', { category: 'engineering' })).match).toBe('all');
    const { match } = await find('lathe', { sort: 'price' });
    expect(match).toBe('all');
  });
});

test('a word in the name weighs more than one in the type, and that more than one in the text', async () => {
  const { products } = await find('overlock');
  const isNamed = products.map(({ name }) => /overlock/i.test(name));
  const isSewing = products.map(
    ({ machineType }) => machineType?.id === 'industrial-sewing-machine',
  );
  expect(isNamed).toContain(true);
  expect(isNamed).toEqual(isNamed.toSorted((a, b) => Number(b) - Number(a)));
  expect(isSewing).toEqual(isSewing.toSorted((a, b) => Number(b) - Number(a)));
});

/** Reached: 0.973 and 0.960 over all queries of the tuning set. */
test('the judged searches keep their quality', async () => {
  const measured = await withDatabase(market, ({ db }) =>
    measureSearch(market.app, db, ({ heldOut }) => !heldOut),
  );
  const { ndcg, rPrecision } = meanOf(measured);
  expect(ndcg).toBeGreaterThan(0.96);
  expect(rPrecision).toBeGreaterThan(0.945);
});
