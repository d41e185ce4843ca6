// What is true of machines for vehicles and their batteries: tyres, lifts, packs, chargers, windings.
import type { FamilyProfile } from '../types.ts';
import {
  between,
  choice,
  dimensions,
  dimensionsByKind,
  grows,
  ladder,
  motor,
  pairs,
  power,
  threePhase,
  variants,
  weight,
} from './datasheet.ts';

const TYRE_PRESS: FamilyProfile = {
  family: 'tyre-press',
  variants: variants(`
    Hydraulic tyre curing press | 液压轮胎硫化机
      Cures passenger and light-truck tyres with hydraulic clamping that stays parallel over the whole stroke. | 硫化乘用胎和轻卡胎，液压合模，全行程保持平行。
    Mechanical tyre curing press | 机械式轮胎硫化机
      Cures bias and radial tyres with a crank drive that many plants already know how to maintain. | 曲柄连杆式硫化机，适合斜交胎和子午胎，维护人员熟悉、上手快。
    Motorcycle tyre curing press | 摩托车胎硫化机
      Cures motorcycle and three-wheeler tyres in a compact column press with quick mould change. | 立柱式紧凑结构，硫化摩托车胎和三轮车胎，换模快。
    Bladder-type curing press for solid tyres | 实心胎硫化机
      Presses and cures forklift solid tyres between heated platens. | 热板加压硫化叉车实心轮胎。
    Retreading press for truck tyres | 载重胎翻新硫化机
      Bonds new tread to truck casings with even steam heat and a segmented mould. | 分段模具配合均匀蒸汽加热，将新胎面硫化到载重胎胎体上。
  `),
  modelPrefix: 'LL-B',
  hsCode: '8477.51',
  price: [12500, 98000],
  specs: [
    grows('Platen diameter | 热板直径', 'mm', 900, 1700, 20),
    grows('Clamping force per mould | 单模合模力', 'kN', 800, 4200, 50),
    motor(7.5, 45),
    threePhase,
    between('Steam pressure, platen | 热板蒸汽压力', 'MPa', 0.8, 1.2, 0.1),
    between('Platen temperature spread | 热板温差', '°C', 1, 2, 0.5),
    choice('Moulds per press | 装模数', '1', '2'),
    dimensions(
      '2,400 × 2,200 × 3,100',
      '3,300 × 2,800 × 4,000',
      '4,100 × 3,600 × 5,000',
      '4,900 × 4,300 × 5,900',
    ),
    weight(6500, 42000, 500),
  ],
  features: pairs(`
    Platens are drilled from one steel block and tested at 1.5 times working pressure. | 热板整体钢坯钻孔加工，按 1.5 倍工作压力试压。
    Clamping force is read by strain gauges on the frame and shown for each mould. | 机架应变片实测合模力，逐模显示。
    Pressure, temperature and time are logged for each tyre and can be sent to the plant's MES. | 逐条记录压力、温度和时间，可上传工厂 MES。
    Steam and hot-water valves sit on one manifold at the side, within reach from the floor. | 蒸汽与热水阀组集中布置在机侧，站在地面即可检修。
    A light curtain and a mechanical safety bar stop the press when anyone reaches under the upper mould. | 光幕与机械安全杆双重保护，有人探入上模下方即停机。
    The insulation packs are asbestos-free and can be replaced without taking off the platen. | 隔热层不含石棉，更换时无需拆卸热板。
    Moulds are changed with a swing arm and T-slots; a trained crew needs about two hours. | 配摆臂和 T 型槽，熟练班组约两小时换模。
  `),
  applications: pairs(`
    passenger and light-truck tyre plants | 乘用胎和轻卡胎工厂
    two- and three-wheeler tyres | 两轮车和三轮车轮胎
    solid and industrial tyres | 实心胎和工业胎
    fleet retreading workshops | 车队轮胎翻新
  `),
  tags: pairs(`
    tyre curing press | 轮胎硫化机
    vulcanising | 硫化
    rubber machinery | 橡胶机械
    auto components | 汽车零部件
    tyre | 轮胎
  `),
  certifications: ['CE', 'ISO 9001', 'ISO 12100'],
  minOrder: [1, 2],
  cities: ['Qingdao', 'Yantai', 'Dalian', 'Wuxi'],
};

