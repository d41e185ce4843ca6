// Machine types that crush, grind and burn stone, ore and cement.
import { choice, machineType, number, power, voltage, weight } from './define.ts';
import type { MachineType } from './machine-type.ts';

const SHELL_LABELS = [
  'shell (diameter × length)',
  'shell size',
  '筒体规格（直径 × 长度）',
  '筒体规格',
  '规格',
];

const MOTOR_LABELS = ['motor power', 'main motor power', '电机功率', '主电机功率'];

export const MINERAL: readonly MachineType[] = [
  machineType('jaw-crusher', 'metals-mining', 'Jaw crusher | 颚式破碎机', [
    number('gape', 'Feed opening (gape) | 进料口宽度', 'mm', {
      isKey: true,
      takes: 'first',
      better: 'more',
      labels: ['feed opening', 'feed opening size', 'gape', '进料口尺寸'],
    }),
    number('feed-size', 'Maximum feed size | 最大进料粒度', 'mm', {
      isKey: true,
      better: 'more',
      labels: ['feed size', 'max. feed size', '进料粒度', '最大给料粒度'],
    }),
    number('discharge-setting', 'Maximum discharge setting | 最大排料口尺寸', 'mm', {
      labels: ['discharge setting', 'discharge opening', '排料口调整范围', '排料口宽度'],
    }),
    number('throughput', 'Maximum throughput | 最大处理量', 't/h', {
      isKey: true,
      better: 'more',
      labels: ['capacity', 'throughput', '处理量', '处理能力', '生产能力'],
    }),
    number('eccentric-speed', 'Eccentric shaft speed | 偏心轴转速', 'rpm', {
      labels: ['shaft speed', '主轴转速'],
    }),
    choice(
      'design',
      'Design | 结构型式',
      {
        'single-toggle': 'Single-toggle | 复摆式 | single-toggle jaw crusher | 复摆颚式破碎机',
        'double-toggle': 'Double-toggle | 简摆式',
        'deep-chamber': 'Deep-chamber | 欧版 | deep-chamber jaw crusher | 欧版颚式破碎机',
        fine: 'Fine | 细碎 | fine jaw crusher | 细碎颚式破碎机',
        mobile: 'Tyre-mounted | 轮胎移动式 | tyre-mounted jaw crusher | 轮胎移动颚式破碎站',
      },
      { labels: ['crusher type', '结构形式', '机型', '型式'] },
    ),
    power({ isKey: true, labels: MOTOR_LABELS }),
    voltage(),
    weight({ labels: ['machine weight', '整机重量', '设备重量'] }),
  ]),
  machineType('ball-mill', 'cement-industry', 'Ball mill | 球磨机', [
    number('shell-diameter', 'Shell diameter | 筒体直径', 'mm', {
      isKey: true,
      takes: 'first',
      labels: SHELL_LABELS,
    }),
    number('throughput', 'Maximum throughput | 最大处理量', 't/h', {
      isKey: true,
      better: 'more',
      labels: ['capacity', 'throughput', '处理量', '处理能力', '产量'],
    }),
    number('ball-charge', 'Ball charge | 装球量', 't', {
      labels: ['grinding media charge', '最大装球量', '研磨体装载量'],
    }),
    number('shell-speed', 'Maximum shell speed | 筒体最高转速', 'rpm', {
      labels: ['shell speed', 'cylinder speed', '筒体转速'],
    }),
    number('feed-size', 'Maximum feed size | 最大进料粒度', 'mm', {
      better: 'more',
      labels: ['feed size', '进料粒度', '给料粒度'],
    }),
    number('discharge-size', 'Finest discharge size | 最细出料粒度', 'mm', {
      takes: 'first',
      better: 'less',
      labels: ['discharge size', 'product size', '出料粒度', '排料粒度'],
    }),
    choice(
      'design',
      'Design | 结构型式',
      {
        overflow: 'Wet overflow | 湿式溢流型 | wet overflow ball mill | 湿式溢流型球磨机',
        grid: 'Grid discharge | 格子型 | grid discharge ball mill | 格子型球磨机',
        'dry-cement': 'Dry, for cement | 水泥干式 | dry cement ball mill | 水泥干式球磨机',
        'ceramic-batch':
          'Ceramic-lined, batch | 陶瓷间歇式 | ceramic batch ball mill | 陶瓷间歇式球磨机',
        'rolling-bearing':
          'Rolling-bearing | 滚动轴承型 | energy-saving rolling-bearing ball mill | 滚动轴承节能球磨机',
      },
      { labels: ['mill type', '结构形式', '机型', '型式'] },
    ),
    power({ isKey: true, labels: MOTOR_LABELS }),
    voltage(),
    weight({ labels: ['machine weight', '整机重量', '设备重量'] }),
  ]),
  machineType('rotary-kiln', 'cement-industry', 'Rotary kiln | 回转窑', [
    number('shell-diameter', 'Shell diameter | 筒体直径', 'm', {
      isKey: true,
      takes: 'first',
      labels: SHELL_LABELS,
    }),
    number('length', 'Length | 长度', 'm', {
      takes: 'first',
      labels: ['dimensions (l × w × h)', '外形尺寸（长 × 宽 × 高）'],
    }),
    number('output', 'Maximum output | 最大产量', 't/h', {
      isKey: true,
      better: 'more',
      labels: ['capacity', 'output', '产量', '产能'],
    }),
    number('burning-temperature', 'Maximum burning temperature | 最高煅烧温度', '°C', {
      isKey: true,
      better: 'more',
      labels: ['burning temperature', 'calcining temperature', '煅烧温度'],
    }),
    number('slope', 'Slope | 斜度', '%', { labels: ['inclination', '倾斜度'] }),
    number('shell-speed', 'Maximum shell speed | 筒体最高转速', 'rpm', {
      labels: ['shell speed', 'kiln speed', '筒体转速'],
    }),
    choice(
      'fuel',
      'Fuel | 燃料',
      {
        coal: 'Pulverised coal | 煤粉 | coal powder',
        'natural-gas': 'Natural gas | 天然气',
        'oil-or-gas': 'Heavy oil or gas | 重油或燃气',
      },
      { labels: ['fuel type', '燃料种类'] },
    ),
    choice(
      'application',
      'Application | 用途',
      {
        cement: 'Cement clinker | 水泥熟料 | cement rotary kiln | 水泥回转窑',
        lime: 'Active lime | 活性石灰 | lime rotary kiln | 活性石灰回转窑',
        calcining:
          'Kaolin and bauxite | 高岭土、铝矾土 | kaolin and bauxite calcining kiln | 高岭土铝矾土煅烧窑',
        'expanded-clay':
          'Expanded clay aggregate | 陶粒 | expanded clay aggregate kiln | 陶粒回转窑',
        'zinc-oxide': 'Zinc oxide | 氧化锌 | zinc oxide volatilising kiln | 氧化锌挥发窑',
      },
      { labels: ['kiln type', 'process', '窑型', '适用物料'] },
    ),
    power({ labels: MOTOR_LABELS }),
    voltage(),
    weight({ labels: ['machine weight', '整机重量', '设备重量'] }),
  ]),
];
