// What is true of machines for grain, oil and food: rice mills, presses, dryers, noodle lines, retorts.
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

const RICE_MILL: FamilyProfile = {
  family: 'rice-mill',
  variants: variants(`
    Combined rice mill | 组合碾米机
      Cleans, destones, husks, separates and whitens paddy in one frame, so a village mill needs one foundation and one operator. | 清理、去石、砻谷、谷糙分离和碾白集于一个机架，乡镇米厂只需一处地基、一名操作工。
    Rubber-roll paddy husker | 胶辊砻谷机
      Husks paddy between two rubber rolls turning at different speeds and draws the husk off with a built-in aspirator. | 利用两只转速不同的胶辊脱去稻壳，并由自带吸风装置将稻壳与糙米分开。
    Emery-roll rice whitener | 砂辊碾米机
      Removes bran from brown rice in an emery chamber with air blown through the hollow shaft to keep grain temperature low. | 在砂辊碾白室内去除糙米皮层，空心轴喷风降低米温。
    Water-mist rice polisher | 喷雾着水抛光机
      Polishes milled rice with a fine water mist, leaving a clean, glossy surface for packed rice. | 对白米喷雾着水后抛光，米面洁净光亮，适合小包装大米。
    Vertical iron-roll rice mill | 立式铁辊碾米机
      Whitens long-grain and basmati rice gently from below upwards, with fewer broken grains than a horizontal mill. | 米粒自下而上受碾，适合长粒米和巴斯马蒂米，碎米率低于卧式机型。
  `),
  modelPrefix: 'LNZ-',
  hsCode: '8437.80',
  price: [680, 16800],
  specs: [
    grows('Paddy throughput | 稻谷处理量', 'kg/h', 600, 5000, 100),
    motor(11, 55),
    threePhase,
    between('Broken rice | 碎米率', '%', 2.5, 6, 0.5),
    between('Rice temperature rise | 米温升', '°C', 8, 14, 1),
    grows('Aspiration air volume | 吸风量', 'm³/h', 1500, 6000, 100),
    choice('Feed | 进料方式', 'Bucket elevator | 斗式提升机', 'Gravity hopper | 自流料斗'),
    dimensions(
      '1,350 × 900 × 1,750',
      '1,900 × 1,250 × 2,100',
      '2,800 × 1,500 × 2,650',
      '3,600 × 1,800 × 3,200',
    ),
    weight(420, 2900, 20),
  ],
  features: pairs(`
    Rolls and screens slide out on rails, so a worn set is changed in under an hour with hand tools. | 辊筒和米筛沿导轨抽出，用普通工具一小时内即可换完一套易损件。
    Air pressure in the whitening chamber is set by a handwheel and read on a gauge, which keeps bran removal even between lots. | 碾白室压力由手轮调节并有压力表显示，各批次去皮均匀。
    The frame is welded from 6 mm plate and stress-relieved before boring, so the spindle bearings stay in line. | 机架采用 6 毫米钢板焊接，去应力后镗孔，主轴轴承长期保持同轴。
    Bran and husk leave through separate cyclones, and the floor stays clean enough for a food licence inspection. | 米糠与稻壳分别经旋风分离器排出，车间整洁，便于通过食品生产检查。
    An ammeter on the panel shows the milling load; the feed gate closes by itself when the main motor is overloaded. | 控制柜电流表显示碾米负荷，主电机过载时进料门自动关闭。
    Belt drives are fully guarded and the cover switches stop the motor when a door is opened. | 皮带传动全封闭防护，打开门盖即断电停机。
    Spare rolls, screens and belts for 1,000 working hours are packed with the machine. | 随机配发 1000 工时用量的辊筒、米筛和皮带。
  `),
  applications: pairs(`
    village and custom rice mills | 乡镇米厂和代加工米坊
    farmer producer companies | 农民合作社
    packed basmati and parboiled rice | 巴斯马蒂米和蒸谷米小包装生产
    millet and brown rice processing | 小米和糙米加工
  `),
  tags: pairs(`
    rice mill | 碾米机
    paddy processing | 稻谷加工
    grain machinery | 粮食机械
    food processing | 食品加工
    whitener | 碾白
    village mill | 乡镇米厂
  `),
  certifications: ['CE', 'ISO 9001'],
  minOrder: [1, 2],
  cities: ['Changsha', 'Wuhan', 'Zhengzhou', 'Taizhou'],
};

