// What is true of machines for medicines, chemicals and cosmetics: tablets, reactors, blisters, creams, tubes.
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

const TABLET_PRESS: FamilyProfile = {
  family: 'tablet-press',
  variants: variants(`
    Rotary tablet press | 旋转式压片机
      Presses round and shaped tablets for pharma and health supplements on one turret. | 单转台压制药品和保健品的圆片与异形片。
    Double-sided high-speed tablet press | 双出料高速压片机
      Presses on both sides of the turret at once, for large-volume generics. | 转台两侧同时出片，适合大批量仿制药。
    Pilot rotary tablet press | 实验型旋转压片机
      Makes trial batches and short runs with few stations and quick tooling changes. | 冲位少、换模快，用于小试和小批量生产。
    Effervescent tablet press | 泡腾片压片机
      Presses large effervescent tablets at low humidity with a filling depth that suits light powder. | 适合大规格泡腾片，填充深度大，可低湿环境运行。
    Bilayer tablet press | 双层片压片机
      Presses two layers in order and weighs the first layer before the second goes on. | 分层压制双层片，第一层压后先称重再填第二层。
  `),
  modelPrefix: 'ZP-',
  hsCode: '8479.89',
  price: [1800, 68000],
  specs: [
    grows('Maximum output | 最大产量', 'tablets/h', 15000, 300000, 5000),
    grows('Maximum pressure | 最大压力', 'kN', 40, 120, 5),
    motor(2.2, 11),
    threePhase,
    between('Filling depth | 填充深度', 'mm', 12, 20, 1),
    grows('Maximum tablet diameter | 最大片径', 'mm', 12, 25, 1),
    between('Weight deviation | 片重差异', '%', 1, 3, 0.5),
    dimensions(
      '850 × 650 × 1,550',
      '1,050 × 900 × 1,750',
      '1,350 × 1,150 × 1,950',
      '1,750 × 1,450 × 2,100',
    ),
    weight(260, 3600, 20),
  ],
  features: pairs(`
    The turret is chrome-plated, and the cam tracks are hardened to HRC 60. | 转台镀铬，凸轮轨道淬火至 HRC 60。
    Main and pre-pressure are measured by load cells, and out-of-range tablets are rejected. | 主压与预压由压力传感器检测，超差药片自动剔除。
    The guard is clear acrylic, sealed at the top, and opens with the drive locked. | 上部密封的透明防护罩，开启时主机锁定。
    Product contact parts are 316L and come off without tools for washing. | 接触物料部件为 316L，免工具拆洗。
    Oil for the upper punches is fed drop by drop, away from the powder. | 上冲杆滴油润滑，与物料隔离。
    The touch screen keeps recipes, counts and alarm history by batch. | 触摸屏按批存储配方、产量和报警记录。
    Punch and die sets for the buyer's drawing can be ordered with the machine. | 可按买方图纸随机订购冲模。
  `),
  applications: pairs(`
    generic drug makers | 仿制药生产
    food supplement brands | 营养保健品
    detergent and pool tablets | 洗涤片和泳池消毒片
    catalyst and chemical tablets | 催化剂和化工片剂
  `),
  tags: pairs(`
    tablet press | 压片机
    pharma machinery | 制药机械
    compression | 压片
    supplement | 保健品
    GMP | GMP
  `),
  certifications: ['CE', 'ISO 9001', 'ISO 12100'],
  minOrder: [1, 2],
  cities: ['Wenzhou', 'Taizhou', 'Shenyang', 'Changsha'],
};

