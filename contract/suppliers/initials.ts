// Initials of a company for its avatar, from its trade name: the company name without region, line of business and legal form.
import { CHINESE_REGIONS, ENGLISH_REGIONS } from './regions.ts';

/** Words of English company names for products and legal forms, which are no part of the trade name. */
const COMMON_WORDS = new Set(
  `and of the for & co company corp corporation inc incorporated limited llc llp ltd plc private pvt pte gmbh ag kg ug kk sa srl spa bv
  ab oy sdn bhd group holding holdings enterprise enterprises factory works plant manufacturing manufacture manufacturer manufacturers
  industry industries industrial trading trade traders import export international global machine machines machinery machineries maschinen
  maschinenbau equipment equipments technology technologies technical tech intelligent smart intelligence automation automatic precision
  heavy-duty heavy light new energy science scientific engineering engineers systems system services service solutions tools tool mechanical
  electrical electronic electronics electric mechatronics robot robots robotics cnc laser crane cranes packaging packing printing textile
  food grain oil medical pharmaceutical chemical plastic plastics rubber mining metal metals motor motors auto automotive aviation road
  construction building power pump pumps valve valves cable cables furniture garment sewing knitting environmental installation garage
  jewellery jewelry drying freeze-drying charging thermal bioengineering`.split(/\s+/),
);

/** Chinese words that begin the part of a name after the trade name. */
const CHINESE_TRADES =
  /^(?:机械|机电|机器|机床|设备|装备|科技|智能|精密|重型|重工|自动化|工业|实业|制造|贸易|进出口|国际|集团|控股|股份|有限|工程|技术|电子|电气|仪器|器械)/u;

const CHINESE_REGION = new RegExp(
  `^(?:${CHINESE_REGIONS.join('|')})(?:维吾尔自治区|壮族自治区|回族自治区|自治区|特别行政区|省|市|县|区)?`,
  'u',
);

const hasHan = (text: string): boolean => /\p{Script=Han}/u.test(text);

/** A branch, such as "（印度）" or "(Taichung)". */
const withoutBrackets = (name: string): string =>
  name.replace(/[（(][^（(）)]*[）)]/gu, ' ').trim();

const chineseInitials = (name: string): string => {
  let rest = name.replace(/\s+/gu, '');
  for (let region = CHINESE_REGION.exec(rest); region; region = CHINESE_REGION.exec(rest)) {
    const after = rest.slice(region[0].length);
    // Without a trade name after it, the region itself is the trade name.
    if (after.length < 2 || CHINESE_TRADES.test(after)) break;
    rest = after;
  }
  return [...rest].slice(0, 2).join('');
};

const wordsOf = (name: string): string[] =>
  name
    .match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’.&-]*/gu)
    ?.map((word) => word.replace(/(?<![.'’-])[.'’-]+$/u, '')) ?? [];

const isRegion = (word: string): boolean =>
  ENGLISH_REGIONS.has(word.toLowerCase().replace(/['’]/gu, ''));
const isCommon = (word: string): boolean =>
  COMMON_WORDS.has(word.toLowerCase().replaceAll('.', ''));

const latinInitials = (name: string): string => {
  const words = wordsOf(name);
  const start = words.findIndex((word) => !isRegion(word));
  const isPlaced = start > 0;
  const own = words.slice(Math.max(0, start));
  const end = own.findIndex((word) => isCommon(word) || isRegion(word));
  // In "Ningbo Yichen Rice Mill", only the word after the city is surely the trade name.
  const distinctive = own.slice(0, end === -1 ? own.length : end).slice(0, isPlaced ? 1 : 2);
  const [first = words[0] ?? '', second] = distinctive.map((word) =>
    word.replace(/[^\p{L}\p{N}]/gu, ''),
  );
  const [letter = ''] = first;
  if (second) return (letter + ([...second][0] ?? '')).toUpperCase();
  // An abbreviation such as "ABB" keeps its capitals.
  const pair = [...first].slice(0, 2).join('');
  return pair === pair.toUpperCase()
    ? pair
    : letter.toUpperCase() + pair.slice(letter.length).toLowerCase();
};

/** At most two characters; '' for a name without letters and digits. Uses the trade name from the profile, if there is one. */
export const initialsOf = (companyName: string, tradeName = ''): string => {
  const name = withoutBrackets(tradeName) || withoutBrackets(companyName) || companyName.trim();
  return hasHan(name) ? chineseInitials(name) : latinInitials(name);
};
