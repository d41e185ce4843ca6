// Machine types of biotechnology and medical devices: bioreactors, freeze dryers, sterilisers, syringe lines.
import { choice, machineType, number, power, voltage, weight } from './define.ts';
import type { MachineType } from './machine-type.ts';

const DESIGN = { labels: ['type', 'machine type', '型式', '类型', '结构形式'] };

const BIOREACTOR_DESIGNS = {
  fermenter: 'Microbial fermenter | 微生物发酵罐 | stainless steel fermenter | 不锈钢发酵罐',
  'cell-culture':
    'Cell culture | 细胞培养 | stirred cell-culture bioreactor | 搅拌式细胞培养反应器',
  pilot:
    'Pilot, sterilised in place | 原位灭菌中试 | sterilised-in-place pilot fermenter | 原位灭菌中试发酵罐',
  'two-stage':
    'Two-stage seed and production | 二级种子发酵 | two-stage seed and production fermenter | 二级种子发酵系统',
  probiotic: 'Probiotic | 益生菌 | probiotic fermenter | 益生菌发酵罐',
};

const FREEZE_DRYER_DESIGNS = {
  laboratory:
    'Laboratory manifold | 实验室多歧管 | manifold laboratory freeze dryer | 多歧管实验室冻干机',
  pilot: 'Pilot | 中试 | pilot freeze dryer | 中试冻干机',
  stoppering:
    'Production with stoppering | 生产压塞型 | production freeze dryer with stoppering | 压塞型生产冻干机',
  'in-situ': 'In-situ | 原位 | in-situ freeze dryer | 原位冻干机',
  food: 'Food | 食品型 | food freeze dryer | 食品冻干机',
};

const STERILISER_DESIGNS = {
  'pulse-vacuum': 'Pulse-vacuum | 脉动真空 | pulse-vacuum steam steriliser | 脉动真空灭菌器',
  vertical: 'Vertical | 立式 | vertical laboratory autoclave | 立式高压灭菌锅',
  bench: 'Class B bench | 台式 B 级 | class b bench steriliser | 台式 b 级灭菌器',
  'pass-through': 'Pass-through | 双扉 | pass-through steriliser for production | 双扉灭菌柜',
  liquid: 'Liquid and bottle | 液体及输液瓶 | liquid and bottle steriliser | 液体及输液瓶灭菌器',
};

const SYRINGE_PROCESSES = {
  assembly: 'Assembly | 组装 | syringe assembly machine | 注射器组装机',
  printing:
    'Printing and assembly | 印刷组装 | syringe printing and assembly line | 注射器印刷组装线',
  prefilled: 'Pre-filled | 预灌封 | pre-filled syringe line | 预灌封注射器生产线',
  needle: 'Needle assembly | 针头组装 | needle assembly and gluing machine | 针头组装点胶机',
  packing: 'Blister packing | 吸塑包装 | syringe blister packing line | 注射器吸塑包装线',
};

