// Uses of each machine type: products, materials and trades, in both languages. A search for one of these words finds the machines.
import { type WordLists, wordLists } from './word-lists.ts';

/** By id of the machine type: words of the trade for products, materials and plants, "English | 中文". Single words: each counts by itself. */
const TEXTS: Readonly<Record<string, string>> = {
  'rice-mill':
    'paddy, rice, basmati, bran, husk, grain, milling, agro | 稻谷, 大米, 水稻, 糙米, 米糠, 谷物, 粮食, 粮油加工, 稻米',
  'oil-press':
    'edible, groundnut, peanut, sesame, soybean, sunflower, coconut, copra, cottonseed, oilseeds, extraction, mustard, castor, flaxseed | 食用油, 花生油, 菜籽油, 芝麻油, 大豆油, 茶籽, 油料, 榨油, 菜籽, 核桃油, 山茶油, 亚麻籽',
  'food-dryer':
    'fruit, vegetables, mango, banana, chips, onion, chilli, spices, herbs, turmeric, seafood, dehydration, drying, garlic, ginger, raisins, moringa, dates | 水果, 蔬菜, 果干, 辣椒, 药材, 香料, 菌菇, 海鲜, 烘干, 脱水, 大蒜, 生姜, 红枣, 枸杞, 香菇',
  'noodle-line':
    'vermicelli, pasta, dough, flour, ramen, wrappers, seviyan, semiya, macaroni | 方便面, 挂面, 鲜面, 面皮, 面粉, 拉面, 饺子皮, 馄饨皮, 意面',
  'retort-steriliser':
    'canned, cans, tinned, fish, meals, pouches, pickles, sterilising, curry, petfood | 罐头, 软包装食品, 鱼罐头, 即食食品, 宠物食品, 卤味, 杀菌, 八宝粥, 肉制品',
  'seed-cleaner':
    'seed, grain, paddy, wheat, maize, pulses, dal, cleaning, grading, sorting, impurities, destoning, sesame, millet, chickpea | 种子, 粮食, 谷物, 稻谷, 小麦, 玉米, 豆类, 除杂, 清选, 去石, 筛选, 芝麻, 绿豆, 藜麦',
  'tyre-curing-press':
    'tyre, rubber, vulcanising, moulding, tube, bladder, bicycle, motorcycle | 轮胎, 橡胶, 硫化, 内胎, 胶囊, 翻新, 外胎, 摩托车胎',
  'vehicle-lift':
    'garage, workshop, automobile, alignment, car, servicing, automotive | 汽修, 汽车维修, 修理厂, 车库, 四轮定位, 保养, 修车, 4S店, 洗车',
  'battery-pack-line':
    'lithium, cells, modules, e-rickshaw, scooter | 锂电池, 电池包, 电芯, 模组, 储能, 动力电池, 电动车',
  'ev-charger':
    'e-rickshaw, scooter, charging, parking, highway, fleet, bus | 电动汽车, 新能源汽车, 电动车, 停车场, 充电, 快充, 车队, 公交, 加油站, 小区',
  'coil-winding-machine':
    'motor, stator, armature, rotor, transformer, coil, fan, winding | 电机, 定子, 转子, 变压器, 线圈, 铜线, 电枢, 绕线',
  'agricultural-drone':
    'crops, field, pesticide, fertiliser, spraying, farming, orchard, agriculture | 农田, 农作物, 农药, 施肥, 喷洒, 播撒, 果园, 打药, 植保',
  'composite-autoclave':
    'carbon, composite, prepreg, aerospace, aircraft, curing, CFRP | 碳纤维, 复合材料, 预浸料, 航空航天, 飞机部件, 固化, 复材',
  'road-roller':
    'road, highway, asphalt, bitumen, soil, pavement, construction, compaction | 道路, 公路, 沥青, 路面, 路基, 土方, 压实, 修路, 施工',
  'gantry-crane':
    'lifting, hoisting, workshop, yard, container, port, precast, railway, shipyard, girder | 吊装, 起吊, 堆场, 集装箱, 港口, 车间, 货场, 预制梁, 船厂, 预制场',
  bioreactor:
    'fermentation, vaccine, enzyme, yeast, bacteria, biotech, antibody, probiotics, insulin | 发酵, 细胞培养, 疫苗, 酶制剂, 酵母, 菌种, 生物制药, 抗体, 益生菌, 胰岛素',
  'freeze-dryer':
    'fruit, vaccine, vials, coffee, herbs, petfood | 冻干, 冻干水果, 疫苗, 西林瓶, 冻干粉, 咖啡, 果干, 宠物食品, 速溶咖啡',
  'steam-steriliser':
    'surgical, instruments, sterilising, medical, clinic, laboratory, dental, pharma | 手术器械, 灭菌, 消毒, 诊所, 实验室, 口腔, 制药',
  'syringe-line':
    'syringe, needle, disposable, insulin, assembly | 注射器, 针头, 针管, 一次性医疗用品, 胰岛素, 组装',
  'tablet-press':
    'tablet, pill, medicine, pharma, effervescent, nutraceutical, camphor, candy, detergent, salt | 药片, 片剂, 制药, 泡腾片, 保健品, 压片, 含片, 奶片, 糖片, 盐片',
  'glass-lined-reactor':
    'chemical, pharma, API, drugs, acid, dyes, pesticide, resin, synthesis | 化工, 制药, 原料药, 染料, 农药, 树脂, 强酸, 合成',
  'vacuum-emulsifier':
    'cosmetics, cream, lotion, ointment, shampoo, gel, mayonnaise, sauce, emulsifying | 化妆品, 面霜, 膏霜, 乳液, 护肤品, 软膏, 洗发水, 蛋黄酱, 乳化',
  'pick-and-place-machine':
    'PCB, circuit, LED, electronics, SMD, components, assembly, EMS | 电路板, 线路板, 贴片, 元器件, 电子厂, 灯板, 主板, 组装',
  'reflow-oven':
    'PCB, circuit, soldering, LED, SMD, electronics, assembly | 电路板, 线路板, 焊接, 锡膏, 电子厂, 灯板, 主板',
  'rapier-loom':
    'fabric, cloth, saree, denim, towel, shirting, suiting, curtain, weaving, carpet, sari | 织布, 面料, 布料, 牛仔布, 毛巾, 窗帘布, 纺织厂, 地毯, 丝绸',
  'circular-knitting-machine':
    't-shirt, knitted, jersey, hosiery, fleece, sportswear, rib, knitwear, baniyan, leggings, underwear | 汗布, 卫衣, 罗纹, 毛圈布, 运动服面料, 针织面料, 内衣, 摇粒绒',
  'dyeing-machine':
    'dyeing, fabric, yarn, cotton, polyester, knits, bleaching | 染色, 漂染, 面料, 纱线, 棉布, 涤纶, 印染厂, 染整',
  'industrial-sewing-machine':
    'garment, shirt, t-shirt, jeans, uniform, shoes, leather, mattress, curtain, tailoring, stitching, saree, bags | 服装, 制衣, 衬衫, 牛仔裤, 校服, 皮革, 鞋, 箱包, 床垫, 缝制, 窗帘, 帐篷',
  'cnc-fabric-cutter':
    'garment, t-shirt, shirt, uniform, fabric, cloth, denim, sofa, leather, cutting | 服装, 制衣, 面料, 布料, 牛仔裤, 汽车座椅, 沙发, 皮革, 裁剪',
  'quilting-machine':
    'mattress, quilt, comforter, bedding, blanket, bedspread, razai, jacket, rajai, gadda | 床垫, 被子, 被褥, 床上用品, 床罩, 羽绒服, 家纺, 棉被, 枕头',
  'seam-sealing-machine':
    'tent, raincoat, waterproof, outdoor, PPE, trekking, rainwear, seam | 帐篷, 雨衣, 冲锋衣, 防护服, 户外服装, 防水, 登山',
  'cnc-panel-router':
    'furniture, plywood, MDF, kitchen, cabinet, wardrobe, door, wood, carving, almirah, signage, lakdi | 家具, 板式家具, 橱柜, 衣柜, 木门, 密度板, 胶合板, 木工, 密胺板, 刨花板',
  'shelf-roll-former':
    'rack, shelf, supermarket, storage, upright | 货架, 超市货架, 仓储货架, 立柱, 层板, 桥架',
  'jewellery-laser-welder':
    'gold, silver, chain, ring, ornaments, goldsmith, welding, soldering, sona, bangles | 黄金, 首饰, 珠宝, 金链, 戒指, 银饰, 修补, 焊接, 手镯, 耳环',
  'jewellery-casting-machine':
    'gold, silver, ring, ornaments, bullion, bars, goldsmith, melting, casting, wax, sona, bangles, silverware | 黄金, 首饰, 珠宝, 金条, 银饰, 戒指, 熔金, 铸造, 手镯, 银条',
  'blister-packing-machine':
    'tablet, capsule, medicine, pharma, packing, strip, softgel | 药片, 胶囊, 药品, 铝塑, 制药, 包装, 软胶囊',
  'tube-filler':
    'toothpaste, cream, ointment, gel, cosmetics, lotion, adhesive, filling | 牙膏, 药膏, 软膏, 化妆品, 护手霜, 面霜, 胶水, 灌装',
  'flow-wrapper':
    'biscuit, chocolate, bread, bakery, soap, candy, snacks, namkeen, noodles, packets, wrapping, rusk, incense, mask | 饼干, 巧克力, 面包, 糖果, 零食, 肥皂, 口罩, 月饼, 包装, 雪糕, 蔬菜',
  cartoner:
    'box, carton, medicine, toothpaste, soap, cosmetics, tea, packing, incense | 纸盒, 药盒, 牙膏, 化妆品, 香皂, 茶叶, 包装, 面膜, 咖啡',
  'bottle-filler':
    'water, mineral, juice, beverage, drinks, milk, sauce, edible, bottling, filling, soda, liquor, beer | 矿泉水, 纯净水, 饮料, 果汁, 牛奶, 酱油, 食用油, 瓶装水, 灌装, 啤酒, 白酒, 汽水, 桶装水',
  'injection-moulding-machine':
    'plastic, PET, preform, bottle, caps, crates, toys, household, containers, syringe, chair, bucket, crockery | 塑料, 瓶坯, 瓶盖, 塑料件, 玩具, 日用品, 周转箱, 注射器, 塑胶制品, 塑料椅, 塑料桶, 餐具',
  'offset-press':
    'books, brochure, magazine, newspaper, calendar, cartons, labels, paper, printing, textbook, leaflet | 书刊, 画册, 杂志, 彩盒, 标签, 日历, 纸张, 印刷, 课本, 说明书',
  'uv-printer':
    'signage, advertising, glass, acrylic, tiles, wood, leather, pen, printing, trophy | 广告, 标牌, 玻璃, 亚克力, 手机壳, 背景墙, 皮革, 打印, 奖杯, 瓷砖',
  'cnc-lathe':
    'shaft, bush, flange, bearing, valve, turned, turning, metal | 轴类, 法兰, 轴承, 阀门, 汽车零件, 车削, 金属零件, 机加工',
  'machining-centre':
    'mould, die, aluminium, milling, drilling, metal, prototype | 模具, 铝件, 汽车零件, 铣削, 钻孔, 金属零件, 机加工',
  'press-brake':
    'sheet, steel, cabinet, enclosure, panel, duct, fabrication, bending, trunking, gate, almirah | 钣金, 钢板, 机箱, 机柜, 电箱, 风管, 折弯, 防盗门, 电梯',
  'fibre-laser-cutter':
    'sheet, steel, stainless, aluminium, tube, pipe, fabrication, cut, cutting | 钣金, 钢板, 不锈钢, 铝板, 管材, 金属, 切割, 下料',
  'plasma-cutter':
    'plate, steel, pipe, shipbuilding, fabrication, cut, cutting | 钢板, 碳钢, 管材, 钢结构, 造船, 金属, 切割, 下料',
  'jaw-crusher':
    'stone, rock, granite, ore, aggregate, gravel, mining, quarry, limestone, cement, crushing, gitti, patthar, coal | 石头, 石料, 花岗岩, 矿石, 砂石, 骨料, 采石场, 矿山, 石灰石, 水泥, 破碎, 鹅卵石, 河卵石, 煤矸石',
  'ball-mill':
    'ore, cement, clinker, ceramic, limestone, mineral, slag, powder, grinding, quartz, feldspar | 矿石, 水泥, 熟料, 陶瓷, 石灰石, 矿渣, 选矿, 粉磨, 磨粉, 石英, 长石, 金矿',
  'rotary-kiln':
    'cement, clinker, lime, limestone, calcining, bauxite, sintering, dolomite, magnesite | 水泥, 熟料, 石灰, 煅烧, 铝矾土, 焙烧, 陶粒, 白云石, 高岭土',
  'tower-crane':
    'building, construction, high-rise, site, lifting, hoisting | 建筑, 工地, 高层, 施工, 房地产, 楼房, 吊装, 起吊',
  'block-machine':
    'brick, paver, paving, kerbstone, hollow, ash, building, construction, eent, flyash | 砖块, 制砖, 路面砖, 路沿石, 空心砖, 粉煤灰, 建筑, 建材, 水泥砖, 透水砖',
  'concrete-mixer':
    'concrete, cement, mortar, building, construction, road, mixing, batching, RCC, precast | 混凝土, 水泥, 砂浆, 商混, 建筑, 工地, 施工, 道路, 搅拌, 预制构件, 预制件',
  excavator:
    'digging, earthwork, mining, foundation, trench, pond, road, building, construction, demolition, khudai, excavation, drainage | 挖土, 土方, 矿山, 基坑, 沟渠, 道路, 建筑, 工地, 施工, 拆迁, 挖沟, 开挖',
  forklift:
    'warehouse, stacking, logistics, godown, pallets | 仓库, 装卸, 搬运, 堆垛, 物流, 货物, 冷库, 托盘, 卸货',
  'pump-jack': 'well, crude, oilfield, petroleum, pumping | 油井, 原油, 油田, 石油, 采油',
  'screw-compressor':
    'compressed, pneumatic, sandblasting | 压缩空气, 气动工具, 喷漆, 喷砂, 供气, 气源, 气动, 吹瓶',
  'solar-laminator':
    'panel, module, photovoltaic, EVA, laminating | 太阳能板, 光伏组件, 太阳能电池, 光伏板, 层压, 封装',
  'diesel-genset':
    'backup, electricity, apartment, hospital, telecom, outage | 备用电源, 停电, 供电, 发电, 数据中心, 基站, 应急, 医院',
  'cable-extruder':
    'wire, cable, PVC, sheathing, insulation, copper | 电线, 电缆, 护套, 绝缘, 光缆, 线缆, 铜线',
  'robot-arm':
    'automation, loading, palletising, welding, assembly, painting, education, handling, polishing | 自动化, 上下料, 码垛, 焊接, 装配, 喷涂, 搬运, 教学, 打磨, 分拣',
  'wall-printing-robot':
    'wall, mural, painting, picture, decoration, advertising | 墙面, 壁画, 墙绘, 彩绘, 装修, 广告, 文化墙',
  'delivery-robot':
    'hotel, restaurant, hospital, guests, serving, banquet, canteen | 酒店, 餐厅, 送餐, 送物, 客房, 医院, 配送, 食堂, 写字楼',
};

/** Empty for a machine type without an entry. */
export const usesOf = (typeId: string): WordLists => wordLists(TEXTS[typeId]);
