// What is true of machines for the jeweller: laser welders and casting machines.
import type { FamilyProfile } from '../types.ts';
import {
  between,
  choice,
  dimensions,
  ladder,
  pairs,
  singlePhase,
  threePhase,
  variants,
  weight,
} from './datasheet.ts';

const JEWELLERY_LASER_WELDER: FamilyProfile = {
  family: 'jewellery-laser-welder',
  variants: variants(`
    Desktop jewellery laser welder | 台式首饰激光点焊机
      Repairs chains, claws and ring shanks beside set stones without heating the whole piece. | 在镶石旁修补链条、爪镶和戒圈，不会加热整件首饰。
    Integrated-chiller jewellery laser welder | 内置水冷首饰激光焊机
      Runs all day in a workshop with the chiller inside the cabinet. | 冷水机内置机柜，可全天连续作业。
    CCD jewellery laser welder | CCD 显微首饰激光焊机
      Shows the weld on a screen as well as in the microscope, for training and checking. | 显微镜与显示屏同时观察焊点，便于教学和质检。
    Chain laser welding machine | 制链激光焊接机
      Closes the links of gold and silver cable chain in line with a chain former. | 与制链机联动，焊合金银 O 字链链节。
    Denture and jewellery laser welder | 首饰义齿两用激光焊机
      Welds titanium, cobalt-chrome and precious metals in a closed argon chamber. | 密闭氩气腔体，焊接钛、钴铬合金和贵金属。
  `),
  modelPrefix: 'JW-',
  hsCode: '8515.80',
  price: [2200, 9800],
  specs: [
    ladder(
      'Capacity (average laser output) | 平均激光功率',
      '60 W',
      '80 W',
      '100 W',
      '150 W',
      '200 W',
    ),
    ladder('Single pulse energy | 单脉冲能量', '50 J', '60 J', '80 J', '90 J', '100 J'),
    choice('Pulse width | 脉宽', '0.1–15 ms', '0.1–20 ms'),
    choice('Spot diameter | 光斑直径', '0.1–2.0 mm', '0.1–3.0 mm', '0.2–3.0 mm'),
    choice('Repetition rate | 脉冲频率', '1–20 Hz', '1–30 Hz', '1–50 Hz'),
    choice(
      'Cooling | 冷却方式',
      'Built-in water chiller | 内置冷水机',
      'External water chiller | 外置冷水机',
    ),
    ladder('Power | 功率', '2.5 kW', '3 kW', '4 kW', '5 kW', '6 kW'),
    singlePhase,
    dimensions(
      '560 × 480 × 450',
      '880 × 520 × 760',
      '950 × 560 × 1,250',
      '1,050 × 600 × 1,300',
      '1,120 × 650 × 1,350',
    ),
    weight(45, 165, 5),
  ],
  features: pairs(`
    The Nd:YAG source works at 1,064 nm and welds gold, silver, platinum, titanium and steel. | 采用 1,064 nm Nd:YAG 激光源，可焊金、银、铂、钛和不锈钢。
    An automatic shade in the microscope closes before each pulse. | 显微镜自动遮光，每次出光前先行关闭。
    Pulse shape, energy and spot size are set from joysticks inside the chamber. | 脉冲波形、能量和光斑可在腔内摇杆上直接调节。
    A steel-jacketed ceramic cavity gives more energy per lamp and a lamp life of eight million pulses. | 陶瓷聚光腔配不锈钢外壳，灯管寿命约 800 万次脉冲。
    Argon is turned on by the foot pedal a moment before the pulse. | 脚踏控制，先送氩气后出光，焊点不发黑。
    The chamber is closed and interlocked, and the window is rated for the wavelength. | 焊接腔封闭联锁，观察窗满足对应波长防护等级。
    A fume fan with filter is built in. | 内置带过滤的排烟风机。
  `),
  applications: pairs(`
    gold and silver jewellery workshops | 金银首饰加工厂
    repair counters in shops | 首饰店维修柜台
    chain makers | 制链厂
    dental laboratories | 义齿加工厂
  `),
  tags: pairs(`
    laser welder | 激光焊机
    jewellery | 首饰
    spot welding | 点焊
    gold repair | 黄金维修
    nd yag | Nd:YAG
    dental laser | 义齿焊接
  `),
  certifications: ['CE', 'ISO 9001'],
  minOrder: [1, 3],
  cities: ['Shenzhen', 'Wuhan', 'Jinan', 'Guangzhou'],
};

