// Six-digit subheadings of the Harmonised System (2022) for common machines, in both languages, to find a code by words. A help to
// search, not a classification: what a machine is classified under depends on what it does.
import { LANGS, type Lang } from '../../../contract/lang.ts';
import { MACHINE_TYPES } from '../../../contract/machine-types/index.ts';

export interface HsEntry {
  readonly code: string;
  readonly name: Readonly<Record<Lang, string>>;
}

/** "code | English, with words by which it is searched | 中文". */
const LINES = `
841350 | Reciprocating positive displacement pumps, dosing and piston pumps | 往复式容积泵、计量泵、柱塞泵
841370 | Centrifugal pumps, submersible pumps | 离心泵、潜水泵
841410 | Vacuum pumps | 真空泵
841459 | Fans and blowers, industrial | 工业风机、鼓风机
841480 | Air and gas compressors, screw and piston compressors | 空气压缩机、气体压缩机、螺杆空压机
841780 | Industrial furnaces and ovens, kilns, not electric | 工业炉窑、烘炉（非电热）
841920 | Medical, surgical and laboratory sterilisers, autoclaves | 医用、外科及实验室灭菌器、高压釜
841933 | Freeze dryers (lyophilisation), spray dryers | 冷冻干燥机（冻干机）、喷雾干燥机
841934 | Dryers for agricultural products, grain dryers | 农产品干燥机、粮食烘干机
841939 | Dryers, industrial | 工业干燥机
841940 | Distilling and rectifying plant | 蒸馏、精馏设备
841989 | Machines that treat materials by a change of temperature, pasteurisers, reactors | 利用温度变化处理材料的机器、巴氏杀菌机、反应釜
842010 | Calendering and rolling machines, not for metal or glass | 压延机、滚压机（金属、玻璃用除外）
842121 | Machinery for filtering or purifying water | 水过滤、净化设备
842129 | Machinery for filtering or purifying liquids | 液体过滤、净化设备
842139 | Machinery for filtering or purifying gases, dust collectors | 气体过滤、净化设备、除尘器
842230 | Machinery for filling, closing, sealing and labelling bottles, cans, boxes, tubes and bags, cartoners | 瓶、罐、盒、箱、软管、袋的灌装、封口、贴标机、装盒机
842240 | Other packing and wrapping machinery, flow wrappers, shrink wrappers, blister packing | 其他包装机、枕式包装机、热收缩包装机、泡罩包装机
842430 | Steam and sand blasting machines | 喷砂机、蒸汽喷射机
842449 | Sprayers for agriculture and horticulture, not portable, spraying systems for drones | 农业、园艺用喷雾器（非便携式）、无人机喷洒系统
842482 | Other appliances for agriculture and horticulture that spread liquids or powders, irrigation | 其他农业、园艺用喷洒、播撒器具、灌溉设备
842541 | Jacking systems built into garages, vehicle lifts | 车库用固定千斤顶系统、汽车举升机
842542 | Hydraulic jacks and hoists, other vehicle lifts | 其他液压千斤顶、液压提升机
842620 | Tower cranes | 塔式起重机
842612 | Mobile lifting frames on tyres and straddle carriers | 轮胎式移动吊运架、跨运车
842619 | Gantry cranes, bridge cranes, transporter cranes | 门式起重机、龙门吊、桥吊、装卸桥
842611 | Overhead travelling cranes on fixed support | 固定支架的高架移动式起重机、桥式起重机
842710 | Fork-lift trucks, electric | 电动叉车
842720 | Fork-lift trucks with diesel or gas engines | 内燃叉车
842833 | Belt conveyors | 带式输送机
842870 | Industrial robots that lift, handle, load and unload only, palletising robots | 专用于提升、搬运、装卸的工业机器人、码垛机器人
842890 | Other machinery for lifting, handling, loading and unloading | 其他提升、搬运、装卸机械
842940 | Road rollers and tamping machines | 压路机、夯实机
842952 | Excavators with a superstructure that revolves by 360 degrees | 上部结构可旋转 360 度的挖掘机
842951 | Front-end shovel loaders, wheel loaders | 前铲装载机、轮式装载机
843351 | Combine harvester-threshers | 联合收割机
843359 | Harvesting machinery | 收获机械
843360 | Machines for cleaning, sorting and grading eggs and fruit | 蛋类、水果的清洁、分选机
843710 | Machines for cleaning, sorting and grading seed and grain, colour sorters | 种子、谷物的清选、分级机、色选机
843780 | Milling machinery for grain, rice mills, flour mills | 谷物磨粉设备、碾米机、面粉机
843810 | Bakery machinery, machines for pasta and noodles | 烘焙机械、面条和面食机
843850 | Machinery for meat and poultry | 肉类、禽类加工机械
843860 | Machinery for fruit, nuts and vegetables | 水果、坚果、蔬菜加工机械
844130 | Machines for making cartons, boxes and cases of paper | 纸箱、纸盒制造机
844313 | Offset printing machinery | 胶印机
844316 | Flexographic printing machinery | 柔版印刷机、苯胺印刷机
844317 | Gravure printing machinery | 凹版印刷机
844319 | Other printing machinery, screen printing | 其他印刷机、丝网印刷机
844332 | Printers, digital, inkjet and UV, that connect to a computer or a network | 可连接计算机或网络的打印机、数码喷墨打印机、UV 打印机
844339 | Other printers, not for connection to a computer | 其他打印机（不能连接计算机）
844511 | Carding machines | 梳棉机
844520 | Textile spinning machines, ring frames | 纺纱机、环锭细纱机
844530 | Textile doubling and twisting machines | 并线机、捻线机
844540 | Textile winding machines, cone winders | 络筒机、卷纬机
844630 | Shuttleless looms wider than 30 cm, rapier, air-jet and water-jet | 织物宽度超过 30 cm 的无梭织机、剑杆、喷气、喷水织机
844712 | Circular knitting machines with a cylinder above 165 mm | 圆筒直径超过 165 mm 的圆型针织机
844720 | Flat knitting machines | 平型针织机（横机）
844790 | Embroidery, lace and tufting machines | 绣花机、花边机、簇绒机
845140 | Machines for washing, bleaching and dyeing textiles | 织物洗涤、漂白、染色机
845150 | Machines for reeling, folding, cutting and pinking fabrics | 织物卷绕、折叠、剪切机、裁床
845180 | Machines for finishing, coating and impregnating textiles and made-up articles, seam sealing | 纺织品及制成品的整理、涂布、浸渍机、热风压胶机
845221 | Automatic sewing machines, industrial | 工业自动缝纫机
845229 | Sewing machines, industrial, not automatic | 工业非自动缝纫机
845430 | Casting machines, die casting | 铸造机、压铸机
845611 | Machine tools that work by laser, laser cutting, laser cutters | 激光加工机床、激光切割机
845630 | Machine tools that work by electrical discharge, EDM, wire cut | 放电加工机床、电火花、线切割
845640 | Machine tools that work by plasma arc, plasma cutters | 等离子弧加工机床、等离子切割机
845710 | Machining centres for metal, VMC, HMC | 金属加工中心、立式加工中心、卧式加工中心
845811 | Horizontal lathes for metal, numerically controlled, CNC lathe, turning | 数控卧式车床、CNC 车床
845819 | Horizontal lathes for metal, not numerically controlled | 非数控卧式车床、普通车床
845891 | Lathes for metal, not horizontal, numerically controlled, CNC vertical lathe | 其他数控车床、数控立车
845921 | Drilling machines for metal, numerically controlled | 数控钻床
845929 | Drilling machines for metal, not numerically controlled | 非数控钻床
845961 | Milling machines for metal, numerically controlled | 数控铣床
845969 | Milling machines for metal, not numerically controlled | 非数控铣床
846012 | Flat-surface grinding machines, numerically controlled | 数控平面磨床
846022 | Centreless grinding machines, numerically controlled | 数控无心磨床
846140 | Gear cutting, gear grinding and gear finishing machines | 切齿机、齿轮磨床、齿轮精加工机
846150 | Sawing and cutting-off machines, band saws for metal | 锯床、金属带锯床、切断机
846223 | Press brakes for metal, numerically controlled, CNC bending | 数控折弯机
846225 | Roll forming machines for metal, numerically controlled | 数控辊压成型机、冷弯成型机
846229 | Bending, folding and straightening machines for metal, not numerically controlled | 非数控弯曲、折叠、矫直机
846233 | Shearing machines for metal, numerically controlled | 数控剪板机
846242 | Punching, notching and nibbling machines for metal, numerically controlled | 数控冲床、冲孔机
846261 | Hydraulic presses for cold working metal | 冷加工金属的液压机
846410 | Sawing machines for stone, ceramics, concrete | 石材、陶瓷、混凝土锯床
846520 | Machining centres for wood and panels | 木材加工中心、板材加工中心
846591 | Sawing machines for wood, plastics, cork | 木材、塑料锯床
846592 | Planing, milling and moulding machines for wood, CNC router | 木工刨床、铣床、雕刻机
847420 | Crushing and grinding machines for stone, ores, minerals, crushers, ball mills | 石料、矿石破碎机、研磨机、球磨机
847431 | Concrete and mortar mixers | 混凝土、砂浆搅拌机
847480 | Machines for shaping minerals, cement and concrete, brick and block machines | 矿物、水泥成型机、制砖机、砌块机
847710 | Injection moulding machines for plastics and rubber | 注塑机、橡胶注射成型机
847720 | Extruders for plastics and rubber | 塑料、橡胶挤出机
847730 | Blow moulding machines | 吹塑机、吹瓶机
847740 | Vacuum moulding and thermoforming machines | 真空成型机、热成型机
847751 | Machines for moulding and retreading tyres, tyre curing presses | 轮胎模塑、翻新机、轮胎硫化机
847920 | Machinery for extracting or preparing oils and fats, oil presses | 油脂提取、加工设备、榨油机
847950 | Industrial robots for several tasks, with tools that change, not for handling only | 可换工具、多用途工业机器人（仅用于搬运的除外）
847981 | Machines for treating metal, electric wire coil winders | 处理金属的机器、绕线机
847982 | Mixing, kneading, crushing, grinding and stirring machines | 混合、搅拌、捏合、粉碎机
847989 | Machines with individual functions, not named elsewhere | 其他未列名的具有独立功能的机器
848620 | Machines for making semiconductor devices and integrated circuits | 半导体器件、集成电路制造设备
850152 | Multi-phase AC motors, 750 W to 75 kW | 多相交流电动机（750 W 至 75 kW）
850211 | Diesel generating sets up to 75 kVA | 柴油发电机组（75 kVA 及以下）
850212 | Diesel generating sets, 75 to 375 kVA | 柴油发电机组（75 至 375 kVA）
850213 | Diesel generating sets above 375 kVA | 柴油发电机组（375 kVA 以上）
850421 | Liquid dielectric transformers up to 650 kVA | 油浸式变压器（650 kVA 及以下）
850440 | Static converters, rectifiers, inverters, frequency converters | 静止式变流器、整流器、逆变器、变频器
851411 | Hot isostatic presses, electric | 热等静压机（电加热）
851419 | Other resistance furnaces and ovens, electric, reflow ovens | 其他电阻炉、电烘箱、回流焊炉
851531 | Arc welding machines, automatic | 自动电弧焊机
851580 | Welding machines, laser welding, ultrasonic welding | 焊接机、激光焊接机、超声波焊接机
853710 | Boards, control panels and cabinets up to 1,000 V, CNC and PLC controls | 1,000 V 及以下的配电盘、控制柜、数控装置、PLC
870460 | Electric vehicles for goods, delivery robots for streets | 纯电动货运车辆、室外配送机器人
880624 | Drones for remote-controlled flight only, 25 to 150 kg | 仅使用遥控飞行的无人机（25 至 150 千克）
880694 | Drones that fly routes by themselves, 25 to 150 kg | 可自主飞行的无人机（25 至 150 千克）
`;

