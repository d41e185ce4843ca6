// What Indian buyers use a machine of each family for, and the group of machines that their questions about it belong to.
import type { Family } from '../../families.ts';
import { both } from '../../profiles/datasheet.ts';
import type { Both } from '../../types.ts';

export type Group =
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

export interface Job {
  readonly group: Group;
  /** What the buyer works on, in the middle of a sentence. */
  readonly material: Both;
}

const job = (group: Group, material: string): Job => ({ group, material: both(material) });

export const JOBS: Readonly<Record<Family, Job>> = {
  'rice-mill': job('food', 'basmati and sona masuri paddy | 巴斯马蒂稻和索纳马苏里稻'),
  'oil-press': job('food', 'groundnut and mustard seed | 花生和芥菜籽'),
  'food-dryer': job('food', 'onion flakes and turmeric | 洋葱片和姜黄'),
  'noodle-line': job('food', 'wheat and rice noodles | 小麦面和米粉'),
  'retort-steriliser': job('food', 'ready meals in pouches | 袋装即食餐'),
  'flow-wrapper': job('packing', 'biscuits and energy bars | 饼干和能量棒'),
  'bottle-filler': job('packing', 'fruit juice in PET bottles | PET 瓶装果汁'),
  'tube-filler': job('packing', 'ointment and toothpaste | 药膏和牙膏'),
  'vacuum-emulsifier': job('process', 'creams and herbal lotions | 膏霜和草本乳液'),
  bioreactor: job('process', 'probiotic cultures | 益生菌培养液'),
  'freeze-dryer': job('process', 'herbal extracts | 草本提取物'),
  'steam-steriliser': job('process', 'wrapped instrument sets | 包装器械包'),
  'syringe-line': job('process', 'disposable syringes | 一次性注射器'),
  'tablet-press': job('process', 'paracetamol and vitamin tablets | 对乙酰氨基酚片和维生素片'),
  'glass-lined-reactor': job('process', 'dye intermediates | 染料中间体'),
  'blister-packer': job('packing', 'tablets in PVC and aluminium foil | PVC 铝箔泡罩片剂'),
  'rapier-loom': job('cloth', 'shirting and saree cloth | 衬衫布和纱丽面料'),
  'circular-knitter': job('cloth', 'cotton T-shirt fabric | 棉 T 恤面料'),
  'dyeing-machine': job('cloth', 'cotton hosiery fabric | 棉针织面料'),
  'sewing-machine': job('sewing', 'denim and school bags | 牛仔布和书包'),
  'fabric-cutter': job('sewing', 'cotton and polyester lays | 棉和涤纶铺层'),
  'quilting-machine': job('sewing', 'mattress covers | 床垫面料'),
  'seam-sealer': job('sewing', 'rainwear and tents | 雨衣和帐篷'),
  lathe: job('metal', 'EN8 and EN24 shafts | EN8 和 EN24 轴类件'),
  'machining-centre': job('metal', 'cast-iron pump bodies | 铸铁泵体'),
  'press-brake': job('metal', 'CRCA sheet up to 4 mm | 4 mm 以内冷轧板'),
  'fibre-laser': job('metal', 'mild steel and SS 304 sheet | 碳钢板和 SS 304 不锈钢板'),
  'panel-router': job('panels', 'pre-laminated particle board | 覆膜刨花板'),
  'shelf-roll-former': job('panels', 'galvanised strip for racking | 货架用镀锌带钢'),
  'injection-moulder': job('moulding', 'PP and ABS parts | PP 和 ABS 制件'),
  'tyre-press': job('moulding', 'two-wheeler tyres | 摩托车轮胎'),
  'cable-extruder': job('moulding', 'PVC house wire | PVC 布电线'),
  'composite-autoclave': job('moulding', 'carbon fibre panels | 碳纤维面板'),
  'offset-press': job('print', 'cartons and leaflets | 纸盒和宣传单'),
  'uv-printer': job('print', 'acrylic boards and glass | 亚克力板和玻璃'),
  'wall-printing-robot': job('print', 'school and shop walls | 学校和店铺墙面'),
  'ball-mill': job('mineral', 'quartz and feldspar | 石英和长石'),
  'rotary-kiln': job('mineral', 'limestone and bauxite | 石灰石和铝矾土'),
  'jaw-crusher': job('mineral', 'basalt and granite | 玄武岩和花岗岩'),
  'block-machine': job('mineral', 'fly-ash blocks and pavers | 粉煤灰砌块和铺路砖'),
  excavator: job('site', 'canal and pipeline trenches | 水渠和管沟'),
  forklift: job('site', 'palletised bags and drums | 托盘袋装货和桶装货'),
  'road-roller': job('site', 'village roads and yards | 乡村道路和堆场'),
  'gantry-crane': job('site', 'precast girders | 预制梁'),
  'tower-crane': job('site', 'twelve-storey housing | 十二层住宅楼'),
  'auto-lift': job('site', 'passenger cars and small vans | 轿车和小型货车'),
  'crop-drone': job('robots', 'paddy and cotton fields | 水稻和棉花田'),
  'screw-compressor': job('energy', 'air for a machine shop | 机加工车间用气'),
  'solar-laminator': job('energy', 'half-cut mono modules | 半片单晶组件'),
  'diesel-genset': job('energy', 'standby power for our plant | 工厂备用电源'),
  'pump-jack': job('energy', 'wells of 900 to 1,400 m | 900 至 1,400 m 油井'),
  'ev-charger': job('energy', 'buses and light trucks | 公交车和轻卡'),
  'battery-line': job('energy', 'LFP packs for e-rickshaws | 电动三轮车磷酸铁锂电池包'),
  'smt-placer': job('electronics', 'LED drivers and meters | LED 驱动和电表'),
  'reflow-oven': job('electronics', 'lead-free boards | 无铅电路板'),
  'coil-winder': job('electronics', 'pump motor stators | 水泵电机定子'),
  'jewellery-laser-welder': job('jewellery', '22-carat chains and bangles | 22K 金链和手镯'),
  'jewellery-caster': job('jewellery', '18 and 22-carat rings | 18K 和 22K 戒指'),
  'robot-arm': job('robots', 'arc welding and palletising | 弧焊和码垛'),
  'delivery-robot': job('robots', 'hotel and hospital floors | 酒店和医院楼层'),
};
