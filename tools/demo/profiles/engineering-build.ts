// What is true of machines for building sites and yards: cranes, blocks, excavators, forklifts.
import type { FamilyProfile } from '../types.ts';
import {
  both,
  choice,
  dimensions,
  ladder,
  pairs,
  threePhase,
  variants,
  weight,
} from './datasheet.ts';

const TOWER_CRANE: FamilyProfile = {
  family: 'tower-crane',
  variants: variants(`
    Topless tower crane | 平头塔式起重机
      Works under and over neighbouring jibs on crowded sites, and its jib is taken down section by section. | 无塔帽，适合群塔交叉作业，起重臂可逐节拆装。
    Hammerhead tower crane | 锤头式塔式起重机
      Lifts concrete, steel and formwork on housing blocks at the lowest cost per metre of jib. | 吊运混凝土、钢筋和模板，适合住宅楼施工，性价比高。
    Luffing-jib tower crane | 动臂塔式起重机
      Raises its jib over obstacles where it may not swing over neighbouring land. | 起重臂可俯仰，适合不允许越界回转的狭窄工地。
    Inner-climbing tower crane | 内爬式塔式起重机
      Climbs inside the lift shaft as the floors go up, so fewer mast sections are bought. | 随楼层在电梯井内爬升，节省标准节。
    Fast-erecting tower crane | 快装式塔式起重机
      Folds out from its own trailer for three- to five-storey buildings. | 拖车自带、折叠展开，适合三至五层建筑。
  `),
  modelPrefix: 'QTZ',
  hsCode: '8426.20',
  price: [24000, 96000],
  specs: [
    ladder('Capacity (maximum load) | 最大起重量', '2.5 t', '4 t', '5 t', '6 t', '8 t'),
    ladder('Maximum jib length | 最大臂长', '30 m', '42 m', '48 m', '56 m', '60 m'),
    ladder('Load at jib tip | 臂端起重量', '0.8 t', '0.9 t', '1.0 t', '1.0 t', '1.2 t'),
    ladder('Free-standing height | 独立高度', '22 m', '28 m', '32 m', '40 m', '45 m'),
    choice(
      'Hoisting speed | 起升速度',
      '0–60 m/min, inverter | 0–60 m/min，变频',
      '0–80 m/min, inverter | 0–80 m/min，变频',
      '8.5 / 40 / 80 m/min',
    ),
    ladder('Power | 功率', '15.5 kW', '22 kW', '27.7 kW', '34.5 kW', '41.8 kW'),
    threePhase,
    ladder(
      'Mast section dimensions (L × W × H) | 标准节尺寸（长 × 宽 × 高）',
      '1,200 × 1,200 × 2,200 mm',
      '1,450 × 1,450 × 2,500 mm',
      '1,500 × 1,500 × 2,200 mm',
      '1,600 × 1,600 × 2,500 mm',
      '1,600 × 1,600 × 2,800 mm',
    ),
    weight(12500, 46000, 100),
  ],
  features: pairs(`
    Moment, load, height, radius and slewing limiters are fitted and sealed after the load test. | 力矩、起重量、高度、幅度和回转限位齐全，载荷试验后铅封。
    Main chords are Q355B steel, shot-blasted to Sa2.5 before painting. | 主弦杆采用 Q355B 钢材，抛丸 Sa2.5 级后涂装。
    The hoist runs on an inverter with a brake test at each start. | 起升机构变频调速，每次启动自检制动器。
    Mast sections are bolted or pinned and interchange with the common domestic sizes. | 标准节螺栓或销轴连接，与国内常用规格互换。
    The cab has a wide front window, an adjustable seat, a fan and room for an air conditioner. | 司机室视野开阔，座椅可调，带风扇并预留空调位。
    A black box records load and radius, and anti-collision for several cranes is an option. | 配安全监控黑匣子，记录载荷和幅度，可选群塔防碰撞。
    Foundation drawings, anchor frame drawings and erection steps come in English. | 提供英文版基础图、附着图和安装步骤。
    An erection engineer can be sent for the first crane. | 首台可派工程师现场指导安装。
  `),
  applications: pairs(`
    high-rise housing | 高层住宅
    commercial buildings | 商业建筑
    bridges and metro works | 桥梁和地铁工程
    power and water projects | 电力和水利工程
  `),
  tags: pairs(`
    tower crane | 塔式起重机
    topless crane | 平头塔机
    lifting equipment | 起重设备
    high-rise | 高层建筑
    construction | 建筑施工
    jib | 起重臂
  `),
  certifications: ['CE', 'ISO 9001', 'ISO 14001'],
  minOrder: [1, 2],
  cities: ['Jinan', 'Changsha', 'Xuzhou', 'Shenyang'],
};