const AUTO_LIFT: FamilyProfile = {
  family: 'auto-lift',
  variants: variants(`
    Two-post lift | 双柱举升机
      Lifts cars and light vans on four swing arms, leaving the floor and the wheels free for service. | 四臂托举轿车和轻型面包车，地面无阻挡，四轮悬空便于检修。
    Four-post alignment lift | 四柱定位举升机
      Holds a car level on runways with turn-plate recesses, for wheel alignment and exhaust work. | 平板托举，预留转角盘位，适合四轮定位和底盘排气检修。
    In-ground scissor lift | 地藏式剪式举升机
      Disappears into the floor when down, for quick-service bays and showrooms. | 下降后与地面齐平，适合快修工位和展厅。
    Mobile mid-rise scissor lift | 移动式小剪举升机
      Rolls to the bay where it is needed and lifts a car to bench height for tyres, brakes and body work. | 可移动到任意工位，将车举至工作台高度，适合轮胎、制动和钣金作业。
    Single-post movable lift | 单柱移动举升机
      Lifts a car from one side in a narrow bay and can be wheeled to another place empty. | 从一侧托举车辆，适合窄工位，空载时可推移换位。
  `),
  modelPrefix: 'QJY-',
  hsCode: '8425.41',
  price: [980, 5200],
  specs: [
    grows('Rated load | 额定举升重量', 'kg', 2500, 5500, 500),
    between('Lifting time | 上升时间', 's', 35, 60, 5),
    motor(1.5, 3),
    choice(
      'Voltage | 电压',
      '380 V, 50 Hz, 3-phase | 380 V，50 Hz，三相',
      '415 V, 50 Hz, 3-phase | 415 V，50 Hz，三相',
      '220 V, 50 Hz, single-phase | 220 V，50 Hz，单相',
    ),
    grows('Lifting height | 举升高度', 'mm', 1000, 1900, 50),
    between('Working pressure | 系统压力', 'MPa', 16, 22, 1),
    choice(
      'Colour | 颜色',
      'Grey RAL 7016 | 灰色 RAL 7016',
      'Blue RAL 5010 | 蓝色 RAL 5010',
      'Red RAL 3020 | 红色 RAL 3020',
    ),
    dimensionsByKind(
      ['3,350 × 900 × 2,780', '3,480 × 1,200 × 2,850', '3,620 × 1,250 × 3,600'],
      ['4,600 × 3,050 × 2,100', '5,100 × 3,150 × 2,200', '5,800 × 3,350 × 2,300'],
      ['1,480 × 1,980 × 1,850', '1,560 × 2,050 × 1,950', '2,000 × 2,100 × 2,100'],
      ['1,600 × 1,750 × 1,050', '1,850 × 1,800 × 1,150', '2,100 × 1,850 × 1,250'],
      ['2,100 × 1,850 × 2,250', '2,200 × 1,950 × 2,450', '2,350 × 2,050 × 2,550'],
    ),
    weight(420, 1850, 10),
  ],
  features: pairs(`
    Mechanical safety locks engage all the way up and are released by hand or by air before lowering. | 全程机械保险，下降前手动或气动解锁。
    An explosion-proof valve in the cylinder stops the lift where it is if a hose breaks. | 油缸内置防爆阀，油管破裂时平台原位停住。
    Each lift is tested at 125% of rated load before it leaves the works, and the test sheet is in the box. | 出厂前逐台按额定载荷 125% 试验，试验单随箱。
    Steel parts are shot-blasted and powder-coated after welding. | 结构件焊后抛丸、喷塑。
    Sliding faces run on nylon blocks that are replaced from outside. | 滑动面采用尼龙滑块，从外部即可更换。
    The drawing for the foundation and anchor bolts is sent within two days of the order. | 订货后两天内提供地基和地脚螺栓图。
    Rubber pads, hoses and seals are kept in stock and leave by courier the next working day. | 橡胶垫、油管和密封件常备库存，次日快递发出。
  `),
  applications: pairs(`
    car service workshops | 汽车维修厂
    tyre and alignment shops | 轮胎和四轮定位店
    EV service centres | 电动汽车服务站
    vocational training institutes | 职业培训学校
  `),
  tags: pairs(`
    car lift | 汽车举升机
    garage equipment | 汽保设备
    workshop | 维修车间
    vehicle service | 汽车维修
    hydraulic lift | 液压举升
  `),
  certifications: ['CE', 'ISO 9001', 'EN 1493'],
  minOrder: [1, 5],
  cities: ['Yantai', 'Guangzhou', 'Hangzhou', 'Qingdao'],
};

