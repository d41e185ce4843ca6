// Machine types that assemble circuit boards: placement and soldering.
import { choice, machineType, number, power, voltage, weight } from './define.ts';
import type { MachineType } from './machine-type.ts';

export const ELECTRONICS: readonly MachineType[] = [
  machineType(
    'pick-and-place-machine',
    'electronics-system-design-manufacturing',
    'SMT pick-and-place machine | 贴片机',
    [
      number('placement-speed', 'Placement speed | 贴装速度', 'cph', {
        isKey: true,
        better: 'more',
        labels: ['maximum placement speed', 'mounting speed', '最高贴装速度', '贴片速度'],
      }),
      number('placement-heads', 'Placement heads | 贴装头数', null, {
        isKey: true,
        better: 'more',
        labels: ['number of heads', 'heads', 'mounting heads', '贴片头数量', '贴装头数量'],
      }),
      number('feeder-slots', 'Feeder slots | 供料站位', null, {
        isKey: true,
        better: 'more',
        labels: [
          'feeder slots (8 mm)',
          'feeder stations',
          'feeder capacity',
          '供料站位（8 mm）',
          '站位数',
          '飞达站位',
          '飞达数量',
        ],
      }),
      number('placement-accuracy', 'Placement accuracy | 贴装精度', 'mm', {
        isKey: true,
        better: 'less',
        labels: ['mounting accuracy', '贴片精度'],
      }),
      number('board-length', 'Maximum board length | 最大基板长度', 'mm', {
        better: 'more',
        labels: ['pcb length', 'maximum pcb length', '最大板长', 'pcb 长度'],
      }),
      number('board-thickness', 'Maximum board thickness | 最大板厚', 'mm', {
        better: 'more',
        labels: ['board thickness, maximum', 'board thickness', 'pcb thickness', 'pcb 厚度'],
      }),
      power({ labels: ['power consumption', '总功率', '耗电量'] }),
      voltage({ labels: ['power supply', '电源'] }),
      weight({ labels: ['net weight', '净重', '设备重量'] }),
    ],
  ),
  machineType('reflow-oven', 'electronics-system-design-manufacturing', 'Reflow oven | 回流焊', [
    number('heating-zones', 'Heating zones | 温区数量', null, {
      isKey: true,
      better: 'more',
      takes: 'first',
      labels: ['number of heating zones', 'zones', '加热区数量', '温区数'],
    }),
    number('heating-length', 'Heating length | 加热区长度', 'mm', {
      isKey: true,
      better: 'more',
      labels: ['length of heating zone', 'heating zone length', '加热长度'],
    }),
    number('board-width', 'Maximum board width | 最大基板宽度', 'mm', {
      isKey: true,
      better: 'more',
      labels: ['maximum pcb width', 'pcb width', '最大板宽', 'pcb 宽度'],
    }),
    number('temperature-accuracy', 'Temperature control accuracy | 控温精度', '°C', {
      better: 'less',
      labels: ['temperature accuracy', 'temperature control', '温控精度'],
    }),
    choice('atmosphere', 'Atmosphere | 焊接气氛', {
      air: 'Air | 空气 | hot-air reflow oven | 热风回流焊',
      nitrogen: 'Nitrogen | 氮气 | nitrogen reflow oven | 氮气回流焊',
    }),
    choice(
      'conveyor',
      'Conveyor | 输送方式',
      {
        'single-rail': 'Single rail | 单轨 | rail | 导轨',
        'dual-rail': 'Dual rail | 双轨 | dual-rail reflow oven | 双轨回流焊',
        mesh: 'Mesh belt | 网带 | led strip reflow oven | led 灯条回流焊',
        'rail-and-mesh': 'Rail and mesh belt | 导轨加网带 | 导轨+网带 | 链条+网带',
      },
      { labels: ['conveyor type', '传输方式', '传送方式'] },
    ),
    power({ isKey: true, labels: ['total power', 'installed power', '总功率', '装机功率'] }),
    voltage({ labels: ['power supply', '电源'] }),
    weight({ labels: ['net weight', '净重', '设备重量'] }),
  ]),
];
