// What is true of machines for air, roads and ports: drones, autoclaves, rollers, gantry cranes.
import type { FamilyProfile } from '../types.ts';
import {
  between,
  choice,
  dimensions,
  grows,
  motor,
  pairs,
  power,
  threePhase,
  variants,
  weight,
} from './datasheet.ts';

const CROP_DRONE: FamilyProfile = {
  family: 'crop-drone',
  variants: variants(`
    Crop spraying drone | 植保无人机
      Sprays rice, wheat, cotton and sugar cane along a planned route and follows the height of the crop. | 按规划航线为水稻、小麦、棉花和甘蔗施药，仿地飞行。
    Spreading and spraying drone | 喷播一体无人机
      Changes from liquid tank to spreader in minutes, for seed, urea and granules. | 数分钟内由药箱换装播撒箱，撒播种子、尿素和颗粒剂。
    Orchard spraying drone | 果园植保无人机
      Flies slowly over mango, citrus and areca rows with a mist that reaches the underside of leaves. | 低速飞行于芒果、柑橘和槟榔园上空，雾滴可达叶背。
    Centrifugal-nozzle drone | 离心喷头植保无人机
      Sets droplet size from the ground, so one machine serves herbicide and foliar feed. | 地面端设定雾滴粒径，除草剂和叶面肥一机通用。
    Heavy-lift farm drone | 大载重农用无人机
      Carries fertiliser, seedlings and tools to terraces where a tractor cannot go. | 向拖拉机无法到达的梯田运送化肥、秧苗和农具。
  `),
  modelPrefix: '3WWD-',
  hsCode: '8806.24',
  price: [2600, 14500],
  specs: [
    grows('Tank capacity | 药箱容量', 'L', 10, 50, 5),
    grows('Area per hour | 作业效率', 'ha/h', 4, 20, 1),
    grows('Power (charger) | 功率（充电器）', 'kW', 3, 9, 0.5),
    choice(
      'Voltage (charger) | 电压（充电器）',
      '220–240 V, 50 Hz, single-phase | 220–240 V，50 Hz，单相',
    ),
    grows('Spray width | 喷幅', 'm', 4, 10, 0.5),
    between('Flight time, full load | 满载航时', 'min', 7, 12, 1),
    grows('Maximum take-off weight | 最大起飞重量', 'kg', 26, 100, 1),
    dimensions(
      '1,800 × 1,850 × 620',
      '2,150 × 2,200 × 700',
      '2,550 × 2,600 × 780',
      '2,950 × 3,050 × 860',
    ),
    weight(13, 48, 1),
  ],
  features: pairs(`
    Radar in front and below keeps the set height over the crop and stops before wires and trees. | 前视与下视雷达保持作物上方高度，遇电线、树木自动悬停。
    RTK positioning keeps neighbouring passes within 10 cm of the plan. | RTK 定位，相邻航线偏差不超过 10 厘米。
    Arms fold without tools, and two people lift it into a pickup. | 机臂免工具折叠，两人即可抬上皮卡。
    The battery is charged in about ten minutes from the supplied charger or a small generator. | 用随机充电器或小型发电机约十分钟充满一块电池。
    Tank, pump and hoses come off together for washing, so residue does not reach the next crop. | 药箱、水泵和管路整体拆下清洗，避免药剂残留影响下茬作物。
    Flight and spray records are stored by field and can be exported. | 按地块保存飞行和施药记录，可导出。
    India restricts imports of complete drones; buyers should check the current DGFT and DGCA rules before ordering. | 印度对整机无人机进口有限制，下单前请核对 DGFT 和 DGCA 现行规定。
  `),
  applications: pairs(`
    rice, wheat and cotton farms | 水稻、小麦和棉花种植
    spraying service providers | 植保飞防服务队
    tea, fruit and areca estates | 茶园、果园和槟榔园
    sugar cane cooperatives | 甘蔗合作社
  `),
  tags: pairs(`
    agricultural drone | 农业无人机
    crop spraying | 植保
    precision farming | 精准农业
    RTK | RTK 定位
    spreading | 播撒
  `),
  certifications: ['CE', 'ISO 9001'],
  minOrder: [1, 5],
  cities: ['Shenzhen', 'Guangzhou', 'Wuxi', 'Zhengzhou'],
};