const BATTERY_LINE: FamilyProfile = {
  family: 'battery-line',
  variants: variants(`
    Cylindrical pack assembly line | 圆柱电池 PACK 线
      Sorts, inserts, welds and tests cylindrical cells into packs for two- and three-wheelers. | 圆柱电芯分选、入支架、焊接和测试，生产两轮、三轮车电池包。
    Prismatic module assembly line | 方形电芯模组线
      Stacks, compresses and laser-welds prismatic cells into modules, with a barcode for every cell. | 方形电芯堆叠、加压、激光焊接成组，逐只电芯扫码追溯。
    Cell sorting and spot-welding line | 分选点焊线
      Grades cells by voltage and internal resistance and spot-welds nickel strip on both sides. | 按电压和内阻分档，双面点焊镍片。
    LFP energy-storage pack line | 磷酸铁锂储能 PACK 线
      Builds rack and wall packs for solar storage, from cell handling to end-of-line test. | 从电芯上料到终检，组装机架式和壁挂式储能电池包。
    Semi-automatic pack pilot line | 半自动 PACK 试制线
      Lets a start-up build its first packs with the same jigs that an automatic line uses later. | 供初创企业试制电池包，所用工装日后可直接用于自动线。
  `),
  modelPrefix: 'PK-',
  hsCode: '8479.89',
  price: [18000, 99000],
  specs: [
    grows('Output | 产能', 'cells/h', 600, 6000, 100),
    between('Cycle per station | 单工位节拍', 's', 6, 18, 1),
    power(12, 85, 1),
    threePhase,
    between('Weld pull strength | 焊点拉力', 'N', 25, 45, 1),
    between('Internal resistance accuracy | 内阻测量精度', 'mΩ', 0.01, 0.05, 0.01),
    grows('Compressed air | 压缩空气', 'm³/min', 0.6, 3.6, 0.2),
    dimensions(
      '6,500 × 2,400 × 2,200',
      '12,000 × 2,800 × 2,300',
      '20,000 × 3,200 × 2,500',
      '32,000 × 3,600 × 2,700',
    ),
    weight(1800, 16500, 100),
  ],
  features: pairs(`
    Every cell keeps its own record of voltage, resistance, weld power and test result. | 逐只电芯记录电压、内阻、焊接功率和测试结果。
    A camera checks polarity before welding and rejects a reversed cell by itself. | 焊前视觉检查极性，反装电芯自动剔除。
    Weld energy is measured shot by shot; the station stops after three weak welds in a row. | 逐点监测焊接能量，连续三点偏弱即停机报警。
    Stations stand on their own frames, so the line can be extended or moved piece by piece. | 各工位独立机架，可分段扩展或搬迁。
    Tooling for another pack size is changed from the front with locating pins. | 换型工装从正面更换，销钉定位。
    Smoke detectors and a removable fire box stand beside the weld and test stations. | 焊接和测试工位旁设烟感和移动式防火箱。
    The line is built and run with the buyer's own cells before shipping. | 发货前用买方电芯在厂内整线试产。
  `),
  applications: pairs(`
    electric two- and three-wheelers | 电动两轮和三轮车
    solar and home energy storage | 光伏及户用储能
    e-rickshaw and golf cart batteries | 电动三轮客车和高尔夫球车电池
    telecom backup batteries | 通信后备电源
  `),
  tags: pairs(`
    battery pack line | 电池 PACK 线
    lithium battery | 锂电池
    EV | 电动车
    laser welding | 激光焊接
    energy storage | 储能
  `),
  certifications: ['CE', 'ISO 9001', 'ISO 12100'],
  minOrder: [1, 1],
  cities: ['Shenzhen', 'Dongguan', 'Wuxi', 'Xiamen'],
};

