// Machine types that weave, knit and dye.
import { choice, machineType, number, power, voltage, weight } from './define.ts';
import type { MachineType } from './machine-type.ts';

const INSTALLED_POWER = {
  isKey: true,
  labels: ['motor power', 'installed power', '电机功率', '装机功率'],
};

export const TEXTILES: readonly MachineType[] = [
  machineType('rapier-loom', 'textiles', 'Rapier loom | 剑杆织机', [
    number('reed-width', 'Reed width | 公称筘幅', 'mm', {
      isKey: true,
      better: 'more',
      labels: ['nominal reed width', '筘幅', '穿筘幅'],
    }),
    number('loom-speed', 'Maximum loom speed | 最高车速', 'rpm', {
      isKey: true,
      better: 'more',
      labels: ['capacity (loom speed)', 'loom speed', 'speed', '车速', '织机转速', '转速'],
    }),
    number('weft-colours', 'Weft colours | 选纬色数', null, {
      isKey: true,
      better: 'more',
      labels: ['weft selection', 'number of weft colours', '选纬', '引纬色数'],
    }),
    number('weft-density', 'Maximum weft density | 最大纬密', 'picks/cm', {
      better: 'more',
      labels: ['weft density', 'pick density', '纬密', '纬密范围'],
    }),
    number('beam-flange-diameter', 'Beam flange diameter | 经轴盘片直径', 'mm', {
      better: 'more',
      labels: ['warp beam flange diameter', 'beam diameter', '织轴盘片直径', '盘片直径'],
    }),
    choice(
      'shedding',
      'Shedding | 开口方式',
      {
        cam: 'Cam | 凸轮 | 凸轮开口 | tappet',
        dobby:
          'Electronic dobby | 电子多臂 | dobby | 多臂 | rapier loom with electronic dobby | 电子多臂剑杆织机',
        jacquard:
          'Electronic jacquard | 电子提花 | jacquard | 提花 | jacquard rapier loom | 提花剑杆织机',
      },
      { labels: ['shedding motion', 'shedding system', '开口机构', '开口形式'] },
    ),
    power(INSTALLED_POWER),
    voltage(),
    weight({ labels: ['net weight', '净重', '机器重量'] }),
  ]),
  machineType('circular-knitting-machine', 'textiles', 'Circular knitting machine | 圆纬机', [
    number('cylinder-diameter', 'Cylinder diameter | 筒径', 'in', {
      isKey: true,
      better: 'more',
      labels: ['diameter', '针筒直径', '筒口直径'],
    }),
    choice(
      'gauge',
      'Gauge | 机号',
      {
        e14: 'E14 | E14 | 14g | 14 针',
        e18: 'E18 | E18 | 18g | 18 针',
        e20: 'E20 | E20 | 20g | 20 针',
        e22: 'E22 | E22 | 22g | 22 针',
        e24: 'E24 | E24 | 24g | 24 针',
        e28: 'E28 | E28 | 28g | 28 针',
        e32: 'E32 | E32 | 32g | 32 针',
        e36: 'E36 | E36 | 36g | 36 针',
      },
      { labels: ['needle gauge', '针距', '隔距'] },
    ),
    number('feeders', 'Feeders | 路数', null, {
      isKey: true,
      better: 'more',
      labels: ['number of feeders', 'yarn feeders', '进纱路数', '成圈系统数'],
    }),
    number('cylinder-speed', 'Maximum cylinder speed | 针筒最高转速', 'rpm', {
      better: 'more',
      labels: ['cylinder speed', 'speed', '针筒转速', '转速'],
    }),
    number('output', 'Output | 产能', 'kg/24 h', {
      isKey: true,
      better: 'more',
      labels: ['capacity (cotton yarn)', 'capacity', '产量（棉纱）', '产量', '日产量'],
    }),
    choice(
      'knit-structure',
      'Knit structure | 针织组织',
      {
        'single-jersey':
          'Single jersey | 单面 | 单面汗布 | single jersey circular knitting machine | 单面圆纬机',
        interlock:
          'Interlock | 双面 | double jersey | 棉毛 | double jersey interlock knitting machine | 双面圆纬机',
        rib: 'Rib | 罗纹 | rib circular knitting machine | 罗纹圆纬机',
        fleece:
          'Three-thread fleece | 三线卫衣 | fleece | 卫衣 | three-thread fleece knitting machine | 三线卫衣圆纬机',
        terry: 'Terry | 毛圈 | 毛巾',
        jacquard:
          'Jacquard | 提花 | 电脑提花 | computerised jacquard knitting machine | 电脑提花圆纬机',
      },
      { labels: ['structure', 'fabric structure', '织物组织', '组织结构'] },
    ),
    power(INSTALLED_POWER),
    voltage(),
    weight({ labels: ['net weight', '净重', '机器重量'] }),
  ]),
  machineType('dyeing-machine', 'textiles', 'Dyeing machine | 染色机', [
    number('batch-capacity', 'Capacity per batch | 单缸容量', 'kg', {
      isKey: true,
      better: 'more',
      labels: ['capacity', 'batch capacity', 'loading capacity', '容量', '额定容量', '载布量'],
    }),
    choice(
      'liquor-ratio',
      'Liquor ratio | 浴比',
      {
        '1-3': '1:3 | 1:3 | 1：3',
        '1-4': '1:4 | 1:4 | 1：4',
        '1-5': '1:5 | 1:5 | 1：5',
        '1-6': '1:6 | 1:6 | 1：6',
        '1-8': '1:8 | 1:8 | 1：8',
        '1-10': '1:10 | 1:10 | 1：10',
      },
      { labels: ['bath ratio', '染色浴比'] },
    ),
    number('working-temperature', 'Maximum working temperature | 最高工作温度', '°C', {
      isKey: true,
      better: 'more',
      labels: ['working temperature', 'maximum temperature', '工作温度', '最高温度'],
    }),
    number('working-pressure', 'Working pressure | 工作压力', 'MPa', {
      better: 'more',
      labels: ['maximum working pressure', '最高工作压力'],
    }),
    choice(
      'dyeing-method',
      'Dyeing method | 染色方式',
      {
        overflow: 'Overflow | 溢流 | high-temperature overflow dyeing machine | 高温溢流染色机',
        airflow: 'Airflow | 气流 | airflow dyeing machine | 气流染色机',
        jet: 'Jet | 喷射 | jet dyeing machine for polyester | 涤纶喷射染色机',
        'yarn-package':
          'Yarn package | 筒子纱 | cheese yarn | cheese yarn dyeing machine | 筒子纱染色机',
        jig: 'Jig | 卷染',
      },
      { labels: ['type', 'dyeing principle', '机型'] },
    ),
    number('steam-consumption', 'Steam consumption | 蒸汽耗量', 'kg/h', {
      isKey: true,
      better: 'less',
      labels: ['steam use', '耗汽量', '蒸汽消耗量'],
    }),
    power(INSTALLED_POWER),
    voltage(),
    weight({ labels: ['net weight', '净重', '机器重量'] }),
  ]),
];