const OIL_PRESS: FamilyProfile = {
  family: 'oil-press',
  variants: variants(`
    Screw oil press | 螺旋榨油机
      Presses groundnut, mustard, sesame and sunflower seed continuously and discharges dry cake in one pass. | 连续压榨花生、芥菜籽、芝麻和葵花籽，一次出油，饼渣干燥。
    Cold-press oil expeller | 冷榨机
      Keeps oil below 60 °C at the cage, so kachi ghani mustard oil and virgin coconut oil hold their colour and smell. | 榨膛油温低于 60 °C，冷榨芥菜籽油和椰子油保持原有色泽与香味。
    Combined oil press with vacuum filter | 带真空过滤的组合榨油机
      Presses and filters on one base, so clear oil runs straight to the storage drum. | 压榨与过滤装在同一底座上，清油可直接入桶。
    Double-screw oil press | 双螺旋榨油机
      Takes soft, high-oil seed such as shelled groundnut and copra that slips in a single-screw cage. | 适合花生仁、椰干等含油高、质地软、在单螺旋榨膛中易打滑的油料。
    Hot-press oil mill with steam kettle | 带蒸炒锅的热榨机
      Cooks the seed in a steam kettle above the press, for the higher yield that suppliers of crude oil to refineries need. | 榨机上方配蒸炒锅，先蒸炒后压榨，出油率高，适合毛油供应精炼厂。
  `),
  modelPrefix: '6YL-',
  hsCode: '8479.20',
  price: [420, 9800],
  specs: [
    grows('Seed throughput | 油料处理量', 'kg/h', 60, 500, 10),
    grows('Screw diameter | 榨螺直径', 'mm', 70, 150, 5),
    motor(3, 22),
    threePhase,
    between('Residual oil in cake | 饼残油率', '%', 5, 9, 0.5),
    between('Screw speed | 榨螺转速', 'rpm', 32, 48, 2),
    choice(
      'Screw and cage material | 榨螺与榨条材质',
      '20CrMnTi, carburised | 20CrMnTi 渗碳淬火',
      '42CrMo, nitrided | 42CrMo 氮化',
      '9SiCr tool steel | 9SiCr 工具钢',
    ),
    dimensions(
      '1,300 × 800 × 1,250',
      '1,750 × 1,150 × 1,600',
      '2,200 × 1,400 × 1,900',
      '2,700 × 1,650 × 2,300',
    ),
    weight(260, 1950, 10),
  ],
  features: pairs(`
    Screw sections are hardened to HRC 58 to 62 and can be replaced one by one as they wear. | 榨螺分段制造，硬度 HRC 58–62，磨损后可单节更换。
    Cage temperature is shown on the panel, so the operator sees at once when the seed is too damp. | 控制柜显示榨膛温度，油料偏湿时一目了然。
    The cake thickness is set by a handwheel while the press is running. | 饼厚可在运转中用手轮调节。
    The gearbox runs in an oil bath with splash lubrication and needs an oil change once a year. | 减速箱油浴飞溅润滑，每年换油一次即可。
    Parts that touch oil are stainless steel 304 and open without tools for washing. | 接触油的零件采用 304 不锈钢，免工具拆洗。
    A shear pin protects the shaft when a stone or bolt enters with the seed. | 设有安全销，油料中混入石块或铁件时保护主轴。
    One operator can look after three presses, because feed and temperature hold themselves. | 进料和温度自动保持，一名操作工可同时照看三台。
  `),
  applications: pairs(`
    cold-pressed edible oil brands | 冷榨食用油品牌
    mustard and groundnut oil mills | 芥菜籽油和花生油厂
    coconut and sesame oil workshops | 椰子油和芝麻油作坊
    cattle-feed cake makers | 饲料饼粕加工
  `),
  tags: pairs(`
    oil press | 榨油机
    oil expeller | 螺旋榨油
    cold press | 冷榨
    edible oil | 食用油
    mustard oil | 芥菜籽油
    seed processing | 油料加工
  `),
  certifications: ['CE', 'ISO 9001'],
  minOrder: [1, 3],
  cities: ['Zhengzhou', 'Xinxiang', 'Chengdu', 'Wuhan'],
};

