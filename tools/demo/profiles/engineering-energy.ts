// What is true of machines for oil, air and power: pump jacks, compressors, generating sets.
import type { FamilyProfile } from '../types.ts';
import {
  between,
  choice,
  dimensions,
  dimensionsByKind,
  ladder,
  pairs,
  threePhase,
  variants,
} from './datasheet.ts';

const PUMP_JACK: FamilyProfile = {
  family: 'pump-jack',
  variants: variants(`
    Conventional beam pumping unit | 常规型游梁式抽油机
      Lifts oil from low and medium wells day and night with little attention. | 适合中低产油井，全天连续运转、维护量少。
    Double-horsehead pumping unit | 双驴头抽油机
      Gives a longer stroke for the same torque, for deeper or thicker oil. | 同等扭矩下冲程更长，适合较深井和稠油井。
    Front-mounted pumping unit | 前置式抽油机
      Takes a shorter base and turns slower on the upstroke. | 底座短、上冲程慢，占地少。
    Belt-type long-stroke pumping unit | 皮带式长冲程抽油机
      Moves slowly over a long stroke, which spares rods and saves power in deep wells. | 长冲程低冲次，减少杆柱磨损，深井节电明显。
    Beam-balanced pumping unit | 游梁平衡抽油机
      Keeps its weights on the beam, so balance is changed without lifting the crank. | 平衡重装于游梁，调平衡无需吊曲柄。
  `),
  modelPrefix: 'CYJ',
  hsCode: '8413.50',
  price: [11500, 88000],
  specs: [
    ladder(
      'Capacity (polished rod load) | 悬点最大载荷',
      '30 kN',
      '50 kN',
      '60 kN',
      '80 kN',
      '100 kN',
    ),
    ladder('Maximum stroke | 最大冲程', '1.2 m', '1.8 m', '2.5 m', '3 m', '4.2 m'),
    choice(
      'Strokes per minute | 冲次',
      '4 / 6 / 8 min⁻¹',
      '6 / 9 / 12 min⁻¹',
      '2–8 min⁻¹, inverter | 2–8 min⁻¹，变频',
    ),
    ladder(
      'Gearbox torque | 减速器额定扭矩',
      '6.5 kN·m',
      '13 kN·m',
      '18 kN·m',
      '26 kN·m',
      '53 kN·m',
    ),
    choice(
      'Balance | 平衡方式',
      'Crank weights | 曲柄平衡',
      'Beam and crank weights | 复合平衡',
      'Beam weights | 游梁平衡',
    ),
    ladder('Power | 功率', '7.5 kW', '11 kW', '18.5 kW', '30 kW', '45 kW'),
    threePhase,
    dimensions(
      '4,600 × 1,500 × 4,200',
      '6,100 × 1,800 × 5,300',
      '7,600 × 2,100 × 6,400',
      '8,900 × 2,250 × 7,600',
      '11,200 × 2,600 × 9,300',
    ),
    ladder('Weight | 重量', '4,400 kg', '7,600 kg', '11,800 kg', '17,500 kg', '27,000 kg'),
  ],
  features: pairs(`
    Loads, torque and geometry follow API 11E and SY/T 5044. | 载荷、扭矩和结构符合 API 11E 与 SY/T 5044。
    The double-circular-arc or hobbed herringbone gears run in a welded, stress-relieved box. | 减速器采用双圆弧人字齿轮，箱体焊后去应力。
    Bearings are greased from ground level through pipes. | 各轴承经管线在地面集中注脂。
    The brake holds the crank at any position, and a safety latch locks it for service. | 刹车可停任意位置，检修时加安全锁块锁定曲柄。
    A pole-changing or high-slip motor with inverter suits strokes to the well. | 可选多速、高转差率电机或变频器，按井况调整冲次。
    The horsehead turns aside or lifts off for workover. | 驴头可侧转或摘除，便于修井作业。
    Guards cover crank sweep and belts. | 曲柄回转区和皮带设护栏护罩。
  `),
  applications: pairs(`
    onshore oil wells | 陆上油井
    stripper and marginal fields | 低产边际油田
    coal-bed methane dewatering | 煤层气排水
    oilfield service contractors | 油田技术服务
  `),
  tags: pairs(`
    pump jack | 抽油机
    beam pumping unit | 游梁式抽油机
    oilfield | 油田
    artificial lift | 机械采油
    api 11e | API 11E
    sucker rod | 抽油杆
  `),
  certifications: ['API 11E', 'ISO 9001'],
  minOrder: [1, 5],
  cities: ['Dongying', 'Weifang', 'Baoji'],
};

