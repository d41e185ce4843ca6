// What is true of machines for biotechnology and medical devices: fermenters, freeze dryers, sterilisers, syringes.
import type { FamilyProfile } from '../types.ts';
import {
  between,
  choice,
  dimensions,
  grows,
  ladder,
  pairs,
  power,
  threePhase,
  variants,
  weight,
} from './datasheet.ts';

const BIOREACTOR: FamilyProfile = {
  family: 'bioreactor',
  variants: variants(`
    Stainless steel fermenter | 不锈钢发酵罐
      Grows bacteria and yeast under controlled air, temperature and pH, from seed to production size. | 控制通气、温度和 pH，用于细菌和酵母的种子及生产级发酵。
    Stirred cell-culture bioreactor | 搅拌式细胞培养反应器
      Cultures animal cells with low-shear blades and a four-gas mixing station. | 低剪切桨叶配四路气体混合，用于动物细胞培养。
    Sterilised-in-place pilot fermenter | 原位灭菌中试发酵罐
      Steams vessel, filters and lines in place, for process development between bench and plant. | 罐体、滤器和管路原位灭菌，用于小试与生产之间的中试开发。
    Two-stage seed and production fermenter | 二级种子发酵系统
      Moves seed from the small vessel to the large one through a steam-locked line. | 种子液经蒸汽密封管路由小罐移入大罐。
    Probiotic fermenter | 益生菌发酵罐
      Grows lactic cultures under nitrogen with slow stirring and jacket cooling. | 氮气保护、低速搅拌、夹套降温，培养乳酸菌等益生菌。
  `),
  modelPrefix: 'FJ-',
  hsCode: '8419.89',
  price: [4800, 82000],
  specs: [
    grows('Total volume | 总容积', 'L', 10, 3000, 10),
    between('Filling ratio | 装料系数', '%', 65, 75, 5),
    power(1.5, 30, 0.5),
    threePhase,
    between('Agitation speed, maximum | 最高搅拌转速', 'rpm', 300, 800, 50),
    between('Temperature accuracy | 控温精度', '°C', 0.1, 0.3, 0.1),
    between('pH accuracy | pH 控制精度', 'pH', 0.02, 0.05, 0.01),
    choice('Inner surface | 内表面粗糙度', 'Ra 0.4 µm', 'Ra 0.6 µm'),
    dimensions(
      '900 × 750 × 1,700',
      '1,500 × 1,200 × 2,300',
      '2,300 × 1,700 × 3,400',
      '3,200 × 2,300 × 4,800',
    ),
    weight(150, 4200, 10),
  ],
  features: pairs(`
    Product-side parts are stainless steel 316L, electropolished, with weld records and material certificates. | 接触料液部分为 316L 不锈钢并电解抛光，提供焊接记录和材质证明。
    pH, dissolved oxygen, temperature, pressure, foam and weight are controlled by one PLC. | pH、溶氧、温度、压力、消泡和称重由同一台 PLC 控制。
    Dissolved oxygen can be held by a cascade of stirring, air and oxygen. | 溶氧可由转速、通气量和纯氧串级控制。
    The bottom valve is flush and drains to the last litre. | 罐底阀齐平安装，排放无残液。
    Probes stand in angled ports and can be changed without opening the vessel. | 电极斜插安装，更换时无需开罐。
    Batch data are stored with an audit trail and user levels. | 批次数据带审计追踪和权限分级。
    IQ and OQ documents in English are supplied with the vessel. | 随机提供英文 IQ、OQ 文件。
  `),
  applications: pairs(`
    enzyme and probiotic makers | 酶制剂和益生菌生产
    vaccine and antibody development | 疫苗和抗体开发
    biofertiliser producers | 生物肥料生产
    universities and contract laboratories | 高校和合同研发实验室
  `),
  tags: pairs(`
    bioreactor | 生物反应器
    fermenter | 发酵罐
    cell culture | 细胞培养
    biotechnology | 生物技术
    pilot plant | 中试
  `),
  certifications: ['CE', 'ISO 9001', 'PED'],
  minOrder: [1, 1],
  cities: ['Suzhou', 'Wenzhou', 'Hangzhou', 'Wuxi'],
};

