// Machine types of food technology and the food industry: grain, edible oil, drying, noodles, canned food, seed.
import { choice, machineType, number, power, voltage, weight } from './define.ts';
import type { MachineType } from './machine-type.ts';

const DESIGN = { labels: ['type', 'machine type', '型式', '类型', '结构形式'] };

const RICE_MILL_DESIGNS = {
  combined: 'Combined mill | 组合式 | combined rice mill | 组合碾米机',
  husker: 'Paddy husker | 砻谷机 | rubber-roll paddy husker | 胶辊砻谷机',
  'emery-roll': 'Emery-roll whitener | 砂辊式 | emery-roll rice whitener | 砂辊碾米机',
  'vertical-iron-roll':
    'Vertical iron-roll mill | 立式铁辊 | vertical iron-roll rice mill | 立式铁辊碾米机',
  polisher: 'Water-mist polisher | 抛光机 | water-mist rice polisher | 喷雾着水抛光机',
};

const OIL_PRESS_DESIGNS = {
  screw: 'Single-screw | 单螺旋 | screw oil press | 螺旋榨油机',
  'double-screw': 'Double-screw | 双螺旋 | double-screw oil press | 双螺旋榨油机',
  'cold-press': 'Cold press | 冷榨 | cold-press oil expeller | 冷榨机',
  'hot-press':
    'Hot press with steam kettle | 热榨（带蒸炒锅） | hot-press oil mill with steam kettle | 带蒸炒锅的热榨机',
  combined:
    'With vacuum filter | 带真空过滤 | combined oil press with vacuum filter | 带真空过滤的组合榨油机',
};

const DRYER_DESIGNS = {
  'heat-pump': 'Heat-pump tray | 热泵箱式 | heat-pump tray dryer | 热泵箱式烘干机',
  'hot-air': 'Hot-air tray | 热风循环 | hot-air circulating tray dryer | 热风循环烘箱',
  'mesh-belt': 'Mesh-belt | 网带式 | mesh-belt dryer | 网带式烘干机',
  microwave: 'Vacuum microwave | 真空微波 | vacuum microwave dryer | 真空微波干燥机',
  'fluid-bed': 'Fluid-bed | 沸腾床 | fluid-bed dryer for food granules | 食品颗粒沸腾干燥机',
};

const NOODLES = {
  instant: 'Fried instant noodles | 油炸方便面 | instant noodle line | 方便面生产线',
  'non-fried':
    'Non-fried instant noodles | 非油炸方便面 | non-fried noodle line | 非油炸方便面生产线',
  stick: 'Dried stick noodles | 挂面 | dried stick noodle line | 挂面生产线',
  fresh:
    'Fresh noodles and wrappers | 鲜面及面皮 | fresh noodle and wrapper line | 鲜面及面皮生产线',
  ramen: 'Ramen and udon | 拉面及乌冬面 | ramen and udon line | 拉面及乌冬面生产线',
};

const RETORT_METHODS = {
  'water-spray': 'Water spray | 喷淋式 | water-spray retort | 喷淋式杀菌釜',
  'steam-air': 'Steam-air | 汽水混合式 | steam-air retort | 汽水混合杀菌釜',
  'water-immersion': 'Water immersion | 水浴式 | water-immersion retort | 水浴式杀菌釜',
  rotary: 'Rotary | 旋转式 | rotary retort | 旋转式杀菌釜',
  pilot: 'Pilot | 实验型 | pilot laboratory retort | 实验型杀菌釜',
};