const SCREW_COMPRESSOR: FamilyProfile = {
  family: 'screw-compressor',
  variants: variants(`
    Permanent-magnet variable-speed screw compressor | 永磁变频螺杆空压机
      Follows a changing air demand and saves power on part load. | 随用气量自动调速，低负荷节电。
    Fixed-speed screw compressor | 工频螺杆空压机
      Supplies steady air at the lowest purchase price. | 用气稳定的场合，购置成本低。
    Two-stage screw compressor | 两级压缩螺杆空压机
      Compresses in two stages for more air per kilowatt on long running hours. | 两级压缩、比功率低，适合长时间运行。
    Screw compressor with tank and dryer | 一体式螺杆空压机
      Puts compressor, dryer, filters and receiver on one base for workshops. | 主机、冷干机、过滤器、储气罐一体，适合中小车间。
    Laser-cutting screw compressor | 激光切割专用空压机
      Gives 1.6 MPa of dry, filtered air for laser cutting in place of nitrogen. | 提供 1.6 MPa 洁净干燥空气，可替代氮气切割。
    Oil-free water-lubricated screw compressor | 无油水润滑螺杆空压机
      Delivers oil-free air to food, pharma and electronics lines. | 为食品、医药和电子生产线提供无油压缩空气。
  `),
  modelPrefix: 'LG-',
  hsCode: '8414.80',
  price: [1700, 46000],
  specs: [
    ladder(
      'Capacity (free air delivery) | 排气量',
      '1.1 m³/min',
      '2.4 m³/min',
      '6.2 m³/min',
      '10 m³/min',
      '16 m³/min',
    ),
    choice('Discharge pressure | 排气压力', '0.8 MPa', '1.0 MPa', '1.3 MPa', '1.6 MPa'),
    ladder(
      'Noise at 1 m | 噪声（1 m 处）',
      '62 dB(A)',
      '65 dB(A)',
      '68 dB(A)',
      '70 dB(A)',
      '73 dB(A)',
    ),
    ladder('Outlet | 排气接口', 'G 3/4', 'G 1', 'G 1 1/2', 'G 2', 'DN65'),
    choice('Cooling | 冷却方式', 'Air-cooled | 风冷', 'Water-cooled | 水冷'),
    between('Ambient temperature, maximum | 最高环境温度', '°C', 42, 50, 1),
    ladder('Power | 功率', '7.5 kW', '15 kW', '37 kW', '55 kW', '90 kW'),
    threePhase,
    dimensions(
      '800 × 720 × 950',
      '1,050 × 780 × 1,150',
      '1,350 × 920 × 1,380',
      '1,750 × 1,150 × 1,580',
      '2,200 × 1,450 × 1,780',
    ),
    ladder('Weight | 重量', '190 kg', '360 kg', '780 kg', '1,350 kg', '2,300 kg'),
  ],
  features: pairs(`
    The air end turns slowly with large rotors and bearings rated for 60,000 hours. | 大转子低转速主机，轴承设计寿命 6 万小时。
    The oil-cooled IP65 motor is on the rotor shaft, without belt or coupling. | 油冷 IP65 电机与主机同轴直驱，无皮带和联轴器。
    Coolers are sized for 45 °C summers and blow clean from outside. | 冷却器按 45 °C 高温工况选型，可从外部吹洗。
    The controller schedules several machines and sends alarms over RS-485. | 控制器可多机联控，经 RS-485 上传报警。
    Filters and separators screw off from one side. | 滤芯、油分芯单侧拆装，保养方便。
    High temperature, reverse rotation and phase failure stop the motor at once. | 高温、反转、断相即停机保护。
    Specific power is printed on the plate from a test to ISO 1217. | 铭牌标注按 ISO 1217 实测的比功率。
  `),
  applications: pairs(`
    spinning and weaving mills | 纺纱和织造厂
    PET blowing and packaging | 吹瓶和包装
    machine shops | 机加工车间
    laser cutting | 激光切割
    pharma and food plants | 医药和食品厂
  `),
  tags: pairs(`
    screw compressor | 螺杆空压机
    compressed air | 压缩空气
    variable speed | 变频
    permanent magnet | 永磁
    energy saving | 节能
    oil free | 无油
  `),
  certifications: ['CE', 'ISO 9001', 'ISO 1217'],
  minOrder: [1, 5],
  cities: ['Shanghai', 'Wuxi', 'Shenzhen', 'Taizhou'],
};

