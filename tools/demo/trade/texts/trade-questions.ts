// Questions about any machine, with replies: power supply, delivery, installation, spare parts, BIS, payment, price.
import { exchanges } from './exchange.ts';

export const POWER_QUESTIONS = exchanges(`
  Our supply is 415 V, 50 Hz, three-phase, with drops to 380 V in summer. Is that fine? | 我们这里是 415 V、50 Hz 三相电，夏天会降到 380 V，可以用吗？
  Yes. The data sheet says {voltage}; for India we set motors and control transformer for 380 to 440 V. | 可以，参数表为 {voltage}，发印度的设备电机和控制变压器按 380–440 V 配置。
  How large must the generator be? We have four power cuts a week. | 一周停电四次，发电机要配多大？
  Connected load is {power}. Take a generator of at least twice that because of the starting current. | 装机功率 {power}，考虑起动电流，发电机容量至少两倍。
  Please confirm the plug standard and earthing. Our electrician wants the wiring diagram in English. | 请确认接线标准和接地方式，我们的电工需要英文电气图。
  The machine has a terminal box, TN-S with separate earth. The English wiring diagram is in the cabinet, and we send it as PDF beforehand. | 设备留接线盒，TN-S 接地。英文电气图放在电柜内，PDF 会提前发。
`);

export const DELIVERY_QUESTIONS = exchanges(`
  What is the delivery time, and the price CIF {indiaPort}? | 交期多久？CIF {indiaPort}价格是多少？
  {days} days after the deposit, FOB {port}. We add sea freight to {indiaPort} at the rate of the week. | 收到定金后 {days} 天，FOB {port}，到{indiaPort}的海运费按当周运价加上。
  How is it packed, and does it fit into one container? | 怎么包装？一个柜能装下吗？
  In plywood cases with film and desiccant. We send the loading plan with the proforma invoice. | 胶合板箱加真空膜和干燥剂，装柜图随形式发票发出。
  Can you ship before the end of the month to {indiaPort}? Our season begins soon. | 月底前能发到{indiaPort}吗？旺季快到了。
  {days} days is what the works confirm. If a slot becomes free, we will tell you at once. | 车间确认的交期是 {days} 天，有空档会马上通知您。
`);

export const INSTALLATION_QUESTIONS = exchanges(`
  Do you send an engineer for installation in {city}? | 可以派工程师到{city}安装吗？
  First by video call in English, which is free. If needed, an engineer comes; you bear visa, flight and stay. | 先用英文视频免费指导，需要时派人到现场，签证、机票和食宿由买方承担。
  What must we prepare at our side before it arrives? | 到货前我们要准备什么？
  Level floor, power and air as in the drawing, and a crane or forklift for the weight on the data sheet. | 平整地面，按图准备电源和气源，并备好能吊装整机重量的吊车或叉车。
  May we come to the works for the acceptance test? | 可以来厂验收吗？
  You are welcome. Tell us a week ahead; we run your material and pick you up at the station. | 欢迎，提前一周告知，我们备好物料试机，并到车站接您。
`);

export const SPARES_QUESTIONS = exchanges(`
  Which spare parts should we keep for two years? | 两年用量的备件应该备哪些？
  A kit for two years is about 4 % of the price. Belts, seals and sensors are the main items. | 两年备件包约为价格的 4%，主要是皮带、密封件和传感器。
  If something breaks, how fast do parts arrive? | 出现故障，配件多久能到？
  Small parts leave within 48 hours by air and need five to seven days to {city}. | 小件 48 小时内空运发出，到{city}五至七天。
  What does the warranty cover, and from which date? | 质保包括什么？从哪天算起？
  {months} months from arrival at your site, all parts except wearing parts; the parts go by air at our cost. | 到厂之日起 {months} 个月，除易损件外均保，配件由我们承担空运费。
`);

export const BIS_QUESTIONS = exchanges(`
  Our broker asks about BIS for HS {hs}. Do you have the technical file? | 报关行问 HS {hs} 要不要 BIS，贵司有技术文件吗？
  We have drawings, risk assessment to ISO 12100 and test reports in English. Whether an order covers it must be checked in India before shipping. | 图纸、ISO 12100 风险评估和检测报告都有英文版。是否属于强制范围，请在发货前由印度方面核实。
  Is the machine certified under Scheme X, if the rule comes back? | 如果规定恢复，设备能做 Scheme X 认证吗？
  Not today, no order in force asks for it as far as we know. We would apply together with an authorised representative in India. | 目前没有，据我们了解现行法令尚未要求；如需要，可与授权印度代表一起申请。
  Which certificates come with the documents? | 随单据提供哪些证书？
  {certificates}, with the declaration and the test sheet with the serial number. | {certificates}，以及符合性声明和带出厂编号的检验单。
`);

export const PRICE_QUESTIONS = exchanges(`
  What discount do you give for {quantity}, with payment of 30 % in advance and 70 % before shipment? | 订 {quantity} 台，付款 30% 预付、70% 发货前付清，能给多少折扣？
  For {quantity} we can give 3 %. The payment is as you write; we confirm it in the proforma invoice. | {quantity} 台可以让 3%，付款方式按您说的，写进形式发票。
  Our bank prefers a letter of credit at sight. Do you accept it? | 我们银行倾向即期信用证，贵司接受吗？
  From USD 20,000 we accept L/C at sight from a first-class bank; below that T/T is simpler. | 两万美元以上接受一流银行的即期信用证，以下建议 T/T，手续简单。
  We have a lower offer from another works. What is your best price? | 别家报价更低，贵司最低多少？
  Please compare motors, steel and spare parts too. If you order this month, we include the kit for two years. | 请同时比较电机、钢材和备件配置，本月下单可赠送两年备件包。
`);