const BLOCK_MACHINE: FamilyProfile = {
  family: 'block-machine',
  variants: variants(`
    Automatic concrete block machine | 全自动混凝土砌块成型机
      Presses hollow blocks, solid blocks and kerbs on pallets with batching and stacking in line. | 配料、成型、码垛连线，生产空心砌块、实心砖和路缘石。
    Fly-ash brick machine | 粉煤灰砖机
      Presses fly-ash and slag bricks hydraulically under high vibration. | 液压加振动成型，利用粉煤灰和矿渣制砖。
    Paver machine with face-mix feeder | 带面料路面砖机
      Lays a coloured top layer on interlocking pavers in a second feed. | 二次布料做彩色面层，生产联锁路面砖。
    Egg-laying mobile block machine | 移动式砌块机
      Drops blocks straight on the yard and moves on, so no pallets are needed. | 边走边下砖，无需托板，适合场地生产。
    Semi-automatic block machine | 半自动砌块机
      Starts a small yard with one vibrating table and hand-fed pallets. | 人工上托板，单机投资少，适合小型砖厂起步。
  `),
  modelPrefix: 'QT',
  hsCode: '8474.80',
  price: [4800, 92000],
  specs: [
    ladder(
      'Capacity (390 × 190 × 190 mm hollow block) | 产量（390 × 190 × 190 mm 空心砌块）',
      '300 pcs/h | 300 块/时',
      '720 pcs/h | 720 块/时',
      '960 pcs/h | 960 块/时',
      '1,440 pcs/h | 1,440 块/时',
      '1,920 pcs/h | 1,920 块/时',
    ),
    choice('Forming cycle | 成型周期', '13–18 s', '15–20 s', '18–25 s'),
    ladder(
      'Pallet size | 托板尺寸',
      '680 × 450 mm',
      '850 × 550 mm',
      '850 × 680 mm',
      '1,100 × 680 mm',
      '1,350 × 700 mm',
    ),
    ladder('Vibration force | 激振力', '30 kN', '50 kN', '65 kN', '85 kN', '110 kN'),
    choice('Hydraulic pressure | 液压系统压力', '14 MPa', '16 MPa', '21 MPa'),
    ladder('Power | 功率', '11 kW', '22 kW', '33 kW', '46 kW', '62 kW'),
    threePhase,
    dimensions(
      '1,950 × 1,450 × 2,100',
      '2,900 × 1,900 × 2,600',
      '3,200 × 2,030 × 2,750',
      '4,200 × 2,250 × 2,950',
      '5,400 × 2,400 × 3,150',
    ),
    ladder('Weight | 重量', '1,900 kg', '4,600 kg', '6,800 kg', '10,500 kg', '15,800 kg'),
  ],
  features: pairs(`
    Vibration is by synchronised shafts under the table, with frequency changed for feeding and pressing. | 台下同步轴振动，布料与成型采用不同频率。
    The mould is carburised to HRC 58 to 62 and made by wire cutting, and is changed in 40 minutes. | 模具线切割加工，渗碳淬火 HRC 58–62，约 40 分钟可更换。
    Proportional valves let the tamper come down fast and touch softly. | 比例阀控制压头快降缓压，砌块棱角完整。
    The feed box has rotating forks, so damp fly-ash mixes fill the corners. | 布料箱带旋转拨叉，湿粉煤灰料也能填满边角。
    The PLC keeps recipes and shows the fault and the valve to look at. | PLC 存储配方，故障时提示对应阀位。
    Fencing with gate switches surrounds the stacker and elevator. | 码垛机和升板机外设围栏及门锁开关。
    Bolted wear plates line every face that rubs on concrete. | 与混凝土摩擦的面均装螺栓固定耐磨板，可更换。
  `),
  applications: pairs(`
    fly-ash and concrete block yards | 粉煤灰砖和混凝土砌块厂
    paver makers | 路面砖厂
    housing contractors | 住宅施工企业
    road and kerb works | 道路和路缘石工程
  `),
  tags: pairs(`
    block machine | 砌块机
    fly ash brick | 粉煤灰砖
    paver | 路面砖
    hollow block | 空心砌块
    concrete products | 混凝土制品
    brick making | 制砖
  `),
  certifications: ['CE', 'ISO 9001'],
  minOrder: [1, 1],
  cities: ['Linyi', 'Quanzhou', 'Zhengzhou', "Xi'an"],
};

