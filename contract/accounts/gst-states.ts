// State codes of GSTINs, the first two digits, with the names of the states and territories in both languages.
import type { Texts } from '../texts.ts';

/** "English | 中文" by code. 25 is the code of Daman and Diu before 2020, 28 that of Andhra Pradesh before 2014. */
const NAMES: Readonly<Record<string, string>> = {
  '01': 'Jammu and Kashmir | 查谟和克什米尔',
  '02': 'Himachal Pradesh | 喜马偕尔邦',
  '03': 'Punjab | 旁遮普邦',
  '04': 'Chandigarh | 昌迪加尔',
  '05': 'Uttarakhand | 北阿坎德邦',
  '06': 'Haryana | 哈里亚纳邦',
  '07': 'Delhi | 德里',
  '08': 'Rajasthan | 拉贾斯坦邦',
  '09': 'Uttar Pradesh | 北方邦',
  '10': 'Bihar | 比哈尔邦',
  '11': 'Sikkim | 锡金邦',
  '12': 'Arunachal Pradesh | 阿鲁纳恰尔邦',
  '13': 'Nagaland | 那加兰邦',
  '14': 'Manipur | 曼尼普尔邦',
  '15': 'Mizoram | 米佐拉姆邦',
  '16': 'Tripura | 特里普拉邦',
  '17': 'Meghalaya | 梅加拉亚邦',
  '18': 'Assam | 阿萨姆邦',
  '19': 'West Bengal | 西孟加拉邦',
  '20': 'Jharkhand | 贾坎德邦',
  '21': 'Odisha | 奥里萨邦',
  '22': 'Chhattisgarh | 恰蒂斯加尔邦',
  '23': 'Madhya Pradesh | 中央邦',
  '24': 'Gujarat | 古吉拉特邦',
  '25': 'Daman and Diu | 达曼和第乌',
  '26': 'Dadra and Nagar Haveli and Daman and Diu | 达德拉-纳加尔哈维利和达曼-第乌',
  '27': 'Maharashtra | 马哈拉施特拉邦',
  '28': 'Andhra Pradesh | 安得拉邦',
  '29': 'Karnataka | 卡纳塔克邦',
  '30': 'Goa | 果阿邦',
  '31': 'Lakshadweep | 拉克沙群岛',
  '32': 'Kerala | 喀拉拉邦',
  '33': 'Tamil Nadu | 泰米尔纳德邦',
  '34': 'Puducherry | 本地治里',
  '35': 'Andaman and Nicobar Islands | 安达曼-尼科巴群岛',
  '36': 'Telangana | 特伦甘纳邦',
  '37': 'Andhra Pradesh | 安得拉邦',
  '38': 'Ladakh | 拉达克',
  '97': 'Other territory | 其他地区',
  '99': 'Centre jurisdiction | 中央直辖',
};

/** The state or territory of a GSTIN by its first two digits; null for an unknown code. */
export const gstStateOf = (gstin: string): Texts | null => {
  const code = gstin.slice(0, 2);
  const [en, zh] = (Object.hasOwn(NAMES, code) ? NAMES[code] : undefined)?.split(' | ') ?? [];
  return en && zh ? { en, 'zh-Hans': zh } : null;
};