const JEWELLERY_CASTER: FamilyProfile = {
  family: 'jewellery-caster',
  variants: variants(`
    Vacuum pressure casting machine | 真空加压铸造机
      Casts rings, bangles and pendants in gold and silver with the flask under vacuum and the metal under argon pressure. | 石膏模抽真空、熔金氩气加压，铸造金银戒指、手镯和吊坠。
    Induction centrifugal casting machine | 感应离心铸造机
      Throws the melt into small flasks for platinum, palladium and steel. | 离心浇铸小钢盅，适合铂、钯和不锈钢。
    Bullion vacuum casting machine | 真空铸锭机
      Casts bright gold and silver bars in graphite moulds with no shrink marks. | 石墨模真空铸造金银锭，表面光亮无缩孔。
    Continuous casting machine for wire and strip | 金银连铸机
      Draws wire, tube and strip stock straight from the crucible. | 由坩埚直接拉铸线材、管材和板带。
    Precious-metal granulating machine | 贵金属粒化机
      Pours alloy into water as even grains for weighing and re-melting. | 合金熔体入水成粒，颗粒均匀，便于称量和回熔。
  `),
  modelPrefix: 'VCT-',
  hsCode: '8454.30',
  price: [3600, 39500],
  specs: [
    ladder('Capacity (gold) | 坩埚容量（黄金）', '1 kg', '2 kg', '4 kg', '8 kg', '15 kg'),
    choice('Maximum temperature | 最高温度', '1,500 °C', '1,600 °C'),
    choice('Temperature control | 控温精度', '±1 °C', '±2 °C', '±3 °C'),
    between('Melting time | 熔化时间', 'min', 2, 5, 1),
    choice('Vacuum | 真空度', '-0.098 MPa', '-0.1 MPa'),
    choice('Shielding gas | 保护气体', 'Argon | 氩气', 'Nitrogen or argon | 氮气或氩气'),
    ladder('Power | 功率', '5 kW', '8 kW', '10 kW', '15 kW', '20 kW'),
    threePhase,
    dimensions(
      '680 × 580 × 980',
      '780 × 680 × 1,230',
      '880 × 720 × 1,280',
      '980 × 780 × 1,350',
      '1,250 × 900 × 1,500',
    ),
    weight(95, 480, 5),
  ],
  features: pairs(`
    The IGBT induction generator melts a full crucible in minutes and stirs the alloy as it heats. | IGBT 感应电源数分钟即可熔化一炉料，并有电磁搅拌，合金成分均匀。
    Vacuum, gas, pour and pressure run as one cycle from the touch panel. | 抽真空、充气、浇铸、加压由触摸屏一键完成。
    Protective gas covers melt and mould, so castings come out bright with less cleaning loss. | 熔炼和浇铸均有气体保护，铸件光亮，清洗损耗少。
    A graphite stopper reads the melt temperature where it matters. | 测温石墨塞杆直接测量熔液温度。
    Flow, water temperature and vacuum are watched, and the generator stops with a plain message when one is out of range. | 水流、水温和真空度实时监测，异常时停机并给出提示。
    Crucibles and flasks are standard sizes sold in most jewellery towns. | 坩埚和钢盅均为通用规格，易于采购。
    One crucible set, a flange ring and seals for a year are supplied. | 随机配一套坩埚、法兰环和一年用量的密封件。
  `),
  applications: pairs(`
    gold and silver jewellery casting | 金银首饰铸造
    bullion refiners | 贵金属精炼
    temple and silverware makers | 银器和供器制造
    wire and chain workshops | 线材和制链车间
  `),
  tags: pairs(`
    jewellery casting | 首饰铸造
    vacuum casting | 真空铸造
    induction melting | 感应熔炼
    gold bar | 金锭
    lost wax | 失蜡铸造
    precious metals | 贵金属
  `),
  certifications: ['CE', 'ISO 9001'],
  minOrder: [1, 2],
  cities: ['Shenzhen', 'Guangzhou', 'Dongguan', 'Suzhou'],
};

export const JEWELLERY: readonly FamilyProfile[] = [JEWELLERY_LASER_WELDER, JEWELLERY_CASTER];