const EXCAVATOR: FamilyProfile = {
  family: 'excavator',
  variants: variants(`
    Mini crawler excavator | 微型履带挖掘机
      Digs trenches and footings in lanes, orchards and house plots too narrow for a backhoe loader. | 在挖掘装载机进不去的巷道、果园和宅基地挖沟、挖基坑。
    Zero-tail-swing excavator | 无尾回转挖掘机
      Turns within its tracks beside walls and traffic. | 回转不超出履带宽度，适合贴墙和占道施工。
    Excavator with cab and air conditioner | 带空调驾驶室挖掘机
      Works full shifts in heat and dust with a closed, pressurised cab. | 密闭增压驾驶室，适合高温、多尘环境全天作业。
    Excavator with quick coupler and breaker line | 带快换和破碎管路挖掘机
      Changes between bucket, breaker and auger on auxiliary hydraulics. | 配辅助液压管路，铲斗、破碎锤和螺旋钻快速切换。
    Crawler excavator with swing boom | 动臂偏转挖掘机
      Offsets the boom to dig parallel to a wall or drain. | 动臂可左右偏转，贴墙、贴沟平行开挖。
  `),
  modelPrefix: 'XE',
  hsCode: '8429.52',
  price: [4600, 54000],
  specs: [
    ladder('Operating weight class | 整机吨位', '1 t', '1.8 t', '2.7 t', '3.5 t', '6 t'),
    ladder('Capacity (bucket) | 斗容', '0.025 m³', '0.045 m³', '0.08 m³', '0.12 m³', '0.25 m³'),
    ladder(
      'Maximum digging depth | 最大挖掘深度',
      '1,650 mm',
      '2,200 mm',
      '2,650 mm',
      '3,050 mm',
      '3,900 mm',
    ),
    ladder(
      'Maximum digging reach | 最大挖掘半径',
      '2,950 mm',
      '3,850 mm',
      '4,650 mm',
      '5,250 mm',
      '6,250 mm',
    ),
    ladder('Bucket digging force | 铲斗挖掘力', '9.5 kN', '15.2 kN', '21 kN', '27 kN', '44 kN'),
    ladder('Power | 功率', '7.6 kW', '13.8 kW', '15.2 kW', '18.4 kW', '42 kW'),
    choice('Voltage | 电压', 'Diesel engine, 12 V DC electrics | 柴油机，12 V 直流电气系统'),
    choice(
      'Emission stage | 排放标准',
      'China IV (non-road) | 非道路国四',
      'EU Stage V | 欧盟第五阶段',
      'EPA Tier 4 | 美国 EPA Tier 4',
    ),
    dimensions(
      '2,750 × 950 × 2,200',
      '3,700 × 1,250 × 2,380',
      '4,250 × 1,450 × 2,450',
      '4,850 × 1,550 × 2,480',
      '5,950 × 1,900 × 2,620',
    ),
    ladder('Weight | 重量', '1,020 kg', '1,780 kg', '2,680 kg', '3,560 kg', '6,050 kg'),
  ],
  features: pairs(`
    Boom and arm are box sections welded by robot, with cast ends at the pins. | 动臂、斗杆为箱形结构，机器人焊接，铰点采用铸钢件。
    A load-sensing pump gives the hydraulics only the flow that the levers ask for. | 负荷敏感泵按手柄需求供油，省油。
    Pilot joysticks follow the ISO pattern and lock out when the arm-rest is raised. | 先导手柄采用 ISO 操作方式，抬起扶手即锁止。
    The blade floats for levelling and steadies the machine while digging. | 推土铲可浮动平整场地，挖掘时起支撑作用。
    Bonnet and side doors open wide, and filters are reached from the ground. | 机罩侧门大开度，站在地面即可更换滤芯。
    The canopy is tested to ROPS, and cab models have a TOPS structure. | 顶棚符合 ROPS 要求，驾驶室机型具备 TOPS 防倾翻结构。
    Rubber tracks are standard, and steel tracks are offered for rock. | 标配橡胶履带，石方工况可选钢履带。
    A first-service kit of filters and seals is shipped in the cab. | 随车附首保滤芯和密封件。
  `),
  applications: pairs(`
    house foundations and drains | 房基和排水沟开挖
    farm ponds and orchards | 鱼塘和果园
    cable and pipe laying | 电缆和管道敷设
    road repair | 道路养护
    rental fleets | 设备租赁
  `),
  tags: pairs(`
    mini excavator | 微型挖掘机
    crawler | 履带式
    earthmoving | 土方机械
    trenching | 挖沟
    construction equipment | 工程机械
    diesel | 柴油
  `),
  certifications: ['CE', 'ISO 9001'],
  minOrder: [1, 5],
  cities: ['Jining', 'Xuzhou', 'Changsha', 'Linyi'],
};

