// Terms for each machine family: for company names, and for products in a sentence.
import type { Family } from '../../drawings/families.ts';
import { both } from './profiles/datasheet.ts';
import type { Both } from './types.ts';

export interface TradeWords {
  /** Follows the company's own name: "Lichuan Grain Machinery Co., Ltd.". */
  readonly firm: Both;
  /** Plural in English, as in "makes rice milling machines". */
  readonly goods: Both;
}

const words = (firm: string, goods: string): TradeWords => ({
  firm: both(firm),
  goods: both(goods),
});

export const TRADE_WORDS: Record<Family, TradeWords> = {
  'rice-mill': words('Grain Machinery | 粮食机械', 'rice milling machines | 碾米设备'),
  'oil-press': words('Oil Machinery | 油脂机械', 'edible oil presses | 食用油压榨设备'),
  'food-dryer': words('Drying Equipment | 干燥设备', 'food dryers | 食品烘干设备'),
  'noodle-line': words('Food Machinery | 食品机械', 'noodle lines | 面制品生产线'),
  'retort-steriliser': words('Food Machinery | 食品机械', 'food retorts | 食品杀菌设备'),
  'tyre-press': words('Rubber Machinery | 橡胶机械', 'tyre curing presses | 轮胎硫化设备'),
  'auto-lift': words('Garage Equipment | 汽保设备', 'vehicle lifts | 汽车举升设备'),
  'battery-line': words(
    'New Energy Equipment | 新能源装备',
    'battery pack lines | 电池 PACK 生产线',
  ),
  'ev-charger': words('Charging Technology | 充电技术', 'EV chargers | 电动汽车充电桩'),
  'coil-winder': words('Motor Equipment | 电机装备', 'coil winding machines | 绕线设备'),
  'crop-drone': words('Aviation Technology | 航空科技', 'agricultural drones | 农用无人机'),
  'composite-autoclave': words(
    'Thermal Equipment | 热工装备',
    'composite autoclaves | 复合材料热压罐',
  ),
  'road-roller': words('Road Machinery | 路面机械', 'road rollers | 压路机'),
  'gantry-crane': words('Crane | 起重机械', 'gantry cranes | 门式起重机'),
  bioreactor: words(
    'Bioengineering Equipment | 生物工程设备',
    'fermenters and bioreactors | 发酵罐和生物反应器',
  ),
  'freeze-dryer': words('Freeze-Drying Equipment | 冻干设备', 'freeze dryers | 冻干设备'),
  'steam-steriliser': words('Medical Equipment | 医疗设备', 'steam sterilisers | 蒸汽灭菌设备'),
  'syringe-line': words(
    'Medical Automation | 医疗自动化',
    'syringe assembly machines | 注射器自动化设备',
  ),
  'tablet-press': words('Pharmaceutical Machinery | 制药机械', 'tablet presses | 压片设备'),
  'glass-lined-reactor': words(
    'Chemical Equipment | 化工设备',
    'glass-lined reactors | 搪玻璃反应设备',
  ),
  'blister-packer': words(
    'Packaging Machinery | 包装机械',
    'blister packing machines | 泡罩包装设备',
  ),
  'vacuum-emulsifier': words(
    'Light Industry Machinery | 轻工机械',
    'vacuum emulsifying mixers | 真空乳化设备',
  ),
  'tube-filler': words('Filling Machinery | 灌装机械', 'tube filling machines | 软管灌装设备'),
  'smt-placer': words('Electronic Equipment | 电子设备', 'component placement machines | 贴片设备'),
  'reflow-oven': words('Electronic Equipment | 电子设备', 'reflow ovens | 回流焊设备'),
  'rapier-loom': words('Textile Machinery | 纺织机械', 'rapier looms | 剑杆织机'),
  'circular-knitter': words(
    'Knitting Machinery | 针织机械',
    'circular knitting machines | 针织圆纬机',
  ),
  'dyeing-machine': words('Dyeing Machinery | 染整机械', 'dyeing machines | 染整设备'),
  'sewing-machine': words('Sewing Machine | 缝纫设备', 'industrial sewing machines | 工业缝纫设备'),
  'fabric-cutter': words('Cutting Technology | 裁剪科技', 'fabric cutting machines | 面料裁剪设备'),
  'quilting-machine': words('Home Textile Machinery | 家纺机械', 'quilting machines | 绗缝设备'),
  'panel-router': words(
    'Woodworking Machinery | 木工机械',
    'CNC panel routers | 板式家具数控开料设备',
  ),
  'shelf-roll-former': words(
    'Roll Forming Machinery | 冷弯机械',
    'roll forming lines | 冷弯成型设备',
  ),
  'jewellery-laser-welder': words(
    'Laser Technology | 激光科技',
    'jewellery laser welders | 首饰激光焊接设备',
  ),
  'jewellery-caster': words(
    'Precious Metal Equipment | 贵金属设备',
    'jewellery casting machines | 首饰铸造设备',
  ),
  'seam-sealer': words(
    'Outdoor Gear Machinery | 户外装备机械',
    'seam sealing machines | 热风压胶设备',
  ),
  'injection-moulder': words(
    'Plastics Machinery | 塑料机械',
    'injection moulding machines | 注塑机',
  ),
  'flow-wrapper': words('Packaging Machinery | 包装机械', 'flow wrapping machines | 枕式包装设备'),
  'bottle-filler': words('Beverage Machinery | 饮料机械', 'bottle filling machines | 瓶装灌装设备'),
  'offset-press': words('Printing Machinery | 印刷机械', 'offset printing presses | 胶印设备'),
  'uv-printer': words('Digital Printing | 数码印刷', 'UV printers | UV 打印设备'),
  'tower-crane': words('Construction Machinery | 建筑机械', 'tower cranes | 塔式起重机'),
  'block-machine': words(
    'Building Materials Machinery | 建材机械',
    'block making machines | 砌块成型设备',
  ),
  'ball-mill': words('Grinding Equipment | 粉磨设备', 'ball mills | 球磨设备'),
  'rotary-kiln': words('Kiln Equipment | 窑炉设备', 'rotary kilns | 回转窑设备'),
  lathe: words('Machine Tool | 机床', 'lathes | 车床'),
  'machining-centre': words('CNC Machine Tool | 数控机床', 'machining centres | 加工中心'),
  'press-brake': words('Forging and Bending Machine | 锻压机床', 'press brakes | 折弯设备'),
  'fibre-laser': words('Laser Equipment | 激光装备', 'fibre laser cutters | 光纤激光切割设备'),
  'jaw-crusher': words('Mining Machinery | 矿山机械', 'crushers | 破碎设备'),
  excavator: words('Construction Machinery | 工程机械', 'excavators | 挖掘机'),
  forklift: words('Forklift | 叉车', 'forklifts | 叉车'),
  'pump-jack': words('Petroleum Machinery | 石油机械', 'pumping units | 抽油机'),
  'screw-compressor': words('Compressor | 压缩机', 'screw air compressors | 螺杆空压机'),
  'solar-laminator': words(
    'Photovoltaic Equipment | 光伏设备',
    'solar module laminators | 光伏组件层压设备',
  ),
  'diesel-genset': words('Power Equipment | 动力设备', 'diesel generating sets | 柴油发电机组'),
  'cable-extruder': words('Cable Machinery | 线缆机械', 'cable extrusion lines | 线缆挤出设备'),
  'robot-arm': words('Robotics | 机器人', 'robot arms | 机械臂'),
  'wall-printing-robot': words(
    'Intelligent Printing | 智能喷绘',
    'wall printing robots | 墙面喷绘机器人',
  ),
  'delivery-robot': words('Service Robotics | 服务机器人', 'delivery robots | 配送机器人'),
};
