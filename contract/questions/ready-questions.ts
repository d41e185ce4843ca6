// Ready questions of buyers in both languages, so that each side reads them in its own without machine translation. They contain no
// numbers, because the glossary also uses them as phrases.
import { type Names, namesOf } from '../names.ts';
import type { Group } from './groups.ts';

/** For every machine. */
const COMMON = {
  'best-price':
    'What is your best price, with packing and delivery to the port? | 含包装并送至港口的最优价是多少？',
  'lead-time':
    'How long is the production time after the advance payment? | 收到预付款后生产周期多长？',
  payment: 'Which payment terms do you accept? | 贵方接受哪些付款方式？',
  warranty: 'How long is the warranty, and what does it cover? | 质保期多长，包括哪些内容？',
  spares:
    'Which spare parts are included, and what do the wearing parts cost? | 随机附带哪些备件，易损件价格是多少？',
  service:
    'Who installs the machine in India and trains our operators? | 设备在印度由谁安装，由谁培训操作人员？',
  'indian-supply':
    'Can the machine run on the Indian power supply? | 设备能否在印度的供电条件下使用？',
  certification:
    'Do you provide the documents for certification in India? | 能否提供在印度办理认证所需的文件？',
} as const;

const OF_GROUP = {
  processing: {
    trial:
      'Can you run a trial with our material and send a video? | 能否用我们的物料试机并发来视频？',
    'food-grade':
      'Which parts in contact with the product are stainless steel? | 哪些接触物料的部件采用不锈钢？',
    energy: 'How much power and steam does it use per tonne? | 每吨物料的电耗和蒸汽耗量是多少？',
  },
  packing: {
    'pack-sizes':
      'Which pack sizes can it run, and how long is a changeover? | 可包装哪些规格，换型需要多长时间？',
    film: 'Which films and materials has it been tested with? | 测试过哪些薄膜和包材？',
    'pack-trial': 'Can you pack our samples and send a video? | 能否用我们的样品试包并发来视频？',
  },
  machining: {
    accuracy:
      'Which accuracy do you guarantee, and how is it measured? | 保证的精度是多少，如何检测？',
    control: 'Which control systems can be chosen? | 可选配哪些数控系统？',
    tooling: 'Which tools and fixtures are included? | 随机附带哪些刀具和夹具？',
  },
  moulding: {
    mould: 'Do you supply moulds, and what do they cost? | 是否提供模具，价格是多少？',
    cycle: 'What is the cycle time for our part? | 我们的制品成型周期是多少？',
    'sample-part':
      'Can you make a sample of our part before shipment? | 发货前能否试制我们的样品？',
  },
  extrusion: {
    'line-speed':
      'Which line speed do you reach with our product? | 生产我们的产品时线速度能到多少？',
    dies: 'Which screws and dies are included? | 随机附带哪些螺杆和模头？',
    'line-tests':
      'Which measuring and testing devices belong to the line? | 生产线配有哪些测量和检测装置？',
  },
  printing: {
    'print-sample':
      'Can you print our file on our material and send the sample? | 能否用我们的文件和材料打样并寄来样张？',
    inks: 'Which inks, plates and other consumables does it need, and what do they cost? | 需要哪些油墨、印版等耗材，价格是多少？',
    'print-quality':
      'Which register accuracy and resolution do you guarantee? | 保证的套印精度和分辨率是多少？',
  },
  textile: {
    'fabric-trial': 'Can you run a trial with our fabric? | 能否用我们的面料试机？',
    'fabric-range': 'For which fabrics and yarns is it suitable? | 适用于哪些面料和纱线？',
    'working-width': 'Which working widths are available? | 有哪些工作幅宽可选？',
  },
  laboratory: {
    validation: 'Which validation documents do you supply? | 提供哪些验证文件？',
    surfaces:
      'Which material and finish do the product-contact surfaces have? | 接触产品表面的材质和光洁度如何？',
    'acceptance-test': 'Is an acceptance test possible at your factory? | 能否在贵厂进行验收测试？',
  },
  electronics: {
    boards: 'Which board and component sizes can it handle? | 可处理哪些尺寸的板件和元件？',
    software:
      'Is the software in English, and are updates free? | 软件是否有英文版，更新是否免费？',
    traceability: 'Does it record data for traceability? | 能否记录数据以便追溯？',
  },
  plant: {
    foundation: 'Can you send the foundation drawing and the layout? | 能否提供基础图和布置图？',
    wear: 'How long do the wearing parts last with our material? | 加工我们的物料时易损件寿命多长？',
    dust: 'Which dust and noise values are reached? | 粉尘和噪声达到什么水平？',
  },
  vehicle: {
    emission: 'Which emission standard does the engine meet? | 发动机符合哪种排放标准？',
    attachments: 'Which attachments are available? | 有哪些可选属具？',
    dealer: 'Is there a service partner in India? | 在印度有服务商吗？',
  },
  lifting: {
    'load-test': 'Is a load test with a certificate included? | 是否包含载荷试验并提供证书？',
    'site-drawing':
      'Can you send a drawing with the loads on the foundation? | 能否提供标有基础载荷的图纸？',
    'lifting-safety':
      'Which limit switches and safety devices are included? | 包含哪些限位和安全装置？',
  },
  power: {
    efficiency: 'What does it consume at full and at half load? | 满载和半载时的能耗是多少？',
    noise: 'How loud is it, and which enclosures are available? | 噪声多大，有哪些机罩可选？',
    climate:
      'Is it designed for heat, dust and monsoon rain? | 是否适用于高温、粉尘和季风降雨环境？',
  },
  robot: {
    payload: 'Which payload and reach are available? | 有哪些负载和臂展可选？',
    integration: 'Do you supply the gripper and the program as well? | 是否同时提供夹具和程序？',
    safety: 'Which safety devices are included? | 包含哪些安全装置？',
  },
  general: {
    references: 'Do you have customers in India that we may ask? | 在印度有可供咨询的客户吗？',
    video: 'Can you send a video of the machine at work? | 能否发来设备运行的视频？',
    drawing: 'Can you send a drawing with the main dimensions? | 能否提供标有主要尺寸的图纸？',
  },
} as const satisfies Readonly<Record<Group, Readonly<Record<string, string>>>>;

const toNames = (
  questions: Readonly<Record<string, string>>,
): readonly (readonly [string, Names])[] =>
  Object.entries(questions).map(([key, text]) => [key, namesOf(text)]);

/** Questions of the machine's group first, then the general ones. */
export const readyQuestionsOf = (group: Group): readonly (readonly [string, Names])[] => [
  ...toNames(OF_GROUP[group]),
  ...toNames(COMMON),
];

/** All ready questions by key. */
export const READY_QUESTIONS: ReadonlyMap<string, Names> = new Map(
  [COMMON, ...Object.values(OF_GROUP)].flatMap(toNames),
);

/** Message of an enquiry with ready questions only: every enquiry must have one (spec §5). */
export const ASKS_READY_QUESTIONS = namesOf(
  'Please answer the questions below. | 请回答以下问题。',
);