const FOOD_DRYER: FamilyProfile = {
  family: 'food-dryer',
  variants: variants(`
    Heat-pump tray dryer | 热泵箱式烘干机
      Dries fruit, vegetables, spices and herbs on trays with a closed heat pump that gives the moisture's heat back to the air. | 以闭式热泵烘干果蔬、香料和药材，回收排湿热量再用于加热。
    Hot-air circulating tray dryer | 热风循环烘箱
      Dries trolley loads of chilli, ginger or pasta with an even air stream from side to side. | 整车物料热风循环烘干，适合辣椒、姜片和面食，左右风场均匀。
    Mesh-belt dryer | 网带式烘干机
      Carries onion flakes, fruit slices or tea on several stainless belts one above another, without stopping. | 多层不锈钢网带连续输送，适合洋葱片、水果片和茶叶。
    Vacuum microwave dryer | 真空微波干燥机
      Dries fruit pieces and powders at low temperature under vacuum, in minutes rather than hours. | 真空低温微波干燥果块和粉料，数分钟完成，传统烘干需数小时。
    Fluid-bed dryer for food granules | 食品颗粒沸腾干燥机
      Lifts granules, breadcrumbs or salt in a hot air bed, so every piece dries at the same speed. | 热风使颗粒、面包糠或食盐悬浮，每粒物料干燥速度一致。
  `),
  modelPrefix: 'HG-',
  hsCode: '8419.34',
  price: [1900, 38000],
  specs: [
    grows('Evaporation capacity | 去水量', 'kg/h', 20, 320, 5),
    grows('Batch load, fresh | 鲜料装载量', 'kg', 150, 2400, 50),
    power(9, 96, 1),
    threePhase,
    between('Working temperature | 工作温度', '°C', 45, 80, 5),
    between('Temperature spread in chamber | 温度均匀度', '°C', 2, 4, 0.5),
    choice(
      'Control | 控制方式',
      'PLC with 7-inch touch screen | PLC 与 7 英寸触摸屏',
      'PLC with 10-inch touch screen | PLC 与 10 英寸触摸屏',
    ),
    dimensions(
      '2,200 × 1,300 × 2,100',
      '4,200 × 1,700 × 2,300',
      '6,800 × 2,100 × 2,600',
      '9,600 × 2,400 × 2,900',
    ),
    weight(480, 5200, 20),
  ],
  features: pairs(`
    Temperature and humidity follow a programme of up to ten steps, stored by product. | 温湿度按十段程序运行，可按品种存储工艺。
    Walls are 50 mm insulated panels; the outer skin stays within 15 °C of the room. | 壁板为 50 毫米保温板，外壁与室温之差不超过 15 °C。
    All surfaces in the air path are stainless steel 304, with rounded corners for washing down. | 风道内表面全部为 304 不锈钢，圆角过渡，便于冲洗。
    Air ducts are balanced with the machine loaded, so the whole batch reaches the same moisture. | 风道在满载状态下调平，整批物料终水分一致。
    A humidity sensor opens the exhaust damper only as far as needed, which saves up to a third of the heat. | 湿度传感器按需开启排湿阀，最多可节省三分之一热量。
    Doors and side panels open over their full width, so the chamber is washed without taking parts off. | 门和侧板可整面打开，无需拆卸即可清洗内腔。
    Data of each batch can be exported to a USB stick for the food safety record. | 每批数据可导出到 U 盘，作为食品安全记录存档。
  `),
  applications: pairs(`
    dried fruit and vegetable exporters | 果干和脱水蔬菜出口
    spice and chilli processors | 香料和辣椒加工
    herb and moringa growers | 药材和辣木叶种植加工
    pasta and snack makers | 面食和休闲食品生产
  `),
  tags: pairs(`
    food dryer | 食品烘干机
    dehydrator | 脱水设备
    heat pump | 热泵
    fruit and vegetables | 果蔬加工
    spices | 香料
    drying | 干燥
  `),
  certifications: ['CE', 'ISO 9001', 'ISO 12100'],
  minOrder: [1, 2],
  cities: ['Guangzhou', 'Zhongshan', 'Changzhou', 'Zhengzhou'],
};

