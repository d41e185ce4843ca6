// What is true of machines that make and finish cloth: looms, circular knitters, dyeing machines.
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

const RAPIER_LOOM: FamilyProfile = {
  family: 'rapier-loom',
  variants: variants(`
    Rapier loom with electronic dobby | 电子多臂剑杆织机
      Weaves shirting, suiting and yarn-dyed checks with up to 20 heald frames. | 最多可配 20 片综框，适织衬衫面料、西装面料和色织格布。
    Jacquard rapier loom | 提花剑杆织机
      Carries an electronic jacquard head for furnishing cloth, brocade and saree borders. | 配电子提花龙头，适织装饰布、织锦和纱丽花边。
    Terry towel rapier loom | 毛巾剑杆织机
      Weaves bath and hand towels with a servo-driven pile motion that changes loop height within one towel. | 伺服起毛机构，同一条毛巾内可变毛高，适织浴巾和面巾。
    Wide rapier loom for home textiles | 阔幅家纺剑杆织机
      Weaves sheeting, curtain and blackout cloth at full width without a centre join. | 整幅织造床品、窗帘和遮光布，中间无拼缝。
    Heavy rapier loom for technical cloth | 重磅产业用剑杆织机
      Beats up dense canvas, filter cloth and glass-fibre fabric that a light frame cannot close. | 打纬力大，适织帆布、滤布和玻纤布等厚密织物。
  `),
  modelPrefix: 'GA',
  hsCode: '8446.30',
  price: [9200, 36500],
  specs: [
    ladder('Reed width | 公称筘幅', '1,900 mm', '2,300 mm', '2,800 mm', '3,400 mm', '3,600 mm'),
    ladder(
      'Capacity (loom speed) | 车速',
      '520–580 rpm',
      '460–520 rpm',
      '400–450 rpm',
      '340–380 rpm',
      '320–360 rpm',
    ),
    choice('Weft colours | 选纬色数', '4 colours | 4 色', '6 colours | 6 色', '8 colours | 8 色'),
    choice('Weft density | 纬密', '5–80 picks/cm | 5–80 根/cm', '8–120 picks/cm | 8–120 根/cm'),
    choice('Beam flange diameter | 经轴盘片直径', '800 mm', '914 mm', '1,000 mm'),
    ladder('Power | 功率', '3 kW', '4 kW', '5.5 kW', '7.5 kW', '7.5 kW'),
    threePhase,
    dimensions(
      '4,150 × 1,780 × 1,950',
      '4,550 × 1,850 × 2,050',
      '5,050 × 1,900 × 2,100',
      '5,700 × 2,000 × 2,150',
      '5,900 × 2,050 × 2,200',
    ),
    weight(3100, 5400, 50),
  ],
  features: pairs(`
    Cast side frames are tied by box-section beams, so the loom runs at speed without lagging bolts loosening. | 整体铸铁墙板由箱形横梁联接，高速运转平稳，地脚螺栓不易松动。
    Let-off and take-up are driven by separate servo motors that hold warp tension from full beam to empty. | 电子送经与电子卷取由独立伺服电机驱动，满轴至空轴经纱张力一致。
    The conjugate cam drive of the rapier and sley runs in an oil bath. | 引纬与打纬采用共轭凸轮，油浴润滑。
    Weft accumulators and an optical weft feeler stop the loom within one pick of a break. | 配储纬器和光电探纬，断纬当纬停车。
    The control screen stores patterns and shows stops by cause, shift and weaver in English or Chinese. | 触摸屏可存储花型，并按原因、班次和挡车工统计停台，中英文界面。
    A find-pick motor turns the loom slowly to the broken shed, which reduces starting marks. | 慢速寻纬电机自动对准开口，减少开车横档。
    Emergency stop cords run along the front and the back of the loom. | 机前机后均设急停拉绳。
  `),
  applications: pairs(`
    cotton and yarn-dyed weaving mills | 棉织和色织厂
    furnishing and curtain cloth | 装饰布和窗帘布
    towel makers | 毛巾厂
    saree and brocade weavers | 纱丽和织锦织造
    filter and industrial cloth | 滤布和产业用布
  `),
  tags: pairs(`
    rapier loom | 剑杆织机
    weaving | 织造
    shuttleless loom | 无梭织机
    jacquard | 提花
    dobby | 多臂
    home textiles | 家纺
  `),
  certifications: ['CE', 'ISO 9001'],
  minOrder: [1, 4],
  cities: ['Qingdao', 'Suzhou', 'Shaoxing', 'Hangzhou'],
};

