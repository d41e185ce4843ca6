// What is true of machines that mould, wrap and bottle consumer goods.
import type { FamilyProfile } from '../types.ts';
import {
  choice,
  dimensions,
  ladder,
  pairs,
  power,
  singlePhase,
  threePhase,
  variants,
  weight,
} from './datasheet.ts';

const INJECTION_MOULDER: FamilyProfile = {
  family: 'injection-moulder',
  variants: variants(`
    Servo injection moulding machine | 伺服注塑机
      Moulds housings, buckets, chair parts and fittings in PP, ABS and PS. | 注塑 PP、ABS、PS 外壳、水桶、椅件和配件。
    All-electric injection moulding machine | 全电动注塑机
      Moulds connectors, lenses and medical parts where repeat weight and a clean floor matter. | 适合连接器、透镜和医疗件，克重稳定、无油污。
    High-speed thin-wall injection machine | 薄壁高速注塑机
      Fills food tubs and lids below 0.5 mm wall with an accumulator-assisted injection unit. | 蓄能器高速注射，成型壁厚 0.5 毫米以下的餐盒和盒盖。
    PET preform injection machine | PET 瓶坯注塑机
      Moulds water and edible-oil bottle preforms with a PET screw and cooled take-out. | 配 PET 专用螺杆和冷却取坯，生产水瓶和油瓶瓶坯。
    Two-colour injection moulding machine | 双色注塑机
      Moulds toothbrush handles, keys and tool grips in two materials on a turning platen. | 转盘双料成型，用于牙刷柄、按键和工具手柄。
  `),
  modelPrefix: 'HM-',
  hsCode: '8477.10',
  price: [12500, 82000],
  specs: [
    ladder(
      'Clamping force | 锁模力',
      '90 t (900 kN) | 90 t（900 kN）',
      '130 t (1,300 kN) | 130 t（1,300 kN）',
      '170 t (1,700 kN) | 170 t（1,700 kN）',
      '260 t (2,600 kN) | 260 t（2,600 kN）',
      '380 t (3,800 kN) | 380 t（3,800 kN）',
    ),
    ladder(
      'Capacity (shot weight, PS) | 注射量（PS）',
      '125 g',
      '190 g',
      '310 g',
      '630 g',
      '1,180 g',
    ),
    ladder('Screw diameter | 螺杆直径', '32 mm', '38 mm', '45 mm', '58 mm', '70 mm'),
    ladder(
      'Tie-bar distance (H × V) | 拉杆内距（水平 × 垂直）',
      '360 × 360 mm',
      '410 × 410 mm',
      '470 × 470 mm',
      '570 × 570 mm',
      '720 × 720 mm',
    ),
    ladder('Opening stroke | 开模行程', '320 mm', '360 mm', '420 mm', '530 mm', '680 mm'),
    ladder(
      'Mould height | 容模厚度',
      '150–360 mm',
      '150–430 mm',
      '180–500 mm',
      '200–600 mm',
      '250–730 mm',
    ),
    ladder('Power | 功率', '11 kW', '13 kW', '18 kW', '30 kW', '45 kW'),
    threePhase,
    dimensions(
      '4,050 × 1,150 × 1,750',
      '4,550 × 1,250 × 1,850',
      '5,100 × 1,350 × 1,950',
      '6,250 × 1,600 × 2,100',
      '7,500 × 1,900 × 2,300',
    ),
    ladder('Weight | 重量', '2,900 kg', '3,900 kg', '5,200 kg', '8,800 kg', '14,500 kg'),
  ],
  features: pairs(`
    A five-point toggle clamps evenly across the platen, which protects the mould and keeps flash away. | 五支点双曲肘锁模，模板受力均匀，保护模具、减少飞边。
    The servo drive turns only as fast as each step needs and rests during cooling. | 伺服系统按各动作需要供油，冷却阶段几乎不耗电。
    Screw and barrel are nitrided as standard; a bimetallic set is offered for glass-filled nylon. | 螺杆料筒标配氮化处理，加玻纤尼龙可选双合金。
    The controller stores 200 mould settings and shows clamping, pressure and temperature curves. | 控制器存储 200 套模具参数，显示锁模、压力和温度曲线。
    Mechanical, hydraulic and electrical interlocks guard the mould area. | 模区设机械、液压、电气三重安全联锁。
    Core-pull, air-blast and robot (Euromap 67) sockets are on the platen. | 模板预留抽芯、吹气和机械手（Euromap 67）接口。
    Linear guides carry the injection unit and stay clear of the tie bars. | 射台采用线性导轨，移动平稳、定位准确。
  `),
  applications: pairs(`
    household and kitchen goods | 家居厨房用品
    electrical switches and fittings | 开关插座和电工件
    caps, closures and preforms | 瓶盖和瓶坯
    toys and stationery | 玩具和文具
    auto interior parts | 汽车内饰件
  `),
  tags: pairs(`
    injection moulding machine | 注塑机
    plastics | 塑料
    servo energy saving | 伺服节能
    toggle clamp | 曲肘锁模
    preform | 瓶坯
    household goods | 日用品
  `),
  certifications: ['CE', 'ISO 9001', 'ISO 20430'],
  minOrder: [1, 2],
  cities: ['Ningbo', 'Foshan', 'Dongguan', 'Hangzhou'],
};