const FREEZE_DRYER: FamilyProfile = {
  family: 'freeze-dryer',
  variants: variants(`
    Pilot freeze dryer | 中试冻干机
      Develops drying cycles for vials and bulk trays that carry over to a production machine. | 西林瓶和散装盘均可，用于开发可放大到生产机的冻干曲线。
    Production freeze dryer with stoppering | 压塞型生产冻干机
      Dries injectables in vials and closes the stoppers under vacuum before the door is opened. | 冻干西林瓶注射剂，开门前在真空下自动压塞。
    Food freeze dryer | 食品冻干机
      Dries fruit, meat, coffee and pet treats on large trays with their colour and shape kept. | 大托盘冻干水果、肉类、咖啡和宠物零食，保持色泽和形状。
    In-situ freeze dryer | 原位冻干机
      Freezes and dries on the same shelves, so trays of biological products are never moved between steps. | 同一搁板上完成预冻和干燥，生物制品料盘无需转移。
    Manifold laboratory freeze dryer | 多歧管实验室冻干机
      Dries flasks and small trays of samples on the bench or a trolley. | 台式或推车式，冻干烧瓶和小盘样品。
  `),
  modelPrefix: 'LG-',
  hsCode: '8419.33',
  price: [2900, 96000],
  specs: [
    grows('Shelf area | 搁板面积', 'm²', 0.2, 20, 0.2),
    grows('Ice capacity | 捕水能力', 'kg/24 h', 4, 300, 2),
    power(1.5, 85, 0.5),
    threePhase,
    between('Condenser temperature | 冷阱最低温度', '°C', -75, -55, 5),
    choice(
      'Shelf temperature | 搁板温度',
      '-50 to +70 °C | -50~+70 °C',
      '-55 to +80 °C | -55~+80 °C',
    ),
    between('Ultimate vacuum | 极限真空度', 'Pa', 1, 5, 1),
    dimensions(
      '850 × 700 × 1,400',
      '1,900 × 1,100 × 1,900',
      '3,800 × 1,800 × 2,500',
      '6,400 × 2,400 × 3,000',
    ),
    weight(160, 9800, 20),
  ],
  features: pairs(`
    Drying curves are stored as recipes, with hold points that wait for the operator. | 冻干曲线以配方存储，可设人工确认保持点。
    Vacuum is held by a fine leak valve, which speeds up the main drying stage. | 掺气阀精确控制真空度，缩短一次干燥时间。
    The ice condenser defrosts by itself after each batch. | 每批结束后冷阱自动化霜。
    Refrigerants are free of CFCs and available in India. | 制冷剂不含 CFC，印度当地可采购。
    Product probes stand in every chamber and the end of drying is shown on the screen. | 箱内配品温探头，屏幕提示干燥终点。
    A second vacuum pump can take over without stopping the batch. | 可选备用真空泵，切换时不中断批次。
    Chamber and condenser are stainless steel 304 or 316L with drained floors. | 箱体和冷阱采用 304 或 316L 不锈钢，底部倾斜排净。
  `),
  applications: pairs(`
    injectable and vaccine makers | 注射剂和疫苗生产
    freeze-dried fruit and pet food | 冻干水果和宠物食品
    diagnostic reagents | 诊断试剂
    research laboratories | 科研实验室
  `),
  tags: pairs(`
    freeze dryer | 冻干机
    lyophiliser | 冷冻干燥
    vacuum drying | 真空干燥
    pharma | 制药
    food | 食品
  `),
  certifications: ['CE', 'ISO 9001', 'ISO 12100'],
  minOrder: [1, 2],
  cities: ['Shenyang', 'Suzhou', 'Chengdu', 'Yantai'],
};

