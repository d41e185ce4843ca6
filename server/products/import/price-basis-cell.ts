// Price basis in the wording of suppliers' tables: "FOB NINGBO PORT", "EXW Foshan", "离岸价 宁波", "出厂价".
import { type FobPort, isPriceBasis } from '../../../contract/catalog/price-basis.ts';
import en from '../../../locales/en/priceBasis.json' with { type: 'json' };
import zh from '../../../locales/zh-Hans/priceBasis.json' with { type: 'json' };

/** Of terminals and other names that tables use. */
const OTHER_NAMES: Readonly<Record<string, FobPort>> = {
  ...{ guangzhou: 'CNNSA', nansha: 'CNNSA', huangpu: 'CNNSA', 广州: 'CNNSA', 南沙: 'CNNSA' },
  ...{ tianjin: 'CNTXG', xingang: 'CNTXG', 天津: 'CNTXG', 新港: 'CNTXG' },
  ...{ yantian: 'CNSZX', shekou: 'CNSZX', 盐田: 'CNSZX', 蛇口: 'CNSZX' },
  ...{ beilun: 'CNNGB', yangshan: 'CNSHA', 北仑: 'CNNGB', 洋山: 'CNSHA' },
};

/** Letters and digits of a name, without the words that say that it is a port in China. */
const plainName = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/incoterms|2020|\b(?:sea)?port\b|\bchina\b|中国|口岸|港口|港/g, '')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

const PORT_OF: ReadonlyMap<string, string> = new Map([
  ...[en, zh].flatMap(({ port }) =>
    Object.entries(port).map(([code, name]) => [plainName(name), code] as const),
  ),
  ...Object.entries(OTHER_NAMES).map(([name, code]) => [plainName(name), code] as const),
]);

const EX_WORKS = /^(?:exw|ex[\s.-]?(?:works?|factory)|出厂价|工厂交货|厂价)/i;
const FREE_ON_BOARD = /fob|free on board|离岸价?/i;

/** The text itself where it names no basis, which the check of the form then refuses. */
export function priceBasisOfCell(cell: string): string {
  const text = cell.normalize('NFKC').trim();
  if (isPriceBasis(text.toUpperCase())) return text.toUpperCase();
  if (EX_WORKS.test(text)) return 'EXW';
  const port = PORT_OF.get(plainName(text.replace(FREE_ON_BOARD, ' ')));
  return port === undefined ? cell : `FOB-${port}`;
}
