// Locations of the demo's suppliers: industrial cities with their province and port.
import { both, pairs } from './bilingual.ts';
import type { Both } from './types.ts';

export interface Place {
  readonly city: Both;
  readonly province: Both;
  readonly country: string;
  /** The port named in delivery terms. */
  readonly port: Both;
}

/** Port, province, then the cities that ship from it. */
const CHINA: readonly (readonly [port: string, province: string, cities: string])[] = [
  [
    'Ningbo | 宁波港',
    'Zhejiang | 浙江',
    `
    Ningbo | 宁波
    Wenzhou | 温州
    Shaoxing | 绍兴
    Taizhou | 台州
    Hangzhou | 杭州
    Jinhua | 金华
    Huzhou | 湖州
    Jiaxing | 嘉兴`,
  ],
  [
    'Shanghai | 上海港',
    'Jiangsu | 江苏',
    `
    Wuxi | 无锡
    Suzhou | 苏州
    Changzhou | 常州
    Nanjing | 南京
    Nantong | 南通
    Yangzhou | 扬州
    Xuzhou | 徐州`,
  ],
  ['Shanghai | 上海港', 'Shanghai | 上海', 'Shanghai | 上海'],
  [
    'Shanghai | 上海港',
    'Anhui | 安徽',
    `
    Hefei | 合肥
    Ma'anshan | 马鞍山
    Wuhu | 芜湖`,
  ],
  ['Shanghai | 上海港', 'Hubei | 湖北', 'Wuhan | 武汉'],
  ['Shanghai | 上海港', 'Hunan | 湖南', 'Changsha | 长沙'],
  ['Shanghai | 上海港', 'Jiangxi | 江西', 'Nanchang | 南昌'],
  [
    'Shenzhen | 深圳港',
    'Guangdong | 广东',
    `
    Shenzhen | 深圳
    Dongguan | 东莞
    Huizhou | 惠州`,
  ],
  [
    'Nansha, Guangzhou | 广州南沙港',
    'Guangdong | 广东',
    `
    Guangzhou | 广州
    Foshan | 佛山
    Zhongshan | 中山
    Zhuhai | 珠海
    Jiangmen | 江门`,
  ],
  ['Shantou | 汕头港', 'Guangdong | 广东', 'Shantou | 汕头'],
  [
    'Xiamen | 厦门港',
    'Fujian | 福建',
    `
    Xiamen | 厦门
    Quanzhou | 泉州
    Fuzhou | 福州`,
  ],
  [
    'Qingdao | 青岛港',
    'Shandong | 山东',
    `
    Qingdao | 青岛
    Jinan | 济南
    Weifang | 潍坊
    Yantai | 烟台
    Zibo | 淄博
    Tengzhou | 滕州
    Jining | 济宁
    Linyi | 临沂
    Dongying | 东营
    Weihai | 威海
    Zaozhuang | 枣庄`,
  ],
  [
    'Qingdao | 青岛港',
    'Henan | 河南',
    `
    Zhengzhou | 郑州
    Luoyang | 洛阳
    Xinxiang | 新乡
    Puyang | 濮阳`,
  ],
  ['Qingdao | 青岛港', 'Gansu | 甘肃', 'Lanzhou | 兰州'],
  ['Tianjin | 天津港', 'Tianjin | 天津', 'Tianjin | 天津'],
  [
    'Tianjin | 天津港',
    'Hebei | 河北',
    `
    Cangzhou | 沧州
    Shijiazhuang | 石家庄
    Qinhuangdao | 秦皇岛`,
  ],
  ['Tianjin | 天津港', 'Beijing | 北京', 'Beijing | 北京'],
  [
    'Tianjin | 天津港',
    'Shaanxi | 陕西',
    `
    Xi'an | 西安
    Baoji | 宝鸡`,
  ],
  [
    'Dalian | 大连港',
    'Liaoning | 辽宁',
    `
    Dalian | 大连
    Shenyang | 沈阳`,
  ],
  ['Yingkou | 营口港', 'Liaoning | 辽宁', 'Yingkou | 营口'],
  ['Dalian | 大连港', 'Heilongjiang | 黑龙江', 'Daqing | 大庆'],
  ['Qinzhou | 钦州港', 'Guangxi | 广西', 'Liuzhou | 柳州'],
  ['Qinzhou | 钦州港', 'Sichuan | 四川', 'Chengdu | 成都'],
  ['Qinzhou | 钦州港', 'Chongqing | 重庆', 'Chongqing | 重庆'],
];

const CITIES = new Map<string, Place>(
  CHINA.flatMap(([port, province, cities]) =>
    pairs(cities).map((city) => [
      city.en,
      { city, province: both(province), country: 'China', port: both(port) },
    ]),
  ),
);

/** Returns the Chinese city with that English name; throws for an unknown one, which is an error in a profile. */
export const cityNamed = (name: string): Place => {
  const place = CITIES.get(name);
  if (!place) throw new Error(`Unknown city: ${name}`);
  return place;
};

const abroad = (country: string, city: string, province: string, port: string): Place => ({
  city: both(city),
  province: both(province),
  country,
  port: both(port),
});

/** Joint ventures, branches and service companies outside the mainland, in the order of use. */
export const ABROAD: readonly Place[] = [
  abroad('Taiwan', 'Taichung | 台中', 'Taiwan | 台湾', 'Taichung | 台中港'),
  abroad(
    'India',
    'Pune | 浦那',
    'Maharashtra | 马哈拉施特拉邦',
    'Nhava Sheva | Nhava Sheva（孟买新港）',
  ),
  abroad(
    'Germany',
    'Stuttgart | 斯图加特',
    'Baden-Württemberg | 巴登-符腾堡州',
    'Hamburg | 汉堡港',
  ),
  abroad('Japan', 'Osaka | 大阪', 'Osaka | 大阪府', 'Osaka | 大阪港'),
  abroad('South Korea', 'Incheon | 仁川', 'Incheon | 仁川', 'Incheon | 仁川港'),
  abroad('Taiwan', 'Tainan | 台南', 'Taiwan | 台湾', 'Kaohsiung | 高雄港'),
  abroad('India', 'Ahmedabad | 艾哈迈达巴德', 'Gujarat | 古吉拉特邦', 'Mundra | 蒙德拉港'),
  abroad(
    'Germany',
    'Bielefeld | 比勒费尔德',
    'North Rhine-Westphalia | 北莱茵-威斯特法伦州',
    'Hamburg | 汉堡港',
  ),
];

/** Returns the location of a supplier by the English name of its city; throws for an unknown one. */
export const placeNamed = (name: string): Place =>
  ABROAD.find(({ city }) => city.en === name) ?? cityNamed(name);
