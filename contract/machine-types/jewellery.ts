// Machine types that weld and cast jewellery.
import { choice, machineType, number, power, voltage, weight } from './define.ts';
import type { MachineType } from './machine-type.ts';

const NET_WEIGHT = { labels: ['net weight', '净重', '机器重量'] };

export const JEWELLERY: readonly MachineType[] = [
  machineType('jewellery-laser-welder', 'gems-jewels', 'Jewellery laser welder | 首饰激光焊机', [
    number('laser-power', 'Average laser power | 平均激光功率', 'W', {
      isKey: true,
      better: 'more',
      labels: [
        'capacity (average laser output)',
        'average laser output',
        'laser power',
        'laser output',
        '激光功率',
      ],
    }),
    number('pulse-energy', 'Pulse energy | 单脉冲能量', 'J', {
      isKey: true,
      better: 'more',
      labels: ['single pulse energy', 'maximum pulse energy', '最大单脉冲能量', '脉冲能量'],
    }),
    number('spot-diameter', 'Maximum spot diameter | 最大光斑直径', 'mm', {
      isKey: true,
      labels: ['spot diameter', 'spot size', '光斑直径', '光斑大小', '光斑调节范围'],
    }),
    number('pulse-width', 'Maximum pulse width | 最大脉宽', 'ms', {
      better: 'more',
      labels: ['pulse width', 'pulse duration', '脉宽', '脉冲宽度'],
    }),
    number('pulse-frequency', 'Maximum pulse frequency | 最高脉冲频率', 'Hz', {
      better: 'more',
      labels: ['repetition rate', 'pulse frequency', 'frequency', '脉冲频率', '激光频率'],
    }),
    choice(
      'cooling',
      'Cooling | 冷却方式',
      {
        'built-in-chiller': 'Built-in water chiller | 内置冷水机 | built-in chiller',
        'external-chiller': 'External water chiller | 外置冷水机 | external chiller',
        air: 'Air | 风冷 | air cooling',
      },
      { labels: ['cooling method', 'cooling system', '冷却系统'] },
    ),
    power({ isKey: true, labels: ['power consumption', 'rated power', '额定功率', '整机功率'] }),
    voltage(),
    weight(NET_WEIGHT),
  ]),
  machineType(
    'jewellery-casting-machine',
    'gems-jewels',
    'Jewellery casting machine | 首饰铸造机',
    [
      number('crucible-capacity', 'Crucible capacity (gold) | 坩埚容量（黄金）', 'kg', {
        isKey: true,
        better: 'more',
        labels: ['capacity (gold)', 'capacity', 'crucible capacity', '坩埚容量', '熔金量', '容量'],
      }),
      number('maximum-temperature', 'Maximum temperature | 最高温度', '°C', {
        isKey: true,
        better: 'more',
        labels: ['max. temperature', 'melting temperature', '最高熔炼温度', '熔炼温度'],
      }),
      number('melting-time', 'Melting time | 熔化时间', 'min', {
        isKey: true,
        better: 'less',
        labels: ['melting speed', '熔炼时间', '熔金时间'],
      }),
      number('temperature-accuracy', 'Temperature control accuracy | 控温精度', '°C', {
        better: 'less',
        labels: ['temperature control', 'temperature accuracy', '温控精度'],
      }),
      choice('process', 'Casting process | 铸造方式', {
        'vacuum-pressure':
          'Vacuum pressure | 真空加压 | vacuum pressure casting machine | 真空加压铸造机',
        centrifugal: 'Centrifugal | 离心 | induction centrifugal casting machine | 感应离心铸造机',
        bullion: 'Vacuum bullion | 真空铸锭 | 铸锭 | bullion vacuum casting machine | 真空铸锭机',
        continuous:
          'Continuous | 连铸 | continuous casting machine for wire and strip | 金银连铸机',
        granulating: 'Granulating | 粒化 | precious-metal granulating machine | 贵金属粒化机',
      }),
      choice(
        'shielding-gas',
        'Shielding gas | 保护气体',
        {
          argon: 'Argon | 氩气',
          'nitrogen-or-argon': 'Nitrogen or argon | 氮气或氩气 | argon or nitrogen | 氩气或氮气',
        },
        { labels: ['protective gas', 'inert gas', '惰性气体'] },
      ),
      power({ isKey: true, labels: ['rated power', 'heating power', '额定功率', '加热功率'] }),
      voltage(),
      weight(NET_WEIGHT),
    ],
  ),
];
