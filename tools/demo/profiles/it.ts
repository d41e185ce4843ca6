// What is true of machines for electronics: placing parts on circuit boards and soldering them.
import type { FamilyProfile } from '../types.ts';
import {
  between,
  dimensions,
  grows,
  ladder,
  pairs,
  power,
  threePhase,
  variants,
  weight,
} from './datasheet.ts';

const SMT_PLACER: FamilyProfile = {
  family: 'smt-placer',
  variants: variants(`
    High-speed chip mounter | 高速贴片机
      Places chips from 0201 upwards on LED, charger and controller boards in volume. | 批量贴装 0201 及以上元件，适合 LED、充电器和控制板。
    Multi-function placement machine | 多功能贴片机
      Places fine-pitch ICs, BGAs, connectors and odd shapes after the chip mounter. | 接在高速机之后，贴装细间距 IC、BGA、接插件和异形件。
    LED strip and panel mounter | LED 软灯条贴片机
      Places LEDs and resistors on boards and panels up to 1.2 m without joining. | 贴装最长 1.2 米的灯条和灯板，无需拼接。
    Compact placement machine for prototypes | 紧凑型打样贴片机
      Builds samples and small lots, with quick set-up for a new board. | 适合打样和小批量，换线快。
    Dual-gantry placement machine | 双悬臂贴片机
      Works two gantries over one board table, so one places while the other picks. | 双悬臂交替作业，一侧取料、一侧贴装。
  `),
  modelPrefix: 'SM-',
  hsCode: '8479.89',
  price: [3200, 88000],
  specs: [
    grows('Placement speed | 贴装速度', 'cph', 6000, 80000, 1000),
    grows('Placement heads | 贴装头数', '', 4, 24, 2),
    power(0.8, 6, 0.1),
    ladder(
      'Voltage | 电压',
      '220 V, 50 Hz, single-phase | 220 V，50 Hz，单相',
      '380 V, 50 Hz, 3-phase | 380 V，50 Hz，三相',
    ),
    between('Placement accuracy | 贴装精度', 'mm', 0.03, 0.05, 0.01),
    grows('Feeder slots (8 mm) | 供料站位（8 mm）', '', 24, 120, 4),
    between('Board thickness, maximum | 最大板厚', 'mm', 3, 5, 0.5),
    dimensions(
      '1,050 × 950 × 1,350',
      '1,300 × 1,400 × 1,450',
      '1,550 × 1,700 × 1,500',
      '2,300 × 1,850 × 1,550',
    ),
    weight(220, 2300, 10),
  ],
  features: pairs(`
    Linear motors or ground ballscrews drive the axes, with scale feedback on X and Y. | X、Y 轴采用直线电机或研磨丝杠，配光栅尺闭环。
    Flying cameras correct each part in flight and a bottom camera checks large ICs. | 飞行相机在途修正，底部相机识别大尺寸 IC。
    Feeders are of the pneumatic or electric tape type and share slots with the common makes. | 气动或电动飞达，可与通用品牌供料器共用。
    Programmes are written from the centroid file of common design software. | 直接导入常用设计软件的坐标文件编程。
    The nozzle changer holds spare nozzles inside the machine. | 自动换嘴站存放备用吸嘴。
    The board is clamped from the edges, with supports for thin boards. | 边夹定位，薄板配支撑顶针。
    An engineer teaches two operators for five days, in English. | 工程师现场英文培训两名操作员五天。
  `),
  applications: pairs(`
    LED lighting makers | LED 照明厂
    charger and power supply plants | 充电器和电源厂
    EV controller and BMS boards | 电动车控制器和 BMS 板
    electronics contract manufacturers | 电子代工厂
  `),
  tags: pairs(`
    SMT | SMT
    pick and place | 贴片机
    PCB assembly | 线路板组装
    LED | LED
    electronics | 电子制造
  `),
  certifications: ['CE', 'ISO 9001'],
  minOrder: [1, 2],
  cities: ['Shenzhen', 'Dongguan', 'Suzhou', 'Hangzhou'],
};

