// Generator of company names and contact persons, from uncommon two-character names, so that no real company is meant.
import { both, pairs } from './bilingual.ts';
import type { Random } from './random.ts';
import type { Both } from './types.ts';

const FIRST = pairs(`
  Li | 砺
  Ji | 霁
  Feng | 沣
  Yi | 翊
  Zhen | 臻
  Yu | 昱
  Heng | 珩
  Zheng | 峥
  Qing | 擎
  Hong | 泓
  Jun | 筠
  Xiao | 骁
  Min | 旻
  Duo | 铎
  Shu | 澍
  Jing | 璟
  Qian | 骞
  Kai | 铠
  Rong | 嵘
  Shuo | 烁
  Hao | 濠
  Lan | 澜
`);

const SECOND = pairs(`
  chuan | 川
  feng | 锋
  yue | 岳
  heng | 衡
  yuan | 远
  cheng | 成
  chen | 辰
  gong | 工
  he | 禾
  jin | 锦
  tai | 泰
  yu | 域
  ming | 铭
  ze | 泽
  lin | 麟
  ke | 科
`);

/** Short name of a company: "Lichuan", 砺川. */
export const inventShortName = (random: Random): Both => {
  const first = random.pick(FIRST);
  const second = random.pick(SECOND.filter((s) => s.en !== first.en.toLowerCase()));
  return { en: first.en + second.en, zh: first.zh + second.zh };
};

const SURNAMES = pairs(`
  Chen | 陈
  Lin | 林
  Wang | 王
  Zhou | 周
  Wu | 吴
  Xu | 徐
  Huang | 黄
  Zhu | 朱
  Shen | 沈
  Zheng | 郑
  He | 何
  Cai | 蔡
  Ye | 叶
  Liang | 梁
  Luo | 罗
  Xie | 谢
  Pan | 潘
  Sun | 孙
  Zhao | 赵
  Yang | 杨
`);

const GIVEN = pairs(`
  Weiming | 伟明
  Lihua | 丽华
  Xiaoyan | 晓燕
  Zhiqiang | 志强
  Haibo | 海波
  Wenjing | 文静
  Guoping | 国平
  Xuemei | 雪梅
  Junjie | 俊杰
  Yongkang | 永康
  Yuhang | 宇航
  Siyuan | 思远
  Jiayi | 佳怡
  Minghui | 明辉
  Lixin | 立新
  Yutong | 雨桐
  Haitao | 海涛
  Huimin | 慧敏
  Zhenhua | 振华
  Weidong | 卫东
  Qiuping | 秋萍
  Zihan | 子涵
`);

/** Contact persons of suppliers outside China, by country. */
const CONTACTS_BY_COUNTRY: Readonly<Record<string, readonly Both[]>> = {
  India: pairs(`
    Rajesh Kulkarni | 拉杰什·库尔卡尼
    Meera Deshpande | 米拉·德什潘德
    Hardik Patel | 哈迪克·帕特尔
    Nisha Iyer | 尼莎·艾耶尔
  `),
  Germany: pairs(`
    Markus Vogel | 马库斯·福格尔
    Sabine Krüger | 萨比娜·克吕格尔
    Jonas Brandt | 约纳斯·勃兰特
  `),
  Japan: pairs(`
    Sato Kenji | 佐藤健二
    Nakamura Yuko | 中村裕子
    Mori Daisuke | 森大辅
  `),
  'South Korea': pairs(`
    Kim Min-ho | 金敏浩
    Park Ji-yeon | 朴智妍
    Choi Seung-woo | 崔胜宇
  `),
};

export const inventContact = (random: Random, country: string): Both => {
  const local = CONTACTS_BY_COUNTRY[country];
  if (local) return random.pick(local);
  const surname = random.pick(SURNAMES);
  const given = random.pick(GIVEN);
  return { en: `${surname.en} ${given.en}`, zh: surname.zh + given.zh };
};

const GENERIC = pairs(`
  Machinery | 机械
  Machinery Manufacturing | 机械制造
  Intelligent Equipment | 智能装备
  Heavy-Duty Equipment | 重型装备
  Automation Equipment | 自动化设备
`);

/** The registered name, in the form usual for the country and the kind of business. */
export const registeredName = (
  random: Random,
  firm: { short: Both; city: Both; country: string; businessType: string; trade: Both },
): Both => {
  const { short, city, country } = firm;
  if (country === 'India')
    return {
      en: `${short.en} Machine Services India Pvt. Ltd.`,
      zh: `${short.zh}（印度）机械服务有限公司`,
    };
  if (country === 'Germany')
    return { en: `${short.en} Maschinen GmbH`, zh: `${short.zh}机械（德国）有限公司` };
  if (country === 'Japan') return { en: `${short.en} Japan K.K.`, zh: `${short.zh}日本株式会社` };
  if (country === 'South Korea')
    return { en: `${short.en} Korea Co., Ltd.`, zh: `${short.zh}韩国株式会社` };
  if (country === 'Taiwan')
    return {
      en: `${short.en} Precision Machinery (${city.en}) Co., Ltd.`,
      zh: `${short.zh}精密机械（${city.zh}）股份有限公司`,
    };
  const line =
    firm.businessType === 'Trading Company'
      ? both('Machinery Import & Export | 机械进出口')
      : firm.businessType === 'Service Provider'
        ? both('Machine Installation & Service | 机电安装服务')
        : random.chance(0.7)
          ? firm.trade
          : random.pick(GENERIC);
  return {
    en: `${city.en} ${short.en} ${line.en} Co., Ltd.`,
    zh: `${city.zh}${short.zh}${line.zh}有限公司`,
  };
};