const NOODLE_LINE: FamilyProfile = {
  family: 'noodle-line',
  variants: variants(`
    Instant noodle line | 方便面生产线
      Mixes, sheets, steams, cuts and fries noodle cakes of 50 to 90 g, ready for the packing machine. | 和面、压延、蒸面、切断、油炸一体，生产 50–90 克面饼，直接进入包装机。
    Dried stick noodle line | 挂面生产线
      Sheets, slits, hangs and dries stick noodles through a programmed drying tunnel. | 压延、切条、上架后进入程控烘干通道，生产挂面。
    Fresh noodle and wrapper line | 鲜面及面皮生产线
      Makes fresh noodles, dumpling wrappers and momo skins from one dough sheet with interchangeable cutters. | 一条面带更换刀具即可生产鲜面、饺子皮和 momo 蒸饺皮。
    Ramen and udon line | 拉面及乌冬面生产线
      Rests the dough sheet before cutting, for thick, springy noodles sold chilled or boiled. | 面带经熟化后切条，生产口感弹韧的粗面条，冷藏或熟制销售。
    Non-fried noodle line | 非油炸方便面生产线
      Dries steamed noodle cakes with hot air instead of palm oil, for the lower-fat shelf. | 蒸熟的面饼用热风干燥，不经棕榈油油炸，适合低脂产品。
  `),
  modelPrefix: 'MX-',
  hsCode: '8438.10',
  price: [8500, 96000],
  specs: [
    grows('Output | 产能', 'kg/h', 150, 1200, 50),
    grows('Roller width | 压辊宽度', 'mm', 300, 800, 50),
    power(18, 140, 1),
    threePhase,
    between('Dough sheet thickness | 面带厚度', 'mm', 0.8, 1.6, 0.1),
    between('Dough water | 和面加水率', '%', 32, 40, 1),
    grows('Steam use | 蒸汽耗量', 'kg/h', 150, 1600, 50),
    dimensions(
      '12,000 × 1,800 × 2,400',
      '24,000 × 2,200 × 2,800',
      '42,000 × 2,600 × 3,200',
      '60,000 × 3,000 × 3,600',
    ),
    weight(2600, 26000, 100),
  ],
  features: pairs(`
    Seven pairs of rollers thin the sheet step by step, which keeps the gluten net whole and the noodle firm. | 七道压辊逐级压薄，面筋网络完整，面条筋道。
    Each roller pair has its own servo drive, and the sheet tension is held by dancer arms. | 各道压辊独立伺服驱动，浮动辊控制面带张力。
    The vacuum mixer hydrates flour evenly and removes air, so the sheet shows no white flour spots. | 真空和面，吸水均匀、排除空气，面带无白粉点。
    Weight is checked at the cutter and the speed corrects itself, so packs stay within 3% of the set weight. | 切断处检测克重并自动修正速度，单份重量偏差在 3% 以内。
    Frames and guards are stainless steel 304; belts lift off for washing. | 机架与护罩为 304 不锈钢，输送带可取下清洗。
    A PLC holds recipes for thickness, width and weight; changing over takes about 20 minutes. | PLC 存储厚度、宽度和克重配方，换产约 20 分钟。
    Two engineers come for installation, and run the first week with the buyer's crew. | 派两名工程师现场安装，并带班生产一周。
  `),
  applications: pairs(`
    instant noodle brands | 方便面品牌
    regional noodle makers | 区域性面条企业
    frozen momo and dumpling kitchens | 速冻 momo 蒸饺和水饺厂
    institutional catering suppliers | 团餐配送企业
  `),
  tags: pairs(`
    noodle line | 面条生产线
    instant noodles | 方便面
    noodle machinery | 面条机械
    dough sheeting | 压面
    food line | 食品生产线
  `),
  certifications: ['CE', 'ISO 9001', 'ISO 12100'],
  minOrder: [1, 1],
  cities: ['Zhengzhou', 'Qingdao', 'Guangzhou', 'Xinxiang'],
};