const REFLOW_OVEN: FamilyProfile = {
  family: 'reflow-oven',
  variants: variants(`
    Hot-air reflow oven | 热风回流焊
      Solders mixed boards with separate upper and lower hot-air zones. | 上下独立热风温区，焊接混装线路板。
    Lead-free reflow oven | 无铅回流焊
      Holds the narrow peak window of lead-free paste with extra cooling zones. | 加强冷却段，稳定控制无铅锡膏的窄峰值窗口。
    Nitrogen reflow oven | 氮气回流焊
      Solders fine-pitch and BGA boards in low oxygen, with the level shown. | 低氧环境焊接细间距和 BGA 板，含氧量实时显示。
    Dual-rail reflow oven | 双轨回流焊
      Runs two boards side by side at their own widths. | 双轨独立调宽，两板并行过炉。
    LED strip reflow oven | LED 灯条回流焊
      Carries long light strips and panels on mesh without a joint in the heat zone. | 网带输送长灯条和灯板，热区无接缝。
  `),
  modelPrefix: 'RF-',
  hsCode: '8514.19',
  price: [1600, 32000],
  specs: [
    ladder(
      'Heating zones | 温区数量',
      '4 top, 4 bottom | 上 4 下 4',
      '6 top, 6 bottom | 上 6 下 6',
      '8 top, 8 bottom | 上 8 下 8',
      '10 top, 10 bottom | 上 10 下 10',
      '12 top, 12 bottom | 上 12 下 12',
    ),
    grows('Heating length | 加热区长度', 'mm', 1400, 3900, 50),
    power(12, 83, 1),
    threePhase,
    between('Temperature accuracy | 控温精度', '°C', 1, 2, 0.5),
    grows('Maximum board width | 最大基板宽度', 'mm', 300, 610, 10),
    grows('Exhaust air | 排风量', 'm³/h', 500, 1600, 50),
    dimensions(
      '2,600 × 850 × 1,300',
      '3,800 × 1,200 × 1,450',
      '5,200 × 1,400 × 1,500',
      '6,600 × 1,550 × 1,550',
    ),
    weight(380, 3400, 10),
  ],
  features: pairs(`
    Each zone has its own fan and PID heater and can be tuned in the running batch. | 各温区独立风机和 PID 加热，生产中可调。
    Flux is caught in traps before the exhaust, and the traps open from outside. | 助焊剂回收装置设在排风前，可从外部打开清理。
    The hood lifts on electric jacks and the chamber is wiped clean in minutes. | 电动升降炉盖，几分钟即可擦净炉膛。
    Belt speed is by inverter, with a warning when a board is late at the outlet. | 变频调速，板子超时未出自动报警。
    A UPS keeps the conveyor moving when the mains fail, so no board burns. | 停电时 UPS 带动输送，避免烧板。
    Profiles are stored by product name and called by barcode. | 温度曲线按产品存储，扫码调用。
    An English profile test on the buyer's board is run before shipping. | 发货前用买方线路板做炉温测试并提供英文报告。
  `),
  applications: pairs(`
    PCB assembly shops | 线路板组装厂
    LED lighting lines | LED 照明生产线
    phone charger and adapter plants | 手机充电器和适配器厂
    automotive electronics | 汽车电子
  `),
  tags: pairs(`
    reflow oven | 回流焊
    SMT line | SMT 生产线
    lead-free soldering | 无铅焊接
    PCB | 线路板
    soldering | 焊接
  `),
  certifications: ['CE', 'ISO 9001'],
  minOrder: [1, 2],
  cities: ['Shenzhen', 'Dongguan', 'Suzhou', 'Xiamen'],
};

export const IT: readonly FamilyProfile[] = [SMT_PLACER, REFLOW_OVEN];