const FLOW_WRAPPER: FamilyProfile = {
  family: 'flow-wrapper',
  variants: variants(`
    Three-servo flow wrapper | 三伺服枕式包装机
      Wraps biscuits, bread, soap and hardware at a bag length that follows the print mark. | 追踪色标定袋长，包装饼干、面包、香皂和五金件。
    Bottom-film flow wrapper | 下走膜枕式包装机
      Feeds film from below for soft, long or grouped goods that must not be pushed. | 膜料由下方送入，适合柔软、长条和多件组合、不宜推送的产品。
    Reciprocating flow wrapper | 往复式枕式包装机
      Follows the pack with the jaw during sealing, for a tight seal on tall and modified-atmosphere packs. | 横封往复跟随，封口时间长，适合高件和气调包装。
    Flow wrapper with automatic feeder | 自动理料枕包线
      Aligns and spaces bars or biscuits from the cooling conveyor and wraps without hand feeding. | 与冷却输送线对接，自动理料分距，无需人工摆料。
    Soap stretch and pleat wrapper | 香皂褶皱包装机
      Pleats film round toilet soap and labels it at the counter-ready face. | 香皂褶皱裹包并贴标，外观整齐可直接上架。
  `),
  modelPrefix: 'ZB-',
  hsCode: '8422.40',
  price: [2300, 26500],
  specs: [
    ladder('Film width | 膜宽', '≤ 250 mm', '≤ 350 mm', '≤ 450 mm', '≤ 600 mm'),
    ladder(
      'Capacity | 包装速度',
      '30–120 packs/min | 30–120 包/分',
      '35–180 packs/min | 35–180 包/分',
      '40–230 packs/min | 40–230 包/分',
      '50–300 packs/min | 50–300 包/分',
    ),
    ladder('Bag length | 袋长', '45–220 mm', '65–280 mm', '90–380 mm', '120–450 mm'),
    ladder('Bag width | 袋宽', '30–110 mm', '50–160 mm', '60–200 mm', '80–270 mm'),
    ladder('Maximum product height | 最大产品高度', '35 mm', '55 mm', '75 mm', '110 mm'),
    choice('Film | 适用膜材', 'OPP/CPP', 'OPP/PE, PET/PE', 'PE, POF | PE、POF'),
    power(2.4, 6.2, 0.2),
    singlePhase,
    dimensions(
      '3,700 × 680 × 1,420',
      '3,950 × 780 × 1,480',
      '4,200 × 900 × 1,550',
      '4,600 × 1,150 × 1,650',
    ),
    weight(420, 1350, 10),
  ],
  features: pairs(`
    Bag length is changed on the screen and takes effect on the next pack. | 袋长在触摸屏上修改，下一包即生效，无需空走调试。
    No product, no bag, and the jaw stays open when a product is out of place. | 无料不走膜，产品错位时横封自动停在开位，防止切料。
    Every heater has its own temperature control, so different films need no trial reel. | 各加热点独立控温，换膜调整快。
    Stainless steel 304 covers product and crumb areas; the feed chain slides out for washing. | 接触产品及碎屑区采用 304 不锈钢，进料链条可抽出清洗。
    An ink or ribbon coder and a gas flush can be fitted to the ready brackets. | 预留打码机和充气装置安装位。
    Guards over the jaw open only after the drive has stopped. | 横封护罩在传动停止后方可打开。
    Cutters, belts and thermocouples are standard sizes, and a set is packed in the tool box. | 切刀、皮带和热电偶为通用规格，随机工具箱内备一套。
  `),
  applications: pairs(`
    biscuits, rusks and bread | 饼干、面包干和面包
    toilet and laundry soap | 香皂和洗衣皂
    chikki, bars and sweets | 花生糖、谷物棒和糖果
    medical disposables | 一次性医疗用品
    hardware and stationery | 五金和文具
  `),
  tags: pairs(`
    flow wrapper | 枕式包装机
    packaging machine | 包装机械
    biscuit packing | 饼干包装
    soap wrapping | 香皂包装
    servo | 伺服
    fmcg | 快消品
  `),
  certifications: ['CE', 'ISO 9001'],
  minOrder: [1, 3],
  cities: ['Foshan', 'Wenzhou', 'Shanghai', 'Qingdao'],
};

