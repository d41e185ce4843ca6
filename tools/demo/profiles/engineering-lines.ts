// What is true of lines for solar panels and cable: laminators and extruders.
import type { FamilyProfile } from '../types.ts';
import { choice, dimensions, ladder, pairs, threePhase, variants, weight } from './datasheet.ts';

const SOLAR_LAMINATOR: FamilyProfile = {
  family: 'solar-laminator',
  variants: variants(`
    Automatic solar module laminator | 全自动光伏组件层压机
      Laminates glass-backsheet modules with belts in and out on a production line. | 自动进出料，生产线上层压单玻组件。
    Semi-automatic solar laminator | 半自动光伏组件层压机
      Suits small module makers who load and unload by hand. | 人工上下料，适合小型组件厂。
    Double-chamber laminator for bifacial modules | 双腔双玻组件层压机
      Presses and cures glass-glass modules in two steps, with cooling after. | 双腔分步层压固化，后接冷却段，适合双玻组件。
    Laboratory laminator | 实验用小型层压机
      Tests EVA, POE and backsheet settings on sample modules. | 用于 EVA、POE 和背板工艺试验及小样制作。
    Laminator for flexible modules | 柔性组件层压机
      Laminates thin, bendable modules for vehicles and roofs. | 层压车载和屋面用轻质柔性组件。
  `),
  modelPrefix: 'CY-',
  hsCode: '8486.20',
  price: [14500, 99000],
  specs: [
    ladder(
      'Laminating area | 有效层压面积',
      '1,200 × 1,200 mm',
      '1,300 × 2,400 mm',
      '2,300 × 2,600 mm',
      '2,400 × 4,800 mm',
      '2,600 × 5,200 mm',
    ),
    ladder(
      'Capacity | 产能',
      '2 modules/h | 2 块/时',
      '3 modules/h | 3 块/时',
      '8 modules/h | 8 块/时',
      '12 modules/h | 12 块/时',
      '16 modules/h | 16 块/时',
    ),
    choice('Heating | 加热方式', 'Thermal oil | 导热油加热', 'Electric | 电加热'),
    choice('Working temperature | 工作温度', '30–160 °C', '30–180 °C'),
    choice('Temperature uniformity | 温度均匀性', '±1.5 °C', '±2 °C'),
    choice('Vacuum | 极限真空度', '20 Pa', '50 Pa', '80 Pa'),
    ladder('Power | 功率', '12 kW', '18 kW', '38 kW', '62 kW', '78 kW'),
    threePhase,
    dimensions(
      '2,200 × 1,700 × 1,450',
      '3,200 × 1,950 × 1,500',
      '7,600 × 3,150 × 1,650',
      '11,800 × 3,250 × 1,700',
      '13,200 × 3,550 × 1,750',
    ),
    ladder('Weight | 重量', '1,800 kg', '3,200 kg', '7,800 kg', '12,500 kg', '15,500 kg'),
  ],
  features: pairs(`
    The platen is one steel plate ground after welding its oil channels, so temperature is even to the corners. | 整块钢板油道焊后精磨，加热板四角温度均匀。
    Silicone membranes are clamped by a frame and changed in half an hour. | 硅胶板框架压紧，半小时可更换。
    The upper chamber follows the pressure curve for EVA and POE recipes stored in the PLC. | 上腔压力按 PLC 存储的 EVA、POE 工艺曲线执行。
    PTFE belts are cleaned by brushes on each return. | 特氟龙布回程自动清洁。
    Thermal-oil level, over-heat and low-vacuum alarms stop the cycle with a message. | 油位、超温和真空不足均报警停机并提示。
    The lid lifts on four synchronised cylinders with a mechanical lock for service. | 上盖四缸同步升降，检修时有机械锁止。
    Pipes and oil pumps have insulation, which cuts heat lost to the shop. | 管路、油泵均有保温层，减少车间散热。
  `),
  applications: pairs(`
    solar module assembly | 光伏组件组装
    small solar panel workshops | 小型太阳能板加工厂
    research and material testing | 材料研发测试
    vehicle and roof modules | 车载和屋面组件
  `),
  tags: pairs(`
    solar laminator | 层压机
    photovoltaic | 光伏
    module line | 组件线
    eva lamination | EVA 层压
    bifacial | 双面双玻
    renewable energy | 可再生能源
  `),
  certifications: ['CE', 'ISO 9001'],
  minOrder: [1, 1],
  cities: ['Wuxi', 'Changzhou', 'Suzhou', 'Shenzhen'],
};

