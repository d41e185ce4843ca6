// What is true of machines for the home and the shop: quilting, panels, shelving.
import type { FamilyProfile } from '../types.ts';
import {
  between,
  choice,
  dimensions,
  grows,
  ladder,
  pairs,
  threePhase,
  variants,
  weight,
} from './datasheet.ts';

const QUILTING_MACHINE: FamilyProfile = {
  family: 'quilting-machine',
  variants: variants(`
    Chain-stitch multi-needle quilting machine | 链式多针绗缝机
      Quilts mattress panels and borders at high speed with looper threads below. | 弯针链式线迹，高速绗缝床垫面布和围边。
    Lock-stitch multi-needle quilting machine | 锁式多针绗缝机
      Quilts bedspreads, jackets and bags with a firm shuttle stitch on both sides. | 梭子锁式线迹，两面牢固，适合床罩、棉服和箱包。
    Single-head computerised quilting machine | 单头电脑绗缝机
      Draws free patterns on comforters and duvet covers under a moving frame. | 移动框架，任意花型，用于被子和床罩。
    Double-head quilting machine | 双头电脑绗缝机
      Quilts two mirror patterns at once on king-size bedding. | 双头同步绗缝对称花型，适合大尺寸床品。
    Ultrasonic quilting machine | 超声波绗缝机
      Bonds synthetic wadding and cover without thread for mattress protectors and cool bags. | 无线超声压合化纤棉与面布，用于床护垫和保温袋。
  `),
  modelPrefix: 'HFJ-',
  hsCode: '8452.21',
  price: [8600, 42000],
  specs: [
    ladder('Quilting width | 绗缝宽度', '1,600 mm', '2,050 mm', '2,450 mm', '2,650 mm', '3,200 mm'),
    ladder('Quilting thickness | 绗缝厚度', '≤ 30 mm', '≤ 50 mm', '≤ 60 mm', '≤ 70 mm', '≤ 80 mm'),
    between('Main shaft speed | 主轴转速', 'rpm', 500, 1200, 50),
    grows('Capacity | 产量', 'm/h', 40, 260, 10),
    choice('X-axis travel | 横移量', '250 mm', '305 mm', '406 mm'),
    choice(
      'Cut-off device | 裁断装置',
      'Slitter and cross cutter | 带切边和横切',
      'Edge slitter only | 仅切边',
      'None | 不带',
    ),
    ladder('Power | 功率', '4.5 kW', '5.5 kW', '7 kW', '8.5 kW', '11 kW'),
    threePhase,
    dimensions(
      '3,200 × 1,300 × 1,750',
      '4,100 × 1,350 × 1,850',
      '4,700 × 1,450 × 1,950',
      '5,000 × 1,550 × 2,050',
      '5,600 × 1,650 × 2,100',
    ),
    weight(2200, 5600, 50),
  ],
  features: pairs(`
    Feed rollers, carriage and needle bar have their own servo motors, so a new pattern needs no cam change. | 送料辊、横移和针排均由独立伺服驱动，换花型无需更换凸轮。
    Two hundred patterns are stored, and new ones come in as DXF files by USB. | 内存 200 种花型，可通过 USB 导入 DXF 文件。
    Thread-break sensors on every needle stop the machine and light the needle number. | 每针配断线检测，断线即停并指示针位。
    Pattern and cut length stay matched, so finished panels need no second trimming. | 花型与裁断长度自动匹配，成品无需二次修边。
    The welded frame is annealed and machined in one clamping on a gantry mill. | 机架焊后退火，龙门铣一次装夹加工。
    Covers over the needle zone are interlocked with the main drive. | 针区防护罩与主传动联锁。
    Central grease points are reached from the operator's side. | 集中润滑点设在操作侧，保养方便。
  `),
  applications: pairs(`
    mattress makers | 床垫厂
    quilts and bedspreads | 被子和床罩
    jackets and winter wear | 棉服和冬装
    bag linings and cool bags | 箱包里料和保温袋
  `),
  tags: pairs(`
    quilting machine | 绗缝机
    mattress machinery | 床垫机械
    multi-needle | 多针
    bedding | 床品
    home furnishing | 家居用品
    comforter | 被子
  `),
  certifications: ['CE', 'ISO 9001'],
  minOrder: [1, 2],
  cities: ['Dongguan', 'Foshan', 'Shaoxing', 'Qingdao'],
};