const EV_CHARGER: FamilyProfile = {
  family: 'ev-charger',
  variants: variants(`
    DC fast charging station | 直流快充桩
      Charges cars and light commercial vehicles from a floor cabinet with one or two CCS2 guns. | 落地式直流桩，单枪或双枪 CCS2，适合轿车和轻型商用车。
    Split-type DC charging cabinet | 分体式直流充电堆
      Shares a bank of power modules between several dispensers, for bus and truck depots. | 功率模块集中布置、多终端共享，适合公交和货车场站。
    Wall-mounted DC charger | 壁挂式直流充电桩
      Gives a service bay or shop front quick charging without a foundation. | 无需基础，适合维修工位和店面的小功率快充。
    Mobile DC charger | 移动式直流充电车
      Rolls between vehicles in test bays, showrooms and breakdown vans. | 可推行，用于检测工位、展厅和道路救援。
    Three-wheeler DC charger | 三轮车直流充电桩
      Charges LFP packs of e-rickshaws and cargo three-wheelers in the depot, gun by gun. | 为电动三轮客货车的磷酸铁锂电池集中充电，逐枪计量。
  `),
  modelPrefix: 'DCQ-',
  hsCode: '8504.40',
  price: [650, 32000],
  specs: [
    grows('Rated output power | 额定输出功率', 'kW', 15, 180, 5),
    choice('Output voltage | 输出电压', '150–750 V DC', '200–1,000 V DC', '48–750 V DC'),
    grows('Input capacity | 输入容量', 'kVA', 17, 200, 1),
    threePhase,
    between('Efficiency at full load | 满载效率', '%', 94, 96.5, 0.5),
    grows('Maximum current | 最大输出电流', 'A', 25, 300, 5),
    choice('Protection | 防护等级', 'IP54', 'IP55'),
    dimensionsByKind(
      ['650 × 450 × 1,550', '750 × 650 × 1,800', '1,000 × 800 × 1,950'],
      ['1,500 × 800 × 1,950', '2,000 × 850 × 2,050', '2,600 × 900 × 2,200'],
      ['480 × 240 × 700', '560 × 280 × 780', '640 × 300 × 860'],
      ['620 × 560 × 950', '720 × 620 × 1,080', '820 × 700 × 1,180'],
      ['900 × 400 × 1,350', '1,250 × 450 × 1,450', '1,600 × 500 × 1,550'],
    ),
    weight(45, 460, 5),
  ],
  features: pairs(`
    Power modules slide out from the front, and the charger goes on with the remaining ones when a module fails. | 功率模块前抽插拔，单个故障时其余模块继续工作。
    It speaks OCPP 1.6J, so it joins the operator's own billing platform by 4G or Ethernet. | 支持 OCPP 1.6J，经 4G 或以太网接入运营商计费平台。
    Insulation, leakage, gun temperature and door contact are checked before and during every charge. | 充电前和充电中持续检测绝缘、漏电、枪头温度和门禁。
    The air path is kept apart from the electronics, which suits dusty and humid sites. | 风道与电子仓隔离，适合多尘和潮湿场地。
    Works at full power up to 50 °C ambient and derates step by step above it. | 环境温度 50 °C 以内满功率输出，超过后逐级降额。
    The screen shows energy, time and cost in English, with other languages on request. | 屏幕显示电量、时间和费用，标配英文，可定制其他语言。
    The energy meter is of class 1 and can be read from outside. | 计量表 1 级精度，可从外部读取。
  `),
  applications: pairs(`
    public charging operators | 公共充电运营
    bus and truck depots | 公交和物流车场站
    e-rickshaw parking yards | 电动三轮车停放场
    dealer workshops and housing societies | 经销商维修站和住宅小区
  `),
  tags: pairs(`
    EV charger | 充电桩
    DC fast charging | 直流快充
    CCS2 | CCS2 接口
    OCPP | OCPP 协议
    charging station | 充电站
  `),
  certifications: ['CE', 'ISO 9001', 'IEC 61851-1'],
  minOrder: [1, 10],
  cities: ['Shenzhen', 'Wenzhou', 'Xiamen', 'Changzhou'],
};

