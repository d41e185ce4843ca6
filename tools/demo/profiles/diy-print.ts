// What is true of printing machines: offset presses and UV printers.
import type { FamilyProfile } from '../types.ts';
import {
  choice,
  dimensions,
  grows,
  ladder,
  pairs,
  singlePhase,
  threePhase,
  variants,
  weight,
} from './datasheet.ts';

const OFFSET_PRESS: FamilyProfile = {
  family: 'offset-press',
  variants: variants(`
    Two-colour sheet-fed offset press | 双色单张纸胶印机
      Prints books, forms and labels in two colours, with a perfecting drum as an option. | 双色印刷书刊、表格和标签，可选翻面滚筒。
    Four-colour sheet-fed offset press | 四色单张纸胶印机
      Prints brochures, posters and cartons in process colour in one pass. | 一次走纸完成四色印刷，用于画册、海报和彩盒。
    Single-colour offset press | 单色胶印机
      Prints letterheads, school books and bill books at low cost per sheet. | 印刷信笺、课本和票据，单张成本低。
    Offset press with numbering and perforating | 带打号打孔胶印机
      Prints, numbers and perforates vouchers and tickets in one run. | 票据、门票一次走纸完成印刷、打号和打孔。
    Carton offset press with coating unit | 带上光纸盒胶印机
      Prints duplex board and applies water-based coating before delivery. | 印刷灰底白板并联机水性上光。
  `),
  modelPrefix: 'PZ',
  hsCode: '8443.13',
  price: [22000, 98000],
  specs: [
    ladder(
      'Maximum sheet | 最大纸张尺寸',
      '520 × 375 mm',
      '560 × 400 mm',
      '660 × 480 mm',
      '740 × 540 mm',
      '920 × 640 mm',
    ),
    ladder(
      'Minimum sheet | 最小纸张尺寸',
      '180 × 130 mm',
      '200 × 150 mm',
      '270 × 200 mm',
      '360 × 270 mm',
      '400 × 290 mm',
    ),
    choice(
      'Capacity | 印刷速度',
      '8,000 sheets/h | 8,000 张/时',
      '10,000 sheets/h | 10,000 张/时',
      '12,000 sheets/h | 12,000 张/时',
    ),
    ladder(
      'Paper thickness | 纸张厚度',
      '0.04–0.3 mm',
      '0.05–0.35 mm',
      '0.05–0.4 mm',
      '0.06–0.5 mm',
      '0.06–0.6 mm',
    ),
    choice('Register accuracy | 套印精度', '±0.03 mm', '±0.05 mm'),
    ladder('Feeder pile height | 给纸堆高', '600 mm', '650 mm', '750 mm', '850 mm', '1,000 mm'),
    ladder('Power | 功率', '7.5 kW', '11 kW', '15 kW', '22 kW', '30 kW'),
    threePhase,
    dimensions(
      '2,350 × 1,600 × 1,650',
      '3,100 × 1,750 × 1,700',
      '4,600 × 2,050 × 1,800',
      '6,200 × 2,400 × 1,950',
      '7,800 × 2,900 × 2,100',
    ),
    ladder('Weight | 重量', '2,300 kg', '3,400 kg', '5,600 kg', '9,800 kg', '15,200 kg'),
  ],
  features: pairs(`
    Side frames are one-piece castings bored in one setting, and cylinders run on preloaded taper bearings. | 墙板整体铸造、一次镗孔，滚筒采用预紧圆锥轴承。
    Helical gears are ground to grade 5, which keeps gear marks out of flat tints. | 斜齿轮磨削至 5 级精度，平网印刷无墨杠。
    The stream feeder has double-sheet and skew detectors that stop the impression. | 连续给纸，双张和歪张检测，出错即离压。
    Ink keys and plate register are moved from the console on multi-colour models. | 多色机型在控制台遥控墨键和套准。
    Continuous alcohol or alcohol-free dampening keeps ink and water in balance. | 酒精或无醇连续润版，水墨平衡稳定。
    Guards, jog buttons and emergency stops meet the safety rules for printing machines. | 护罩、点动和急停按印刷机械安全标准配置。
    Commissioning includes two weeks of training on your own job. | 安装调试含两周现场培训，以客户活件试印。
  `),
  applications: pairs(`
    book and commercial printers | 书刊和商业印刷
    folding carton makers | 纸盒包装厂
    label printers | 标签印刷
    form and ticket printers | 票据和表格印刷
  `),
  tags: pairs(`
    offset press | 胶印机
    sheet-fed | 单张纸
    printing machine | 印刷机
    carton printing | 纸盒印刷
    commercial printing | 商业印刷
    four colour | 四色
  `),
  certifications: ['CE', 'ISO 9001'],
  minOrder: [1, 1],
  cities: ['Shanghai', 'Beijing', 'Weifang', 'Wenzhou'],
};