export const LABORATORY: readonly MachineType[] = [
  machineType('bioreactor', 'biotechnology', 'Bioreactor | 生物反应器', [
    number('total-volume', 'Total volume | 总容积', 'L', {
      isKey: true,
      better: 'more',
      labels: ['vessel volume', 'volume', '全容积', '罐体容积'],
    }),
    number('agitation-speed', 'Maximum agitation speed | 最高搅拌转速', 'rpm', {
      isKey: true,
      better: 'more',
      labels: ['agitation speed, maximum', 'agitation speed', 'stirring speed', '搅拌转速'],
    }),
    power({ isKey: true, labels: ['installed power', '装机功率', '总功率'] }),
    number('filling-ratio', 'Filling ratio | 装料系数', '%', {
      labels: ['filling coefficient', '装液系数'],
    }),
    number('temperature-accuracy', 'Temperature control accuracy | 控温精度', '°C', {
      better: 'less',
      labels: ['temperature accuracy', '温度控制精度'],
    }),
    number('surface-roughness', 'Inner surface roughness, Ra | 内表面粗糙度', 'µm', {
      better: 'less',
      labels: ['inner surface', 'surface roughness', '内壁粗糙度'],
    }),
    choice('design', 'Design | 结构型式', BIOREACTOR_DESIGNS, DESIGN),
    voltage(),
    weight(),
  ]),

  machineType('freeze-dryer', 'biotechnology', 'Freeze dryer | 冻干机', [
    number('shelf-area', 'Shelf area | 搁板面积', 'm²', {
      isKey: true,
      better: 'more',
      labels: ['drying area', 'freeze-drying area', '板层面积', '冻干面积'],
    }),
    // The first number: the 24 of "kg/24 h" is part of the unit.
    number('ice-capacity', 'Ice capacity | 捕水能力', 'kg/24 h', {
      isKey: true,
      better: 'more',
      takes: 'first',
      labels: ['condenser capacity', 'water catching capacity', '捕水量', '捕冰量'],
    }),
    power({ isKey: true, labels: ['installed power', '装机功率', '总功率'] }),
    number('condenser-temperature', 'Lowest condenser temperature | 冷阱最低温度', '°C', {
      better: 'less',
      takes: 'first',
      labels: ['condenser temperature', 'cold trap temperature', '冷阱温度'],
    }),
    number('shelf-temperature', 'Maximum shelf temperature | 搁板最高温度', '°C', {
      better: 'more',
      labels: ['shelf temperature', 'shelf temperature range', '搁板温度', '板层温度'],
    }),
    number('ultimate-vacuum', 'Ultimate vacuum | 极限真空度', 'Pa', {
      better: 'less',
      labels: ['极限真空'],
    }),
    choice('design', 'Design | 结构型式', FREEZE_DRYER_DESIGNS, DESIGN),
    voltage(),
    weight(),
  ]),

  machineType('steam-steriliser', 'medical-devices', 'Steam steriliser | 蒸汽灭菌器', [
    number('chamber-volume', 'Chamber volume | 灭菌室容积', 'L', {
      isKey: true,
      better: 'more',
      labels: ['volume', 'capacity', '容积', '腔体容积'],
    }),
    number('sterilising-temperature', 'Maximum sterilising temperature | 最高灭菌温度', '°C', {
      isKey: true,
      better: 'more',
      labels: ['sterilising temperature', 'working temperature', '灭菌温度', '工作温度'],
    }),
    number('working-pressure', 'Working pressure | 工作压力', 'MPa', {
      isKey: true,
      labels: ['maximum working pressure', '最高工作压力', '额定工作压力'],
    }),
    power({ isKey: true, labels: ['heating power', '加热功率'] }),
    number('temperature-spread', 'Temperature spread | 温度均匀度', '°C', {
      better: 'less',
      labels: ['temperature uniformity', '温度均匀性'],
    }),
    choice('design', 'Design | 结构型式', STERILISER_DESIGNS, DESIGN),
    voltage(),
    weight(),
  ]),

  machineType('syringe-line', 'medical-devices', 'Syringe production line | 注射器生产线', [
    number('output', 'Output | 产能', 'pcs/h', {
      isKey: true,
      better: 'more',
      labels: ['capacity', 'speed', '产量', '生产速度'],
    }),
    number('syringe-size', 'Largest syringe size | 最大规格', 'mL', {
      isKey: true,
      labels: ['syringe size', 'syringe volume', '规格', '注射器规格'],
    }),
    power({ isKey: true, labels: ['installed power', '装机功率', '总功率'] }),
    number('rejection-rate', 'Rejection rate | 剔废率', '%', {
      better: 'less',
      labels: ['reject rate', '废品率'],
    }),
    number('compressed-air', 'Compressed air consumption | 压缩空气耗量', 'm³/min', {
      better: 'less',
      labels: ['compressed air', 'air consumption', '压缩空气', '耗气量'],
    }),
    choice(
      'cleanroom-class',
      'Cleanroom class | 洁净级别',
      { 'iso-5': 'ISO 5', 'iso-6': 'ISO 6', 'iso-7': 'ISO 7', 'iso-8': 'ISO 8' },
      { labels: ['cleanroom', '洁净等级', '洁净度'] },
    ),
    choice('process', 'Process | 工艺', SYRINGE_PROCESSES, { labels: ['type', '类型', '工序'] }),
    voltage(),
    weight(),
  ]),
];
