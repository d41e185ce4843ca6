// What is true of machines that cut and bend metal: lathes, machining centres, press brakes, lasers.
import type { FamilyProfile } from '../types.ts';
import { choice, dimensions, ladder, pairs, threePhase, variants, weight } from './datasheet.ts';

const LATHE: FamilyProfile = {
  family: 'lathe',
  variants: variants(`
    Flat-bed CNC lathe | 平床身数控车床
      Turns shafts, flanges and bushes in batches, and is easy to set for single jobs too. | 批量车削轴类、法兰和套类零件，单件加工也方便调整。
    Slant-bed CNC lathe | 斜床身数控车床
      Turns bearing rings and auto parts with linear guides and fast chip fall. | 直线导轨、排屑顺畅，适合轴承套圈和汽车零件。
    Slant-bed turning centre with live tools | 带动力刀塔车削中心
      Turns, drills and mills in one chucking with a C axis. | C 轴配动力刀塔，车、钻、铣一次装夹完成。
    CNC pipe-threading lathe | 数控管螺纹车床
      Threads casing, drill pipe and couplings through a large spindle bore with a chuck at each end. | 大通孔、双卡盘，加工套管、钻杆和接箍螺纹。
    Gang-tool CNC lathe | 排刀式数控车床
      Turns small brass and steel parts from bar with almost no tool-change time. | 排刀布局换刀快，适合铜件和小型钢件棒料加工。
  `),
  modelPrefix: 'CK61',
  hsCode: '8458.11',
  price: [6800, 58000],
  specs: [
    ladder(
      'Capacity (swing over bed) | 床身上最大回转直径',
      '360 mm',
      '400 mm',
      '500 mm',
      '630 mm',
      '800 mm',
    ),
    ladder(
      'Maximum turning length | 最大车削长度',
      '500 mm',
      '750 mm',
      '1,000 mm',
      '1,500 mm',
      '2,000 mm',
    ),
    ladder('Spindle bore | 主轴通孔', '48 mm', '56 mm', '82 mm', '105 mm', '130 mm'),
    ladder(
      'Spindle speed | 主轴转速',
      '100–3,500 rpm',
      '80–2,500 rpm',
      '50–2,000 rpm',
      '30–1,500 rpm',
      '20–1,000 rpm',
    ),
    choice(
      'Tool post | 刀架',
      '4-station electric | 四工位电动刀架',
      '6-station electric | 六工位电动刀架',
      '8-station servo turret | 八工位伺服刀塔',
    ),
    choice(
      'Control | 数控系统',
      'GSK | 广州数控',
      'KND | 凯恩帝',
      'Siemens | 西门子',
      'Fanuc | 发那科',
    ),
    ladder('Power | 功率', '4 kW', '5.5 kW', '7.5 kW', '11 kW', '15 kW'),
    threePhase,
    dimensions(
      '1,950 × 1,250 × 1,650',
      '2,250 × 1,350 × 1,700',
      '2,650 × 1,550 × 1,750',
      '3,500 × 1,750 × 1,850',
      '4,450 × 1,950 × 1,950',
    ),
    weight(1450, 5600, 50),
  ],
  features: pairs(`
    The bed is resin-sand cast iron HT300, aged twice, with induction-hardened and ground ways. | 床身采用 HT300 树脂砂铸造，二次时效，导轨超音频淬火并精磨。
    The spindle runs on P4 angular-contact bearings packed with grease for life. | 主轴采用 P4 级角接触轴承，终身油脂润滑。
    Ball screws are C3 grade and pretensioned, so heat does not shift size through the shift. | C3 级滚珠丝杠预拉伸安装，全天尺寸稳定。
    Each machine cuts a test piece before shipment, and the laser and ballbar reports are in the box. | 出厂前试切工件，随机附激光干涉仪和球杆仪检测报告。
    Ways and screws are oiled by an automatic pump with a low-level alarm. | 导轨丝杠集中自动润滑，缺油报警。
    The door is interlocked, and the chuck needs two conditions met before it opens. | 防护门联锁，卡盘松开须双重条件确认。
    A heat exchanger keeps the electrical cabinet closed against dust at 45 °C shop temperature. | 电柜配热交换器，车间 45 °C 也能密闭防尘。
  `),
  applications: pairs(`
    auto and tractor components | 汽车和拖拉机零部件
    pumps and valves | 泵阀
    bearing rings | 轴承套圈
    job shops and tool rooms | 机加工和模具车间
    oilfield pipe | 石油管件
  `),
  tags: pairs(`
    cnc lathe | 数控车床
    turning | 车削
    metal cutting | 金属切削
    slant bed | 斜床身
    machine tool | 机床
    shaft turning | 轴类加工
  `),
  certifications: ['CE', 'ISO 9001'],
  minOrder: [1, 2],
  cities: ['Dalian', 'Shenyang', 'Taizhou', 'Tengzhou'],
};