const DIESEL_GENSET: FamilyProfile = {
  family: 'diesel-genset',
  variants: variants(`
    Silent diesel generator set | 静音型柴油发电机组
      Stands beside offices and hospitals in a lined, weatherproof canopy. | 静音防雨箱体，可置于办公楼和医院旁。
    Open-frame diesel generator set | 开架式柴油发电机组
      Goes into an existing plant room at the lowest cost per kilovolt-ampere. | 适合已有机房，单位功率造价低。
    Containerised diesel generator set | 集装箱式柴油发电机组
      Moves from site to site with fuel tank, switchgear and lighting inside. | 内置油箱、配电和照明，适合工地转场。
    Trailer-mounted diesel generator set | 拖车式柴油发电机组
      Follows road, event and emergency crews on two axles. | 双轴拖车，供道路施工、活动和抢险供电。
    Automatic-start generator set with ATS | 带 ATS 自启动柴油发电机组
      Starts and takes the load when the mains fails. | 市电中断后自动启动并切换供电。
  `),
  modelPrefix: 'GF-',
  hsCode: '8502.12',
  price: [7800, 48000],
  specs: [
    ladder(
      'Capacity (prime rating) | 主用功率',
      '80 kVA / 64 kW',
      '125 kVA / 100 kW',
      '200 kVA / 160 kW',
      '250 kVA / 200 kW',
      '340 kVA / 272 kW',
    ),
    ladder(
      'Standby rating | 备用功率',
      '88 kVA / 70 kW',
      '138 kVA / 110 kW',
      '220 kVA / 176 kW',
      '275 kVA / 220 kW',
      '375 kVA / 300 kW',
    ),
    choice(
      'Voltage | 电压',
      '400/230 V, 50 Hz, 3-phase | 400/230 V，50 Hz，三相',
      '415/240 V, 50 Hz, 3-phase | 415/240 V，50 Hz，三相',
    ),
    ladder('Power (engine, gross) | 发动机功率', '75 kW', '118 kW', '184 kW', '228 kW', '308 kW'),
    ladder(
      'Fuel use at 75 % load | 75% 负载油耗',
      '12.5 L/h',
      '19.5 L/h',
      '31 L/h',
      '38 L/h',
      '51 L/h',
    ),
    choice('Speed | 转速', '1,500 rpm'),
    ladder(
      'Noise at 7 m (silent type) | 噪声（静音型，7 m 处）',
      '68 dB(A)',
      '70 dB(A)',
      '70 dB(A)',
      '72 dB(A)',
      '75 dB(A)',
    ),
    dimensionsByKind(
      ['2,700 × 1,050 × 1,550', '3,700 × 1,300 × 1,950', '4,700 × 1,650 × 2,300'],
      ['1,900 × 850 × 1,350', '2,400 × 950 × 1,500', '3,100 × 1,150 × 1,850'],
      ['6,058 × 2,438 × 2,591', '6,058 × 2,438 × 2,896'],
      ['3,600 × 1,650 × 1,900', '4,600 × 1,850 × 2,200', '5,500 × 2,100 × 2,450'],
      ['2,500 × 900 × 1,600', '3,000 × 1,000 × 1,800', '3,700 × 1,200 × 1,950'],
    ),
    ladder('Weight | 重量', '1,250 kg', '1,650 kg', '2,300 kg', '2,800 kg', '3,900 kg'),
  ],
  features: pairs(`
    Engine and alternator are matched on one base with rubber mounts and tested at full and at 110 % load. | 机组共底座减振安装，出厂做满载和 110% 超载试验。
    The alternator is brushless, H-class insulated, with an AVR holding voltage within 1 %. | 无刷发电机，H 级绝缘，AVR 稳压精度 ±1%。
    The radiator is sized for 50 °C outside air and the alternator for humid coasts. | 水箱按 50 °C 环境选型，发电机可适应沿海湿热气候。
    The controller starts, loads and cools down by itself, and logs every alarm. | 控制器自动启停、带载和冷却停机，记录报警。
    The base tank runs the set for eight hours, and lids stop fuel spilling. | 底座油箱可运行 8 小时，加油口防溢。
    Overspeed, low oil pressure and high temperature shut the engine down. | 超速、低油压、高水温自动停机。
    Two sets of oil and fuel filters come in the canopy. | 随机附两套机油和柴油滤芯。
  `),
  applications: pairs(`
    factory standby power | 工厂备用电源
    hospitals and hotels | 医院和酒店
    construction sites | 建筑工地
    telecom towers and data rooms | 通信基站和机房
    farm and cold stores | 农场和冷库
  `),
  tags: pairs(`
    diesel generator | 柴油发电机组
    genset | 发电机组
    standby power | 备用电源
    silent canopy | 静音箱
    50 hz | 50 Hz
    ats | 自动切换
  `),
  certifications: ['CE', 'ISO 9001', 'ISO 8528'],
  minOrder: [1, 5],
  cities: ['Weifang', 'Yangzhou', 'Fuzhou', 'Wuxi'],
};

export const ENERGY: readonly FamilyProfile[] = [PUMP_JACK, SCREW_COMPRESSOR, DIESEL_GENSET];
