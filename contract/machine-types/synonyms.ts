// Other names of machine types in the trade, in both languages: "English, English | 中文, 中文". Searches find a product by them.
import { type WordLists, wordLists } from './word-lists.ts';

/** By id of the machine type: names by which buyers and makers call the machine, its common designs, and the wider class. */
const TEXTS: Readonly<Record<string, string>> = {
  'rice-mill':
    'rice milling machine, rice huller, paddy husker, rice polisher, rice whitener, paddy dehusker, rice sheller, rice mill plant | 打米机, 大米加工设备, 砻谷机, 精米机, 脱壳机, 稻谷加工机械, 碾米设备, 磨米机',
  'oil-press':
    'oil expeller, oil mill, oil extraction machine, cold press oil machine, screw press, ghani, oil ghani, kolhu | 螺旋榨油机, 冷榨机, 油坊设备, 榨油设备, 食用油加工设备, 压榨机, 榨油机械, 油压榨机',
  'food-dryer':
    'food drying machine, dehydrator, dryer, fruit dryer, vegetable dryer, tray dryer, heat pump dryer, drying oven | 干燥机, 烘箱, 热泵烘干机, 果蔬烘干机, 脱水机, 烘干设备, 烘房, 干果机',
  'noodle-line':
    'noodle machine, noodle making machine, instant noodle plant, vermicelli machine, noodle plant, chowmein machine, pasta machine | 面条机, 方便面生产线, 挂面生产线, 制面机, 压面机, 压面条机, 拉面机, 制面设备',
  'retort-steriliser':
    'retort, food sterilizer, retort autoclave, canning retort, retort sterilization machine, can steriliser, canning autoclave | 高压杀菌锅, 食品灭菌釜, 罐头杀菌设备, 水浴杀菌锅, 杀菌锅, 蒸煮锅, 杀菌设备',
  'seed-cleaner':
    'grain cleaner, seed cleaning machine, seed grader, grain grading machine, destoner, gravity separator, pulse cleaning machine, grain sorter | 种子精选机, 粮食清理筛, 谷物清选机, 比重精选机, 去石机, 除杂机, 风选机, 筛选机',
  'tyre-curing-press':
    'tyre vulcanizing press, tyre vulcaniser, tyre press, curing press, tyre mould press, tyre moulding machine, vulcanising machine | 轮胎硫化设备, 定型硫化机, 硫化机, 橡胶硫化机, 平板硫化机, 轮胎定型硫化机, 加硫机',
  'vehicle-lift':
    'lift, car lift, auto lift, two-post lift, four-post lift, scissor lift, car hoist, garage lift | 举升机, 汽车升降机, 两柱举升机, 双柱举升机, 四柱举升机, 剪式举升机, 维修升降台, 顶车机',
  'battery-pack-line':
    'battery assembly line, battery module line, lithium battery pack machine, cell assembly line, battery spot welding machine, battery manufacturing equipment, battery pack making machine | 锂电池生产线, 电池模组生产线, 电池组装线, 动力电池设备, 电芯焊接机, PACK线, 电池PACK设备',
  'ev-charger':
    'electric vehicle charger, charging station, DC fast charger, charging pile, EV charging point, car charger, EVSE, DC charger | 充电桩, 充电站, 直流快充, 快充桩, 充电机, 充电设备, 电车充电器, 充电枪',
  'coil-winding-machine':
    'winding machine, coil winder, stator winding machine, motor winding machine, transformer winding machine, armature winder, rewinding machine, fan winding machine | 定子绕线机, 电机绕线机, 线圈绕线机, 变压器绕线机, 绕线设备, 绕组机, 卷线机',
  'agricultural-drone':
    'farm drone, spraying drone, crop spraying drone, agri drone, sprayer UAV, agricultural UAV, pesticide sprayer, kisan drone | 植保无人机, 农业无人机, 喷药无人机, 植保机, 喷洒无人机, 打药机, 飞防无人机, 农药无人机',
  'composite-autoclave':
    'carbon fibre autoclave, composite curing oven, curing autoclave, aerospace autoclave, bonding autoclave | 热压罐, 碳纤维热压罐, 固化罐, 复材成型设备, 复材热压罐, 成型罐',
  'road-roller':
    'roller, compactor, vibratory roller, soil compactor, asphalt roller, tandem roller, road construction machine, vibro compactor | 压实机, 振动压路机, 双钢轮压路机, 碾压机, 筑路机械, 轮胎压路机, 震动压路机, 压土机',
  'gantry-crane':
    'crane, goliath crane, EOT crane, overhead crane, bridge crane, portal crane, travelling crane, container crane | 龙门吊, 龙门起重机, 门吊, 起重机, 桥式起重机, 行车, 行吊, 吊车',
  bioreactor:
    'fermenter, fermentor, fermentation tank, cell culture reactor, bio reactor vessel, stirred-tank reactor | 发酵罐, 发酵设备, 细胞培养罐, 生物发酵罐, 反应器, 发酵反应器, 发酵槽',
  'freeze-dryer':
    'lyophilizer, freeze drying machine, vacuum freeze dryer, lyophilization equipment, lyophiliser, vacuum drying machine | 冷冻干燥机, 真空冻干机, 冻干设备, 冻干粉设备, 真空冷冻干燥机, 真空干燥机',
  'steam-steriliser':
    'autoclave, sterilizer, medical autoclave, hospital sterilizer, laboratory autoclave, steam autoclave, vertical autoclave, CSSD steriliser | 灭菌器, 高压灭菌锅, 灭菌锅, 灭菌柜, 消毒锅, 高压蒸汽灭菌器, 蒸汽灭菌柜, 压力蒸汽灭菌锅',
  'syringe-line':
    'syringe machine, syringe making machine, syringe assembly machine, disposable syringe plant, needle assembly machine, needle making machine | 注射器组装机, 一次性注射器设备, 针头组装机, 注射器设备, 针筒组装机, 针筒设备',
  'tablet-press':
    'tablet making machine, tablet compression machine, pill press, rotary tablet press, tableting machine, tablet punching machine, pharma tablet machine | 旋转式压片机, 片剂机, 制片机, 打片机, 药片机, 冲片机, 打锭机',
  'glass-lined-reactor':
    'chemical reactor, GLR, enamel reactor, reaction vessel, reaction kettle, reactor, GLR reactor, enamelled reactor | 搪瓷反应釜, 反应罐, 反应釜, 化工反应釜, 反应锅, 搪瓷釜, 反应槽',
  'vacuum-emulsifier':
    'emulsifier, homogenizer mixer, cream making machine, cosmetic mixer, ointment mixer, vacuum homogenizer, mixing tank, homogeniser | 乳化机, 均质乳化机, 乳化锅, 膏霜设备, 化妆品生产设备, 均质机, 乳化罐, 真空均质乳化机',
  'pick-and-place-machine':
    'pick and place machine, SMT machine, chip mounter, chip shooter, component placement machine, surface mount machine, PCB assembly machine, SMD mounting machine | 贴装机, SMT设备, 表面贴装机, 芯片贴装机, 电路板贴片设备, 贴片设备, 置件机, 打件机',
  'reflow-oven':
    'reflow soldering machine, SMT oven, solder reflow oven, PCB soldering oven, SMT machine, reflow furnace, SMT reflow | 回流炉, 回流焊机, 回流焊炉, SMT设备, 电路板焊接设备, 回流焊设备, 再流焊',
  'rapier-loom':
    'loom, weaving machine, weaving loom, power loom, rapier weaving machine, jacquard loom, shuttleless loom | 织机, 织布机, 剑杆机, 无梭织机, 提花织机, 纺织机械, 箭杆织机, 梭织机',
  'circular-knitting-machine':
    'knitting machine, circular knit machine, hosiery machine, jersey knitting machine, fabric knitting machine, jersey machine, knit machine | 大圆机, 针织机, 针织大圆机, 圆型针织机, 纺织机械, 圆机, 棉毛机',
  'dyeing-machine':
    'fabric dyeing machine, jet dyeing machine, soft flow dyeing machine, yarn dyeing machine, textile dyeing equipment, jigger dyeing machine, jigger | 染缸, 溢流染色机, 染色设备, 筒子纱染色机, 印染设备, 气流染色机, 染布机, 染纱机',
  'industrial-sewing-machine':
    'sewing machine, stitching machine, lockstitch machine, overlock machine, garment sewing machine, interlock machine, tailoring machine, tailor machine | 缝纫机, 平车, 平缝机, 包缝机, 锁边机, 衣车, 服装设备, 针车',
  'cnc-fabric-cutter':
    'fabric cutting machine, cloth cutting machine, garment cutting machine, textile cutter, automatic cutting table, apparel cutting machine, auto cutter | 裁床, 自动裁床, 裁剪机, 布料裁剪机, 服装裁剪设备, 电脑裁床, 拉布裁床, 自动裁剪机',
  'quilting-machine':
    'mattress quilting machine, multi-needle quilting machine, quilt making machine, mattress machine, quilt stitching machine, razai machine | 绗缝设备, 床垫绗缝机, 绗绣机, 被子机, 多针绗缝机, 缝被机, 衲缝机, 床垫设备',
  'seam-sealing-machine':
    'seam sealer, seam taping machine, hot air sealing machine, tape sealing machine, waterproof seam machine, hot melt taping machine | 压胶机, 热风缝口密封机, 贴条机, 过胶机, 防水压胶机, 贴胶机, 封胶机',
  'cnc-panel-router':
    'CNC router, wood router, wood CNC machine, woodworking router, nesting router, furniture making machine, panel furniture machine, wood carving machine | 开料机, 木工雕刻机, 板式家具设备, 木工机械, 板材开料机, 数控雕刻机, 木工加工中心, 开料中心',
  'shelf-roll-former':
    'roll forming machine, rack roll forming machine, shelf making machine, racking machine, rack making machine, upright roll former, roll former | 冷弯机, 货架成型机, 货架生产线, 货架立柱成型机, 辊压成型机, 货架设备, 辊轧成型机, 滚压成型机',
  'jewellery-laser-welder':
    'jewellery laser welding machine, gold laser welder, laser spot welder, jewellery soldering machine, gold chain welding machine, jewellery machine, gold laser soldering machine | 首饰点焊机, 珠宝激光焊接机, 黄金焊接机, 激光点焊机, 首饰设备, 镭射焊机, 首饰镭射焊机',
  'jewellery-casting-machine':
    'gold casting machine, vacuum casting machine, investment casting machine, gold melting machine, jewellery machine, bullion casting machine, gold melting furnace | 首饰浇铸机, 黄金铸造机, 真空铸造机, 熔金机, 首饰设备, 倒模机, 铸金机, 熔金炉',
  'blister-packing-machine':
    'packing machine, packaging machine, blister machine, blister packaging machine, alu-alu packing machine, tablet packing machine, strip packing machine, tropical blister machine | 包装机, 铝塑包装机, 泡罩机, 药品包装机, 铝塑泡罩机, 包装设备, 板装机',
  'tube-filler':
    'tube filling machine, tube sealing machine, toothpaste filling machine, cream filling machine, filling machine, sealing machine, packing machine | 软管灌装机, 灌装封尾机, 封尾机, 灌装机, 牙膏灌装机, 包装机, 软管充填机, 充填机',
  'flow-wrapper':
    'packing machine, packaging machine, flow wrapping machine, pillow packing machine, horizontal packing machine, pouch packing machine, biscuit packing machine, wrapping machine | 包装机, 枕包机, 流动式包装机, 卧式包装机, 食品包装机, 饼干包装机, 包装设备, 枕式包装',
  cartoner:
    'carton packing machine, packing machine, packaging machine, cartoner, box packing machine, carton sealing machine, case packer, carton filling machine | 自动装盒机, 包装机, 入盒机, 纸盒包装机, 开盒机, 包装设备, 纸盒机, 折盒机',
  'bottle-filler':
    'bottling machine, filling machine, bottle filling machine, water filling plant, beverage filling line, capping machine, bottling plant, liquid filling machine | 灌装机, 液体灌装机, 瓶装水设备, 饮料灌装生产线, 灌装设备, 旋盖机, 充填机, 装瓶机',
  'injection-moulding-machine':
    'injection machine, plastic moulding machine, plastic injection machine, IMM, preform machine, PET preform machine, plastic machine, moulding machine | 注塑设备, 塑料注射成型机, 注射成型机, 啤机, 塑料机械, 注塑成型机, 射出机, 射出成型机',
  'offset-press':
    'printing machine, offset printing machine, printing press, offset printer, sheetfed press, four-colour printing machine, sheetfed printing machine | 胶印机, 印刷机, 平版印刷机, 单色胶印机, 印刷设备, 柯式印刷机, 四色印刷机',
  'uv-printer':
    'UV printing machine, UV flatbed printer, flatbed printer, digital printer, inkjet printer, printing machine, UV flatbed | 平板打印机, UV平板机, 喷绘机, 数码印刷机, 万能打印机, 印刷设备, UV喷绘机, 平板喷绘机',
  'cnc-lathe':
    'lathe, lathe machine, turning machine, turning centre, CNC turning machine, CNC machine, machine tool, slant bed lathe | 车床, 数控机床, 车削中心, 机床, 斜床身车床, 车削机床, CNC车床, 电脑车床',
  'machining-centre':
    'VMC, CNC milling machine, CNC mill, milling machine, CNC machine, vertical mill, machine tool, HMC | 加工中心, 数控铣床, CNC加工中心, 铣床, 数控机床, 机床, 立加, 数控铣',
  'press-brake':
    'bending machine, sheet bending machine, metal bending machine, CNC bending machine, hydraulic press brake, folding machine, brake press, plate bending machine | 数控折弯机, 液压折弯机, 折弯设备, 弯板机, 钣金折弯机, 压弯机, 弯折机, 板料折弯机',
  'fibre-laser-cutter':
    'laser cutter, laser cutting machine, fibre laser, metal laser cutting machine, sheet metal cutting machine, laser machine, metal laser, CNC laser | 激光切割机, 光纤激光机, 金属激光切割机, 板材切割机, 激光设备, 激光下料机, 镭射切割机, 光纤切割机',
  'plasma-cutter':
    'plasma cutter, plasma cutting machine, CNC profile cutting machine, plate cutting machine, metal cutting machine, pipe cutting machine, gas cutting machine, oxy-fuel cutting machine | 等离子切割机, 等离子切割设备, 数控切割机, 钢板切割机, 相贯线切割机, 火焰切割机, 电浆切割机',
  'jaw-crusher':
    'stone crusher, rock crusher, crusher, primary crusher, ore crusher, mining crusher, stone crushing machine, gitti crusher | 破碎机, 鄂式破碎机, 颚破, 鄂破, 碎石机, 石料破碎机, 矿山设备, 老虎口',
  'ball-mill':
    'grinding mill, cement mill, ore grinding mill, ball grinding mill, mineral grinding machine, pulveriser, cement grinding mill | 磨机, 水泥磨, 研磨机, 矿石磨机, 磨粉机, 粉磨设备, 研磨设备',
  'rotary-kiln':
    'kiln, cement kiln, lime kiln, calciner, rotary furnace, cement plant, clinker kiln, lime plant | 窑炉, 水泥窑, 石灰窑, 煅烧窑, 旋窑, 回转炉, 水泥设备, 水泥回转窑',
  'tower-crane':
    'crane, construction crane, building crane, topless tower crane, luffing crane, hammerhead crane, hoist crane | 塔吊, 塔机, 建筑起重机, 起重机, 吊车, 施工塔吊, 塔式吊机, 塔式吊',
  'block-machine':
    'brick machine, block making machine, brick making machine, paver block machine, fly ash brick machine, hollow block machine, paving block machine, interlocking brick machine | 砖机, 制砖机, 砌块机, 免烧砖机, 水泥砖机, 压砖机, 空心砖机, 水泥砌块机',
  'concrete-mixer':
    'mixer, cement mixer, concrete mixing machine, concrete batching plant, pan mixer, twin-shaft mixer, ready mix plant, batching plant | 搅拌机, 水泥搅拌机, 混凝土搅拌站, 双卧轴搅拌机, 强制式搅拌机, 搅拌设备, 拌合机, 滚筒搅拌机',
  excavator:
    'digger, mini excavator, crawler excavator, hydraulic excavator, poclain, earthmoving machine, backhoe, tracked excavator | 挖机, 钩机, 小挖, 履带挖掘机, 小型挖掘机, 挖土机, 土方机械, 怪手',
  forklift:
    'fork lift truck, lift truck, electric forklift, battery forklift, warehouse truck, counterbalance truck, material handling equipment, stacker | 铲车, 电动叉车, 堆高车, 叉式装卸车, 仓储叉车, 搬运车, 电瓶叉车',
  'pump-jack':
    'pumping unit, beam pump, nodding donkey, sucker rod pump, oil well pump, oilfield pumping unit, SRP unit, walking beam pump | 磕头机, 游梁式抽油机, 采油设备, 油田抽油机, 采油机, 驴头抽油机, 抽油设备',
  'screw-compressor':
    'air compressor, compressor, rotary screw compressor, screw compressor, oil-free compressor, VFD compressor, rotary compressor, VSD compressor | 空压机, 空气压缩机, 压缩机, 螺杆机, 螺杆式空气压缩机, 气泵, 变频空压机, 压风机',
  'solar-laminator':
    'PV laminator, solar panel laminator, photovoltaic module laminator, solar panel making machine, module laminating machine, solar panel plant, solar panel lamination machine | 层压机, 太阳能层压机, 太阳能板设备, 光伏层压机, 组件层压设备, 光伏设备',
  'diesel-genset':
    'generator, genset, DG set, diesel generator, generator set, standby generator, silent generator, diesel power generator | 发电机, 柴油发电机, 发电机组, 静音发电机, 备用电源, 发电设备, 柴油机组, 发电车',
  'cable-extruder':
    'cable extruder, cable making machine, wire extruder, wire and cable machine, cable sheathing line, cable insulation line, extruder, wire making machine | 押出机, 电缆挤出机, 电线押出机, 电缆设备, 护套挤出机, 线缆设备, 挤出机, 电缆生产线',
  'robot-arm':
    'robot, industrial robot, cobot, collaborative robot, robotic arm, six-axis robot, SCARA robot, manipulator | 机器人, 工业机器人, 协作机器人, 机械手, 六轴机器人, 机械手臂, 机器手臂, 协作机械臂',
  'wall-printing-robot':
    'wall printer, mural printer, mural painting machine, vertical wall printer, wall painting robot, robot printer, 3D wall printer | 墙绘机, 墙体打印机, 墙面喷绘机, 壁画打印机, 墙体喷绘机, 彩绘机器人, 喷画机, 墙体喷画机',
  'delivery-robot':
    'robot, service robot, hotel robot, food delivery robot, waiter robot, restaurant robot, serving robot, butler robot | 送餐机器人, 机器人, 酒店机器人, 服务机器人, 送物机器人, 餐厅机器人, 传菜机器人',
};

/** Empty for a machine type without an entry. */
export const synonymsOf = (typeId: string): WordLists => wordLists(TEXTS[typeId]);
