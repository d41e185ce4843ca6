// Non-breaking spaces between numbers and Chinese measure words.
/** Units and measure words that follow a number and a space in the site's Chinese texts. */
const MEASURE =
  '个|台|套|件|条|种|项|家|名|位|次|年|月|日|天|周|小时|分钟|秒|米|毫米|吨|千克|公斤|步|组|级|层|页|张|份|倍|元|美元|卢比|万|亿|字|款|节|批|人|类|轴|笔|处|点|英寸|像素|工作日|(?:MB|V|Hz|kW|kVA|mm|kg|t)(?![A-Za-z])';
/** In a text of the site, a number may be a placeholder: {{count}}. */
const NUMBER_AND_MEASURE = new RegExp(`(\\d[+%]?|}}) (?=${MEASURE})`, 'g');
const NO_BREAK_SPACE = '\u00a0';

/** Replaces the space between a number and its measure word by one that does not break. Other texts are unchanged. */
export const keepNumbers = (text: string): string =>
  text.replace(NUMBER_AND_MEASURE, `$1${NO_BREAK_SPACE}`);

/** The same for all texts inside a value. */
export function keepNumbersIn<T>(value: T): T {
  if (typeof value === 'string') return keepNumbers(value) as T;
  if (Array.isArray(value)) return value.map(keepNumbersIn) as T;
  if (value && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype)
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, keepNumbersIn(inner)]),
    ) as T;
  return value;
}
