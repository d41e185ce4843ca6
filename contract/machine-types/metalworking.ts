// Machine types that cut and bend metal.
import { choice, machineType, number, power, voltage, weight } from './define.ts';
import type { MachineType } from './machine-type.ts';

const CONTROLS = {
  gsk: 'GSK | 广州数控',
  knd: 'KND | 凯恩帝',
  syntec: 'Syntec | 新代',
  mitsubishi: 'Mitsubishi | 三菱',
  siemens: 'Siemens | 西门子',
  fanuc: 'Fanuc | 发那科',
};

export const METALWORKING: readonly MachineType[] = [
  machineType('cnc-lathe', 'metals-mining', 'CNC lathe | 数控车床', [
    number('swing', 'Swing over bed | 床身上最大回转直径', 'mm', {
      isKey: true,
      better: 'more',
      labels: ['capacity (swing over bed)', 'max. swing', '最大回转直径'],
    }),
    number('turning-length', 'Turning length | 最大车削长度', 'mm', {
      isKey: true,
      better: 'more',
      labels: ['maximum turning length', 'max. turning length', '最大加工长度'],
    }),
    number('spindle-bore', 'Spindle bore | 主轴通孔直径', 'mm', {
      isKey: true,
      better: 'more',
      labels: ['主轴通孔'],
    }),
    number('spindle-speed', 'Maximum spindle speed | 主轴最高转速', 'rpm', {
      better: 'more',
      labels: ['spindle speed', '主轴转速'],
    }),
    choice('control', 'Control | 数控系统', CONTROLS, { labels: ['cnc system', '控制系统'] }),
    power({ isKey: true, labels: ['spindle power', '主轴功率', '主电机功率'] }),
    voltage(),
    weight({ labels: ['net weight', '净重', '机床重量'] }),
  ]),
  machineType('machining-centre', 'metals-mining', 'Vertical machining centre | 立式加工中心', [
    number('travel-x', 'Travel X | X 轴行程', 'mm', {
      isKey: true,
      takes: 'first',
      better: 'more',
      labels: [
        'capacity (travel x × y × z)',
        'travel x × y × z',
        'x-axis travel',
        '行程（x × y × z）',
        '三轴行程',
      ],
    }),
    number('table-length', 'Table length | 工作台长度', 'mm', {
      better: 'more',
      labels: ['table size', 'worktable size', '工作台尺寸', '工作台面积'],
    }),
    choice(
      'spindle-taper',
      'Spindle taper | 主轴锥孔',
      { bt30: 'BT30', bt40: 'BT40', bt50: 'BT50', 'hsk-a63': 'HSK-A63' },
      { labels: ['taper', '主轴锥度'] },
    ),
    number('spindle-speed', 'Maximum spindle speed | 主轴最高转速', 'rpm', {
      isKey: true,
      better: 'more',
      labels: ['spindle speed', '主轴转速'],
    }),
    number('rapid-traverse', 'Rapid traverse | 快移速度', 'm/min', {
      better: 'more',
      labels: ['rapid feed', 'rapid traverse rate', '快速移动速度'],
    }),
    number('tools', 'Tool magazine capacity | 刀库容量', null, {
      isKey: true,
      better: 'more',
      labels: ['tool magazine', 'atc capacity', 'number of tools', '刀库', '刀具数量'],
    }),
    choice(
      'guideways',
      'Guideways | 导轨形式',
      {
        linear:
          'Linear guides | 线轨 | vertical machining centre with linear guides | 线轨立式加工中心',
        box: 'Box ways | 硬轨 | vertical machining centre with box ways | 硬轨立式加工中心',
      },
      { labels: ['guide ways', 'way type', '导轨', '导轨类型'] },
    ),
    power({ isKey: true, labels: ['spindle power', '主轴功率', '主电机功率'] }),
    voltage(),
    weight({ labels: ['net weight', '净重', '机床重量'] }),
  ]),
  machineType('press-brake', 'metals-mining', 'Press brake | 折弯机', [
    number('nominal-force', 'Nominal force | 公称压力', 'kN', {
      isKey: true,
      better: 'more',
      labels: ['capacity (nominal force)', 'bending force', 'tonnage', '公称力', '折弯力'],
    }),
    number('bending-length', 'Bending length | 折弯长度', 'mm', {
      isKey: true,
      better: 'more',
      labels: ['table length', 'worktable length', '工作台长度'],
    }),
    number('throat-depth', 'Throat depth | 喉口深度', 'mm', { better: 'more' }),
    number('ram-stroke', 'Ram stroke | 滑块行程', 'mm', {
      better: 'more',
      labels: ['stroke', '行程'],
    }),
    number('repeatability', 'Repeatability | 重复定位精度', 'mm', {
      better: 'less',
      labels: ['ram repeatability', '滑块重复定位精度'],
    }),
    choice(
      'controlled-axes',
      'Controlled axes | 控制轴',
      {
        '3-plus-1': 'Y1 + Y2 + X + crowning | Y1+Y2+X+挠度补偿 | 3+1 axes | 3+1 轴',
        '4-plus-1': 'Y1 + Y2 + X + R + crowning | Y1+Y2+X+R+挠度补偿 | 4+1 axes | 4+1 轴',
        '6-plus-1':
          'Y1 + Y2 + X + R + Z1 + Z2 + crowning | Y1+Y2+X+R+Z1+Z2+挠度补偿 | 6+1 axes | 6+1 轴',
      },
      { labels: ['cnc axes', '数控轴', '控制轴数'] },
    ),
    choice(
      'drive',
      'Drive | 驱动方式',
      {
        'electro-hydraulic':
          'Electro-hydraulic | 电液同步 | electro-hydraulic cnc press brake | 电液同步数控折弯机',
        'torsion-bar': 'Torsion bar | 扭轴同步 | torsion-bar nc press brake | 扭轴同步数控折弯机',
        'servo-electric': 'Servo-electric | 全电伺服 | servo-electric press brake | 全电伺服折弯机',
        hybrid: 'Hybrid servo pump | 油电混合 | hybrid servo-pump press brake | 油电混合数控折弯机',
      },
      { labels: ['drive system', 'synchronisation', '传动方式', '同步方式'] },
    ),
    power({ isKey: true, labels: ['main motor power', '主电机功率'] }),
    voltage(),
    weight({ labels: ['net weight', '净重', '机床重量'] }),
  ]),
  machineType(
    'fibre-laser-cutter',
    'metals-mining',
    'Fibre laser cutting machine | 光纤激光切割机',
    [
      number('laser-power', 'Laser power | 激光功率', 'kW', {
        isKey: true,
        better: 'more',
        labels: ['capacity (laser output)', 'laser output', 'laser source power', '激光器功率'],
      }),
      number('working-length', 'Working length | 加工长度', 'mm', {
        isKey: true,
        better: 'more',
        labels: ['working area', 'cutting area', '加工幅面', '有效切割幅面'],
      }),
      number('carbon-steel', 'Maximum carbon steel thickness | 碳钢最大切割厚度', 'mm', {
        isKey: true,
        better: 'more',
        labels: ['carbon steel, maximum', 'mild steel, maximum', '碳钢切割厚度'],
      }),
      number('stainless-steel', 'Maximum stainless steel thickness | 不锈钢最大切割厚度', 'mm', {
        better: 'more',
        labels: ['stainless steel, maximum', '不锈钢切割厚度'],
      }),
      choice(
        'design',
        'Design | 结构型式',
        {
          'open-table':
            'Open table | 单平台 | open-table fibre laser cutter | 单平台光纤激光切割机',
          'exchange-table':
            'Enclosed, exchange table | 全包围交换台 | enclosed exchange-table fibre laser | 全包围交换台光纤激光切割机',
          'sheet-and-tube':
            'Sheet and tube | 板管一体 | sheet and tube fibre laser | 板管一体光纤激光切割机',
          'coil-fed': 'Coil-fed | 卷料式 | coil-fed fibre laser line | 卷料光纤激光切割线',
        },
        { labels: ['table', '结构形式', 'machine type', '工作台形式', '机型'] },
      ),
      power({ labels: ['total power', 'installed power', '总功率', '整机功率'] }),
      voltage(),
      weight({ labels: ['net weight', '净重', '机床重量'] }),
    ],
  ),
  machineType('plasma-cutter', 'metals-mining', 'CNC plasma cutting machine | 数控等离子切割机', [
    number('cutting-current', 'Maximum cutting current | 最大切割电流', 'A', {
      isKey: true,
      better: 'more',
      labels: ['cutting current', 'output current', '切割电流', '输出电流'],
    }),
    number('working-length', 'Working length | 加工长度', 'mm', {
      isKey: true,
      better: 'more',
      labels: ['working area', 'cutting area', '加工幅面', '有效切割幅面', '有效切割长度'],
    }),
    number('carbon-steel', 'Maximum carbon steel thickness | 碳钢最大切割厚度', 'mm', {
      isKey: true,
      better: 'more',
      labels: ['carbon steel, maximum', 'cutting thickness', '碳钢切割厚度', '切割厚度'],
    }),
    number('piercing-thickness', 'Maximum piercing thickness | 最大穿孔厚度', 'mm', {
      better: 'more',
      labels: ['piercing thickness', 'pierce capacity', '穿孔厚度'],
    }),
    number('rapid-traverse', 'Rapid traverse | 快移速度', 'm/min', {
      better: 'more',
      labels: ['traverse speed', 'idle speed', '空程速度', '空走速度'],
    }),
    number('duty-cycle', 'Duty cycle | 负载持续率', '%', { better: 'more', labels: ['暂载率'] }),
    choice(
      'design',
      'Design | 结构型式',
      {
        gantry: 'Gantry | 龙门式',
        table: 'Table | 台式',
        portable: 'Portable | 便携式',
        pipe: 'Pipe profile | 管材相贯线',
      },
      { labels: ['machine type', '结构形式', '机型'] },
    ),
    power({ labels: ['rated input power', '额定输入功率', '电源功率'] }),
    voltage(),
    weight({ labels: ['net weight', '净重'] }),
  ]),
];
