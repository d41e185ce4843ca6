// Machine types of building sites and yards.
import { choice, machineType, number, power, voltage, weight } from './define.ts';
import type { MachineType } from './machine-type.ts';

export const CONSTRUCTION: readonly MachineType[] = [
  machineType('tower-crane', 'infrastructure-real-estate', 'Tower crane | 塔式起重机', [
    number('lifting-capacity', 'Maximum lifting capacity | 最大起重量', 't', {
      isKey: true,
      better: 'more',
      labels: ['capacity (maximum load)', 'maximum load', 'max. load', '最大额定起重量'],
    }),
    number('jib-length', 'Maximum jib length | 最大臂长', 'm', {
      isKey: true,
      better: 'more',
      labels: ['jib length', 'max. jib length', '臂长', '起重臂长度', '最大工作幅度'],
    }),
    number('tip-load', 'Load at jib tip | 臂端起重量', 't', {
      isKey: true,
      better: 'more',
      labels: ['tip load', '端部起重量', '最大幅度起重量'],
    }),
    number('free-standing-height', 'Free-standing height | 独立高度', 'm', {
      isKey: true,
      better: 'more',
      labels: ['freestanding height', '独立起升高度'],
    }),
    number('hoisting-speed', 'Maximum hoisting speed | 最大起升速度', 'm/min', {
      better: 'more',
      labels: ['hoisting speed', 'lifting speed', '起升速度'],
    }),
    choice(
      'design',
      'Design | 结构型式',
      {
        topless: 'Topless | 平头式 | topless tower crane | 平头塔式起重机',
        hammerhead: 'Hammerhead | 锤头式 | hammerhead tower crane | 锤头式塔式起重机',
        'luffing-jib': 'Luffing-jib | 动臂式 | luffing-jib tower crane | 动臂塔式起重机',
        'inner-climbing': 'Inner-climbing | 内爬式 | inner-climbing tower crane | 内爬式塔式起重机',
        'fast-erecting': 'Fast-erecting | 快装式 | fast-erecting tower crane | 快装式塔式起重机',
      },
      { labels: ['crane type', '结构形式', '塔机类型', '型式'] },
    ),
    power({ labels: ['total power', 'installed power', '总功率', '装机功率'] }),
    voltage(),
    weight({ labels: ['total weight', 'self weight', '整机重量', '自重'] }),
  ]),
  machineType(
    'block-machine',
    'infrastructure-real-estate',
    'Concrete block machine | 混凝土砌块成型机',
    [
      number('output', 'Output (hollow blocks) | 产量（空心砌块）', 'pcs/h', {
        isKey: true,
        better: 'more',
        labels: [
          'capacity (390 × 190 × 190 mm hollow block)',
          'capacity',
          'output',
          '产量（390 × 190 × 190 mm 空心砌块）',
          '产量',
        ],
      }),
      number('cycle-time', 'Shortest forming cycle | 最短成型周期', 's', {
        takes: 'first',
        better: 'less',
        labels: ['forming cycle', 'cycle time', '成型周期'],
      }),
      number('pallet-length', 'Pallet length | 托板长度', 'mm', {
        isKey: true,
        labels: ['pallet size', '托板尺寸', '栈板尺寸'],
      }),
      number('vibration-force', 'Vibration force | 激振力', 'kN', {
        isKey: true,
        better: 'more',
        labels: ['exciting force', '振动力'],
      }),
      number('hydraulic-pressure', 'Hydraulic pressure | 液压系统压力', 'MPa', {
        labels: ['hydraulic system pressure', 'rated pressure', '系统压力', '额定压力'],
      }),
      choice(
        'design',
        'Design | 结构型式',
        {
          automatic:
            'Automatic | 全自动 | automatic concrete block machine | 全自动混凝土砌块成型机',
          'semi-automatic': 'Semi-automatic | 半自动 | semi-automatic block machine | 半自动砌块机',
          'egg-laying':
            'Egg-laying (mobile) | 移动式 | egg-laying mobile block machine | 移动式砌块机',
          'face-mix':
            'With face-mix feeder | 带面料布料 | paver machine with face-mix feeder | 带面料路面砖机',
          'fly-ash': 'For fly-ash bricks | 粉煤灰砖型 | fly-ash brick machine | 粉煤灰砖机',
        },
        { labels: ['machine type', '结构形式', '机型'] },
      ),
      power({ isKey: true, labels: ['total power', 'installed power', '总功率', '装机功率'] }),
      voltage(),
      weight({ labels: ['machine weight', '整机重量', '主机重量'] }),
    ],
  ),
  machineType('concrete-mixer', 'infrastructure-real-estate', 'Concrete mixer | 混凝土搅拌机', [
    number('discharge-volume', 'Discharge volume | 出料容量', 'L', {
      isKey: true,
      better: 'more',
      labels: ['discharging capacity', 'discharge capacity', '出料容积', '公称容量'],
    }),
    number('charging-volume', 'Charging volume | 进料容量', 'L', {
      better: 'more',
      labels: ['charging capacity', 'feeding capacity', '进料容积'],
    }),
    number('output', 'Output | 生产率', 'm³/h', {
      isKey: true,
      better: 'more',
      labels: ['productivity', 'capacity', '产量', '理论生产率', '生产能力'],
    }),
    number('aggregate-size', 'Maximum aggregate size | 最大骨料粒径', 'mm', {
      better: 'more',
      labels: ['aggregate size', '骨料最大粒径', '骨料粒径'],
    }),
    number('cycle-time', 'Cycle time | 工作循环时间', 's', {
      better: 'less',
      labels: ['mixing cycle', 'working cycle', '工作周期', '循环时间'],
    }),
    choice(
      'design',
      'Design | 结构型式',
      {
        'twin-shaft': 'Twin-shaft | 双卧轴 | js',
        'single-shaft': 'Single-shaft | 单卧轴',
        planetary: 'Planetary | 立轴行星式',
        pan: 'Pan | 立轴涡桨式',
        drum: 'Reversing drum | 反转出料锥形 | drum | 滚筒式',
      },
      { labels: ['mixer type', '结构形式', 'mixing type', '搅拌方式', '机型'] },
    ),
    power({
      isKey: true,
      labels: ['mixing power', 'motor power', '搅拌功率', '搅拌电机功率', '电机功率'],
    }),
    voltage(),
    weight({ labels: ['machine weight', '整机重量', '整机质量'] }),
  ]),
  machineType('excavator', 'heavy-equipments', 'Excavator | 挖掘机', [
    number('weight-class', 'Operating weight class | 整机吨位', 't', {
      isKey: true,
      labels: ['weight class', 'tonnage', '吨位', '吨级'],
    }),
    number('bucket-capacity', 'Bucket capacity | 斗容', 'm³', {
      isKey: true,
      better: 'more',
      labels: ['capacity (bucket)', 'bucket size', '铲斗容量', '标准斗容'],
    }),
    number('digging-depth', 'Maximum digging depth | 最大挖掘深度', 'mm', {
      isKey: true,
      better: 'more',
      labels: ['digging depth', '挖掘深度'],
    }),
    number('digging-reach', 'Maximum digging reach | 最大挖掘半径', 'mm', {
      better: 'more',
      labels: ['digging reach', 'maximum digging radius', '挖掘半径'],
    }),
    number('bucket-force', 'Bucket digging force | 铲斗挖掘力', 'kN', {
      better: 'more',
      labels: ['digging force', 'bucket breakout force', '挖掘力'],
    }),
    choice(
      'tail-swing',
      'Tail swing | 尾部回转形式',
      {
        conventional: 'Conventional | 常规',
        reduced: 'Reduced | 小尾回转',
        zero: 'Zero | 无尾回转 | zero-tail-swing excavator | 无尾回转挖掘机',
      },
      { labels: ['tail swing type', '回转形式'] },
    ),
    choice(
      'emission-stage',
      'Emission stage | 排放标准',
      {
        'china-iv': 'China IV (non-road) | 非道路国四',
        'cev-v': 'India CEV Stage V | 印度 CEV 第五阶段',
        'eu-v': 'EU Stage V | 欧盟第五阶段',
        'epa-tier-4': 'EPA Tier 4 | 美国 EPA Tier 4',
      },
      { labels: ['emission standard', 'emissions', '排放阶段'] },
    ),
    power({
      isKey: true,
      labels: ['engine power', 'rated power', '发动机功率', '额定功率'],
    }),
    weight({ labels: ['operating weight', 'machine weight', '工作质量', '整机重量'] }),
  ]),
  machineType('forklift', 'heavy-equipments', 'Forklift | 叉车', [
    number('lifting-capacity', 'Lifting capacity | 额定起重量', 't', {
      isKey: true,
      better: 'more',
      labels: ['capacity', 'rated capacity', 'load capacity', '额定载荷', '载重量'],
    }),
    number('lifting-height', 'Lifting height | 起升高度', 'mm', {
      isKey: true,
      better: 'more',
      labels: ['lift height', 'maximum lift height', '最大起升高度'],
    }),
    number('turning-radius', 'Turning radius | 转弯半径', 'mm', {
      isKey: true,
      better: 'less',
      labels: ['minimum turning radius', '最小转弯半径'],
    }),
    choice(
      'battery-voltage',
      'Battery voltage | 蓄电池电压',
      { 24: '24 V', 48: '48 V', 72: '72 V', 80: '80 V' },
      { unit: 'V', labels: ['battery', '蓄电池', '电池', '电池电压'] },
    ),
    number('travel-speed', 'Maximum travel speed | 最高行驶速度', 'km/h', {
      better: 'more',
      labels: ['travel speed', 'driving speed', '行驶速度'],
    }),
    number('loaded-gradeability', 'Loaded gradeability | 满载爬坡度', '%', {
      better: 'more',
      labels: ['gradeability (loaded)', 'gradeability', '爬坡度', '爬坡能力'],
    }),
    choice(
      'design',
      'Design | 结构型式',
      {
        'four-wheel': 'Four-wheel | 四轮 | four-wheel lithium forklift | 四轮锂电平衡重叉车',
        'three-wheel': 'Three-wheel | 三轮 | three-wheel electric forklift | 三轮电动平衡重叉车',
        yard: 'High-clearance yard | 高底盘越野型 | high-clearance yard forklift | 高底盘越野型电动叉车',
        'cold-store': 'Cold-store | 冷库型 | cold-store electric forklift | 冷库型电动叉车',
        'container-mast':
          'Container mast | 集装箱全自由提升 | container-mast electric forklift | 集装箱全自由提升叉车',
      },
      { labels: ['truck type', '结构形式', '车型'] },
    ),
    power({
      labels: ['motor power', 'traction motor power', '电机功率', '行走电机功率'],
    }),
    voltage({ labels: ['voltage (charger)', 'charger voltage', '充电电压'] }),
    weight({ labels: ['truck weight', 'service weight', '自重', '整车重量'] }),
  ]),
];