const PANEL_ROUTER: FamilyProfile = {
  family: 'panel-router',
  variants: variants(`
    Nesting CNC router with tool changer | 自动换刀数控开料机
      Cuts, grooves and drills wardrobe and kitchen panels from full boards in one programme. | 整板开料、开槽、打孔一次完成，用于衣柜和橱柜板件。
    Nesting router with automatic loading and unloading | 自动上下料数控开料机
      Lifts boards from a scissor table and pushes cut parts to a belt, so one person runs the cell. | 升降台自动上板、皮带自动下料，一人即可操作整个单元。
    Four-spindle CNC router | 四工序数控开料机
      Changes between four spindles in a second for cutting, slotting and drilling at a lower price. | 四把主轴气动切换，切割、开槽、打孔换刀快，投资较低。
    Six-sided CNC drilling centre | 数控六面钻
      Drills and grooves all six faces of a panel after a bar-code scan, without turning it by hand. | 扫码加工，六个面的孔槽一次完成，无需人工翻板。
    Door router with linear tool magazine | 门板雕刻加工中心
      Profiles MDF doors, mouldings and 3D panels with long tools held in a linear magazine. | 直排刀库可装长刀，铣型 MDF 门板、线条和立体浮雕。
  `),
  modelPrefix: 'KL-',
  hsCode: '8465.92',
  price: [5800, 46000],
  specs: [
    ladder(
      'Capacity (working area) | 加工幅面',
      '1,300 × 2,500 mm',
      '1,300 × 2,800 mm',
      '1,530 × 3,050 mm',
      '1,850 × 3,050 mm',
      '2,100 × 4,100 mm',
    ),
    ladder('Spindle rating | 主轴功率', '6 kW', '7.5 kW', '9 kW', '9 kW', '12 kW'),
    choice('Spindle speed | 主轴转速', '6,000–18,000 rpm', '6,000–24,000 rpm'),
    between('Rapid traverse | 空行程速度', 'm/min', 45, 85, 5),
    choice('Positioning accuracy | 定位精度', '±0.03 mm', '±0.05 mm', '±0.10 mm'),
    choice(
      'Drilling unit | 排钻',
      'None | 不带',
      '5+4 spindles | 5+4 排钻',
      '9 spindles | 9 排钻',
      '12 spindles | 12 排钻',
    ),
    ladder('Power | 功率', '18 kW', '22 kW', '26 kW', '30 kW', '36 kW'),
    threePhase,
    dimensions(
      '3,300 × 2,200 × 2,100',
      '4,100 × 2,250 × 2,150',
      '5,900 × 2,400 × 2,250',
      '9,800 × 2,600 × 2,300',
      '12,600 × 2,950 × 2,350',
    ),
    weight(1900, 5600, 50),
  ],
  features: pairs(`
    The bed is welded from thick square tube, annealed, and its rail faces are milled in one clamping. | 床身由厚壁方管焊接，退火后一次装夹铣削导轨面。
    Helical racks on X and Y and a ball screw on Z keep their accuracy after years of two-shift work. | X、Y 轴采用斜齿条，Z 轴采用滚珠丝杠，两班制长期使用精度稳定。
    The table is split into vacuum zones that open by themselves for the size of the board. | 台面真空分区，按板材尺寸自动开启。
    Nesting software prints a label for each part and reads orders from common cabinet design programs. | 排版软件可打印板件标签，并对接常用橱柜设计软件。
    A brush hood and central duct keep most dust off the table. | 毛刷吸尘罩配中央除尘接口，台面粉尘少。
    Light curtain and emergency stops guard the moving beam. | 横梁移动区设光栅和急停保护。
    Automatic oiling of rails and racks is set by running hours. | 导轨齿条按运行时间自动注油。
  `),
  applications: pairs(`
    modular kitchens and wardrobes | 橱柜和衣柜定制
    office furniture | 办公家具
    door makers | 门业
    shop fittings and exhibition stands | 店铺道具和展台
  `),
  tags: pairs(`
    cnc router | 数控开料机
    nesting | 排版开料
    panel furniture | 板式家具
    woodworking | 木工机械
    modular kitchen | 整体橱柜
    six-sided drilling | 六面钻
    tool changer | 自动换刀
  `),
  certifications: ['CE', 'ISO 9001', 'ISO 12100'],
  minOrder: [1, 2],
  cities: ['Jinan', 'Foshan', 'Qingdao', 'Dongguan'],
};

