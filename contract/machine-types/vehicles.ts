// Machine types of vehicle components and electric vehicles: tyres, lifts, battery packs, chargers, coils.
import { choice, machineType, number, power, voltage, weight } from './define.ts';
import type { MachineType } from './machine-type.ts';

const DESIGN = { labels: ['type', 'machine type', '型式', '类型', '结构形式'] };

const CURING_PRESS_DESIGNS = {
  hydraulic: 'Hydraulic | 液压式 | hydraulic tyre curing press | 液压轮胎硫化机',
  mechanical: 'Mechanical | 机械式 | mechanical tyre curing press | 机械式轮胎硫化机',
  motorcycle: 'Motorcycle tyre | 摩托车胎 | motorcycle tyre curing press | 摩托车胎硫化机',
  solid: 'Solid tyre | 实心胎 | bladder-type curing press for solid tyres | 实心胎硫化机',
  retreading: 'Retreading | 翻新胎 | retreading press for truck tyres | 载重胎翻新硫化机',
};

const LIFT_DESIGNS = {
  'single-post': 'Single-post | 单柱 | single-post movable lift | 单柱移动举升机',
  'two-post': 'Two-post | 双柱 | two-post lift | 双柱举升机',
  'four-post': 'Four-post | 四柱 | four-post alignment lift | 四柱定位举升机',
  'in-ground-scissor': 'In-ground scissor | 地藏剪式 | in-ground scissor lift | 地藏式剪式举升机',
  'mobile-scissor': 'Mobile scissor | 移动小剪 | mobile mid-rise scissor lift | 移动式小剪举升机',
};

const CELL_FORMATS = {
  cylindrical: 'Cylindrical | 圆柱 | cylindrical pack assembly line | 圆柱电池 pack 线',
  prismatic: 'Prismatic | 方形 | prismatic module assembly line | 方形电芯模组线',
  pouch: 'Pouch | 软包',
};

const CHARGER_DESIGNS = {
  floor: 'Floor-standing | 落地式 | dc fast charging station | 直流快充桩',
  split: 'Split-type | 分体式 | split-type dc charging cabinet | 分体式直流充电堆',
  wall: 'Wall-mounted | 壁挂式 | wall-mounted dc charger | 壁挂式直流充电桩',
  mobile: 'Mobile | 移动式 | mobile dc charger | 移动式直流充电车',
  'three-wheeler': 'For three-wheelers | 三轮车用 | three-wheeler dc charger | 三轮车直流充电桩',
};

const WINDER_DESIGNS = {
  needle: 'Needle winder | 针式 | needle winder for stators | 针式绕线机',
  flyer: 'Flyer winder | 飞叉式 | flyer winder for rotors | 飞叉绕线机',
  inserting:
    'Coil inserting and shaping | 嵌线整形 | coil inserting and shaping machine | 嵌线整形机',
  transformer: 'Transformer coils | 变压器绕线 | transformer coil winder | 变压器绕线机',
  cell: 'Hub-motor stator cell | 轮毂电机定子单元 | hub-motor stator winding cell | 轮毂电机定子绕线单元',
};