const GLASS_LINED_REACTOR: FamilyProfile = {
  family: 'glass-lined-reactor',
  variants: variants(`
    Glass-lined reactor | 搪玻璃反应釜
      Runs acid and chlorinated chemistry in a fired glass lining that neither corrodes nor taints the batch. | 适合酸性和含氯体系，搪层不腐蚀、不污染物料。
    Closed glass-lined reactor | 闭式搪玻璃反应釜
      Works under pressure with a flanged lid and a nozzle for every service. | 法兰封头带压操作，接管齐全。
    Open glass-lined reactor | 开式搪玻璃反应釜
      Opens the whole lid for lining checks and thick products that need cleaning by hand. | 整盖开启，便于搪层检查和稠料人工清洗。
    Glass-lined distillation reactor | 搪玻璃蒸馏釜
      Takes off solvent through a side nozzle and a condenser while the batch stays stirred. | 侧口接冷凝器，边搅拌边蒸出溶剂。
    Glass-lined crystallisation reactor | 搪玻璃结晶釜
      Cools slurries with a slow, wide stirrer that keeps crystals whole. | 大桨叶低速搅拌降温，保持晶形完整。
  `),
  modelPrefix: 'K-',
  hsCode: '8419.89',
  price: [1900, 62000],
  specs: [
    grows('Nominal volume | 公称容积', 'L', 100, 12500, 100),
    grows('Jacket area | 夹套换热面积', 'm²', 0.7, 32, 0.1),
    motor(1.1, 18.5),
    threePhase,
    choice('Inner pressure | 釜内压力', '0.25 MPa', '0.4 MPa', '1.0 MPa'),
    between('Jacket pressure | 夹套压力', 'MPa', 0.5, 0.6, 0.1),
    choice(
      'Working temperature | 工作温度',
      '-20 to 200 °C | -20~200 °C',
      '-30 to 180 °C | -30~180 °C',
    ),
    choice('Stirrer | 搅拌型式', 'Anchor | 锚式', 'Paddle | 桨式', 'Impeller | 叶轮式'),
    dimensions(
      '1,000 × 950 × 1,950',
      '1,600 × 1,500 × 3,100',
      '2,300 × 2,200 × 4,300',
      '3,100 × 2,900 × 5,400',
    ),
    weight(650, 12800, 50),
  ],
  features: pairs(`
    The lining is fired onto low-carbon steel in an electric furnace and spark-tested at 20 kV for pinholes. | 搪层在低碳钢基体上电炉烧成，20 kV 电火花检测无针孔。
    The jacket takes steam, hot oil or brine, and the inlet is baffled to protect the lining from shock. | 夹套可通蒸汽、导热油或冷冻盐水，进口设挡板，避免冲击搪层。
    The stirrer seal is a double mechanical seal with a barrier pot. | 搅拌密封为双端面机械密封，配隔离液罐。
    A manhole with a glass-lined cover and a light port is standard. | 标配搪玻璃人孔盖和视镜灯。
    Baffle, thermometer pocket and sampling valve are glass-lined as well. | 挡板、测温套管和取样阀同样搪玻璃。
    Wall thickness follows the pressure code, and the documents go with the vessel. | 壁厚按压力容器规范计算，随机提供资料。
    A tantalum patch kit is packed for small repairs on site. | 随机配钽片修补包，可现场修复小缺陷。
  `),
  applications: pairs(`
    bulk drug and intermediate makers | 原料药和中间体生产
    dye and pigment plants | 染料和颜料厂
    agrochemical plants | 农药厂
    fine chemical and flavour makers | 精细化工和香料生产
  `),
  tags: pairs(`
    glass-lined reactor | 搪玻璃反应釜
    chemical reactor | 反应釜
    fine chemicals | 精细化工
    API | 原料药
    corrosion resistant | 防腐设备
  `),
  certifications: ['CE', 'ISO 9001', 'PED'],
  minOrder: [1, 3],
  cities: ['Yantai', 'Jinan', 'Suzhou', 'Chengdu'],
};

