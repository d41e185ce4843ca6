// Questions about the machine in the enquiry form, with their choices. Each text is "English | 中文".
import { type Names, namesOf } from '../names.ts';

interface QuestionBase {
  readonly label: Names;
}
/** Free text, in the buyer's words. */
export interface TextQuestion extends QuestionBase {
  readonly kind: 'text';
  readonly example: Names;
}
/** A number in the machine type's unit of output; free text for types without a unit. */
export interface AmountQuestion extends QuestionBase {
  readonly kind: 'amount';
}
export interface ChoiceQuestion extends QuestionBase {
  readonly kind: 'choice';
  readonly choices: ReadonlyMap<string, Names>;
}
export type Question = TextQuestion | AmountQuestion | ChoiceQuestion;

const text = (label: string, example: string): TextQuestion => ({
  kind: 'text',
  label: namesOf(label),
  example: namesOf(example),
});
const choice = (label: string, choices: Readonly<Record<string, string>>): ChoiceQuestion => ({
  kind: 'choice',
  label: namesOf(label),
  choices: new Map(Object.entries(choices).map(([code, name]) => [code, namesOf(name)])),
});

/** Power supplies at Indian sites. Orders use them as well. */
export const SUPPLIES = {
  '415-3-50': '415 V, 3-phase, 50 Hz | 415 V 三相 50 Hz',
  '400-3-50': '400 V, 3-phase, 50 Hz | 400 V 三相 50 Hz',
  '230-1-50': '230 V, single-phase, 50 Hz | 230 V 单相 50 Hz',
  generator: 'Generator on site | 现场发电机供电',
  other: 'Another supply, described in the notes | 其他电源（见备注说明）',
} as const;

const PORTS = {
  INNSA: 'Nhava Sheva (JNPT), Mumbai | Nhava Sheva（孟买新港，JNPT）',
  INMUN: 'Mundra | 蒙德拉港',
  INHZA: 'Hazira | 哈吉拉港',
  INIXY: 'Kandla | 坎德拉港',
  INMAA: 'Chennai | 金奈港',
  INKAT: 'Kattupalli | 卡图帕利港',
  INTUT: 'Tuticorin | 杜蒂戈林港',
  INCOK: 'Cochin | 科钦港',
  INVTZ: 'Visakhapatnam | 维沙卡帕特南港',
  INCCU: 'Kolkata | 加尔各答港',
  INTKD: 'Inland depot Tughlakabad, Delhi | 德里图格拉卡巴德内陆港',
  air: 'By air | 空运',
  undecided: 'Not decided yet | 尚未确定',
} as const;

const INSTALLATION = {
  engineer: 'Your engineer at our site | 由贵方工程师到现场安装',
  remote: 'Guided by video call | 视频远程指导安装',
  own: 'By our own team, with the manual | 我方按手册自行安装',
  undecided: 'Not decided yet | 尚未确定',
} as const;

export const QUESTIONS = {
  material: text('Material to process | 加工物料', 'Raw paddy, 14 % moisture | 含水率 14% 的稻谷'),
  product: text('Product to pack | 待包装产品', 'Biscuits, 100 g pouches | 饼干，100 g 袋装'),
  workpiece: text('Workpiece and material | 工件与材质', 'Steel shafts, EN8 | EN8 钢轴'),
  part: text('Part to make | 拟生产的制品', 'PP crates, 1.2 kg | 1.2 kg 聚丙烯周转箱'),
  extrudate: text(
    'Cable or profile to make | 拟生产的线缆或型材',
    'PVC house wire, 2.5 mm² | 2.5 mm² 聚氯乙烯布电线',
  ),
  substrate: text(
    'Material to print on | 承印材料',
    'Duplex board, 300 g/m² | 300 g/m² 灰底白板纸',
  ),
  printSize: text(
    'Largest sheet or print area | 最大纸张或打印幅面',
    '720 × 1,020 mm | 720 × 1,020 mm',
  ),
  colors: text('Colours | 印刷色数', 'Four, and one spot colour | 四色加一个专色'),
  fabric: text('Fabric or yarn | 面料或纱线', 'Cotton, 180 g/m² | 棉布，180 g/m²'),
  load: text('Load or work | 载荷或作业内容', 'Pallets, 2 t | 托盘货物，2 t'),
  sample: text('Batch and medium | 批量与介质', '50 L, cell culture | 50 L 细胞培养'),
  assembly: text('What is made or tested | 生产或测试对象', 'LED driver boards | LED 驱动板'),
  duty: text('What it will supply | 供给对象', 'Workshop with six machines | 六台设备的车间'),
  task: text('Task of the machine | 设备的用途', 'Loading a lathe | 车床上下料'),
  output: { kind: 'amount', label: namesOf('Output wanted | 期望产量') },
  size: text('Largest size | 最大尺寸', '1,200 × 600 × 400 mm | 1,200 × 600 × 400 mm'),
  site: text('Place of use | 使用地点', 'Quarry near Nagpur | 那格浦尔附近的采石场'),
  standard: text('Standards to meet | 需满足的标准', 'GMP, ISO 13485 | 符合 GMP、ISO 13485'),
  supply: choice('Power supply at the site | 现场电源', SUPPLIES),
  port: choice('Destination in India | 印度目的港', PORTS),
  installation: choice('Installation | 安装方式', INSTALLATION),
} as const satisfies Record<string, Question>;

export type QuestionKey = keyof typeof QUESTIONS;

export const findQuestion = (key: string): Question | undefined =>
  Object.hasOwn(QUESTIONS, key) ? QUESTIONS[key as QuestionKey] : undefined;