const COMPOSITE_AUTOCLAVE: FamilyProfile = {
  family: 'composite-autoclave',
  variants: variants(`
    Composite curing autoclave | 复合材料热压罐
      Cures carbon and glass prepreg parts under vacuum, heat and pressure with a logged cycle. | 在真空、加热和加压下固化碳纤维和玻纤预浸料制件，全程记录。
    Laboratory composite autoclave | 实验室热压罐
      Gives universities and design offices the full cycle on coupon and small-part size. | 供高校和研发单位在试样和小件尺寸上运行完整工艺。
    Autoclave for drone airframes | 无人机机体热压罐
      Cures wing skins, arms and covers for unmanned aircraft in short, repeatable cycles. | 固化无人机翼面、机臂和蒙皮，周期短、重复性好。
    Autoclave for interior panels | 内饰件热压罐
      Bonds honeycomb and fabric panels for aircraft and rail interiors. | 用于飞机和轨道车辆内饰蜂窝板、织物板的胶接固化。
    Nitrogen-pressurised autoclave | 氮气加压热压罐
      Cures high-temperature resin systems in nitrogen, without the fire risk of compressed air. | 以氮气加压固化高温树脂体系，消除压缩空气的燃烧风险。
  `),
  modelPrefix: 'RYG-',
  hsCode: '8419.89',
  price: [24000, 100000],
  specs: [
    grows('Inner diameter | 有效直径', 'mm', 500, 2500, 100),
    grows('Working length | 有效长度', 'mm', 1000, 6000, 250),
    power(30, 320, 5),
    threePhase,
    choice('Working pressure | 工作压力', '0.8 MPa', '1.0 MPa', '1.5 MPa'),
    choice('Maximum temperature | 最高温度', '200 °C', '230 °C', '260 °C'),
    between('Temperature spread | 温度均匀度', '°C', 2, 4, 0.5),
    grows('Vacuum lines | 真空接口数', '', 4, 24, 2),
    dimensions(
      '2,800 × 1,900 × 2,000',
      '4,600 × 2,700 × 2,700',
      '7,200 × 3,400 × 3,500',
      '9,800 × 4,100 × 4,200',
    ),
    weight(2900, 34000, 100),
  ],
  features: pairs(`
    Air is circulated lengthwise by an internal fan with the motor sealed in its own housing. | 内置风机纵向循环，电机置于独立密封舱。
    Vacuum, part temperature and pressure are logged for every part through thermocouple plugs on the wall. | 罐壁设热电偶接口，逐件记录真空度、制件温度和压力。
    The door is a toothed quick-lock with a mechanical and an electrical interlock against pressure. | 齿啮式快开门，机械与电气双重压力联锁。
    Cure curves are drawn on the screen, held by the controller and printed as a report. | 固化曲线在屏幕上编制，由控制器执行并打印报告。
    Cooling water and blower speed are controlled together, so parts cool at the rate in the recipe. | 冷却水与风机转速联动，按工艺速率降温。
    The vessel is built to the pressure code that the buyer's country asks for. | 罐体按买方所在国压力容器规范制造。
    Rails and a loading trolley are part of the supply. | 随机配轨道和装料小车。
  `),
  applications: pairs(`
    drone and aircraft part makers | 无人机和航空零部件制造
    rail and aircraft interiors | 轨道车辆和飞机内饰
    motorsport and medical composites | 赛车和医疗复合材料制品
    research institutes | 科研院所
  `),
  tags: pairs(`
    autoclave | 热压罐
    composites | 复合材料
    carbon fibre | 碳纤维
    prepreg curing | 预浸料固化
    aerospace | 航空航天
  `),
  certifications: ['CE', 'ISO 9001', 'PED'],
  minOrder: [1, 1],
  cities: ['Weifang', 'Dalian', "Xi'an", 'Shenyang'],
};