export const HS_LIST: readonly HsEntry[] = LINES.trim()
  .split('\n')
  .map((line) => {
    const [code = '', en = '', zh = ''] = line.split('|').map((part) => part.trim());
    return { code, name: { en, 'zh-Hans': zh } };
  });

const MAX_FOUND = 12;

const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/[.,，、]/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '')
    // "lathes" finds "lathe".
    .map((word) => word.replace(/(?<=[a-z]{3})s$/, ''));

/** Texts by which each code is found: its own names together, and each name of a machine type by itself. */
const TEXTS: ReadonlyMap<string, readonly string[]> = new Map(
  HS_LIST.map(({ code, name }) => [
    code,
    [
      LANGS.map((lang) => name[lang]).join(' '),
      ...MACHINE_TYPES.filter(({ hsCodes }) => hsCodes.includes(code)).flatMap((type) =>
        LANGS.flatMap((lang) => [type.name[lang], ...type.synonyms[lang]]),
      ),
    ].map((text) => text.toLowerCase()),
  ]),
);

const hasAll = (text: string, words: readonly string[]): boolean =>
  // Chinese names put words between others: 数控车床 finds 数控卧式车床.
  words.every((word) =>
    /\p{Script=Han}/u.test(word)
      ? [...word].every((character) => text.includes(character))
      : text.includes(word),
  );

/**
 * Entries that begin with the digits of a code, or that have all words, in either language, in their own names or in one name of a
 * machine type; those found by their own names are first.
 */
export function searchHsList(query: string): readonly HsEntry[] {
  const digits = query.replace(/[.\s]/g, '');
  if (/^\d+$/.test(digits))
    return HS_LIST.filter(
      ({ code }) => code.startsWith(digits.slice(0, 6)) || digits.startsWith(code),
    ).slice(0, MAX_FOUND);
  const words = wordsIn(query);
  if (words.length === 0) return [];
  const rankOf = ({ code }: HsEntry): number =>
    (TEXTS.get(code) ?? []).findIndex((text) => hasAll(text, words));
  return HS_LIST.map((entry) => ({ entry, rank: rankOf(entry) }))
    .filter(({ rank }) => rank >= 0)
    .toSorted((a, b) => Math.min(a.rank, 1) - Math.min(b.rank, 1))
    .map(({ entry }) => entry)
    .slice(0, MAX_FOUND);
}
