// Invented freight, port charges, exchange rates and duties of the demo market, marked as examples wherever they are shown. They are
// checked on the day of the filling, so that the demo does not begin with overdue rules. A real market has none of them.
import type { CargoUnit, Port, Rule } from '../../contract/landed-cost/rule.ts';

const CHINESE_PORTS = {
  shanghai: { en: 'Shanghai', 'zh-Hans': '上海' },
  ningbo: { en: 'Ningbo', 'zh-Hans': '宁波' },
  qingdao: { en: 'Qingdao', 'zh-Hans': '青岛' },
  shenzhen: { en: 'Shenzhen', 'zh-Hans': '深圳' },
} as const;
type ChinesePort = keyof typeof CHINESE_PORTS;

/** US dollars from Shanghai for a container of 20 feet; the west coast first. */
const FREIGHT: Readonly<Record<Port, number>> = {
  nhavaSheva: 1_400,
  mundra: 1_450,
  chennai: 1_250,
  kolkata: 1_550,
};
const NEARNESS: Readonly<Record<ChinesePort, number>> = {
  shanghai: 1,
  ningbo: 1,
  qingdao: 1.1,
  shenzhen: 0.9,
};
const SIZES: Readonly<Record<Exclude<CargoUnit, '40ftHighCube'>, number>> = {
  '20ft': 1,
  '40ft': 1.7,
  m3: 0.05,
};
/** Rupees for a container of 20 feet. */
const PORT_CHARGES: Readonly<Record<Port, number>> = {
  nhavaSheva: 32_000,
  mundra: 28_000,
  chennai: 30_000,
  kolkata: 34_000,
};

/** The demo's machines; the longer ones have unverified rules, which would go before an example with fewer digits. */
const HS_PREFIXES = ['84', '85', '88', '8458', '8459', '8460', '8461', '8462'];
const DUTIES = { bcd: 7.5, igst: 18 } as const;

const PORT_WORDS: Readonly<Record<Port, string>> = {
  nhavaSheva: 'nhava-sheva',
  mundra: 'mundra',
  chennai: 'chennai',
  kolkata: 'kolkata',
};
const NOTE = {
  en: 'An example, invented for the demo market.',
  'zh-Hans': '示例，为演示市场虚构。',
} as const;

/** About a range of a quarter, in steps of five. */
const rangeOf = (middle: number) => ({
  low: Math.round((middle * 0.875) / 5) * 5,
  high: Math.round((middle * 1.125) / 5) * 5,
});

/** `today`: YYYY-MM-DD. */
export function demoRules(today: string): Rule[] {
  const common = { verified: false, example: true, checked: today, note: NOTE } as const;
  const ports = Object.keys(FREIGHT) as Port[];
  const units = Object.keys(SIZES) as (keyof typeof SIZES)[];
  const freight = (Object.keys(CHINESE_PORTS) as ChinesePort[]).flatMap((from) =>
    ports.flatMap((port) =>
      units.map(
        (unit): Rule => ({
          ...common,
          kind: 'freight',
          id: `example-freight-${from}-${PORT_WORDS[port]}-${unit}`,
          fromPort: CHINESE_PORTS[from],
          port,
          unit,
          ...rangeOf(FREIGHT[port] * NEARNESS[from] * SIZES[unit]),
        }),
      ),
    ),
  );
  const charges = ports.flatMap((port) =>
    units.map(
      (unit): Rule => ({
        ...common,
        kind: 'port',
        id: `example-port-${PORT_WORDS[port]}-${unit}`,
        port,
        unit,
        ...rangeOf(PORT_CHARGES[port] * SIZES[unit]),
        what: {
          en: 'Terminal handling, delivery order, customs broker',
          'zh-Hans': '码头操作费、换单费、报关费',
        },
      }),
    ),
  );
  const exchange = (currency: 'USD' | 'CNY', rupees: number): Rule => ({
    ...common,
    kind: 'exchange',
    id: `example-exchange-${currency.toLowerCase()}`,
    currency,
    rupees,
  });
  const duty = (charge: keyof typeof DUTIES): Rule => ({
    ...common,
    kind: 'tariff',
    id: `example-tariff-${charge}`,
    hs: HS_PREFIXES,
    charge,
    percent: DUTIES[charge],
  });
  const rates = [exchange('USD', 90), exchange('CNY', 12.6), duty('bcd'), duty('igst')];
  return [...freight, ...charges, ...rates];
}