export const VEHICLES: readonly MachineType[] = [
  machineType('tyre-curing-press', 'automobiles-components', 'Tyre curing press | 轮胎硫化机', [
    number('platen-diameter', 'Platen diameter | 热板直径', 'mm', {
      isKey: true,
      better: 'more',
      labels: ['hot plate diameter', '热板外径', '热板名义直径'],
    }),
    number('clamping-force-per-mould', 'Clamping force per mould | 单模合模力', 'kN', {
      isKey: true,
      better: 'more',
      labels: ['clamping force', '合模力', '锁模力'],
    }),
    number('moulds', 'Moulds per press | 装模数', null, {
      isKey: true,
      better: 'more',
      labels: ['moulds', 'number of moulds', '模具数量', '模数'],
    }),
    number('steam-pressure', 'Maximum platen steam pressure | 热板最高蒸汽压力', 'MPa', {
      better: 'more',
      labels: ['steam pressure, platen', 'steam pressure', '热板蒸汽压力', '蒸汽压力'],
    }),
    number('platen-temperature-spread', 'Platen temperature spread | 热板温差', '°C', {
      better: 'less',
      labels: ['热板温度均匀度'],
    }),
    choice('design', 'Design | 结构型式', CURING_PRESS_DESIGNS, DESIGN),
    power({ labels: ['motor power', '电机功率'] }),
    voltage(),
    weight(),
  ]),

  machineType('vehicle-lift', 'automobiles-components', 'Vehicle lift | 汽车举升机', [
    number('rated-load', 'Rated load | 额定举升重量', 'kg', {
      isKey: true,
      better: 'more',
      labels: ['lifting capacity', 'capacity', '额定载荷', '举升重量'],
    }),
    number('lifting-height', 'Lifting height | 举升高度', 'mm', {
      isKey: true,
      better: 'more',
      labels: ['maximum lifting height', 'max. lifting height', '最大举升高度', '起升高度'],
    }),
    number('lifting-time', 'Lifting time | 上升时间', 's', {
      isKey: true,
      better: 'less',
      labels: ['rise time', '举升时间'],
    }),
    choice('design', 'Design | 结构型式', LIFT_DESIGNS, DESIGN),
    number('working-pressure', 'Working pressure | 工作压力', 'MPa', {
      labels: ['hydraulic pressure', '系统压力', '液压系统压力'],
    }),
    power({ labels: ['motor power', '电机功率'] }),
    voltage(),
    weight(),
  ]),

  machineType('battery-pack-line', 'ev-machines', 'Battery pack assembly line | 电池 PACK 生产线', [
    number('output', 'Output | 产能', 'cells/h', {
      isKey: true,
      better: 'more',
      labels: ['capacity', '产量', '生产效率'],
    }),
    number('cycle-time', 'Cycle time per station | 单工位节拍', 's', {
      isKey: true,
      better: 'less',
      labels: ['cycle per station', 'cycle time', '节拍', '生产节拍'],
    }),
    power({ isKey: true, labels: ['installed power', '装机功率', '总功率'] }),
    choice('cell-format', 'Cell format | 电芯类型', CELL_FORMATS, {
      labels: ['cell type', '电池类型', '电芯形状'],
    }),
    number('weld-pull-strength', 'Weld pull strength | 焊点拉力', 'N', {
      better: 'more',
      labels: ['pull strength', '焊接拉力'],
    }),
    number('compressed-air', 'Compressed air consumption | 压缩空气耗量', 'm³/min', {
      better: 'less',
      labels: ['compressed air', 'air consumption', '压缩空气', '耗气量'],
    }),
    number('length', 'Length | 长度', 'm', {
      takes: 'first',
      labels: ['line length', 'dimensions (l × w × h)', '外形尺寸（长 × 宽 × 高）', '生产线长度'],
    }),
    voltage(),
    weight(),
  ]),

  machineType('ev-charger', 'ev-machines', 'EV charger | 电动汽车充电桩', [
    number('output-power', 'Rated output power | 额定输出功率', 'kW', {
      isKey: true,
      better: 'more',
      labels: ['output power', 'power', '输出功率', '功率', '额定功率'],
    }),
    number('output-current', 'Maximum output current | 最大输出电流', 'A', {
      isKey: true,
      better: 'more',
      labels: ['maximum current', 'output current', '输出电流'],
    }),
    number('output-voltage', 'Maximum output voltage | 最高输出电压', 'V', {
      isKey: true,
      better: 'more',
      labels: ['output voltage', 'output voltage range', '输出电压', '输出电压范围'],
    }),
    number('efficiency', 'Efficiency at full load | 满载效率', '%', {
      isKey: true,
      better: 'more',
      labels: ['efficiency', '效率', '整机效率'],
    }),
    number('input-capacity', 'Input capacity | 输入容量', 'kVA', {
      labels: ['input power', '输入功率'],
    }),
    choice(
      'protection',
      'Protection | 防护等级',
      { ip54: 'IP54', ip55: 'IP55', ip65: 'IP65' },
      { labels: ['ip rating', 'protection class', '防护级别'] },
    ),
    choice('design', 'Design | 结构型式', CHARGER_DESIGNS, {
      labels: [...DESIGN.labels, 'installation', 'mounting', '安装方式'],
    }),
    voltage({ labels: ['input voltage', '输入电压'] }),
    weight(),
  ]),

  machineType('coil-winding-machine', 'ev-machines', 'Coil winding machine | 绕线机', [
    number('maximum-coil-diameter', 'Maximum coil or stator diameter | 最大线圈或定子外径', 'mm', {
      isKey: true,
      better: 'more',
      labels: ['maximum coil diameter', 'stator diameter', '最大线圈/定子外径', '定子外径'],
    }),
    number('wire-diameter', 'Maximum wire diameter | 最大线径', 'mm', {
      isKey: true,
      better: 'more',
      labels: ['wire diameter', 'wire diameter range', '线径', '线径范围', '适用线径'],
    }),
    number('winding-speed', 'Maximum winding speed | 最高绕线转速', 'rpm', {
      isKey: true,
      better: 'more',
      labels: ['winding speed', '绕线转速', '绕线速度', '最高转速'],
    }),
    number('stations', 'Stations | 工位数', null, {
      isKey: true,
      better: 'more',
      labels: ['number of stations', 'spindles', '工位', '轴数'],
    }),
    choice('design', 'Design | 结构型式', WINDER_DESIGNS, DESIGN),
    number('air-pressure', 'Air pressure | 气源压力', 'MPa', {
      labels: ['air supply pressure', '气压', '压缩空气压力'],
    }),
    power({ labels: ['total power', '总功率'] }),
    voltage(),
    weight(),
  ]),
];