const CIRCULAR_KNITTER: FamilyProfile = {
  family: 'circular-knitter',
  variants: variants(`
    Single jersey circular knitting machine | 单面圆纬机
      Knits plain jersey, piqué and lycra jersey for T-shirts and innerwear. | 编织平纹汗布、珠地和氨纶汗布，用于 T 恤和内衣。
    Double jersey interlock knitting machine | 双面圆纬机
      Knits interlock, ponte and spacer cloth on cylinder and dial. | 针筒针盘双面编织，适织棉毛布、罗马布和空气层。
    Rib circular knitting machine | 罗纹圆纬机
      Knits 1×1 and 2×2 rib for collars, cuffs and fitted garments. | 编织 1×1、2×2 罗纹，用于领口、袖口和紧身服装。
    Three-thread fleece knitting machine | 三线卫衣圆纬机
      Knits brushed fleece and French terry for sweatshirts. | 编织起绒卫衣布和毛圈布。
    Computerised jacquard knitting machine | 电脑提花圆纬机
      Selects each needle electronically for patterned jersey and mattress ticking. | 逐针电子选针，适织提花针织布和床垫布。
  `),
  modelPrefix: 'SJ',
  hsCode: '8447.12',
  price: [9800, 34500],
  specs: [
    ladder(
      'Cylinder diameter | 筒径',
      '26 in | 26 英寸',
      '30 in | 30 英寸',
      '32 in | 32 英寸',
      '34 in | 34 英寸',
      '38 in | 38 英寸',
    ),
    choice('Gauge | 机号', 'E18', 'E24', 'E28', 'E32'),
    ladder('Feeders | 路数', '78', '90', '96', '102', '114'),
    between('Cylinder speed | 针筒转速', 'rpm', 20, 36, 1),
    grows('Capacity (cotton yarn) | 产量（棉纱）', 'kg/24 h', 180, 420, 10),
    ladder('Power | 功率', '3.7 kW', '4 kW', '5.5 kW', '5.5 kW', '7.5 kW'),
    threePhase,
    dimensions(
      '2,150 × 2,000 × 2,450',
      '2,350 × 2,150 × 2,550',
      '2,450 × 2,250 × 2,600',
      '2,600 × 2,350 × 2,700',
      '2,850 × 2,600 × 2,850',
    ),
    weight(1900, 3600, 50),
  ],
  features: pairs(`
    The cylinder turns on a four-point wire-race bearing, so it runs true at production speed. | 针筒采用四点接触钢丝轨道轴承，高速运转径向跳动小。
    Cams are cut from alloy tool steel and changed without lifting the cylinder. | 三角采用合金工具钢加工，更换无需吊起针筒。
    One central stitch control changes loop length at every feeder together. | 中央一次性调整密度，各路线圈长度同步改变。
    Positive yarn feeders hold tension even between feeders, which keeps barré out of dyed cloth. | 积极式储纱输纱器使各路张力一致，避免染色后出现横条。
    The inverter drive starts softly and slows to jog speed for needle changes. | 变频启动平稳，换针时可慢速点动。
    Needle, yarn and cloth detectors stop the machine and show the position on the panel. | 坏针、断纱和破洞自停，并在面板显示位置。
    Conversion kits turn the frame from single jersey to fleece or terry. | 配换机芯即可在汗布、卫衣和毛巾布之间转换。
  `),
  applications: pairs(`
    T-shirt and innerwear knitters | T 恤和内衣针织厂
    sportswear fabric | 运动面料
    sweatshirt and fleece cloth | 卫衣和抓绒面料
    mattress ticking | 床垫布
  `),
  tags: pairs(`
    circular knitting machine | 圆纬机
    knitting | 针织
    single jersey | 单面汗布
    interlock | 棉毛布
    knitted fabric | 针织布
    hosiery yarn | 针织纱
  `),
  certifications: ['CE', 'ISO 9001'],
  minOrder: [1, 3],
  cities: ['Quanzhou', 'Xiamen', 'Ningbo', 'Foshan'],
};

