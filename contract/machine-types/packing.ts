// Machine types that fill and pack: blisters, tubes, flow packs, cartons, bottles.
import { choice, machineType, number, power, voltage, weight } from './define.ts';
import type { MachineType } from './machine-type.ts';

const NET_WEIGHT = { labels: ['net weight', 'machine weight', '净重', '整机重量', '机器重量'] };
const TOTAL_POWER = { isKey: true, labels: ['total power', '总功率'] };

export const PACKING: readonly MachineType[] = [
  machineType(
    'blister-packing-machine',
    'pharmaceuticals-chemicals',
    'Blister packing machine | 泡罩包装机',
    [
      number('output', 'Output | 产能', 'blisters/h', {
        isKey: true,
        better: 'more',
        labels: [
          'capacity',
          'packing speed',
          'production capacity',
          '生产能力',
          '包装速度',
          '产量',
        ],
      }),
      number('forming-film-width', 'Forming film width | 塑片宽度', 'mm', {
        isKey: true,
        labels: ['film width', 'pvc width', 'pvc foil width', 'pvc 宽度', '包材宽度'],
      }),
      number('forming-depth', 'Maximum forming depth | 最大成型深度', 'mm', {
        isKey: true,
        better: 'more',
        labels: ['forming depth', 'max. forming depth', '成型深度'],
      }),
      number('index-stroke', 'Index stroke | 牵引行程', 'mm', {
        labels: ['stroke', 'stroke range', 'travel range', '行程', '行程可调范围'],
      }),
      choice('design', 'Design | 结构型式', {
        'flat-plate': 'Flat plate | 平板式 | flat-plate blister packer | 平板式泡罩包装机',
        'roller-plate': 'Roller plate | 辊板式 | roller-plate blister packer | 辊板式泡罩包装机',
        rotary: 'Rotary | 滚筒式 | 辊筒式',
      }),
      number('air-consumption', 'Air consumption | 耗气量', 'm³/min', {
        better: 'less',
        labels: ['air use', 'compressed air consumption', '压缩空气耗量'],
      }),
      power(TOTAL_POWER),
      voltage(),
      weight(NET_WEIGHT),
    ],
  ),
  machineType(
    'tube-filler',
    'cosmetics-manufacturing',
    'Tube filling and sealing machine | 软管灌装封尾机',
    [
      number('output', 'Output | 产能', 'tubes/min', {
        isKey: true,
        better: 'more',
        labels: ['capacity', 'filling speed', '生产能力', '灌装速度', '产量'],
      }),
      number('filling-volume', 'Maximum filling volume | 最大灌装量', 'mL', {
        isKey: true,
        labels: ['filling volume', 'filling range', '灌装量', '灌装范围', '灌装容量'],
      }),
      number('tube-diameter', 'Maximum tube diameter | 最大软管直径', 'mm', {
        isKey: true,
        labels: ['tube diameter', '软管直径', '管径', '适用管径'],
      }),
      number('filling-accuracy', 'Filling accuracy | 灌装精度', '%', {
        better: 'less',
        labels: ['filling error', '灌装误差', '装量误差'],
      }),
      choice('sealing-method', 'Sealing method | 封尾方式', {
        'hot-air':
          'Hot air | 热风封尾 | 内加热封尾 | internal heating | hot-air tube filler | 热风软管灌装封尾机',
        ultrasonic:
          'Ultrasonic | 超声波封尾 | 超声波 | ultrasonic tube filler and sealer | 超声波软管灌装封尾机',
        'high-frequency': 'High frequency | 高频封尾 | 高频',
        folding:
          'Folding (aluminium tubes) | 折边封尾（铝管） | folding | 折边封尾 | 铝管折尾 | aluminium tube filler | 铝管灌装封尾机',
      }),
      number('air-pressure', 'Air pressure | 气源压力', 'MPa', {
        labels: ['compressed air pressure', '气压', '工作气压'],
      }),
      power(TOTAL_POWER),
      voltage(),
      weight(NET_WEIGHT),
    ],
  ),
  machineType('flow-wrapper', 'fmcg', 'Flow wrapper | 枕式包装机', [
    number('output', 'Output | 产能', 'packs/min', {
      isKey: true,
      better: 'more',
      labels: ['capacity', 'packing speed', 'packaging speed', '包装速度', '包装能力'],
    }),
    number('film-width', 'Maximum film width | 最大膜宽', 'mm', {
      isKey: true,
      better: 'more',
      labels: ['film width', 'max. film width', '膜宽', '薄膜宽度', '包装膜宽度'],
    }),
    number('bag-length', 'Maximum bag length | 最大袋长', 'mm', {
      isKey: true,
      better: 'more',
      labels: ['bag length', 'pack length', '袋长', '制袋长度', '包装长度'],
    }),
    number('bag-width', 'Maximum bag width | 最大袋宽', 'mm', {
      better: 'more',
      labels: ['bag width', 'pack width', '袋宽', '制袋宽度', '包装宽度'],
    }),
    number('product-height', 'Maximum product height | 最大产品高度', 'mm', {
      isKey: true,
      better: 'more',
      labels: ['product height', 'max. product height', '产品高度', '包装高度'],
    }),
    choice(
      'film',
      'Film | 适用膜材',
      {
        'opp-cpp': 'OPP/CPP',
        'opp-pe': 'OPP/PE, PET/PE',
        'pe-pof': 'PE, POF | PE、POF',
      },
      { labels: ['film material', 'packing material', '包装材料', '薄膜材料'] },
    ),
    choice(
      'film-feed',
      'Film feed | 走膜方式',
      {
        top: 'Top film | 上走膜 | film from above',
        bottom:
          'Bottom film | 下走膜 | film from below | bottom-film flow wrapper | 下走膜枕式包装机',
      },
      { labels: ['供膜方式'] },
    ),
    power({ labels: TOTAL_POWER.labels }),
    voltage(),
    weight(NET_WEIGHT),
  ]),
  machineType('cartoner', 'fmcg', 'Cartoning machine | 装盒机', [
    number('output', 'Output | 产能', 'cartons/min', {
      isKey: true,
      better: 'more',
      labels: ['capacity', 'cartoning speed', 'packing speed', '装盒速度', '包装速度', '生产能力'],
    }),
    number('carton-length', 'Maximum carton length | 最大纸盒长度', 'mm', {
      isKey: true,
      better: 'more',
      labels: ['carton length', '纸盒长度', '盒长'],
    }),
    number('carton-width', 'Maximum carton width | 最大纸盒宽度', 'mm', {
      isKey: true,
      better: 'more',
      labels: ['carton width', '纸盒宽度', '盒宽'],
    }),
    number('carton-height', 'Maximum carton height | 最大纸盒高度', 'mm', {
      better: 'more',
      labels: ['carton height', '纸盒高度', '盒高'],
    }),
    number('board-weight', 'Maximum carton board weight | 最大纸板克重', 'g/m²', {
      labels: ['carton board weight', 'carton quality', '纸板克重', '纸盒克重', '纸盒质量要求'],
    }),
    choice(
      'design',
      'Design | 结构型式',
      { horizontal: 'Horizontal | 卧式', vertical: 'Vertical | 立式' },
      { labels: ['type', '机型'] },
    ),
    choice(
      'motion',
      'Motion | 运行方式',
      { intermittent: 'Intermittent | 间歇式', continuous: 'Continuous | 连续式' },
      { labels: ['operation', '运动方式'] },
    ),
    power(TOTAL_POWER),
    voltage(),
    weight(NET_WEIGHT),
  ]),
  machineType(
    'bottle-filler',
    'fmcg',
    'Rinsing, filling and capping machine | 冲灌旋三合一灌装机',
    [
      number('output', 'Output | 产能', 'bottles/h', {
        isKey: true,
        better: 'more',
        labels: [
          'capacity (500 ml)',
          'capacity',
          'filling speed',
          '产能（500 ml）',
          '生产能力',
          '灌装速度',
          '产量',
        ],
      }),
      number('bottle-volume', 'Maximum bottle volume | 最大瓶容', 'mL', {
        isKey: true,
        labels: ['bottle volume', '适用瓶容', '瓶容', '灌装容量'],
      }),
      number('bottle-diameter', 'Maximum bottle diameter | 最大瓶径', 'mm', {
        labels: ['bottle diameter', '适用瓶径', '瓶径', '瓶子直径'],
      }),
      choice(
        'heads',
        'Heads (rinse-fill-cap) | 冲灌旋头数',
        {
          '8-8-3': '8-8-3',
          '12-12-4': '12-12-4',
          '14-12-5': '14-12-5',
          '18-18-6': '18-18-6',
          '24-24-8': '24-24-8',
          '32-32-10': '32-32-10',
          '40-40-12': '40-40-12',
          '50-50-12': '50-50-12',
        },
        { labels: ['heads', 'number of heads', '头数'] },
      ),
      choice(
        'filling-method',
        'Filling method | 灌装方式',
        {
          gravity: 'Gravity | 常压灌装 | 重力灌装',
          'counter-pressure':
            'Counter-pressure | 等压灌装 | isobaric | carbonated drink filling monobloc | 含气饮料等压灌装机',
          hot: 'Hot fill | 热灌装 | hot-fill juice monobloc | 果汁热灌装三合一机',
          weighing:
            'By weight | 称重灌装 | weighing | weighing monobloc for edible oil | 食用油称重灌装旋盖机',
          piston: 'Piston | 柱塞灌装 | 活塞式灌装',
        },
        { labels: ['filling principle', '灌装原理'] },
      ),
      power(TOTAL_POWER),
      voltage(),
      weight(NET_WEIGHT),
    ],
  ),
];