const SHELF_ROLL_FORMER: FamilyProfile = {
  family: 'shelf-roll-former',
  variants: variants(`
    Supermarket shelf panel roll former | 超市货架层板冷弯成型机
      Forms gondola shelf panels with punched edge slots from coil to finished length. | 卷料进、成品出，成型超市货架层板并在线冲孔。
    Upright post roll former | 货架立柱成型线
      Punches and forms slotted uprights for shop and warehouse racking. | 冲孔并成型超市和仓储货架立柱。
    Box beam roll former | 货架抱焊横梁成型机
      Locks or welds two C-profiles into a closed step beam for pallet racking. | 将两根 C 型材扣合或焊合成闭口横梁，用于托盘货架。
    Back panel roll former | 货架背板成型机
      Forms plain and perforated back panels from thin sheet. | 薄板成型平背板和洞洞背板。
    Cable-tray and shelf dual roll former | 桥架层板两用成型机
      Changes between shelf decks and cable trays by moving the stands on a common base. | 机架横移调宽，同一底座可在层板与桥架之间切换。
  `),
  modelPrefix: 'RF-',
  hsCode: '8462.25',
  price: [15500, 79000],
  specs: [
    ladder(
      'Strip width | 料宽',
      '80–250 mm',
      '120–350 mm',
      '200–500 mm',
      '300–700 mm',
      '400–1,000 mm',
    ),
    ladder(
      'Strip thickness | 板厚',
      '0.4–0.8 mm',
      '0.6–1.2 mm',
      '0.8–1.5 mm',
      '1.2–2.0 mm',
      '1.5–2.5 mm',
    ),
    ladder('Forming stations | 成型道次', '14', '16', '18', '22', '26'),
    between('Capacity (line speed) | 线速度', 'm/min', 8, 24, 1),
    choice(
      'Cut-off | 切断方式',
      'Hydraulic, stop to cut | 液压停剪',
      'Servo flying shear | 伺服飞剪',
      'Hydraulic flying shear | 液压飞剪',
    ),
    choice('Length tolerance | 定尺误差', '±0.5 mm', '±0.8 mm', '±1.0 mm'),
    ladder('Power | 功率', '15 kW', '22 kW', '30 kW', '37 kW', '55 kW'),
    threePhase,
    dimensions(
      '12,000 × 1,400 × 1,500',
      '16,000 × 1,500 × 1,550',
      '20,000 × 1,800 × 1,650',
      '24,000 × 2,000 × 1,700',
      '28,000 × 2,300 × 1,800',
    ),
    weight(6500, 19500, 100),
  ],
  features: pairs(`
    Rolls are GCr15 bearing steel, through-hardened to HRC 58 to 62 and chrome-plated on request. | 轧辊采用 GCr15 轴承钢，整体淬火 HRC 58–62，可按要求镀铬。
    Uncoiler, leveller, servo feeder, press and roll former are built as one line and tested together with your coil. | 开卷、整平、伺服送料、冲床和成型主机整线配套，用客户料卷联机试车。
    Shafts are 40Cr, quenched, tempered and ground, and carried in paired tapered bearings. | 主轴采用 40Cr 调质磨削，配对圆锥滚子轴承支撑。
    Width is changed by a motor with a scale on the screen, without dismounting rolls. | 电动调宽并在屏幕显示数值，无需拆装轧辊。
    The control counts pieces by order, and an encoder measures each length. | PLC 按订单计件，编码器逐件测长。
    Chains, couplings and the shear are covered, and doors are interlocked. | 链条、联轴器和剪切部位全防护，防护门联锁。
    Foundation drawing and a roll-flower drawing come with the contract. | 合同随附地基图和辊花图。
  `),
  applications: pairs(`
    supermarket shelving makers | 超市货架厂
    warehouse racking | 仓储货架
    shop fitting contractors | 商业道具和店装工程
    cable tray and cabinet panels | 桥架和柜体板
  `),
  tags: pairs(`
    roll forming machine | 冷弯成型机
    shelf panel | 货架层板
    racking | 货架
    upright post | 立柱
    cold roll forming | 冷弯型钢
    retail fixtures | 商超设备
  `),
  certifications: ['CE', 'ISO 9001'],
  minOrder: [1, 1],
  cities: ['Cangzhou', 'Wuxi', 'Xiamen', 'Foshan'],
};

export const INTERIORS: readonly FamilyProfile[] = [
  QUILTING_MACHINE,
  PANEL_ROUTER,
  SHELF_ROLL_FORMER,
];