const DYEING_MACHINE: FamilyProfile = {
  family: 'dyeing-machine',
  variants: variants(`
    High-temperature overflow dyeing machine | 高温溢流染色机
      Dyes knitted and light woven cloth in rope form with little tension on the fabric. | 绳状低张力染色，适合针织布和轻薄梭织布。
    Airflow dyeing machine | 气流染色机
      Carries the rope on air and sprays the dye, which saves water and steam on polyester and microfibre. | 以气流牵引布匹、雾化喷染，染涤纶和超细纤维时节水节汽。
    Cheese yarn dyeing machine | 筒子纱染色机
      Dyes cotton, polyester and acrylic yarn on cones with flow reversed on a timer. | 定时正反向循环，染棉、涤纶和腈纶筒子纱。
    Jet dyeing machine for polyester | 涤纶喷射染色机
      Moves woven polyester and saree cloth quickly through the nozzle for level shades. | 喷嘴高速带布，适合涤纶梭织布和纱丽布匀染。
    Sample dyeing machine | 小样高温染色机
      Runs lab and trial lots on the same programme as the bulk machine, so a shade is approved before the order is dyed. | 小批量打样与大货机使用同一工艺程序，先确认颜色再投大货。
  `),
  modelPrefix: 'HTD-',
  hsCode: '8451.40',
  price: [7800, 84000],
  specs: [
    ladder('Capacity per batch | 单缸容量', '50 kg', '100 kg', '250 kg', '500 kg', '800 kg'),
    choice('Liquor ratio | 浴比', '1:4', '1:5', '1:6', '1:8'),
    choice('Maximum working temperature | 最高工作温度', '135 °C', '140 °C'),
    choice('Working pressure | 工作压力', '0.3 MPa', '0.35 MPa'),
    between('Heating rate | 升温速率', '°C/min', 3, 5, 0.5),
    ladder('Power | 功率', '7.5 kW', '15 kW', '30 kW', '45 kW', '60 kW'),
    threePhase,
    ladder(
      'Steam consumption | 蒸汽耗量',
      '120 kg/h',
      '220 kg/h',
      '480 kg/h',
      '850 kg/h',
      '1,250 kg/h',
    ),
    dimensions(
      '2,600 × 1,500 × 2,100',
      '4,200 × 1,900 × 2,600',
      '6,800 × 2,400 × 3,100',
      '8,600 × 3,600 × 3,300',
      '9,400 × 6,200 × 3,600',
    ),
    ladder('Weight | 重量', '1,250 kg', '2,300 kg', '4,800 kg', '8,600 kg', '12,800 kg'),
  ],
  features: pairs(`
    Vessel, nozzle and pipes that touch liquor are stainless steel 316L, pickled and passivated after welding. | 接触染液的缸体、喷嘴和管路均为 316L 不锈钢，焊后酸洗钝化。
    The door cannot be opened while there is pressure or water above 80 °C in the vessel. | 缸内有压力或水温高于 80 °C 时缸门无法打开。
    The controller stores dyeing curves and doses salt, alkali and dye from the side tank by programme. | 电脑存储染色工艺曲线，盐、碱和染料由化料桶按程序计量加入。
    A plate heat exchanger on the drain returns heat from hot liquor to the filling water. | 排液管配板式换热器，回收热染液余热用于预热进水。
    The main pump runs on an inverter, so flow follows the weight of the load. | 主泵变频调速，循环流量随载布量调整。
    The lint filter can be cleaned in the middle of a cycle without draining the vessel. | 毛屑过滤器可在染色过程中清理，无需排缸。
    The vessel is built and tested to GB 150, and the test record travels with the machine. | 缸体按 GB 150 制造并做水压试验，试验报告随机提供。
  `),
  applications: pairs(`
    knit dyeing houses | 针织染整厂
    polyester and saree processing | 涤纶和纱丽印染
    yarn dyers | 筒子纱染厂
    towel and home-textile processing | 毛巾和家纺染整
  `),
  tags: pairs(`
    dyeing machine | 染色机
    overflow dyeing | 溢流染色
    yarn dyeing | 纱线染色
    textile wet processing | 染整
    low liquor ratio | 小浴比
    high temperature | 高温高压
  `),
  certifications: ['CE', 'ISO 9001'],
  minOrder: [1, 1],
  cities: ['Wuxi', 'Shaoxing', 'Quanzhou', 'Foshan'],
};

export const CLOTH: readonly FamilyProfile[] = [RAPIER_LOOM, CIRCULAR_KNITTER, DYEING_MACHINE];