const BLISTER_PACKER: FamilyProfile = {
  family: 'blister-packer',
  variants: variants(`
    Flat-plate blister packer | 平板式泡罩包装机
      Packs tablets and capsules in PVC-aluminium or aluminium-aluminium blisters with easily changed moulds. | 铝塑、铝铝泡罩均可，换模方便，适合片剂和胶囊。
    Roller-plate blister packer | 辊板式泡罩包装机
      Seals between a roller and a plate, at a higher speed on long runs. | 辊式封合、板式成型，适合大批量高速生产。
    Alu-alu blister packer | 铝铝泡罩包装机
      Cold-forms aluminium for products that light and moisture spoil. | 冷冲成型铝箔，适合避光防潮产品。
    Liquid and jam blister packer | 液体泡罩包装机
      Forms, fills and seals small cups of honey, jam or cosmetic samples. | 成型、灌装、封合一体，包装蜂蜜、果酱和化妆品小样。
    Syringe and ampoule tray packer | 注射器及安瓿托盘包装机
      Packs glass and plastic medical items in formed trays with a printed lidding. | 玻璃和塑料医疗器具成型托盘包装，盖材印刷。
  `),
  modelPrefix: 'DPP-',
  hsCode: '8422.40',
  price: [3600, 52000],
  specs: [
    grows('Output | 产能', 'blisters/h', 1200, 12000, 200),
    between('Index stroke | 牵引行程', 'mm', 40, 120, 5),
    power(3, 22, 0.5),
    threePhase,
    between('Maximum forming depth | 最大成型深度', 'mm', 12, 26, 1),
    grows('Film width | 塑片宽度', 'mm', 130, 260, 10),
    between('Air use | 耗气量', 'm³/min', 0.3, 0.8, 0.1),
    dimensions(
      '2,100 × 700 × 1,500',
      '3,100 × 900 × 1,750',
      '4,200 × 1,100 × 1,900',
      '5,500 × 1,250 × 2,000',
    ),
    weight(650, 3800, 20),
  ],
  features: pairs(`
    The frame and moulds are aluminium and stainless steel, with heaters in the forming plates only. | 机架与模具为铝合金和不锈钢，仅成型板加热。
    Servo index draw keeps the print register within 0.3 mm. | 伺服牵引，印刷套准偏差小于 0.3 毫米。
    A camera checks every pocket, and short or damaged packs are rejected. | 视觉逐泡检测，缺料或破损板自动剔除。
    Change parts for a new size are a forming set, a seal set and a cutting set. | 换规格只需更换成型、热封和冲切三套模具。
    Waste film is wound on its own reel at the outfeed. | 边角料独立收卷。
    Temperature, speed and counts are stored by batch with user levels. | 按批存储温度、速度和产量，权限分级。
    Batch coding and a perforating unit are included. | 标配批号打印和撕裂线压痕装置。
  `),
  applications: pairs(`
    tablet and capsule plants | 片剂和胶囊厂
    nutraceutical and gummy makers | 保健品和软糖生产
    cosmetic and food sample packs | 化妆品和食品小样包装
    hospital and dental supplies | 医院和口腔耗材
  `),
  tags: pairs(`
    blister packer | 泡罩包装机
    pharma packing | 药品包装
    aluminium foil | 铝箔
    packing machine | 包装机
    GMP | GMP
  `),
  certifications: ['CE', 'ISO 9001', 'ISO 12100'],
  minOrder: [1, 2],
  cities: ['Wenzhou', 'Zhengzhou', 'Guangzhou', 'Changsha'],
};

const VACUUM_EMULSIFIER: FamilyProfile = {
  family: 'vacuum-emulsifier',
  variants: variants(`
    Vacuum emulsifying mixer | 真空乳化机
      Makes creams, lotions and ointments with a stator mixer, frame stirrer and vacuum. | 均质、刮壁搅拌加真空，生产膏霜、乳液和软膏。
    Fixed vacuum emulsifying tank | 固定式真空乳化锅
      Stays bolted in a line for larger batches, with a lifting lid. | 固定安装，升降锅盖，适合较大批量生产。
    Lab vacuum emulsifier | 实验型真空乳化机
      Develops creams and toothpaste in small batches with the same mixer as a production tank. | 与生产机相同的搅拌结构，小批量开发膏霜和牙膏配方。
    High-shear emulsifying tank | 高剪切乳化罐
      Disperses carbomer, wax and powders in lotions and shampoos. | 分散卡波姆、蜡和粉料，适合乳液和香波。
    Vacuum mixer for ointments | 药膏真空搅拌机
      Mixes pharma ointments with GMP finish and a heated jacket. | 符合 GMP 表面要求，夹套加热，搅拌药用软膏。
  `),
  modelPrefix: 'RHJ-',
  hsCode: '8479.82',
  price: [1900, 34000],
  specs: [
    grows('Batch volume | 批次容量', 'L', 10, 1000, 10),
    between('Homogeniser speed | 均质转速', 'rpm', 1500, 3500, 100),
    power(2.2, 45, 0.5),
    threePhase,
    between('Frame stirrer speed | 框式搅拌转速', 'rpm', 20, 70, 5),
    choice('Heating | 加热方式', 'Electric | 电加热', 'Steam | 蒸汽'),
    between('Vacuum | 真空度', 'kPa', -95, -85, 1),
    dimensions(
      '1,200 × 700 × 1,600',
      '1,600 × 950 × 1,950',
      '2,300 × 1,300 × 2,400',
      '3,200 × 1,600 × 2,900',
    ),
    weight(180, 2900, 10),
  ],
  features: pairs(`
    Tank, stirrers and pipes are 316L on the product side, with mirror finish inside the tank. | 接触物料部分为 316L，罐内镜面抛光。
    Stirrers turn at set speeds from an inverter and stop when the lid is open. | 搅拌转速变频设定，开盖即停。
    The lid lifts with a motor and stays parallel, so the seal lasts. | 电动升降锅盖保持平行，密封圈寿命长。
    Scraper blades are PTFE and can be changed without tools. | 刮壁板为四氟，免工具更换。
    Oil and water phases are drawn in under vacuum from two side tanks. | 油相和水相由两只预热锅真空吸入。
    Tilting or bottom discharge can be chosen. | 可选倾倒出料或底部出料。
    A vacuum pump of the water-ring type is in the supply. | 配水环真空泵。
  `),
  applications: pairs(`
    skin care and lotion brands | 护肤品和乳液品牌
    toothpaste and oral care | 牙膏和口腔护理
    ointment and gel makers | 药膏和凝胶生产
    hair colour and shampoo | 染发剂和香波
  `),
  tags: pairs(`
    vacuum emulsifier | 真空乳化机
    homogeniser | 均质机
    cosmetics | 化妆品
    mixing tank | 搅拌罐
    cream production | 膏霜生产
  `),
  certifications: ['CE', 'ISO 9001', 'ISO 12100'],
  minOrder: [1, 2],
  cities: ['Guangzhou', 'Wenzhou', 'Yangzhou', 'Wuxi'],
};

