// What is true of machines for stone, ore and cement: crushers, ball mills, rotary kilns.
import type { FamilyProfile } from '../types.ts';
import { choice, dimensions, ladder, pairs, threePhase, variants } from './datasheet.ts';

const JAW_CRUSHER: FamilyProfile = {
  family: 'jaw-crusher',
  variants: variants(`
    Single-toggle jaw crusher | 复摆颚式破碎机
      Breaks granite, basalt and ore as the first stage of a stone plant. | 砂石线一级破碎，适合花岗岩、玄武岩和矿石。
    Deep-chamber jaw crusher | 欧版颚式破碎机
      Follows the European pattern, with a deeper chamber and a wedge that changes the setting without shims. | 破碎腔深，楔块调节排料口，无需增减垫片。
    Fine jaw crusher | 细碎颚式破碎机
      Makes 10 to 40 mm aggregate as a low-cost second stage. | 二级破碎投资少，产出 10–40 毫米石料。
    Tyre-mounted jaw crusher | 轮胎移动颚式破碎站
      Moves between road sites with feeder, crusher and belt on one chassis. | 给料、破碎、输送同车，转场方便，适合道路工程。
    Diesel-engine jaw crusher | 柴油机颚式破碎机
      Runs at quarries without mains supply, and can take a motor later. | 适合无电矿点，后期可改配电机。
  `),
  modelPrefix: 'PE-',
  hsCode: '8474.20',
  price: [3600, 64000],
  specs: [
    ladder(
      'Feed opening | 进料口尺寸',
      '250 × 400 mm',
      '400 × 600 mm',
      '500 × 750 mm',
      '600 × 900 mm',
      '750 × 1,060 mm',
    ),
    ladder('Maximum feed size | 最大进料粒度', '210 mm', '340 mm', '425 mm', '500 mm', '630 mm'),
    ladder(
      'Discharge setting | 排料口调整范围',
      '20–60 mm',
      '40–100 mm',
      '50–100 mm',
      '65–160 mm',
      '80–140 mm',
    ),
    ladder('Capacity | 处理量', '5–20 t/h', '16–60 t/h', '40–110 t/h', '50–180 t/h', '110–320 t/h'),
    ladder('Shaft speed | 偏心轴转速', '300 rpm', '275 rpm', '275 rpm', '250 rpm', '250 rpm'),
    ladder('Power | 功率', '15 kW', '30 kW', '55 kW', '75 kW', '110 kW'),
    threePhase,
    dimensions(
      '1,450 × 1,315 × 1,296',
      '1,700 × 1,732 × 1,653',
      '2,035 × 1,921 × 2,000',
      '2,290 × 2,206 × 2,370',
      '2,655 × 2,302 × 3,110',
    ),
    ladder('Weight | 重量', '2,800 kg', '6,500 kg', '10,300 kg', '15,500 kg', '28,000 kg'),
  ],
  features: pairs(`
    The eccentric shaft is forged 42CrMo on large self-aligning roller bearings. | 偏心轴采用 42CrMo 锻件，配大型调心滚子轴承。
    Jaw plates are Mn13Cr2 or Mn18Cr2 and are turned end for end to use both halves. | 颚板采用 Mn13Cr2 或 Mn18Cr2，可上下调头使用。
    The discharge gap is set by wedge or shim from outside the machine. | 排料口由楔块或垫片在机外调节。
    The toggle plate breaks first when iron enters, and saves the frame. | 进入铁块时肘板先断，保护机架。
    The frame is welded and annealed, with a cast-steel jaw stock. | 机架焊后退火，动颚为铸钢件。
    Flywheel and belt are covered by mesh guards. | 飞轮和皮带装有网状护罩。
    Central grease lines reach the bearings while the crusher runs. | 集中润滑管路，运转中即可给轴承注脂。
  `),
  applications: pairs(`
    stone aggregate plants | 砂石骨料厂
    iron and manganese ore | 铁矿和锰矿
    limestone and cement raw material | 石灰石和水泥原料
    demolition concrete | 建筑垃圾
    road contractors | 道路施工企业
  `),
  tags: pairs(`
    jaw crusher | 颚式破碎机
    stone crusher | 碎石机
    quarry | 采石场
    aggregate | 骨料
    mining | 矿山
    primary crushing | 粗碎
  `),
  certifications: ['CE', 'ISO 9001'],
  minOrder: [1, 2],
  cities: ['Zhengzhou', 'Shanghai', 'Luoyang', 'Shenyang'],
};