const ROAD_ROLLER: FamilyProfile = {
  family: 'road-roller',
  variants: variants(`
    Single-drum vibratory roller | 单钢轮振动压路机
      Compacts soil, sub-base and crushed stone on highway and site work. | 用于公路和场地的土方、底基层及碎石压实。
    Tandem vibratory roller | 双钢轮振动压路机
      Finishes asphalt layers with two vibrating drums and a water spray that keeps bitumen off. | 双轮振动压实沥青面层，喷水防粘。
    Walk-behind double-drum roller | 手扶双轮压路机
      Compacts trenches, footpaths and repairs where a ride-on machine cannot turn. | 适合沟槽、人行道和路面修补等狭窄场地。
    Ride-on mini roller | 小型座驾压路机
      Works on lanes, parking yards and patching with one driver and a small truck to carry it. | 用于小区道路、停车场和坑槽修补，一人驾驶，小货车即可转运。
    Pneumatic tyre roller | 轮胎压路机
      Kneads and seals asphalt with staggered tyres and adjustable ballast. | 错位轮胎揉搓密实沥青面层，配重可调。
  `),
  modelPrefix: 'YZ-',
  hsCode: '8429.40',
  price: [1350, 46000],
  specs: [
    grows('Operating weight | 工作质量', 'kg', 700, 16000, 100),
    grows('Drum or rolling width | 压实宽度', 'mm', 650, 2150, 50),
    grows('Power | 发动机功率', 'kW', 6, 118, 1),
    choice('Voltage (starting) | 启动电压', '12 V DC', '24 V DC'),
    grows('Compaction force | 压实力', 'kN', 20, 320, 5),
    between('Gradeability | 爬坡能力', '%', 25, 35, 1),
    choice(
      'Emission stage | 排放标准',
      'China IV non-road | 非道路国四',
      'CEV Stage V | 印度 CEV 第五阶段',
    ),
    dimensions(
      '1,900 × 850 × 1,150',
      '2,600 × 1,150 × 1,950',
      '4,400 × 1,750 × 2,900',
      '6,100 × 2,350 × 3,150',
    ),
    grows('Weight | 运输重量', 'kg', 620, 14200, 20),
  ],
  features: pairs(`
    The diesel engine is a common make with parts on sale in Indian cities. | 选用通用品牌柴油机，印度各城市均可买到配件。
    Travel is hydrostatic, so speed is set by one lever without gear changes. | 静液压行走，一根手柄无级调速，无需换挡。
    Grease points are grouped and reached from the ground. | 润滑点集中布置，站在地面即可加注。
    The emergency brake holds by spring and is released by oil pressure. | 紧急制动为弹簧制动、液压释放。
    Scrapers on rolling surfaces fold away and are replaced in pairs. | 刮泥板可翻起，成对更换。
    Lifting eyes and tie-down points are marked for loading. | 设有标识清晰的起吊点和绑扎点。
    A tool kit and filters for the first 250 hours travel with the machine. | 随车配工具及首个 250 小时保养滤芯。
  `),
  applications: pairs(`
    highway and rural road contractors | 公路和乡村道路施工
    trench and pipeline backfilling | 沟槽和管线回填
    municipal road repair | 市政道路养护
    yard and airport pavements | 堆场和机场道面
  `),
  tags: pairs(`
    road roller | 压路机
    compaction | 压实
    asphalt | 沥青
    road building | 筑路机械
    construction | 工程机械
  `),
  certifications: ['CE', 'ISO 9001', 'EN 500-4'],
  minOrder: [1, 2],
  cities: ['Luoyang', 'Jinan', 'Xiamen', 'Changsha'],
};