const BOTTLE_FILLER: FamilyProfile = {
  family: 'bottle-filler',
  variants: variants(`
    Rinsing, filling and capping monobloc for water | 纯净水冲灌旋三合一灌装机
      Rinses, fills and caps PET bottles of drinking water on one turntable frame. | PET 瓶装饮用水的冲瓶、灌装、旋盖一机完成。
    Carbonated drink filling monobloc | 含气饮料等压灌装机
      Fills soda and soft drinks under counter-pressure so that gas stays in the bottle. | 等压灌装汽水和碳酸饮料，减少起泡和二氧化碳损失。
    Hot-fill juice monobloc | 果汁热灌装三合一机
      Fills juice and tea at 85 to 92 °C with product return to keep the valve hot. | 85–92 °C 热灌果汁和茶饮，回流管路保持阀温。
    Glass bottle filling and crowning monobloc | 玻璃瓶灌装压盖机
      Fills beer, soda and vinegar in glass and closes with crown corks. | 玻璃瓶啤酒、汽水和食醋灌装，皇冠盖压盖。
    Weighing monobloc for edible oil | 食用油称重灌装旋盖机
      Fills oil by net weight on load cells, with a drip-free valve and nitrogen on request. | 逐头称重灌装食用油，阀口防滴漏，可选充氮。
  `),
  modelPrefix: 'CGF-',
  hsCode: '8422.30',
  price: [7800, 86000],
  specs: [
    ladder(
      'Heads (rinse-fill-cap) | 冲灌旋头数',
      '12-12-4',
      '14-12-5',
      '18-18-6',
      '24-24-8',
      '32-32-10',
    ),
    ladder(
      'Capacity (500 ml) | 产能（500 ml）',
      '3,000 bottles/h | 3,000 瓶/时',
      '4,000 bottles/h | 4,000 瓶/时',
      '7,000 bottles/h | 7,000 瓶/时',
      '10,000 bottles/h | 10,000 瓶/时',
      '14,000 bottles/h | 14,000 瓶/时',
    ),
    choice('Bottle volume | 适用瓶容', '200–1,500 ml', '250–2,000 ml', '330–2,500 ml'),
    choice('Bottle diameter | 适用瓶径', '50–100 mm', '50–110 mm', '55–120 mm'),
    choice('Filling accuracy | 灌装精度', '±1 %', '±3 mm level | 液位 ±3 mm', '±5 ml'),
    choice(
      'Compressed air | 压缩空气',
      '0.6 MPa, 0.3 m³/min',
      '0.6 MPa, 0.5 m³/min',
      '0.6 MPa, 0.8 m³/min',
    ),
    ladder('Power | 功率', '2.2 kW', '3.5 kW', '4.5 kW', '6.2 kW', '8.5 kW'),
    threePhase,
    dimensions(
      '2,050 × 1,500 × 2,200',
      '2,450 × 1,750 × 2,300',
      '2,800 × 2,150 × 2,350',
      '3,250 × 2,450 × 2,450',
      '3,900 × 3,100 × 2,550',
    ),
    ladder('Weight | 重量', '1,850 kg', '2,600 kg', '3,700 kg', '5,400 kg', '8,300 kg'),
  ],
  features: pairs(`
    Bottles hang by the neck, so a new height is set without changing screws and starwheels. | 卡瓶口输送，更换瓶高无需更换螺杆和拨轮。
    Wetted parts are stainless steel 304 or 316L with welds polished inside. | 接触物料部分为 304 或 316L 不锈钢，焊缝内壁抛光。
    Filling valves lift only when a bottle is present, so nothing is spilled. | 有瓶才开阀，无瓶不灌装，减少浪费。
    Cap torque is set by magnetic clutch on every head. | 旋盖头为磁力恒扭矩，扭矩逐头可调。
    Dummy bottles and a return line allow cleaning in place without stripping. | 配假杯和回流管路，可实现 CIP 原位清洗。
    Doors are glazed and interlocked, with the drive below the stainless deck. | 玻璃防护门联锁，传动置于不锈钢台面之下。
    Line plan, water treatment, blower and labeller can be supplied together and test-run with your bottle. | 可配套水处理、吹瓶、贴标整线，并用客户瓶型试机。
    Valve seals are food-grade and are listed by part number in the manual. | 密封件为食品级材料，说明书附零件号。
  `),
  applications: pairs(`
    packaged drinking water | 瓶装饮用水
    soft drinks and soda | 碳酸饮料
    juice and tea | 果汁和茶饮料
    edible oil | 食用油
    vinegar and sauces | 食醋和调味汁
  `),
  tags: pairs(`
    bottling machine | 灌装机
    filling and capping | 灌装旋盖
    drinking water | 饮用水
    beverage | 饮料
    monobloc | 三合一
    pet bottle | PET 瓶
  `),
  certifications: ['CE', 'ISO 9001'],
  minOrder: [1, 1],
  cities: ['Suzhou', 'Shanghai', 'Guangzhou', 'Wuxi'],
};

export const GOODS: readonly FamilyProfile[] = [INJECTION_MOULDER, FLOW_WRAPPER, BOTTLE_FILLER];