const STEAM_STERILISER: FamilyProfile = {
  family: 'steam-steriliser',
  variants: variants(`
    Pulse-vacuum steam steriliser | 脉动真空灭菌器
      Sterilises wrapped instruments and textiles, drawing air out in pulses so steam reaches every fold. | 脉动抽真空，蒸汽穿透包裹，适合器械包和布类敷料。
    Vertical laboratory autoclave | 立式高压灭菌锅
      Sterilises media, glassware and waste bags in laboratories and hospital sections. | 用于实验室和医院科室的培养基、玻璃器皿和废物袋灭菌。
    Class B bench steriliser | 台式 B 级灭菌器
      Runs wrapped and hollow dental and eye instruments on a clinic bench. | 诊所台式使用，适合包裹和管腔类口腔、眼科器械。
    Pass-through steriliser for production | 双扉灭菌柜
      Stands in the wall between the clean and the supply side of a medical device plant. | 安装在医疗器械车间洁净区与供应区隔墙上，两侧开门。
    Liquid and bottle steriliser | 液体及输液瓶灭菌器
      Cools bottles with spray water under counter pressure, so infusion bottles do not break. | 反压喷淋冷却，输液瓶不破瓶。
  `),
  modelPrefix: 'MQS-',
  hsCode: '8419.20',
  price: [520, 42000],
  specs: [
    grows('Chamber volume | 灭菌室容积', 'L', 20, 1500, 10),
    between('Working pressure | 工作压力', 'MPa', 0.22, 0.25, 0.01),
    power(1.8, 45, 0.1),
    ladder(
      'Voltage | 电压',
      '220–240 V, 50 Hz, single-phase | 220–240 V，50 Hz，单相',
      '380 V, 50 Hz, 3-phase | 380 V，50 Hz，三相',
      '415 V, 50 Hz, 3-phase | 415 V，50 Hz，三相',
      '380 V, 50 Hz, 3-phase | 380 V，50 Hz，三相',
    ),
    between('Sterilising temperature | 灭菌温度', '°C', 121, 134, 1),
    between('Vacuum depth | 真空度', 'kPa', -95, -90, 1),
    between('Temperature spread | 温度均匀度', '°C', 0.5, 1, 0.1),
    dimensions(
      '520 × 480 × 450',
      '800 × 600 × 1,150',
      '1,450 × 1,250 × 1,900',
      '2,300 × 1,600 × 2,050',
    ),
    weight(42, 2400, 2),
  ],
  features: pairs(`
    The chamber and door are stainless steel 304, welded and pressure-tested at 1.5 times working pressure. | 灭菌室与门体为 304 不锈钢，焊后按 1.5 倍工作压力试验。
    A pressure switch and a mechanical lock keep the door shut until the chamber is empty. | 压力开关与机械锁双重联锁，腔内泄压前无法开门。
    Cycles for instruments, textiles, liquids and Bowie-Dick tests are stored. | 内置器械、织物、液体和 B-D 测试程序。
    A printer or the network keeps temperature, pressure and time of every cycle. | 打印机或联网记录每次循环的温度、压力和时间。
    Water is filtered before the generator, and a warning shows when the filter is due. | 进水先过滤，滤芯到期提示更换。
    Spare gaskets and a validation port come with the machine. | 随机配备密封圈和验证接口。
    Waste water is cooled before it leaves, so plastic drains are not damaged. | 排水先冷却，不损伤塑料下水管。
  `),
  applications: pairs(`
    hospitals and central sterile supply | 医院消毒供应中心
    dental and eye clinics | 口腔和眼科诊所
    medical device plants | 医疗器械工厂
    pharmaceutical laboratories | 制药实验室
  `),
  tags: pairs(`
    steam steriliser | 灭菌器
    autoclave | 高压灭菌
    medical equipment | 医疗设备
    CSSD | 消毒供应室
    sterilisation | 消毒灭菌
  `),
  certifications: ['CE', 'ISO 13485', 'EN 285'],
  minOrder: [1, 5],
  cities: ['Jinan', 'Ningbo', 'Shenyang', 'Taizhou'],
};

