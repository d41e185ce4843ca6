// Machine types of medicines and chemicals: tablet presses, glass-lined reactors.
import { choice, machineType, number, power, voltage, weight } from './define.ts';
import type { MachineType } from './machine-type.ts';

const DESIGN = { labels: ['type', 'machine type', '型式', '类型', '结构形式'] };

const TABLET_PRESS_DESIGNS = {
  rotary: 'Single-sided rotary | 单出料旋转式 | rotary tablet press | 旋转式压片机',
  'double-sided':
    'Double-sided high-speed | 双出料高速 | double-sided high-speed tablet press | 双出料高速压片机',
  pilot: 'Pilot rotary | 实验型 | pilot rotary tablet press | 实验型旋转压片机',
  effervescent: 'Effervescent tablets | 泡腾片 | effervescent tablet press | 泡腾片压片机',
  bilayer: 'Bilayer tablets | 双层片 | bilayer tablet press | 双层片压片机',
};

const REACTOR_DESIGNS = {
  open: 'Open | 开式 | open glass-lined reactor | 开式搪玻璃反应釜',
  closed: 'Closed | 闭式 | closed glass-lined reactor | 闭式搪玻璃反应釜',
  distillation: 'Distillation | 蒸馏 | glass-lined distillation reactor | 搪玻璃蒸馏釜',
  crystallisation: 'Crystallisation | 结晶 | glass-lined crystallisation reactor | 搪玻璃结晶釜',
};

export const PHARMACEUTICAL: readonly MachineType[] = [
  machineType('tablet-press', 'pharmaceuticals-chemicals', 'Tablet press | 压片机', [
    number('output', 'Output | 产能', 'tablets/h', {
      isKey: true,
      better: 'more',
      labels: ['maximum output', 'production capacity', '最大产量', '生产能力'],
    }),
    number('compression-force', 'Maximum compression force | 最大压力', 'kN', {
      isKey: true,
      better: 'more',
      labels: ['maximum pressure', 'main pressure', '最大主压力', '最大工作压力'],
    }),
    number('tablet-diameter', 'Maximum tablet diameter | 最大片径', 'mm', {
      isKey: true,
      better: 'more',
      labels: ['tablet diameter', '最大压片直径', '片径'],
    }),
    number('punch-stations', 'Punch stations | 冲位数', null, {
      better: 'more',
      labels: ['stations', 'number of stations', 'punches', '冲模数', '冲数'],
    }),
    number('filling-depth', 'Maximum filling depth | 最大填充深度', 'mm', {
      isKey: true,
      better: 'more',
      labels: ['filling depth', '填充深度', '最大充填深度'],
    }),
    number('weight-deviation', 'Tablet weight deviation | 片重差异', '%', {
      better: 'less',
      labels: ['weight deviation', 'weight variation'],
    }),
    choice('design', 'Design | 结构型式', TABLET_PRESS_DESIGNS, DESIGN),
    power({ labels: ['motor power', '电机功率'] }),
    voltage(),
    weight(),
  ]),

  machineType(
    'glass-lined-reactor',
    'pharmaceuticals-chemicals',
    'Glass-lined reactor | 搪玻璃反应釜',
    [
      number('nominal-volume', 'Nominal volume | 公称容积', 'L', {
        isKey: true,
        better: 'more',
        labels: ['volume', 'capacity', '容积'],
      }),
      number('jacket-area', 'Jacket heat-transfer area | 夹套换热面积', 'm²', {
        isKey: true,
        better: 'more',
        labels: ['jacket area', 'heat exchange area', '换热面积', '夹套传热面积'],
      }),
      number('vessel-pressure', 'Vessel pressure | 釜内压力', 'MPa', {
        isKey: true,
        better: 'more',
        labels: ['inner pressure', 'design pressure in vessel', '容器内压力', '内容器压力'],
      }),
      power({ isKey: true, labels: ['motor power', 'stirrer power', '电机功率', '搅拌功率'] }),
      number('jacket-pressure', 'Jacket pressure | 夹套压力', 'MPa', {
        better: 'more',
        labels: ['design pressure in jacket', '夹套内压力'],
      }),
      number('maximum-temperature', 'Maximum temperature | 最高温度', '°C', {
        better: 'more',
        labels: ['working temperature', 'design temperature', '工作温度', '设计温度'],
      }),
      choice('design', 'Design | 结构型式', REACTOR_DESIGNS, DESIGN),
      choice(
        'stirrer',
        'Stirrer | 搅拌型式',
        {
          anchor: 'Anchor | 锚式',
          paddle: 'Paddle | 桨式',
          impeller: 'Impeller | 叶轮式',
          frame: 'Frame | 框式',
        },
        { labels: ['agitator', '搅拌形式', '搅拌器型式'] },
      ),
      voltage(),
      weight(),
    ],
  ),
];