const UV_PRINTER: FamilyProfile = {
  family: 'uv-printer',
  variants: variants(`
    UV flatbed printer | UV 平板打印机
      Prints glass, acrylic, metal and MDF up to full sheets with white and varnish. | 可打印玻璃、亚克力、金属和密度板整板，带白墨和光油。
    Small-format UV printer | 小幅面 UV 打印机
      Prints phone cases, pens, awards and bottles with a rotary fixture. | 打印手机壳、笔、奖牌，配旋转治具可打印瓶杯。
    Hybrid UV printer for board and roll | 板卷一体 UV 打印机
      Takes rigid board on a vacuum belt and flex or film from the roll. | 负压皮带走板、卷轴走卷，硬板与软膜通用。
    UV DTF printer | UV DTF 水晶标打印机
      Prints and laminates crystal labels that transfer to curved cups and helmets. | 打印覆膜一体，水晶标可转印到水杯、头盔等曲面。
    Visual-positioning UV printer | 视觉定位 UV 打印机
      Finds parts lying at random on the bed and prints each in register. | 摄像定位随意摆放的工件，逐件对位打印。
  `),
  modelPrefix: 'UV-',
  hsCode: '8443.32',
  price: [2900, 44500],
  specs: [
    ladder(
      'Printing area | 打印幅面',
      '420 × 300 mm',
      '600 × 900 mm',
      '900 × 1,300 mm',
      '1,300 × 2,500 mm',
      '2,000 × 3,000 mm',
    ),
    grows('Capacity | 打印速度', 'm²/h', 4, 42, 1),
    choice('Resolution | 分辨率', '720 × 900 dpi', '720 × 1,200 dpi', '1,200 × 1,200 dpi'),
    ladder(
      'Print heads | 喷头',
      '2 piezo heads | 2 只压电喷头',
      '3 piezo heads | 3 只压电喷头',
      '4 piezo heads | 4 只压电喷头',
      '6 piezo heads | 6 只压电喷头',
      '8 piezo heads | 8 只压电喷头',
    ),
    choice(
      'Ink | 墨水',
      'CMYK + white | CMYK+白',
      'CMYK + white + varnish | CMYK+白+光油',
      'CMYK + Lc Lm + white + varnish | CMYK+浅青浅红+白+光油',
    ),
    ladder('Maximum media height | 最大打印高度', '80 mm', '100 mm', '100 mm', '100 mm', '150 mm'),
    ladder('Power | 功率', '0.8 kW', '1.2 kW', '2.2 kW', '4.5 kW', '6 kW'),
    singlePhase,
    dimensions(
      '950 × 780 × 560',
      '1,350 × 1,450 × 1,150',
      '2,300 × 1,750 × 1,300',
      '4,100 × 2,100 × 1,400',
      '4,700 × 4,000 × 1,500',
    ),
    weight(75, 1850, 5),
  ],
  features: pairs(`
    Water-cooled LED lamps cure on the spot and keep thin plastic from warping. | 水冷 LED 即时固化，薄塑料板不易变形。
    White ink circulates and stirs itself so the heads stay clear after a night's rest. | 白墨自动循环搅拌，停机过夜不易沉淀堵头。
    The carriage measures height by sensor and stops before touching a raised edge. | 小车自动测高并带防撞，遇翘边即停。
    The aluminium honeycomb bed is ground flat and divided into suction zones. | 铝蜂窝平台精磨，分区吸附。
    Linear guides and servo motors drive both axes without stepping bands. | 双轴采用静音直线导轨和伺服电机，减少打印道纹。
    Negative-pressure ink supply keeps ink from dripping when the mains fails. | 负压供墨，断电不滴墨。
    RIP software and colour profiles for ten common materials are included. | 随机附 RIP 软件及十种常用材料的色彩曲线。
  `),
  applications: pairs(`
    signs and displays | 标识和展示
    gifts and phone cases | 礼品和手机壳
    glass and tile decoration | 玻璃和瓷砖装饰
    packaging samples | 包装打样
    industrial panels and nameplates | 面板和铭牌
  `),
  tags: pairs(`
    uv printer | UV 打印机
    flatbed | 平板
    digital printing | 数码印刷
    signage | 广告标识
    white ink | 白墨
    dtf | DTF
  `),
  certifications: ['CE', 'ISO 9001'],
  minOrder: [1, 5],
  cities: ['Shanghai', 'Guangzhou', 'Shenzhen', 'Zhengzhou'],
};

export const PRINT: readonly FamilyProfile[] = [OFFSET_PRESS, UV_PRINTER];