const MACHINING_CENTRE: FamilyProfile = {
  family: 'machining-centre',
  variants: variants(`
    Vertical machining centre with linear guides | 线轨立式加工中心
      Mills, drills and taps aluminium and steel parts at fast feed. | 铝件、钢件高速铣、钻、攻丝。
    Vertical machining centre with box ways | 硬轨立式加工中心
      Takes heavy cuts in die steel and castings. | 适合模具钢和铸件重切削。
    Drilling and tapping centre | 钻攻中心
      Changes tools in about a second for phone frames, housings and fittings. | 换刀约 1 秒，适合手机中框、壳体和管件。
    Graphite and mould machining centre | 石墨模具加工中心
      Finishes moulds and electrodes with a fast spindle and sealed dust extraction. | 高速主轴、密封除尘，精加工模具和电极。
    Vertical machining centre with fourth axis | 带四轴立式加工中心
      Indexes shafts, impellers and valve bodies on a rotary table in one set-up. | 数控转台分度，一次装夹加工轴类、叶轮和阀体。
  `),
  modelPrefix: 'VMC',
  hsCode: '8457.10',
  price: [18500, 92000],
  specs: [
    ladder(
      'Capacity (travel X × Y × Z) | 行程（X × Y × Z）',
      '600 × 400 × 400 mm',
      '700 × 450 × 500 mm',
      '850 × 500 × 550 mm',
      '1,100 × 600 × 600 mm',
      '1,300 × 700 × 700 mm',
    ),
    ladder(
      'Table size | 工作台尺寸',
      '700 × 420 mm',
      '900 × 450 mm',
      '1,000 × 500 mm',
      '1,300 × 600 mm',
      '1,500 × 700 mm',
    ),
    ladder('Spindle taper | 主轴锥孔', 'BT30', 'BT40', 'BT40', 'BT40', 'BT50'),
    ladder(
      'Spindle speed | 主轴转速',
      '20,000 rpm',
      '12,000 rpm',
      '10,000 rpm',
      '8,000 rpm',
      '6,000 rpm',
    ),
    choice('Rapid traverse | 快移速度', '24 m/min', '36 m/min', '48 m/min'),
    choice(
      'Tool magazine | 刀库',
      '16-tool umbrella | 16 把斗笠式',
      '20-tool disc | 20 把圆盘式',
      '24-tool arm | 24 把机械手式',
    ),
    ladder('Power | 功率', '5.5 kW', '7.5 kW', '11 kW', '15 kW', '18.5 kW'),
    threePhase,
    dimensions(
      '1,900 × 2,200 × 2,300',
      '2,200 × 2,300 × 2,450',
      '2,600 × 2,400 × 2,600',
      '3,200 × 2,600 × 2,850',
      '3,700 × 3,000 × 3,000',
    ),
    weight(2900, 11200, 50),
  ],
  features: pairs(`
    Column and base are finite-element designed Meehanite castings with a wide A-shaped stance. | 立柱和底座采用米汉纳铸铁、人字形宽底座结构，经有限元优化。
    Roller guides or scraped box ways are chosen by the weight of the cut. | 按切削负荷可选滚柱线轨或刮研硬轨。
    The spindle is dynamically balanced and cooled by an oil chiller. | 主轴整机动平衡，配油冷机恒温冷却。
    Geometric accuracy follows ISO 10791, and the laser report goes with the machine. | 几何精度按 ISO 10791 检验，随机附激光检测报告。
    Chip augers and flushing carry chips to the front, out of the way screws. | 螺旋排屑加底座冲刷，切屑从前部排出。
    Fourth-axis wiring, spindle air blast and a rigid-tap cycle are ready from the factory. | 预留四轴接线，标配主轴吹气和刚性攻丝。
    Doors are interlocked, and speed is limited in setting mode. | 防护门联锁，调试模式限速运行。
  `),
  applications: pairs(`
    die and mould shops | 模具加工
    auto and two-wheeler parts | 汽车和两轮车零件
    aluminium housings | 铝壳体加工
    valve and pump bodies | 泵阀壳体
    defence and aerospace job work | 军工和航空件外协
  `),
  tags: pairs(`
    vertical machining centre | 立式加工中心
    vmc | VMC
    cnc milling | 数控铣
    die and mould | 模具
    machine tool | 机床
    tapping | 攻丝
  `),
  certifications: ['CE', 'ISO 9001'],
  minOrder: [1, 2],
  cities: ['Dalian', 'Tengzhou', 'Dongguan', 'Taizhou', 'Nanjing'],
};