const CABLE_EXTRUDER: FamilyProfile = {
  family: 'cable-extruder',
  variants: variants(`
    Power cable sheathing line | 电力电缆护套挤出线
      Sheathes LV cable in PVC or LSZH at steady line speed. | 挤包 PVC 或低烟无卤护套，适合低压电缆。
    Fibre-optic cable sheathing line | 光缆护套生产线
      Sheathes loose-tube and drop cable in MDPE with a gel-filled core and steel wire. | MDPE 护套，适合层绞式光缆和含钢丝皮线光缆。
    Building wire insulation line | 布电线绝缘挤出线
      Insulates house wire from 1.0 to 10 sq mm with colour changes on the run. | 1.0–10 平方毫米布电线绝缘，不停车换色。
    LAN cable insulation line | 网线绝缘挤出线
      Foams or solid-insulates data pairs with in-line diameter and capacitance control. | 实心或发泡绝缘，在线控制外径和电容。
    Tandem wire drawing and insulating line | 拉丝挤出串联线
      Draws, anneals and insulates copper wire in one pass. | 拉丝、退火、挤绝缘一次完成。
  `),
  modelPrefix: 'SJ-',
  hsCode: '8477.20',
  price: [17500, 96000],
  specs: [
    ladder('Screw diameter | 螺杆直径', '50 mm', '70 mm', '90 mm', '120 mm', '150 mm'),
    choice('Screw ratio (L/D) | 螺杆长径比', '25:1', '26:1', '28:1'),
    ladder('Capacity | 挤出量', '70 kg/h', '150 kg/h', '260 kg/h', '450 kg/h', '650 kg/h'),
    ladder(
      'Maximum line speed | 最高线速度',
      '600 m/min',
      '500 m/min',
      '300 m/min',
      '180 m/min',
      '100 m/min',
    ),
    ladder('Finished diameter | 成品外径', '1–6 mm', '1.5–12 mm', '3–25 mm', '6–40 mm', '15–70 mm'),
    choice(
      'Material | 适用材料',
      'PVC, PE',
      'PVC, PE, LSZH | PVC、PE、低烟无卤',
      'MDPE, HDPE, LSZH | MDPE、HDPE、低烟无卤',
    ),
    ladder('Power | 功率', '28 kW', '52 kW', '85 kW', '130 kW', '195 kW'),
    threePhase,
    dimensions(
      '16,000 × 2,200 × 2,300',
      '22,000 × 2,400 × 2,400',
      '28,000 × 2,600 × 2,600',
      '36,000 × 3,000 × 2,800',
      '42,000 × 3,400 × 3,000',
    ),
    weight(6200, 24500, 100),
  ],
  features: pairs(`
    Screw and barrel are 38CrMoAlA, nitrided to HV 900, with a bimetallic set for LSZH. | 螺杆机筒采用 38CrMoAlA 氮化，表面硬度 HV 900，低烟无卤料可选双合金。
    Zone temperatures are held to 1 °C by cast aluminium heaters and blowers. | 铸铝加热加风冷，各区控温 ±1 °C。
    A laser gauge and capstan speed loop keep the finished diameter. | 激光测径与牵引速度闭环，外径稳定。
    A fifty-kilovolt spark tester and a colour-stripe extruder are in the line. | 线上配 50 kV 火花机和注条机。
    The dual reel take-up changes over at line speed without stopping. | 双盘收线自动换盘，不停车。
    Dancers keep tension low on fine wire and fibre. | 舞蹈轮恒张力，细线和光纤不拉伤。
    The crosshead is centred with screws from outside, so waste at start is short. | 机头外调偏心，起机废料少。
    Drive and water trough guards are interlocked. | 传动及水槽护罩联锁。
  `),
  applications: pairs(`
    house wire makers | 布电线厂
    power and control cable | 电力和控制电缆
    optical fibre cable plants | 光缆厂
    data and LAN cable | 数据线和网线
    automotive wire | 汽车线束
  `),
  tags: pairs(`
    cable extruder | 电缆挤出机
    wire and cable | 线缆
    sheathing line | 护套线
    insulation | 绝缘
    fibre optic cable | 光缆
    telecom | 通信
  `),
  certifications: ['CE', 'ISO 9001'],
  minOrder: [1, 1],
  cities: ['Dongguan', 'Hefei', 'Wuxi', 'Chengdu'],
};

export const LINES: readonly FamilyProfile[] = [SOLAR_LAMINATOR, CABLE_EXTRUDER];