const FORKLIFT: FamilyProfile = {
  family: 'forklift',
  variants: variants(`
    Four-wheel lithium forklift | 四轮锂电平衡重叉车
      Loads lorries and moves pallets over a full shift, with chances to charge at meal breaks. | 装卸货车、搬运托盘，利用用餐间隙补电即可满班作业。
    Three-wheel electric forklift | 三轮电动平衡重叉车
      Turns in narrow shop aisles and inside containers. | 转弯半径小，适合狭窄通道和集装箱内作业。
    High-clearance yard forklift | 高底盘越野型电动叉车
      Runs on broken concrete and compacted earth with large solid tyres. | 大直径实心胎，可在破损水泥地和压实土路行驶。
    Cold-store electric forklift | 冷库型电动叉车
      Works down to -25 °C with heated battery and sealed connectors. | 电池加热、插接件密封，可在 -25 °C 冷库作业。
    Container-mast electric forklift | 集装箱全自由提升叉车
      Lifts fully with a low mast for double-stacking inside containers. | 全自由提升门架，可在集装箱内双层堆垛。
  `),
  modelPrefix: 'CPD',
  hsCode: '8427.10',
  price: [7200, 31500],
  specs: [
    ladder('Capacity | 额定起重量', '1.5 t', '2 t', '2.5 t', '3 t', '3.5 t'),
    choice('Lift height | 起升高度', '3,000 mm', '4,000 mm', '4,500 mm', '4,800 mm'),
    ladder('Turning radius | 转弯半径', '1,780 mm', '1,980 mm', '2,150 mm', '2,280 mm', '2,420 mm'),
    ladder(
      'Battery | 蓄电池',
      '48 V, 280 Ah',
      '48 V, 404 Ah',
      '80 V, 205 Ah',
      '80 V, 271 Ah',
      '80 V, 404 Ah',
    ),
    choice('Travel speed | 行驶速度', '12 km/h', '14 km/h', '16 km/h'),
    choice('Gradeability (loaded) | 满载爬坡度', '13 %', '15 %', '18 %'),
    ladder('Power | 功率', '8 kW', '10 kW', '11 kW', '15 kW', '17 kW'),
    { ...threePhase, label: both('Voltage (charger) | 充电电压') },
    dimensions(
      '2,050 × 1,080 × 2,080',
      '2,280 × 1,150 × 2,120',
      '2,450 × 1,180 × 2,150',
      '2,560 × 1,230 × 2,180',
      '2,680 × 1,260 × 2,200',
    ),
    weight(2850, 5100, 10),
  ],
  features: pairs(`
    The lithium iron phosphate pack charges in two hours and needs no acid or battery room. | 磷酸铁锂电池两小时充满，无需补液和专用充电间。
    AC drive and lift motors have no brushes to replace. | 行走和起升均为交流电机，无碳刷，免维护。
    The truck slows by itself on turns and holds on a ramp when the pedal is released. | 转弯自动减速，坡道松踏板自动驻坡。
    A seat switch locks travel and mast when the driver leaves. | 座椅开关联锁，驾驶员离座即锁止行走和门架。
    The wide-view mast and low dash show both fork tips. | 宽视野门架配低仪表台，两叉尖清晰可见。
    Side shift is standard, and clamps or rotators can be ordered. | 标配侧移器，可选抱夹、旋转器等属具。
    Water-resistant motors and controls to IPX4 allow work in the rain. | 电机电控防护达 IPX4，可雨天作业。
  `),
  applications: pairs(`
    warehouses and logistics | 仓储物流
    food and beverage plants | 食品饮料厂
    paper, tile and textile yards | 造纸、瓷砖和纺织厂区
    container stuffing | 集装箱装卸
  `),
  tags: pairs(`
    electric forklift | 电动叉车
    lithium | 锂电
    material handling | 物料搬运
    warehouse | 仓库
    pallet | 托盘
    counterbalance | 平衡重
  `),
  certifications: ['CE', 'ISO 9001', 'ISO 3691-1'],
  minOrder: [1, 5],
  cities: ['Hangzhou', 'Hefei', 'Ningbo', 'Wuhu'],
};

export const BUILD: readonly FamilyProfile[] = [TOWER_CRANE, BLOCK_MACHINE, EXCAVATOR, FORKLIFT];