const RETORT: FamilyProfile = {
  family: 'retort-steriliser',
  variants: variants(`
    Water-spray retort | 喷淋式杀菌釜
      Sterilises pouches, trays and jars with a fine spray of superheated water, heating and cooling from every side. | 过热水雾状喷淋，适合软包装、盒装和玻璃瓶，升温降温四面均匀。
    Steam-air retort | 汽水混合杀菌釜
      Uses a fan to mix steam and air, for pouches and cans that need back pressure but little water. | 风机强制混合蒸汽与空气，适合需要反压、用水少的软包装和罐头。
    Water-immersion retort | 水浴式杀菌釜
      Holds large pouches and vacuum packs under hot water, so heavy packs keep their shape. | 整篮浸没在热水中，大规格袋装和真空包装受热均匀、不变形。
    Rotary retort | 旋转式杀菌釜
      Turns the baskets during the cycle, which shortens the time for curries, porridge and other thick food. | 杀菌过程中料篮旋转，缩短咖喱、粥等黏稠食品的杀菌时间。
    Pilot laboratory retort | 实验型杀菌釜
      Runs the same cycles as a production retort on one basket, for recipe and F0 trials. | 单篮小型釜，工艺与生产釜一致，用于配方和 F0 值试验。
  `),
  modelPrefix: 'SJ-',
  hsCode: '8419.89',
  price: [6800, 78000],
  specs: [
    grows('Vessel diameter | 釜体直径', 'mm', 700, 1500, 100),
    grows('Basket capacity | 料篮总容积', 'L', 200, 4800, 100),
    power(5, 32, 0.5),
    threePhase,
    between('Design pressure | 设计压力', 'MPa', 0.35, 0.5, 0.05),
    between('Design temperature | 设计温度', '°C', 143, 147, 1),
    between('Temperature spread | 温度均匀度', '°C', 0.3, 0.8, 0.1),
    grows('Steam use per cycle | 每釜蒸汽耗量', 'kg', 60, 520, 10),
    dimensions(
      '2,100 × 1,300 × 1,700',
      '3,600 × 1,900 × 2,100',
      '5,400 × 2,300 × 2,500',
      '7,600 × 2,700 × 2,900',
    ),
    weight(900, 9800, 50),
  ],
  features: pairs(`
    F0 value is measured in the basket and the cycle ends on the value, with time as a second limit. | 篮内实测 F0 值，按 F0 值结束杀菌，时间作为第二道限制。
    Door and pressure are interlocked by a mechanical pin and by software; the door cannot open above 0.01 MPa. | 釜门设机械销与程序双重联锁，釜内压力高于 0.01 MPa 时无法开门。
    Cooling water goes through a plate heat exchanger and never touches the pack, so there is no second contamination. | 冷却水经板式换热器间接冷却，不接触包装，避免二次污染。
    Pressure is held within 0.01 MPa of the set curve, so pouches and seals do not swell. | 压力按设定曲线控制，偏差不超过 0.01 MPa，软袋不胀袋、不破口。
    Vessel and pipes are stainless steel 304, and the vessel is supplied with its pressure documents. | 釜体与管路为 304 不锈钢，随机提供压力容器资料。
    The PLC prints a chart for each batch, with time, temperature, pressure and operator. | PLC 按批打印温度、压力曲线及操作员记录。
    Process water is kept and used again for the next batch, which saves steam and about 70% of the water. | 工艺水循环使用，节省蒸汽，节水约 70%。
  `),
  applications: pairs(`
    ready-to-eat meals and curries | 即食餐食和咖喱
    pet food in pouches | 软包装宠物食品
    canned fruit, vegetables and fish | 水果、蔬菜和水产罐头
    flavoured milk and coffee in bottles | 瓶装调味乳和咖啡
  `),
  tags: pairs(`
    retort | 杀菌釜
    steriliser | 杀菌设备
    canned food | 罐头
    ready meals | 即食食品
    pressure vessel | 压力容器
    F0 control | F0 值控制
  `),
  certifications: ['CE', 'ISO 9001', 'PED'],
  minOrder: [1, 1],
  cities: ['Weifang', 'Jinan', 'Yantai', 'Qingdao'],
};

export const AGRICULTURE: readonly FamilyProfile[] = [
  RICE_MILL,
  OIL_PRESS,
  FOOD_DRYER,
  NOODLE_LINE,
  RETORT,
];
