// Texts of the landed cost: field errors by key, what an estimate assumes by code, what is missing by input.
import type { Assumption, MissingInput } from '../landed-cost/estimate.ts';
import type { Texts } from './texts.ts';

export const LANDED_COST_FIELD_TEXTS = {
  hsCode: {
    en: 'An HS code has 6 to 12 digits; dots and spaces are allowed.',
    'zh-Hans': 'HS 编码为 6 至 12 位数字，可含点和空格。',
  },
  costIncoterm: {
    en: 'Choose EXW, FOB, CFR or CIF.',
    'zh-Hans': '请选择 EXW、FOB、CFR 或 CIF。',
  },
  costCurrency: {
    en: 'Choose USD, CNY or INR.',
    'zh-Hans': '请选择 USD、CNY 或 INR。',
  },
  costPrice: {
    en: 'The price is a number above 0, at most 1,000,000,000.',
    'zh-Hans': '价格须大于 0，且不超过 10 亿。',
  },
  costAmount: {
    en: 'An amount is a number from 0 to 1,000,000,000.',
    'zh-Hans': '金额须为 0 至 10 亿之间的数字。',
  },
  costQuantity: {
    en: 'The quantity is a whole number from 1 to 1,000,000.',
    'zh-Hans': '数量须为 1 至 100 万之间的整数。',
  },
  percent: {
    en: 'A percentage is a number from 0 to 100 with at most three decimals.',
    'zh-Hans': '百分比须为 0 至 100 之间的数字，最多三位小数。',
  },
  exchangeRate: {
    en: 'The exchange rate is the rupees for one unit of the currency: above 0, at most 1,000.',
    'zh-Hans': '汇率为 1 单位外币兑换的卢比数，须大于 0，且不超过 1,000。',
  },
  exchangeRateOfRupees: {
    en: 'A price in rupees needs no exchange rate.',
    'zh-Hans': '以卢比计价时无需填写汇率。',
  },
  country: {
    en: 'A country is two capital letters, such as CN.',
    'zh-Hans': '国家或地区代码为两个大写字母，如 CN。',
  },
  ruleKind: { en: 'There is no such kind of rule.', 'zh-Hans': '没有这类规则。' },
  missingBcdPercent: {
    en: 'Our list has no verified basic customs duty for this code. Ask your customs broker for the rate and enter it.',
    'zh-Hans': '我们的规则库中没有该编码经核实的基本关税税率，请向报关行查询后填写。',
  },
  missingSwsPercent: {
    en: 'Our list has no verified social welfare surcharge for this code. Enter its percentage of the basic duty.',
    'zh-Hans': '我们的规则库中没有该编码经核实的社会福利附加税率，请填写其占基本关税的百分比。',
  },
  missingIgstPercent: {
    en: 'Our list has no verified IGST rate for this code. Ask your customs broker for the rate and enter it.',
    'zh-Hans': '我们的规则库中没有该编码经核实的 IGST 税率，请向报关行查询后填写。',
  },
  missingExchangeRate: {
    en: 'Our list has no customs exchange rate for this currency. Enter the rate that customs has notified (ICEGATE).',
    'zh-Hans': '我们的规则库中没有该货币的海关汇率，请填写印度海关公布的汇率（ICEGATE）。',
  },
  missingExportCharges: {
    en: 'An EXW price ends at the factory. Enter the charges from there to loading on board.',
    'zh-Hans': 'EXW 价只到工厂交货，请填写从工厂到装船为止的费用。',
  },
  missingFreight: { en: 'Enter the sea freight.', 'zh-Hans': '请填写海运费。' },
  missingInsurance: { en: 'Enter the insurance.', 'zh-Hans': '请填写保险费。' },
} as const satisfies Record<string, Texts>;

/** Name of the text that says beside a field why an estimate needs it. */
export const MISSING_INPUT_KEYS = {
  bcdPercent: 'missingBcdPercent',
  swsPercent: 'missingSwsPercent',
  igstPercent: 'missingIgstPercent',
  exchangeRate: 'missingExchangeRate',
  exportCharges: 'missingExportCharges',
  freight: 'missingFreight',
  insurance: 'missingInsurance',
} as const satisfies Readonly<Record<MissingInput, keyof typeof LANDED_COST_FIELD_TEXTS>>;