const BALL_MILL: FamilyProfile = {
  family: 'ball-mill',
  variants: variants(`
    Wet overflow ball mill | 湿式溢流型球磨机
      Grinds ore slurry ahead of flotation or gravity tables. | 磨细矿浆，用于浮选或重选前。
    Grid discharge ball mill | 格子型球磨机
      Discharges through a grate for a coarser, even product with less over-grinding. | 格子板强制排料，产品粒度均匀、过粉磨少。
    Dry cement ball mill | 水泥干式球磨机
      Grinds clinker with gypsum and fly ash in two chambers. | 双仓结构，粉磨熟料、石膏和粉煤灰。
    Ceramic batch ball mill | 陶瓷间歇式球磨机
      Grinds glaze, quartz and feldspar in an alumina-lined shell without iron pick-up. | 高铝衬砖，间歇研磨釉料、石英、长石，无铁污染。
    Energy-saving rolling-bearing ball mill | 滚动轴承节能球磨机
      Turns on self-aligning roller bearings that start easily and run cool. | 采用调心滚子轴承，起动电流小、轴承温升低。
  `),
  modelPrefix: 'MQ',
  hsCode: '8474.20',
  price: [6800, 94000],
  specs: [
    ladder(
      'Shell (diameter × length) | 筒体规格（直径 × 长度）',
      '900 × 1,800 mm',
      '1,200 × 2,400 mm',
      '1,500 × 3,000 mm',
      '1,830 × 4,500 mm',
      '1,830 × 6,400 mm',
    ),
    ladder('Capacity | 处理量', '0.65–2 t/h', '1.2–3.5 t/h', '2.5–6 t/h', '4–10 t/h', '6–15 t/h'),
    ladder('Ball charge | 装球量', '1.5 t', '3.8 t', '7.5 t', '11 t', '15 t'),
    ladder('Shell speed | 筒体转速', '36 rpm', '32 rpm', '29 rpm', '25 rpm', '24 rpm'),
    choice('Feed size | 进料粒度', '≤ 20 mm', '≤ 25 mm'),
    choice('Discharge size | 出料粒度', '0.074–0.4 mm', '0.074–0.3 mm', '0.045–0.2 mm'),
    ladder('Power | 功率', '18.5 kW', '37 kW', '75 kW', '155 kW', '210 kW'),
    threePhase,
    dimensions(
      '3,600 × 2,200 × 2,000',
      '5,200 × 2,800 × 2,500',
      '6,700 × 3,400 × 2,750',
      '9,400 × 3,950 × 3,300',
      '11,500 × 3,950 × 3,300',
    ),
    ladder('Weight | 重量', '4,600 kg', '12,000 kg', '17,500 kg', '31,500 kg', '36,500 kg'),
  ],
  features: pairs(`
    The shell is rolled from Q355 plate, welded by submerged arc and checked by ultrasound. | 筒体采用 Q355 钢板卷制，埋弧自动焊，焊缝超声波探伤。
    The girth gear is cast 45 steel, hobbed and hardened, with a spare set of teeth on the other flank. | 大齿圈为 45 铸钢，滚齿淬火，可翻面使用。
    Liners in high-manganese steel, chrome iron or rubber are chosen by ore and noise limit. | 衬板可选高锰钢、铬铸铁或橡胶，按物料和噪声要求配置。
    Slow-speed inching drive is available for relining. | 可选慢速传动装置，便于换衬板和检修。
    Bearing temperature and oil pressure trip the motor before damage is done. | 轴承温度、油压异常自动停机保护。
    The air clutch or soft starter keeps starting current inside a small transformer's limit. | 气动离合器或软启动，降低起动电流，减轻变压器负担。
    A foundation drawing with static and dynamic loads is supplied at order. | 订货即提供带动静载荷的基础图。
  `),
  applications: pairs(`
    cement grinding units | 水泥粉磨站
    iron, gold and copper ore dressing | 铁、金、铜选矿
    ceramics and glass raw material | 陶瓷和玻璃原料
    fly-ash and slag grinding | 粉煤灰和矿渣粉磨
  `),
  tags: pairs(`
    ball mill | 球磨机
    grinding | 粉磨
    cement | 水泥
    ore dressing | 选矿
    mineral processing | 矿物加工
    clinker | 熟料
  `),
  certifications: ['CE', 'ISO 9001'],
  minOrder: [1, 1],
  cities: ['Zhengzhou', 'Luoyang', 'Nanchang', 'Shenyang'],
};

