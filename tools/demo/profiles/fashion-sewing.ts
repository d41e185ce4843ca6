// What is true of machines that cut, sew and seal: cutters, sewing machines, seam sealers.
import type { FamilyProfile } from '../types.ts';
import {
  between,
  choice,
  dimensions,
  dimensionsByKind,
  ladder,
  pairs,
  power,
  singlePhase,
  threePhase,
  variants,
  weight,
} from './datasheet.ts';

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
    dimensionsByKind(
      ['640 × 260 × 560', '690 × 270 × 590'],
      ['420 × 330 × 400', '460 × 350 × 430'],
      ['560 × 280 × 480', '620 × 300 × 520'],
      ['1,200 × 850 × 1,250', '1,350 × 980 × 1,280'],
      ['500 × 300 × 500', '560 × 320 × 540'],
      ['720 × 300 × 620', '780 × 320 × 680'],
    ),
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
    choice('Tape width | 胶条宽度', '10–22 mm', '10–25 mm', '12–30 mm'),
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

export const SEWING: readonly FamilyProfile[] = [SEWING_MACHINE, FABRIC_CUTTER, SEAM_SEALER];