const SYRINGE_LINE: FamilyProfile = {
  family: 'syringe-line',
  variants: variants(`
    Syringe assembly machine | 注射器组装机
      Puts barrel, plunger and gasket together and checks each syringe for fit and leaks. | 针筒、芯杆和胶塞自动组装，逐支检测配合与密封。
    Syringe printing and assembly line | 注射器印刷组装线
      Prints the scale, cures it and assembles the syringe in one flow. | 刻度印刷、固化与组装连线完成。
    Pre-filled syringe line | 预灌封注射器生产线
      Takes nested tubs through denesting, filling, stoppering and inspection. | 巢盒进料，完成去巢、灌装、压塞和检测。
    Needle assembly and gluing machine | 针头组装点胶机
      Glues cannula into hub, cures under UV and checks for bore and burr. | 针座点胶、紫外固化，检测通针与毛刺。
    Syringe blister packing line | 注射器吸塑包装线
      Forms, loads, seals and prints lot codes on soft blister packs. | 软吸塑成型、装料、热封并打印批号。
  `),
  modelPrefix: 'ZZ-',
  hsCode: '8479.89',
  price: [15000, 99000],
  specs: [
    grows('Output | 产能', 'pcs/h', 1800, 15000, 300),
    choice(
      'Syringe size | 规格',
      '1 ml to 5 ml | 1–5 ml',
      '2 ml to 20 ml | 2–20 ml',
      '5 ml to 60 ml | 5–60 ml',
    ),
    power(4, 38, 0.5),
    threePhase,
    between('Rejection rate | 剔废率', '%', 0.3, 0.8, 0.1),
    grows('Compressed air | 压缩空气', 'm³/min', 0.5, 3, 0.1),
    choice('Cleanroom class | 洁净级别', 'ISO 8', 'ISO 7'),
    dimensions(
      '3,200 × 1,600 × 2,000',
      '5,500 × 2,100 × 2,200',
      '8,800 × 2,500 × 2,300',
      '12,500 × 2,800 × 2,400',
    ),
    weight(1600, 9500, 50),
  ],
  features: pairs(`
    Bowls, rails and gripping parts are stainless steel or anodised and do not shed particles. | 料斗、轨道和夹具采用不锈钢或阳极氧化件，不产生颗粒。
    Parts are fed by vibratory bowls with sound covers; each bowl has its own level sensor. | 振动盘加隔音罩，各盘独立料位检测。
    Cameras check every part, and rejects fall into a locked bin with a counter. | 视觉逐件检测，废品落入带计数的锁定料箱。
    Oil-free cylinders and sealed guides keep the path clean. | 无油气缸与密封导轨，保持输送洁净。
    Change parts for another size come in a set on a trolley; changing takes about an hour. | 规格件成套放置于小车，换型约一小时。
    Speed, counts and stops are stored by shift. | 按班次存储速度、产量和停机记录。
    The line is accepted with the buyer's parts before shipping. | 发货前用买方零件验收。
  `),
  applications: pairs(`
    disposable syringe makers | 一次性注射器生产
    vaccine and insulin packaging | 疫苗和胰岛素包装
    needle and cannula makers | 注射针和穿刺针生产
    contract medical device plants | 医疗器械代工厂
  `),
  tags: pairs(`
    syringe line | 注射器生产线
    assembly machine | 自动组装机
    medical device | 医疗器械
    cleanroom | 洁净室
    disposable | 一次性耗材
  `),
  certifications: ['CE', 'ISO 9001', 'ISO 12100'],
  minOrder: [1, 1],
  cities: ['Wenzhou', 'Taizhou', 'Dongguan', 'Suzhou'],
};

export const STERILE: readonly FamilyProfile[] = [
  BIOREACTOR,
  FREEZE_DRYER,
  STEAM_STERILISER,
  SYRINGE_LINE,
];
