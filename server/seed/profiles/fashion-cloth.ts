// What is true of machines that make cloth and sew it: looms, knitters, dyeing, cutting, sewing, seam tape.
import type { FamilyProfile } from '../types.ts';
import {
  between,
  choice,
  dimensions,
  grows,
  ladder,
  pairs,
  power,
  singlePhase,
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
      'Loom speed | 车速',
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
    ladder('Capacity per batch | 单缸容量', '50 kg', '100 kg', '250 kg', '500 kg', '1,000 kg'),
    choice('Liquor ratio | 浴比', '1:4', '1:5', '1:6', '1:8'),
    choice('Maximum working temperature | 最高工作温度', '135 °C', '140 °C'),
    choice('Working pressure | 工作压力', '0.3 MPa', '0.35 MPa'),
    between('Heating rate | 升温速率', '°C/min', 3, 5, 0.5),
    ladder('Power | 功率', '7.5 kW', '15 kW', '30 kW', '45 kW', '75 kW'),
    threePhase,
    ladder(
      'Steam consumption | 蒸汽耗量',
      '120 kg/h',
      '220 kg/h',
      '480 kg/h',
      '850 kg/h',
      '1,500 kg/h',
    ),
    dimensions(
      '2,600 × 1,500 × 2,100',
      '4,200 × 1,900 × 2,600',
      '6,800 × 2,400 × 3,100',
      '8,600 × 3,600 × 3,300',
      '9,400 × 6,200 × 3,600',
    ),
    weight(1250, 14500, 50),
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

const SEWING_MACHINE: FamilyProfile = {
  family: 'sewing-machine',
  variants: variants(`
    Direct-drive lockstitch sewing machine | 直驱电脑平缝机
      Sews shirts, uniforms and light trousers, and trims the thread, back-tacks and lifts the foot by itself. | 缝制衬衫、工装和薄料裤装，自动剪线、倒缝、抬压脚。
    Four-thread overlock machine | 四线包缝机
      Joins and trims knitted seams in one pass for T-shirts and innerwear. | 针织缝合与切边一次完成，用于 T 恤和内衣。
    Cylinder-bed interlock machine | 筒形绷缝机
      Hems sleeves and cuffs in small circles with a flat stretch seam. | 适合袖口、裤口等小筒径部位，线迹平整有弹性。
    Programmable pattern sewing machine | 电脑花样机
      Sews labels, bag handles and shoe parts to a stored pattern under a clamp. | 模板夹持，按存储花样缝制商标、箱包提手和鞋面部件。
    Electronic bar-tacking machine | 电子套结机
      Reinforces pockets, belt loops and fly ends with a set number of stitches. | 按设定针数加固袋口、串带和门襟。
    Walking-foot machine for heavy material | 厚料综合送料缝纫机
      Feeds leather, canvas and car-seat covers with foot, needle and feed dog moving together. | 压脚、机针、送布牙同步送料，缝制皮革、帆布和汽车座套。
  `),
  modelPrefix: 'GC-',
  hsCode: '8452.21',
  price: [230, 4600],
  specs: [
    choice(
      'Capacity (maximum sewing speed) | 最高缝速',
      '2,700 stitches/min | 2,700 针/分',
      '3,500 stitches/min | 3,500 针/分',
      '5,000 stitches/min | 5,000 针/分',
    ),
    choice('Maximum stitch length | 最大针距', '4 mm', '5 mm', '7 mm'),
    choice('Presser foot lift | 压脚升距', '10 mm', '13 mm', '16 mm'),
    choice('Needle size | 机针规格', '#9–#18', '#11–#22', '#14–#23'),
    choice(
      'Lubrication | 润滑方式',
      'Sealed oil pan, automatic | 全封闭油盘自动供油',
      'Semi-dry head | 微油机头',
    ),
    ladder('Power | 功率', '0.55 kW', '0.55 kW', '0.75 kW', '0.75 kW'),
    singlePhase,
    dimensions('650 × 260 × 580', '690 × 290 × 600', '720 × 320 × 640', '1,200 × 850 × 1,250'),
    weight(32, 185, 1),
  ],
  features: pairs(`
    The servo motor sits on the main shaft, so there is no belt to slip and idle current is close to zero. | 伺服电机直接安装在主轴上，无皮带打滑，空转几乎不耗电。
    The thread trimmer leaves a tail under 5 mm, which saves a hand-trimming operator per line. | 剪线后线头小于 5 毫米，每条流水线可省一名剪线工。
    The head is cast, aged and machined in one setting so that shafts stay in line. | 机壳铸件经时效处理，一次装夹加工，轴孔同轴度好。
    A closed hook area and separate oil return keep oil off light-coloured cloth. | 旋梭部位封闭、独立回油，避免油污沾染浅色面料。
    The panel gives voice or text prompts and counts pieces per shift. | 操作面板可语音或文字提示，并统计每班件数。
    LED light, bobbin winder and a USB socket for parameter copy are built into the head. | 机头内置 LED 照明和绕线器，USB 接口可复制参数。
    Table, stand and castors are packed knocked down, and a first set of needles and bobbins is included. | 台板、机架和脚轮拆装包装，随机附送一套机针和梭芯。
  `),
  applications: pairs(`
    garment factories | 服装厂
    uniform and workwear units | 校服和工装加工
    bag and luggage makers | 箱包厂
    footwear upper stitching | 鞋面缝制
    tailoring and training centres | 裁缝店和培训机构
  `),
  tags: pairs(`
    industrial sewing machine | 工业缝纫机
    lockstitch | 平缝
    overlock | 包缝
    direct drive | 直驱
    garment machinery | 服装机械
    thread trimmer | 自动剪线
  `),
  certifications: ['CE', 'ISO 9001'],
  minOrder: [2, 30],
  cities: ['Taizhou', 'Ningbo', 'Shanghai', "Xi'an"],
};

const FABRIC_CUTTER: FamilyProfile = {
  family: 'fabric-cutter',
  variants: variants(`
    Multi-ply CNC fabric cutting machine | 多层数控裁床
      Cuts stacked plies of woven and knitted cloth straight from the marker file. | 按排料文件裁剪多层叠放的梭织和针织面料。
    Single-ply leather and fabric cutter | 单层皮革面料切割机
      Cuts hides, samples and made-to-measure garments with an oscillating knife. | 振动刀裁切真皮、样衣和量身定制服装。
    Camera-guided cutter for printed cloth | 视觉定位印花裁床
      Reads the print with a camera and cuts sublimated jerseys, stripes and checks along it. | 摄像头识别花型，沿图案裁切热升华球衣和条格面料。
    Conveyor cutter for technical textile | 产业用纺织品连续裁剪机
      Unrolls and cuts airbag, filter and glass-fibre cloth without stopping to reload. | 自动放卷连续裁切安全气囊布、滤布和玻纤布。
    Cutter for sofa and seat covers | 沙发座套裁床
      Cuts thick upholstery, foam-backed cloth and artificial leather with notches and drill holes marked. | 裁切厚装饰布、复合海绵布和人造革，同时打剪口和钻孔。
  `),
  modelPrefix: 'ACT-',
  hsCode: '8451.50',
  price: [11500, 68000],
  specs: [
    ladder('Cutting width | 有效裁宽', '1,600 mm', '1,700 mm', '1,800 mm', '2,100 mm', '2,500 mm'),
    ladder(
      'Cutting window length | 有效裁长',
      '1,300 mm',
      '1,700 mm',
      '1,800 mm',
      '2,500 mm',
      '3,000 mm',
    ),
    ladder(
      'Capacity (compressed cutting height) | 最大裁高（压缩后）',
      '8 mm',
      '25 mm',
      '50 mm',
      '75 mm',
      '90 mm',
    ),
    between('Cutting speed | 裁剪速度', 'm/min', 45, 90, 5),
    choice('Cutting accuracy | 裁剪精度', '±0.2 mm', '±0.3 mm', '±0.5 mm'),
    ladder('Power | 功率', '11 kW', '15 kW', '22 kW', '28 kW', '35 kW'),
    threePhase,
    choice(
      'Compressed air | 压缩空气',
      '0.6 MPa, 100 L/min',
      '0.6 MPa, 180 L/min',
      '0.7 MPa, 250 L/min',
    ),
    dimensions(
      '4,300 × 2,300 × 1,500',
      '5,100 × 2,450 × 1,950',
      '5,600 × 2,600 × 2,300',
      '6,400 × 2,900 × 2,350',
      '7,200 × 3,300 × 2,400',
    ),
    weight(1300, 4600, 50),
  ],
  features: pairs(`
    The vacuum pump is inverter-driven and follows the uncut area, which lowers power use on part-filled tables. | 真空泵变频控制，随未裁面积自动调节吸力，降低能耗。
    The knife sharpens itself at a set cut length and corrects for wear in the programme. | 刀片按设定裁剪长度自动磨刀，并在程序中补偿磨损。
    Side pressure on the knife is measured, so top and bottom plies stay the same size. | 刀具侧压力实时检测补偿，上下层裁片尺寸一致。
    Bristle blocks lift out singly for cleaning. | 鬃毛块可单块取出清洁更换。
    The software reads DXF, PLT and ISO files from the usual marker programs. | 软件兼容 DXF、PLT、ISO 等常用排料文件。
    Light barriers and bump switches on the beam stop the head when someone reaches in. | 横梁设光栅和防撞开关，有人伸入即停机。
    A service engineer can read alarms and change parameters by remote connection with the owner's consent. | 经用户同意可远程读取报警、调整参数。
  `),
  applications: pairs(`
    shirt and trouser factories | 衬衫和裤装厂
    sportswear and jersey makers | 运动服和球衣生产
    car-seat and sofa covers | 汽车座套和沙发
    leather goods | 皮具
    filter and composite cloth | 滤布和复合材料
  `),
  tags: pairs(`
    fabric cutting machine | 裁床
    automatic cutter | 自动裁剪
    oscillating knife | 振动刀
    cutting room | 裁剪车间
    garment cad | 服装 CAD
    upholstery | 软体家具
  `),
  certifications: ['CE', 'ISO 9001', 'ISO 12100'],
  minOrder: [1, 1],
  cities: ['Shanghai', 'Hangzhou', 'Jinan', 'Taizhou'],
};

const SEAM_SEALER: FamilyProfile = {
  family: 'seam-sealer',
  variants: variants(`
    Hot-air seam sealing machine for rainwear | 雨衣热风压胶机
      Tapes stitched seams of rain jackets and trousers so that water does not pass the needle holes. | 在雨衣雨裤缝线处热风贴压防水胶条，针孔不渗水。
    Post-bed seam sealer for shoes and gloves | 鞋靴手套高柱压胶机
      Reaches inside waterproof boots, bootees and gloves with a narrow post arm. | 高柱窄臂可伸入防水鞋靴、袜套和手套内部压胶。
    Long-arm seam sealer for tents | 帐篷长臂压胶机
      Handles tents, awnings and rubber boats with a deep throat and an extra puller. | 长臂大喉深并带后拖轮，适合帐篷、天幕和橡皮艇。
    Seam sealer for rucksacks and dry bags | 背包防水袋压胶机
      Seals TPU and PVC coated cloth for trekking packs and dry bags. | 压合 TPU、PVC 涂层布，用于登山包和防水袋。
    Touch-screen seam sealing machine | 触屏电脑压胶机
      Stores speed, heat and tape feed for each cloth and returns to the setting in seconds. | 按面料存储速度、温度和送胶长度，几秒内调出工艺。
  `),
  modelPrefix: 'FS-',
  hsCode: '8420.10',
  price: [2100, 9400],
  specs: [
    choice('Tape width | 胶条宽度', '8–22 mm', '10–25 mm', '12–30 mm'),
    choice('Capacity (sealing speed) | 压胶速度', '0–12 m/min', '0–20 m/min', '0–25 m/min'),
    choice('Hot-air temperature | 热风温度', '0–600 °C', '0–650 °C'),
    between('Compressed air consumption | 耗气量', 'L/min', 180, 320, 10),
    choice('Air pressure | 气压', '0.4–0.6 MPa', '0.5–0.7 MPa'),
    choice('Roller width | 压轮宽度', '25 mm', '28 mm', '32 mm'),
    power(3, 4.8, 0.2),
    singlePhase,
    dimensions('1,150 × 620 × 1,650', '1,250 × 680 × 1,720', '1,650 × 750 × 1,750'),
    weight(115, 240, 5),
  ],
  features: pairs(`
    Upper and lower rollers are driven by separate motors, so the two plies can be fed at slightly different speeds around curves. | 上下压轮独立电机驱动，走弧线时可差速送料，接缝平服。
    The nozzle swings in and out by air in half a second, which prevents a burnt start to the seam. | 风嘴气动摆入摆出，动作约 0.5 秒，避免起头烧焦。
    Tape is fed and cut to a set overlap by the foot pedal. | 脚踏控制自动送胶、切胶，搭接长度可设定。
    Air heating is held within 3 °C by closed-loop control. | 热风温度闭环控制，波动在 3 °C 以内。
    A cooling pipe sets the adhesive before the seam leaves the roller. | 压轮后设冷却风管，胶条离轮前即定型。
    Heater power cuts off when air pressure falls, protecting the element. | 气压不足时自动断开加热，保护发热芯。
    Silicone rollers, nozzles and one spare heater are included. | 随机配硅胶轮、风嘴和一支备用发热芯。
  `),
  applications: pairs(`
    rain and trekking jackets | 冲锋衣和雨衣
    tents and awnings | 帐篷和天幕
    waterproof boots and gloves | 防水鞋靴和手套
    rucksacks and dry bags | 背包和防水袋
    protective clothing | 防护服
  `),
  tags: pairs(`
    seam sealing machine | 压胶机
    hot air taping | 热风压胶
    waterproof seam | 防水接缝
    outdoor gear | 户外用品
    tent making | 帐篷加工
    rainwear | 雨衣
  `),
  certifications: ['CE', 'ISO 9001'],
  minOrder: [1, 5],
  cities: ['Dongguan', 'Xiamen', 'Quanzhou', 'Guangzhou'],
};

export const CLOTH: readonly FamilyProfile[] = [
  RAPIER_LOOM,
  CIRCULAR_KNITTER,
  DYEING_MACHINE,
  SEWING_MACHINE,
  FABRIC_CUTTER,
  SEAM_SEALER,
];