const COIL_WINDER: FamilyProfile = {
  family: 'coil-winder',
  variants: variants(`
    Needle winder for stators | 针式绕线机
      Winds inner-slot stators of hub motors and fans directly, with the needle guiding wire into each slot. | 针嘴直接入槽，绕制轮毂电机和风机的内定子。
    Flyer winder for rotors | 飞叉绕线机
      Winds armatures and outer-slot rotors at high speed with two flyers working at once. | 双飞叉同时高速绕制电枢和外槽转子。
    Coil inserting and shaping machine | 嵌线整形机
      Pushes wound coils and wedges into the stator and shapes the overhang in one pass. | 一次完成嵌线、推槽楔和端部整形。
    Transformer coil winder | 变压器绕线机
      Winds high- and low-voltage coils with even tension and layer paper feeding. | 恒张力绕制高低压线圈，自动送层间绝缘纸。
    Hub-motor stator winding cell | 轮毂电机定子绕线单元
      Loads, winds, ties off and unloads scooter hub-motor stators with one operator for two cells. | 自动上料、绕线、挂线和下料，一人看管两台，生产电动两轮车轮毂电机定子。
  `),
  modelPrefix: 'RX-',
  hsCode: '8479.81',
  price: [3800, 46000],
  specs: [
    grows('Maximum coil or stator diameter | 最大线圈/定子外径', 'mm', 60, 320, 10),
    between('Winding speed | 绕线转速', 'rpm', 350, 1500, 50),
    power(1.5, 12, 0.5),
    ladder(
      'Voltage | 电压',
      '220 V, 50 Hz, single-phase | 220 V，50 Hz，单相',
      '380 V, 50 Hz, 3-phase | 380 V，50 Hz，三相',
    ),
    ladder('Wire diameter | 线径', '0.08–0.6 mm', '0.1–0.8 mm', '0.15–1.0 mm', '0.2–1.3 mm'),
    choice('Stations | 工位数', '1', '2', '4'),
    between('Air pressure | 气源压力', 'MPa', 0.5, 0.6, 0.1),
    dimensions(
      '1,050 × 850 × 1,550',
      '1,400 × 1,200 × 1,850',
      '1,900 × 1,500 × 2,050',
      '2,600 × 1,900 × 2,200',
    ),
    weight(280, 2400, 10),
  ],
  features: pairs(`
    Servo axes count turns and lay wire side by side; the turn count is exact. | 伺服轴计匝排线，匝数准确无误。
    Wire tension is held by an electronic tensioner and falls at corners, so the enamel stays whole. | 电子张力器恒张力控制，转角处自动减张，不伤漆膜。
    A broken wire stops the machine within a turn and the screen shows which station it was. | 断线后一圈内停机，屏幕显示断线工位。
    Change parts for a new size are a mould, a nozzle and a programme; about 30 minutes. | 换型只需更换模具、导嘴和程序，约 30 分钟。
    The bed is a ribbed casting, machined in one clamping. | 床身为加筋铸件，一次装夹加工。
    Drawings of the buyer's part are enough for a trial; samples go by courier before shipping. | 提供图纸即可打样，发货前快递样件确认。
    Guard doors are clear polycarbonate with interlocks. | 防护门为透明聚碳酸酯，带联锁。
  `),
  applications: pairs(`
    hub motors for scooters | 电动两轮车轮毂电机
    fan and pump motors | 风机和水泵电机
    small transformers and chokes | 小型变压器和电感
    auto alternators and starters | 汽车发电机和起动机
  `),
  tags: pairs(`
    coil winder | 绕线机
    stator winding | 定子绕线
    motor production | 电机制造
    EV motor | 电动车电机
    transformer | 变压器
  `),
  certifications: ['CE', 'ISO 9001'],
  minOrder: [1, 2],
  cities: ['Changzhou', 'Dongguan', 'Ningbo', 'Zhongshan'],
};

export const VEHICLES: readonly FamilyProfile[] = [
  TYRE_PRESS,
  AUTO_LIFT,
  BATTERY_LINE,
  EV_CHARGER,
  COIL_WINDER,
];