const GANTRY_CRANE: FamilyProfile = {
  family: 'gantry-crane',
  variants: variants(`
    Single-girder gantry crane | 单梁门式起重机
      Handles steel, precast parts and moulds in open yards with an electric hoist on a box girder. | 箱形主梁配电动葫芦，用于露天堆场吊运钢材、预制件和模具。
    Double-girder gantry crane | 双梁门式起重机
      Lifts heavy coils, girders and plant with a winch trolley running on two beams. | 双主梁小车卷扬，吊运钢卷、梁片和重型设备。
    Semi-gantry crane | 半门式起重机
      Runs with one end on a wall rail and the other on the floor, sharing the bay with an overhead crane. | 一端走墙面轨道、一端走地面轨道，可与桥式起重机共用厂房。
    Truss gantry crane | 桁架门式起重机
      Uses a lattice girder that catches less wind, for exposed yards and river quays. | 桁架主梁迎风面积小，适合空旷堆场和内河码头。
    Container yard gantry crane | 集装箱门式起重机
      Stacks containers in inland depots with a telescopic spreader on rails. | 轨道式起重机配伸缩吊具，用于内陆堆场集装箱堆码。
  `),
  modelPrefix: 'MH-',
  hsCode: '8426.19',
  price: [6500, 98000],
  specs: [
    grows('Rated load | 额定起重量', 't', 3, 40, 1),
    grows('Span | 跨度', 'm', 6, 30, 1),
    motor(5.5, 75),
    threePhase,
    grows('Lifting height | 起升高度', 'm', 5, 14, 0.5),
    between('Hoisting speed | 起升速度', 'm/min', 3, 8, 0.5),
    choice('Duty class | 工作级别', 'A3', 'A4', 'A5'),
    choice(
      'Control | 操纵方式',
      'Radio remote control | 无线遥控',
      'Pendant | 手电门',
      'Cabin | 司机室',
    ),
    dimensions(
      '7,500 × 4,200 × 6,800',
      '13,000 × 5,200 × 9,000',
      '22,000 × 6,500 × 12,000',
      '33,000 × 8,500 × 16,500',
    ),
    weight(4200, 62000, 200),
  ],
  features: pairs(`
    Main welds are tested by ultrasound, and the report goes with the crane. | 主要焊缝超声波探伤，报告随机。
    Travel motors run on inverters with soft start, so loads do not swing. | 大车运行变频软启动，吊物不摆动。
    Rail clamps and an anemometer hold the crane when the wind passes the set limit. | 夹轨器与风速仪联动，超风速自动锁定。
    Limit switches stop hoisting, travel and overload separately. | 起升限位、行程限位与超载保护各自独立。
    Structures are split to fit 40-foot open-top containers and bolted on site. | 结构分段满足 40 英尺开顶箱运输，现场螺栓连接。
    Steel is sandblasted to Sa 2.5 and painted to 120 µm for coastal air. | 钢材喷砂 Sa 2.5 级，漆膜 120 微米，适合沿海环境。
    A supervisor attends erection and the load test at 125% of the rated load. | 派员指导安装，并按额定载荷 125% 做载荷试验。
  `),
  applications: pairs(`
    steel and precast yards | 钢材和预制构件堆场
    railway girder and track depots | 铁路梁场和轨料基地
    inland container depots | 内陆集装箱堆场
    marble and granite yards | 石材荒料场
  `),
  tags: pairs(`
    gantry crane | 门式起重机
    lifting | 起重
    yard handling | 堆场装卸
    ports and rail | 港口与铁路
    hoist | 电动葫芦
  `),
  certifications: ['CE', 'ISO 9001', 'FEM 1.001'],
  minOrder: [1, 1],
  cities: ['Xinxiang', 'Wuxi', 'Qingdao', 'Luoyang'],
};

export const WAYS: readonly FamilyProfile[] = [
  CROP_DRONE,
  COMPOSITE_AUTOCLAVE,
  ROAD_ROLLER,
  GANTRY_CRANE,
];
