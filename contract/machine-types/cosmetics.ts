// Machine types that make cosmetics: emulsifying mixers.
import { choice, machineType, number, power, voltage, weight } from './define.ts';
import type { MachineType } from './machine-type.ts';

export const COSMETICS: readonly MachineType[] = [
  machineType(
    'vacuum-emulsifier',
    'cosmetics-manufacturing',
    'Vacuum emulsifying mixer | 真空乳化机',
    [
      number('batch-volume', 'Batch volume | 批次容量', 'L', {
        isKey: true,
        better: 'more',
        labels: ['capacity', 'working volume', 'working capacity', '工作容积', '有效容积', '容量'],
      }),
      number('homogeniser-speed', 'Maximum homogeniser speed | 最高均质转速', 'rpm', {
        isKey: true,
        better: 'more',
        labels: ['homogeniser speed', 'homogenizer speed', '均质转速', '均质器转速'],
      }),
      number('stirrer-speed', 'Maximum stirrer speed | 最高搅拌转速', 'rpm', {
        labels: [
          'frame stirrer speed',
          'stirring speed',
          'mixing speed',
          '框式搅拌转速',
          '刮壁搅拌转速',
          '搅拌转速',
        ],
      }),
      choice(
        'heating',
        'Heating | 加热方式',
        {
          electric: 'Electric | 电加热 | electric heating',
          steam: 'Steam | 蒸汽 | steam heating | 蒸汽加热',
        },
        { labels: ['heating method'] },
      ),
      number('gauge-vacuum', 'Vacuum | 真空度', 'kPa', {
        labels: ['vacuum degree', 'maximum vacuum', '极限真空度'],
      }),
      choice(
        'discharge',
        'Discharge | 出料方式',
        {
          tilting: 'Tilting | 倾倒出料 | 倾倒式',
          bottom: 'Bottom | 底部出料 | bottom outlet | 底出料',
        },
        { labels: ['discharge method', '卸料方式'] },
      ),
      power({ isKey: true, labels: ['total power', 'installed power', '总功率', '装机功率'] }),
      voltage(),
      weight({ labels: ['net weight', '净重', '整机重量'] }),
    ],
  ),
];