const TUBE_FILLER: FamilyProfile = {
  family: 'tube-filler',
  variants: variants(`
    Tube filling and sealing machine | 软管灌装封尾机
      Fills and seals plastic and laminate tubes of cream, gel or toothpaste in a rotary cycle. | 转盘式灌装封尾，适合膏霜、凝胶和牙膏的塑管、复合管。
    Ultrasonic tube filler and sealer | 超声波软管灌装封尾机
      Seals plastic tubes by ultrasound, without the heat that spoils some formulas. | 超声波封合塑料软管，不用热风，适合热敏配方。
    Hot-air tube filler | 热风软管灌装封尾机
      Seals plastic and laminate tubes with hot air inside the tube, then cools and trims. | 内热风封合塑管与复合管，冷压切尾。
    Aluminium tube filler | 铝管灌装封尾机
      Fills and folds aluminium tubes for adhesives and pharma creams. | 适合胶黏剂和药膏铝管，灌装后折边封尾。
    Linear tube filling line | 直线式软管灌装线
      Runs two or four tubes side by side for higher-volume personal care. | 两管或四管并列灌装，适合大产量日化生产。
  `),
  modelPrefix: 'GFW-',
  hsCode: '8422.30',
  price: [4500, 58000],
  specs: [
    grows('Output | 产能', 'tubes/min', 20, 160, 5),
    choice('Filling volume | 灌装量', '3–30 ml', '20–150 ml', '30–250 ml'),
    power(2.2, 18, 0.5),
    threePhase,
    between('Filling accuracy | 灌装精度', '%', 0.5, 1, 0.1),
    choice('Tube diameter | 软管直径', '10–38 mm', '16–50 mm', '19–60 mm'),
    between('Air pressure | 气源压力', 'MPa', 0.5, 0.7, 0.1),
    dimensions(
      '1,200 × 900 × 1,800',
      '1,900 × 1,100 × 2,000',
      '2,700 × 1,500 × 2,200',
      '3,600 × 1,900 × 2,300',
    ),
    weight(420, 3200, 10),
  ],
  features: pairs(`
    Filling is by piston or lobe pump, chosen to suit thickness of the product. | 按物料黏度选用柱塞泵或转子泵灌装。
    Registration to the eye mark is within 0.5 mm before sealing. | 封合前色标对位偏差小于 0.5 毫米。
    Nozzles dive into the tube and rise as it fills, so air does not stay inside. | 灌嘴插入管内随液位上升，减少夹气。
    Parts in contact with product are 316L and come off in one lift for cleaning. | 接触物料部件为 316L，可整体抬出清洗。
    No tube, no fill; no fill, no seal. | 无管不灌装，未灌装不封合。
    Coding and trimming stations can be added later. | 可后期加装打码与切边工位。
    A set of change parts for one more tube size is included. | 含一套其他管径的更换件。
  `),
  applications: pairs(`
    cosmetics and cream brands | 化妆品和膏霜品牌
    toothpaste and oral gels | 牙膏和口腔凝胶
    ointment packers | 药膏包装
    adhesives and food pastes | 胶黏剂和食品酱料
  `),
  tags: pairs(`
    tube filler | 软管灌装机
    filling and sealing | 灌装封尾
    cosmetics packing | 化妆品包装
    toothpaste | 牙膏
    packing machine | 包装机
  `),
  certifications: ['CE', 'ISO 9001', 'ISO 12100'],
  minOrder: [1, 2],
  cities: ['Wenzhou', 'Guangzhou', 'Shantou', 'Wuxi'],
};

export const DOSAGE: readonly FamilyProfile[] = [
  TABLET_PRESS,
  GLASS_LINED_REACTOR,
  BLISTER_PACKER,
  VACUUM_EMULSIFIER,
  TUBE_FILLER,
];