const PRESS_BRAKE: FamilyProfile = {
  family: 'press-brake',
  variants: variants(`
    Electro-hydraulic CNC press brake | 电液同步数控折弯机
      Bends panels, cabinets and brackets with each cylinder measured and corrected on its own. | 双缸独立检测补偿，折弯面板、机柜和支架。
    Torsion-bar NC press brake | 扭轴同步数控折弯机
      Bends general sheet work where a simple back gauge is enough. | 扭轴同步配简易后挡料，满足一般钣金折弯。
    Servo-electric press brake | 全电伺服折弯机
      Bends small parts quickly without oil, and draws power only on the stroke. | 无液压油，动作时才耗电，适合小件快速折弯。
    Hybrid servo-pump press brake | 油电混合数控折弯机
      Stops its pumps between bends, which cuts power and oil heat. | 伺服泵控，折弯间歇停泵，节电、油温低。
    Tandem press brake | 双机联动折弯机
      Couples two machines for lamp posts, lorry bodies and long channels. | 两台联动，折弯灯杆、车厢板和长槽钢。
  `),
  modelPrefix: 'WE67K-',
  hsCode: '8462.23',
  price: [7800, 72000],
  specs: [
    ladder(
      'Capacity (nominal force) | 公称压力',
      '40 t (400 kN) | 40 t（400 kN）',
      '63 t (630 kN) | 63 t（630 kN）',
      '100 t (1,000 kN) | 100 t（1,000 kN）',
      '160 t (1,600 kN) | 160 t（1,600 kN）',
      '250 t (2,500 kN) | 250 t（2,500 kN）',
    ),
    ladder('Bending length | 折弯长度', '1,600 mm', '2,500 mm', '3,200 mm', '3,200 mm', '4,000 mm'),
    ladder('Throat depth | 喉口深度', '200 mm', '250 mm', '320 mm', '350 mm', '400 mm'),
    ladder('Ram stroke | 滑块行程', '100 mm', '120 mm', '150 mm', '180 mm', '250 mm'),
    choice(
      'Controlled axes | 控制轴',
      'Y1 + Y2 + X + crowning | Y1+Y2+X+挠度补偿',
      'Y1 + Y2 + X + R + crowning | Y1+Y2+X+R+挠度补偿',
      'Y1 + Y2 + X + R + Z1 + Z2 + crowning | Y1+Y2+X+R+Z1+Z2+挠度补偿',
    ),
    choice('Ram repeatability | 滑块重复定位精度', '±0.01 mm', '±0.02 mm'),
    ladder('Power | 功率', '4 kW', '5.5 kW', '7.5 kW', '11 kW', '18.5 kW'),
    threePhase,
    dimensions(
      '2,100 × 1,350 × 1,950',
      '2,950 × 1,450 × 2,200',
      '3,650 × 1,600 × 2,450',
      '3,750 × 1,800 × 2,650',
      '4,600 × 2,100 × 3,050',
    ),
    ladder('Weight | 重量', '2,600 kg', '4,300 kg', '7,200 kg', '10,800 kg', '17,500 kg'),
  ],
  features: pairs(`
    The frame is welded, stress-relieved by heat, and machined in one set-up on a floor borer. | 机架焊后退火去应力，落地镗铣一次装夹加工。
    Glass scales on both side plates read the ram against the table, free from frame stretch. | 光栅尺装于两侧 C 形板，测量不受机架变形影响。
    Crowning in the table is set by the control from thickness, length and material. | 工作台挠度补偿由系统按板厚、板长和材质自动计算。
    The back gauge runs on ball screws and linear guides with lift and side axes as options. | 后挡料采用滚珠丝杠和直线导轨，可选升降及左右移动轴。
    Laser guards, two-hand control and a foot switch with emergency detent can be fitted. | 可选激光安全保护、双手操作和带急停的脚踏开关。
    Punches and dies are 42CrMo, hardened and ground, in European or Amada style. | 上下模采用 42CrMo 淬火磨削，欧式或 Amada 式接口可选。
    The control shows the bend sequence in a drawing and warns of collision. | 数控系统图形显示折弯顺序并提示干涉。
  `),
  applications: pairs(`
    electrical panels and enclosures | 配电柜和机箱
    kitchen and lift sheet metal | 厨具和电梯钣金
    lorry bodies and trailers | 车厢和挂车
    lamp posts and structures | 灯杆和钢结构
  `),
  tags: pairs(`
    press brake | 折弯机
    sheet metal | 钣金
    bending | 折弯
    cnc | 数控
    back gauge | 后挡料
    fabrication | 钢板加工
  `),
  certifications: ['CE', 'ISO 9001', 'ISO 12100'],
  minOrder: [1, 2],
  cities: ["Ma'anshan", 'Nantong', 'Wuxi', 'Nanjing'],
};