export const ASSUMPTION_TEXTS: Readonly<Record<Assumption, Texts>> = {
  freightAssumed: {
    en: 'Freight is not known: taken as 20 % of the FOB value, as customs does (rule 10(2) of the Customs Valuation Rules, 2007).',
    'zh-Hans':
      '运费未知：按 FOB 价的 20% 计算，与海关做法一致（2007年《海关估价规则》第 10(2) 条）。',
  },
  insuranceAssumed: {
    en: 'Insurance is not known: taken as 1.125 % of the FOB value, as customs does (rule 10(2) of the Customs Valuation Rules, 2007).',
    'zh-Hans':
      '保险费未知：按 FOB 价的 1.125% 计算，与海关做法一致（2007年《海关估价规则》第 10(2) 条）。',
  },
  insuranceAssumedOfCfr: {
    en: 'Insurance is not known: taken as 1.125 % of the CFR value, as customs does where the FOB value is not known (rule 10(2) of the Customs Valuation Rules, 2007).',
    'zh-Hans':
      '保险费未知：FOB 价不明时，海关按 CFR 价的 1.125% 计算（2007年《海关估价规则》第 10(2) 条），此处照此计算。',
  },
  freightIncluded: {
    en: 'The price includes freight, so the freight that was entered is not added.',
    'zh-Hans': '价格已含运费，填写的运费不再计入。',
  },
  insuranceIncluded: {
    en: 'The price includes insurance, so the insurance that was entered is not added.',
    'zh-Hans': '价格已含保险费，填写的保险费不再计入。',
  },
  noLandingCharge: {
    en: 'No landing charge of 1 % is added: it ended with Notification 91/2017-Customs (N.T.).',
    'zh-Hans': '未加计 1% 的卸货费：第 91/2017-Customs (N.T.) 号通知已取消。',
  },
  sixDigits: {
    en: 'Only the first six digits of the code are used: the digits after them are not India’s.',
    'zh-Hans': '只采用编码的前六位，其后各位并非印度编码。',
  },
  severalRates: {
    en: 'The code spans several rates: the amounts are a range. Ask for the eight-digit Indian tariff item.',
    'zh-Hans': '该编码对应多个税率，因此金额为一个范围。请确认八位印度税则号列。',
  },
  givenRates: {
    en: 'Some rates were entered by you and not checked by us.',
    'zh-Hans': '部分税率由您填写，我们未作核实。',
  },
  exampleRates: {
    en: 'Some rates are invented examples of the demo market.',
    'zh-Hans': '部分税率为演示市场虚构的示例。',
  },
  staleRates: {
    en: 'Some rates were not checked in time and may be out of date.',
    'zh-Hans': '部分税率未按期复核，可能已过时。',
  },
  noAidc: {
    en: 'No agriculture infrastructure cess (AIDC) is included: our list has none for this code.',
    'zh-Hans': '未计农业基础设施发展税（AIDC）：我们的规则库中没有该编码的此项税率。',
  },
  antiDumpingListed: {
    en: 'An anti-dumping duty is listed for goods of this code and origin, so no total is given. Ask your customs broker for its amount and enter it; enter 0 if your machine or producer is exempt.',
    'zh-Hans':
      '该编码和原产地的货物列有反倾销税，因此不给出总额。请向报关行查询金额后填写；如您的设备或生产商不适用，请填 0。',
  },
  antiDumpingGiven: {
    en: 'The anti-dumping duty was entered by you and is part of the base for IGST.',
    'zh-Hans': '反倾销税由您填写，并计入 IGST 税基。',
  },
  noOtherCharges: {
    en: 'Port charges, clearance, inland freight and installation are not included.',
    'zh-Hans': '不含港口费、清关费、内陆运费和安装费。',
  },
  credit: {
    en: 'IGST may be creditable if you are registered under regular GST and entitled to credit.',
    'zh-Hans': '如您按一般 GST 登记并有权抵扣，IGST 或可抵扣。',
  },
  rounding: {
    en: 'Every line is rounded to the paisa, half a paisa upwards.',
    'zh-Hans': '每一行金额均四舍五入到派士（0.01 卢比）。',
  },
};