const ROTARY_KILN: FamilyProfile = {
  family: 'rotary-kiln',
  variants: variants(`
    Cement rotary kiln | 水泥回转窑
      Burns raw meal to clinker at small cement works and for trial plants. | 煅烧水泥生料，适合小型水泥厂和试验线。
    Lime rotary kiln | 活性石灰回转窑
      Calcines limestone to active lime for steel and chemical works. | 煅烧石灰石生产活性石灰，供钢厂和化工厂使用。
    Kaolin and bauxite calcining kiln | 高岭土铝矾土煅烧窑
      Calcines kaolin, bauxite and magnesite for ceramics and refractories. | 煅烧高岭土、铝矾土和菱镁矿，用于陶瓷和耐火材料。
    Expanded clay aggregate kiln | 陶粒回转窑
      Bloats clay, shale or fly-ash pellets into lightweight aggregate. | 将黏土、页岩或粉煤灰料球烧胀成轻集料。
    Zinc oxide volatilising kiln | 氧化锌挥发窑
      Recovers zinc oxide from steel-mill dust and lean zinc ore. | 从钢厂烟尘和低品位锌矿中回收氧化锌。
  `),
  modelPrefix: 'HZY-',
  hsCode: '8417.80',
  price: [29000, 99000],
  specs: [
    ladder(
      'Shell (diameter × length) | 筒体规格（直径 × 长度）',
      '1.2 × 20 m',
      '1.4 × 28 m',
      '1.6 × 32 m',
      '1.9 × 39 m',
      '2.2 × 45 m',
    ),
    ladder(
      'Capacity | 产量',
      '1.0–1.4 t/h',
      '1.4–2.0 t/h',
      '1.9–2.6 t/h',
      '3.0–3.8 t/h',
      '4.5–5.6 t/h',
    ),
    choice('Slope | 斜度', '3 %', '3.5 %', '4 %'),
    choice('Shell speed | 筒体转速', '0.3–2.2 rpm', '0.5–2.4 rpm'),
    choice(
      'Fuel | 燃料',
      'Coal powder | 煤粉',
      'Natural gas | 天然气',
      'Heavy oil or gas | 重油或燃气',
    ),
    choice('Maximum burning temperature | 最高煅烧温度', '1,150 °C', '1,300 °C', '1,450 °C'),
    ladder('Power | 功率', '15 kW', '18.5 kW', '22 kW', '37 kW', '45 kW'),
    threePhase,
    dimensions(
      '21,500 × 3,300 × 4,300',
      '29,800 × 3,600 × 4,900',
      '34,200 × 3,950 × 5,400',
      '41,600 × 4,400 × 6,100',
      '47,800 × 4,900 × 6,800',
    ),
    ladder('Weight | 重量', '34,000 kg', '48,000 kg', '64,000 kg', '92,000 kg', '126,000 kg'),
  ],
  features: pairs(`
    The shell is rolled from Q245R boiler plate, and joints are fitted together in the works before shipment. | 筒体采用 Q245R 锅炉板卷制，出厂前预拼装。
    Tyres and support rollers are cast steel with matched hardness, the roller being the softer and cheaper part. | 轮带与托轮铸钢制造、硬度匹配，磨损留给较易更换的托轮。
    A hydraulic thrust roller moves the kiln slowly up and down so that tyres wear evenly. | 液压挡轮使窑体缓慢上下窜动，轮带磨损均匀。
    Fish-scale seals at both ends keep false air low and save fuel. | 窑头窑尾鱼鳞片密封，漏风少、省燃料。
    The main drive is inverter-controlled, with a diesel auxiliary drive for power cuts. | 主传动变频调速，配柴油辅助传动，停电可继续转窑。
    Shell temperature is scanned on request, and bearing temperature is alarmed as standard. | 托轮轴承测温报警为标配，可选筒体红外扫描。
    Brick lining plan, civil drawings and process flow are part of the supply. | 提供砌砖图、土建图和工艺流程图。
  `),
  applications: pairs(`
    small cement plants | 小型水泥厂
    lime and dolomite works | 石灰和白云石厂
    refractory raw material | 耐火原料
    lightweight aggregate | 陶粒轻集料
    metal recovery | 有色金属回收
  `),
  tags: pairs(`
    rotary kiln | 回转窑
    cement plant | 水泥厂
    lime kiln | 石灰窑
    calcining | 煅烧
    clinker | 熟料
    refractory | 耐火材料
  `),
  certifications: ['CE', 'ISO 9001', 'ISO 14001'],
  minOrder: [1, 1],
  cities: ['Zhengzhou', 'Luoyang', 'Nantong', 'Zibo'],
};

export const MINERAL: readonly FamilyProfile[] = [JAW_CRUSHER, BALL_MILL, ROTARY_KILN];