export const FOOD: readonly MachineType[] = [
  machineType('rice-mill', 'food-technology', 'Rice mill | 碾米机', [
    number('paddy-throughput', 'Paddy throughput | 稻谷处理量', 'kg/h', {
      isKey: true,
      better: 'more',
      labels: ['throughput', 'capacity', '处理量', '产量', '生产能力'],
    }),
    number('broken-rice', 'Broken rice | 碎米率', '%', {
      isKey: true,
      better: 'less',
      labels: ['broken rice rate', '增碎率'],
    }),
    power({ isKey: true, labels: ['motor power', '配套动力', '电机功率'] }),
    number('rice-temperature-rise', 'Rice temperature rise | 米温升', '°C', { better: 'less' }),
    number('aspiration-air-volume', 'Aspiration air volume | 吸风量', 'm³/h', {
      labels: ['air volume', '风量'],
    }),
    choice(
      'feed',
      'Feed | 进料方式',
      { elevator: 'Bucket elevator | 斗式提升机', gravity: 'Gravity hopper | 自流料斗' },
      { labels: ['feeding method', '喂料方式'] },
    ),
    choice('design', 'Design | 结构型式', RICE_MILL_DESIGNS, DESIGN),
    voltage(),
    weight(),
  ]),

  machineType('oil-press', 'food-technology', 'Oil press | 榨油机', [
    number('oilseed-throughput', 'Seed throughput | 油料处理量', 'kg/h', {
      isKey: true,
      better: 'more',
      labels: ['throughput', 'capacity', '处理量', '加工量', '产量'],
    }),
    number('residual-oil', 'Residual oil in cake | 饼残油率', '%', {
      isKey: true,
      better: 'less',
      labels: ['residual oil', '干饼残油率', '残油率'],
    }),
    number('screw-diameter', 'Screw diameter | 榨螺直径', 'mm', {
      isKey: true,
      labels: ['螺杆直径'],
    }),
    power({ isKey: true, labels: ['motor power', '主机功率', '电机功率'] }),
    number('screw-speed', 'Screw speed | 榨螺转速', 'rpm', { labels: ['螺杆转速'] }),
    choice(
      'screw-material',
      'Screw and cage material | 榨螺与榨条材质',
      {
        '20crmnti': '20CrMnTi, carburised | 20CrMnTi 渗碳淬火',
        '42crmo': '42CrMo, nitrided | 42CrMo 氮化',
        '9sicr': '9SiCr tool steel | 9SiCr 工具钢',
      },
      { labels: ['screw material', '榨螺材质'] },
    ),
    choice('design', 'Design | 结构型式', OIL_PRESS_DESIGNS, DESIGN),
    voltage(),
    weight(),
  ]),

  machineType('food-dryer', 'food-technology', 'Food dryer | 食品烘干机', [
    number('evaporation-capacity', 'Evaporation capacity | 去水量', 'kg/h', {
      isKey: true,
      better: 'more',
      labels: ['water removal', 'dehumidification capacity', '蒸发量', '脱水量', '除湿量'],
    }),
    number('batch-load', 'Fresh batch load | 鲜料装载量', 'kg', {
      isKey: true,
      better: 'more',
      labels: ['batch load, fresh', 'batch load', 'loading capacity', '装载量', '装料量'],
    }),
    power({ isKey: true, labels: ['installed power', '装机功率', '总功率'] }),
    number('maximum-temperature', 'Maximum temperature | 最高温度', '°C', {
      better: 'more',
      labels: ['working temperature', 'drying temperature', '工作温度', '烘干温度'],
    }),
    number('temperature-spread', 'Temperature spread | 温度均匀度', '°C', {
      better: 'less',
      labels: ['temperature spread in chamber', 'temperature uniformity'],
    }),
    choice('design', 'Design | 结构型式', DRYER_DESIGNS, DESIGN),
    voltage(),
    weight(),
  ]),

  machineType('noodle-line', 'machine-for-food-industry', 'Noodle production line | 面条生产线', [
    number('output', 'Output | 产能', 'kg/h', {
      isKey: true,
      better: 'more',
      labels: ['capacity', '产量', '生产能力'],
    }),
    number('roller-width', 'Roller width | 压辊宽度', 'mm', {
      isKey: true,
      better: 'more',
      labels: ['面辊宽度', '轧辊宽度'],
    }),
    power({ isKey: true, labels: ['installed power', '装机功率', '总功率'] }),
    choice('noodle', 'Noodle type | 面条品种', NOODLES, { labels: ['product', '产品类型'] }),
    number('sheet-thickness', 'Dough sheet thickness | 面带厚度', 'mm', {
      labels: ['noodle thickness', '面片厚度'],
    }),
    number('steam-consumption', 'Steam consumption | 蒸汽耗量', 'kg/h', {
      better: 'less',
      labels: ['steam use', '蒸汽消耗量', '耗汽量'],
    }),
    number('length', 'Length | 长度', 'm', {
      takes: 'first',
      labels: ['line length', 'dimensions (l × w × h)', '外形尺寸（长 × 宽 × 高）', '生产线长度'],
    }),
    voltage(),
    weight(),
  ]),

  machineType('retort-steriliser', 'machine-for-food-industry', 'Retort steriliser | 杀菌釜', [
    number('vessel-diameter', 'Vessel diameter | 釜体直径', 'mm', {
      isKey: true,
      labels: ['inner diameter', '釜体内径', '内径'],
    }),
    number('basket-capacity', 'Basket capacity | 料篮总容积', 'L', {
      isKey: true,
      better: 'more',
      labels: ['total basket volume', '料篮容积', '装载容积'],
    }),
    number('design-pressure', 'Design pressure | 设计压力', 'MPa', { isKey: true, better: 'more' }),
    number('design-temperature', 'Design temperature | 设计温度', '°C', { better: 'more' }),
    choice('method', 'Sterilising method | 杀菌方式', RETORT_METHODS, {
      labels: ['type', 'heating method', '类型', '加热方式'],
    }),
    number('temperature-spread', 'Temperature spread | 温度均匀度', '°C', {
      better: 'less',
      labels: ['temperature uniformity', '热分布均匀度'],
    }),
    number('steam-per-cycle', 'Steam consumption per cycle | 每釜蒸汽耗量', 'kg', {
      better: 'less',
      labels: ['steam use per cycle', '每釜耗汽量'],
    }),
    power({ labels: ['installed power', '装机功率'] }),
    voltage(),
    weight(),
  ]),

  machineType('seed-cleaner', 'food-technology', 'Seed cleaner | 种子清选机', [
    number('throughput', 'Throughput | 处理量', 't/h', {
      isKey: true,
      better: 'more',
      labels: ['capacity', 'output', '生产率', '产量', '生产能力'],
    }),
    number('screen-area', 'Screen area | 筛面面积', 'm²', {
      isKey: true,
      better: 'more',
      labels: ['sieve area', '筛选面积'],
    }),
    power({ isKey: true, labels: ['installed power', '配套功率', '总功率', '装机功率'] }),
    number('screen-layers', 'Screen layers | 筛层数', null, {
      better: 'more',
      labels: ['screen decks', 'sieve layers', '筛片层数'],
    }),
    number('purity', 'Purity after cleaning | 清选净度', '%', {
      better: 'more',
      labels: ['purity', 'seed purity', '净度', '种子净度'],
    }),
    number('air-volume', 'Air volume | 风量', 'm³/h', { labels: ['fan air volume', '风机风量'] }),
    choice(
      'design',
      'Design | 结构型式',
      {
        'air-screen': 'Air-screen | 风筛式',
        gravity: 'Gravity table | 比重式',
        combined: 'Air-screen with gravity table | 复式（风筛与比重）',
        'indented-cylinder': 'Indented cylinder | 窝眼筒式',
        'drum-screen': 'Drum screen | 圆筒筛式',
      },
      DESIGN,
    ),
    voltage(),
    weight(),
  ]),
];
