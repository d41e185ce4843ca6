// Port from which a supplier usually ships, by its city or else its province: the basis that a new listing proposes.
import type { PriceBasis } from './price-basis.ts';

/** Places near each port, in both languages. Provinces come after the cities, whose nearest port may be another one. */
const PLACES = `
  CNSHA: Shanghai 上海, Suzhou 苏州, Kunshan 昆山, Wuxi 无锡, Changzhou 常州, Jiaxing 嘉兴, Huzhou 湖州, Jiangyin 江阴, Yixing 宜兴, Changshu 常熟
  CNNGB: Ningbo 宁波, Yuyao 余姚, Cixi 慈溪, Hangzhou 杭州, Shaoxing 绍兴, Zhuji 诸暨, Taizhou 台州, Jinhua 金华, Yiwu 义乌, Yongkang 永康, Wenling 温岭
  CNNGB: Yuhuan 玉环, Quzhou 衢州, Zhoushan 舟山, Lishui 丽水
  CNWNZ: Wenzhou 温州, Ruian 瑞安
  CNTAG: Taicang 太仓
  CNNTG: Nantong 南通
  CNNKG: Nanjing 南京, Zhenjiang 镇江, Yangzhou 扬州, Maanshan 马鞍山
  CNLYG: Lianyungang 连云港, Xuzhou 徐州, Suqian 宿迁
  CNSZX: Shenzhen 深圳, Dongguan 东莞, Huizhou 惠州
  CNNSA: Guangzhou 广州, Qingyuan 清远
  CNFOS: Foshan 佛山, Shunde 顺德, Zhaoqing 肇庆
  CNZSN: Zhongshan 中山
  CNZUH: Zhuhai 珠海
  CNJMN: Jiangmen 江门
  CNSWA: Shantou 汕头, Chaozhou 潮州, Jieyang 揭阳
  CNXMN: Xiamen 厦门, Zhangzhou 漳州, Longyan 龙岩
  CNQZJ: Quanzhou 泉州, Jinjiang 晋江, Nanan 南安
  CNFOC: Fuzhou 福州, Putian 莆田
  CNYNT: Yantai 烟台, Weihai 威海
  CNRZH: Rizhao 日照, Linyi 临沂
  CNDLC: Dalian 大连, Shenyang 沈阳, Anshan 鞍山, Changchun 长春, Harbin 哈尔滨
  CNTXG: Tianjin 天津, Beijing 北京, Shijiazhuang 石家庄, Cangzhou 沧州, Langfang 廊坊, Baoding 保定, Tangshan 唐山
  CNTAO: Qingdao 青岛, Jinan 济南, Weifang 潍坊, Zibo 淄博, Jining 济宁, Tengzhou 滕州, Zhengzhou 郑州, Luoyang 洛阳, Xinxiang 新乡, Gongyi 巩义, Changyuan 长垣
  CNSHA: Hefei 合肥, Wuhu 芜湖, Wuhan 武汉
  CNNGB: Zhejiang 浙江
  CNSHA: Jiangsu 江苏, Anhui 安徽, Hubei 湖北, Hunan 湖南, Jiangxi 江西, Sichuan 四川, Chongqing 重庆
  CNSZX: Guangdong 广东, Guangxi 广西
  CNXMN: Fujian 福建
  CNTAO: Shandong 山东, Henan 河南
  CNTXG: Hebei 河北, Shanxi 山西, Inner Mongolia 内蒙古
  CNDLC: Liaoning 辽宁, Jilin 吉林, Heilongjiang 黑龙江`;

/** In Chinese or in lower case, without marks, suffixes such as 市 and blanks. */
const plainName = (place: string): string =>
  place
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\s'’.,-]|\p{M}|[省市]$|city$|province$/gu, '');

const PORT_OF = new Map(
  PLACES.trim()
    .split('\n')
    .toReversed()
    .flatMap((line) => {
      const [port = '', places = ''] = line.trim().split(': ');
      return places.split(', ').flatMap((names) => {
        const [, english = '', chinese = ''] = /^(.+) (.+)$/.exec(names) ?? [];
        return [english, chinese].map((name) => [plainName(name), port] as const);
      });
    }),
);

/** The city decides, else the province; '' where neither is known. */
export function nearestPortBasis(...places: readonly string[]): PriceBasis | '' {
  const port = places.map((place) => PORT_OF.get(plainName(place))).find((each) => each);
  return port === undefined ? '' : (`FOB-${port}` as PriceBasis);
}
