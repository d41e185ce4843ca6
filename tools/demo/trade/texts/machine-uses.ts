// Use of each machine family by buyers in India, and the group of machines with the same questions.
import type { Family } from '../../../../drawings/families.ts';
import { both } from '../../profiles/datasheet.ts';
import type { Both } from '../../types.ts';

export type MachineGroup =
  | 'food'
  | 'packing'
  | 'process'
  | 'cloth'
  | 'sewing'
  | 'metal'
  | 'panels'
  | 'moulding'
  | 'print'
  | 'mineral'
  | 'site'
  | 'energy'
  | 'electronics'
  | 'jewellery'
  | 'robots';

export interface MachineUse {
  readonly group: MachineGroup;
  /** The buyer's material or product, as words inside a sentence. */
  readonly material: Both;
}

const use = (group: MachineGroup, material: string): MachineUse => ({
  group,
  material: both(material),
});

export const MACHINE_USES: Readonly<Record<Family, MachineUse>> = {
  'rice-mill': use('food', 'basmati and sona masuri paddy | 巴斯马蒂稻和索纳马苏里稻'),
  'oil-press': use('food', 'groundnut and mustard seed | 花生和芥菜籽'),
  'food-dryer': use('food', 'onion flakes and turmeric | 洋葱片和姜黄'),
  'noodle-line': use('food', 'wheat and rice noodles | 小麦面和米粉'),
  'retort-steriliser': use('food', 'ready meals in pouches | 袋装即食餐'),
  'flow-wrapper': use('packing', 'biscuits and energy bars | 饼干和能量棒'),
  'bottle-filler': use('packing', 'fruit juice in PET bottles | PET 瓶装果汁'),
  'tube-filler': use('packing', 'ointment and toothpaste | 药膏和牙膏'),
  'vacuum-emulsifier': use('process', 'creams and herbal lotions | 膏霜和草本乳液'),
  bioreactor: use('process', 'probiotic cultures | 益生菌培养液'),
  'freeze-dryer': use('process', 'herbal extracts | 草本提取物'),
  'steam-steriliser': use('process', 'wrapped instrument sets | 包装器械包'),
  'syringe-line': use('process', 'disposable syringes | 一次性注射器'),
  'tablet-press': use('process', 'paracetamol and vitamin tablets | 对乙酰氨基酚片和维生素片'),
  'glass-lined-reactor': use('process', 'dye intermediates | 染料中间体'),
  'blister-packer': use('packing', 'tablets in PVC and aluminium foil | PVC 铝箔泡罩片剂'),
  'rapier-loom': use('cloth', 'shirting and saree cloth | 衬衫布和纱丽面料'),
  'circular-knitter': use('cloth', 'cotton T-shirt fabric | 棉 T 恤面料'),
  'dyeing-machine': use('cloth', 'cotton hosiery fabric | 棉针织面料'),
  'sewing-machine': use('sewing', 'denim and school bags | 牛仔布和书包'),
  'fabric-cutter': use('sewing', 'cotton and polyester lays | 棉和涤纶铺层'),
  'quilting-machine': use('sewing', 'mattress covers | 床垫面料'),
  'seam-sealer': use('sewing', 'rainwear and tents | 雨衣和帐篷'),
  lathe: use('metal', 'EN8 and EN24 shafts | EN8 和 EN24 轴类件'),
  'machining-centre': use('metal', 'cast-iron pump bodies | 铸铁泵体'),
  'press-brake': use('metal', 'CRCA sheet up to 4 mm | 4 mm 以内冷轧板'),
  'fibre-laser': use('metal', 'mild steel and SS 304 sheet | 碳钢板和 SS 304 不锈钢板'),
  'panel-router': use('panels', 'pre-laminated particle board | 覆膜刨花板'),
  'shelf-roll-former': use('panels', 'galvanised strip for racking | 货架用镀锌带钢'),
  'injection-moulder': use('moulding', 'PP and ABS parts | PP 和 ABS 制件'),
  'tyre-press': use('moulding', 'two-wheeler tyres | 摩托车轮胎'),
  'cable-extruder': use('moulding', 'PVC house wire | PVC 布电线'),
  'composite-autoclave': use('moulding', 'carbon fibre panels | 碳纤维面板'),
  'offset-press': use('print', 'cartons and leaflets | 纸盒和宣传单'),
  'uv-printer': use('print', 'acrylic boards and glass | 亚克力板和玻璃'),
  'wall-printing-robot': use('print', 'school and shop walls | 学校和店铺墙面'),
  'ball-mill': use('mineral', 'quartz and feldspar | 石英和长石'),
  'rotary-kiln': use('mineral', 'limestone and bauxite | 石灰石和铝矾土'),
  'jaw-crusher': use('mineral', 'basalt and granite | 玄武岩和花岗岩'),
  'block-machine': use('mineral', 'fly-ash blocks and pavers | 粉煤灰砌块和铺路砖'),
  excavator: use('site', 'canal and pipeline trenches | 水渠和管沟'),
  forklift: use('site', 'palletised bags and drums | 托盘袋装货和桶装货'),
  'road-roller': use('site', 'village roads and yards | 乡村道路和堆场'),
  'gantry-crane': use('site', 'precast girders | 预制梁'),
  'tower-crane': use('site', 'twelve-storey housing | 十二层住宅楼'),
  'auto-lift': use('site', 'passenger cars and small vans | 轿车和小型货车'),
  'crop-drone': use('robots', 'paddy and cotton fields | 水稻和棉花田'),
  'screw-compressor': use('energy', 'air for a machine shop | 机加工车间用气'),
  'solar-laminator': use('energy', 'half-cut mono modules | 半片单晶组件'),
  'diesel-genset': use('energy', 'standby power for our plant | 工厂备用电源'),
  'pump-jack': use('energy', 'wells of 900 to 1,400 m | 900 至 1,400 m 油井'),
  'ev-charger': use('energy', 'buses and light trucks | 公交车和轻卡'),
  'battery-line': use('energy', 'LFP packs for e-rickshaws | 电动三轮车磷酸铁锂电池包'),
  'smt-placer': use('electronics', 'LED drivers and meters | LED 驱动和电表'),
  'reflow-oven': use('electronics', 'lead-free boards | 无铅电路板'),
  'coil-winder': use('electronics', 'pump motor stators | 水泵电机定子'),
  'jewellery-laser-welder': use('jewellery', '22-carat chains and bangles | 22K 金链和手镯'),
  'jewellery-caster': use('jewellery', '18 and 22-carat rings | 18K 和 22K 戒指'),
  'robot-arm': use('robots', 'arc welding and palletising | 弧焊和码垛'),
  'delivery-robot': use('robots', 'hotel and hospital floors | 酒店和医院楼层'),
};