const FIBRE_LASER: FamilyProfile = {
  family: 'fibre-laser',
  variants: variants(`
    Open-table fibre laser cutter | 单平台光纤激光切割机
      Cuts sheet in small fabrication shops, loaded from three sides. | 三面上料，适合中小钣金车间切板。
    Enclosed exchange-table fibre laser | 全包围交换台光纤激光切割机
      Loads one table while the other cuts, inside a closed cabin with dust extraction. | 双台交换，边切边上料，全封闭除尘。
    Sheet and tube fibre laser | 板管一体光纤激光切割机
      Cuts flat sheet and round or square tube on one machine. | 一机兼切板材和圆管、方管。
    High-power fibre laser for thick plate | 厚板高功率光纤激光切割机
      Cuts structural plate and machine frames with bevel edges on request. | 切割结构厚板和机架，可选坡口切割。
    Coil-fed fibre laser line | 卷料光纤激光切割线
      Unrolls, levels and cuts panels from coil without a blanking die. | 开卷、校平、切割连线，无需落料模具。
  `),
  modelPrefix: 'LF',
  hsCode: '8456.11',
  price: [13800, 98000],
  specs: [
    ladder(
      'Working area | 加工幅面',
      '1,300 × 2,500 mm',
      '1,500 × 3,000 mm',
      '1,500 × 3,000 mm',
      '1,500 × 4,000 mm',
      '2,000 × 6,000 mm',
    ),
    ladder(
      'Capacity (laser output) | 激光功率',
      '1,500 W',
      '2,000 W',
      '3,000 W',
      '6,000 W',
      '12,000 W',
    ),
    ladder('Carbon steel, maximum | 碳钢最大切割厚度', '14 mm', '16 mm', '20 mm', '25 mm', '40 mm'),
    ladder(
      'Stainless steel, maximum | 不锈钢最大切割厚度',
      '6 mm',
      '8 mm',
      '10 mm',
      '16 mm',
      '30 mm',
    ),
    choice('Positioning accuracy | 定位精度', '±0.03 mm/m', '±0.05 mm/m'),
    choice('Acceleration | 最大加速度', '0.8 g', '1.0 g', '1.2 g'),
    ladder('Power | 功率', '14 kW', '16 kW', '21 kW', '36 kW', '68 kW'),
    threePhase,
    dimensions(
      '3,900 × 2,200 × 1,750',
      '4,600 × 2,450 × 1,850',
      '8,300 × 2,650 × 2,150',
      '10,400 × 2,800 × 2,200',
      '15,200 × 3,500 × 2,350',
    ),
    ladder('Weight | 重量', '2,300 kg', '3,200 kg', '5,800 kg', '7,900 kg', '14,200 kg'),
  ],
  features: pairs(`
    The bed is welded from plate and tube, annealed at 600 °C and rested before machining. | 床身板管焊接，600 °C 退火并静置时效后精加工。
    The autofocus head senses height and retracts from a tipped part. | 自动调焦切割头随动测高，遇翘起工件自动避让。
    Cast aluminium beam with ground racks keeps corners sharp at high acceleration. | 铸铝横梁配磨削齿条，高加速度下拐角清晰。
    Suction opens only under the cutting zone, so a smaller fan is enough. | 分区除尘，只在切割区抽风，风机功率小。
    Nesting software keeps material tables for oxygen, nitrogen and air cutting. | 套料软件内置氧气、氮气、空气切割工艺库。
    The cabin window is rated for 1,070 nm, and the beam stops when a door opens. | 观察窗满足 1,070 nm 激光防护，开门即停光。
    Source, head and chiller serial numbers are in the contract with two years of warranty on the source. | 合同注明激光器、切割头和水冷机编号，激光器质保两年。
  `),
  applications: pairs(`
    sheet-metal job shops | 钣金加工
    electrical panels | 配电柜
    farm and construction machinery | 农机和工程机械
    furniture and gates | 家具和门窗
    bus and lorry bodies | 客车和货车车身
  `),
  tags: pairs(`
    fibre laser | 光纤激光
    laser cutting | 激光切割
    sheet metal | 钣金
    tube cutting | 切管
    exchange table | 交换台
    cnc | 数控
  `),
  certifications: ['CE', 'ISO 9001'],
  minOrder: [1, 2],
  cities: ['Jinan', 'Wuhan', 'Shenzhen', 'Foshan'],
};

export const METAL: readonly FamilyProfile[] = [LATHE, MACHINING_CENTRE, PRESS_BRAKE, FIBRE_LASER];
