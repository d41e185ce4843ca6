// Questions about what a machine does, with the supplier's replies, for each group of machines.
import { type Exchange, exchanges } from './exchange.ts';
import type { MachineGroup } from './machine-uses.ts';

export const MACHINE_QUESTIONS: Readonly<Record<MachineGroup, readonly Exchange[]>> = {
  food: exchanges(`
    We process {material}. What output per hour can we count on with our raw material? | 我们加工{material}，按我们的原料，每小时实际产量能到多少？
    The data sheet gives {label} {figure}. With normal moisture please plan on about 85 % of it, hour after hour. | 参数表上{label}为 {figure}，原料水分正常的话，连续生产请按 85% 左右计算。
    Which parts touch the product, and are they SS 304? We have an FSSAI audit in the new year. | 与物料接触的是哪些部件，是 SS 304 吗？明年初我们有 FSSAI 审核。
    All parts in contact with food are SS 304, and we send the material certificates with the documents. | 与食品接触的部件均为 SS 304，材质证明随单据一并提供。
    Can we send 50 kg of our material for a trial before we decide? | 下单前可以寄 50 kg 原料来试机吗？
    Yes. Send it by courier, we run it within a week and give you the video and the figures. | 可以，原料快递过来，一周内试机，试机视频和数据都发给贵方。
  `),
  packing: exchanges(`
    Our product is {material}. How many per minute are realistic with three shifts? | 我们的产品是{material}，三班连续生产，实际速度能到多少？
    {label} on the data sheet is {figure}; for three shifts we design lines at 80 % of it. | 参数表上{label}为 {figure}，三班生产建议按 80% 设计。
    How long is a change from one size to another, and which format parts are included? | 换一种规格需要多长时间？随机带哪些换型件？
    One person needs about 30 minutes. One set of format parts is included, further sets are quoted from your samples. | 一个人约 30 分钟，随机带一套换型件，其他规格按样品另报。
    We send ten empty samples this week. Can you confirm that they run before we pay the deposit? | 本周寄十个空样品，付定金前能确认可以跑吗？
    Certainly. We test them and send a video; if they need special parts we say so before you order. | 没问题，收到样品后试机并发视频，如需非标件会在下单前说明。
  `),
  process: exchanges(`
    We make {material} under Schedule M. Which documents for qualification come with it? | 我们按 Schedule M 生产{material}，随机提供哪些验证文件？
    IQ and OQ protocols, weld and material certificates and the calibration sheets, all in English. | 提供 IQ、OQ 方案，焊接和材质证明，以及仪表校准单，均为英文。
    Is {label} {figure} the working value or the gross one? Our batches must fit it. | {label} {figure} 是工作值还是总值？要和我们的批量匹配。
    It is the nominal value. Please plan batches at 70 to 75 % of it and tell us your recipe. | 是公称值，批量请按 70%–75% 考虑，并把工艺发给我们核对。
    Product contact parts must be SS 316L, mirror polished inside. Is this your standard? | 接触产品的部件要 SS 316L 内表面镜面抛光，是标配吗？
    SS 316L with Ra 0.4 µm inside is our standard for medicine and cosmetics; the report is included. | 制药和化妆品用途标配 SS 316L，内表面 Ra 0.4 µm，附检测报告。
  `),
  cloth: exchanges(`
    We want it for {material}. Which figure do your customers run in practice, against {figure}? | 我们用于生产{material}，参数表写 {figure}，客户实际开到多少？
    Most run at 85 to 90 % of it with combed cotton, and a little lower with blends. | 精梳棉一般开到 85%–90%，混纺略低一些。
    Humidity in our shed is 55 to 75 %. Do the electronics need air conditioning? | 车间湿度 55%–75%，电控部分需要空调吗？
    Not the machine; the control cabinet has its own cooler. Keep lint away from its filter every week. | 整机不需要，电控柜自带冷却，滤网每周清一次棉絮即可。
    Please tell us the consumption of power and air per shift. | 请告知每班的电耗和气耗。
    Installed power is {power}; the mean is about 65 % of it. We put the air figures into the quotation. | 装机功率 {power}，平均约 65%，气耗写在报价单里。
  `),
  sewing: exchanges(`
    The job is {material}. Can it work our thickest lay or seam without skipped work? | 用途是{material}，我们最厚的部位能稳定加工吗？
    Please send a piece of 300 × 300 mm. We run it and film it, then you decide. | 请寄一块 300 × 300 mm 的样料，试做后发视频给贵方，再决定。
    How many operators does one line need, and how long is the training? | 一条线要几名操作工，培训要多久？
    One operator per machine. Two days by video are enough for people who know the trade. | 一机一人，有经验的工人视频培训两天就够。
    What are the wearing parts for one year at one shift? | 单班生产一年的易损件有哪些？
    A list with prices is attached to the quotation; the first set is in the tool box. | 易损件清单和价格附在报价单后，第一套已放在工具箱内。
  `),
  metal: exchanges(`
    We machine {material}. Is {label} {figure} enough, and which accuracy do you guarantee? | 我们加工{material}，{label} {figure} 够用吗？精度保证多少？
    For this work it is enough. The test sheet with laser interferometer comes with the machine. | 这类工件够用，随机附激光干涉仪检测报告。
    Which control is fitted, and is its service available in {city}? | 配哪种数控系统？{city}有售后吗？
    Several makes are possible. Choose one with service in your city; the price changes a little. | 系统可选，建议选贵方当地有服务网点的品牌，价格略有差异。
    Please quote with chip conveyor, coolant through and tooling for our drawing of last week. | 请按上周的图纸报价，含排屑器、中心出水和刀具。
    The quotation follows today with cycle time; workholding for two parts is included. | 今天发报价和节拍，含两种工件的夹具。
  `),
  panels: exchanges(`
    We want to run {material}. What can one shift produce with {label} {figure}? | 我们要加工{material}，{label} {figure} 的情况下一个班能做多少？
    With one operator about 80 % of the theoretical figure; send us a typical cutting list and we calculate it. | 一名操作工约为理论值的 80%，可把典型的料单发来核算。
    Which software comes with it, and can it read our existing drawings? | 随机带什么软件？能读我们现有的图纸吗？
    The software is included and reads DXF. Two hours of online training per operator are enough. | 软件随机提供，可读 DXF，每人线上培训两小时即可。
    How much floor space with loading and dust extraction? | 含上下料和除尘需要多大场地？
    We send the layout drawing with foundation, power and air for your shed. | 按贵方车间做布置图，含基础、配电和气源。
  `),
  moulding: exchanges(`
    We produce {material}. Please check whether {label} {figure} suits us before you quote. | 我们生产{material}，报价前请确认 {label} {figure} 是否合适。
    Please send part weight and drawing. From what you write it is suitable with some reserve. | 请发制件重量和图纸，按您的描述是合适的，且有余量。
    What is the power consumption per kg in daily work? Tariffs in our state rose again. | 日常生产每公斤电耗多少？我们邦的电价又涨了。
    The servo drive needs about 40 % less than the older one. Measured values are in the test report. | 伺服驱动比老款省约 40%，实测值见试验报告。
    Can you supply the tooling too, or only the machine? | 模具也可以一起供吗，还是只供主机？
    Both. Tooling is quoted separately and tried on your machine before shipment. | 都可以，模具单独报价，发货前在主机上一并试模。
  `),
  print: exchanges(`
    We print {material}. Which output can we promise our customers with good quality? | 我们印{material}，在保证质量的前提下产量能承诺多少？
    {label} is {figure} in production mode. In quality mode count on 60 %. | 生产模式下{label}为 {figure}，高质量模式按 60% 计算。
    Are inks and consumables bound to you, or can we buy them in India? | 油墨和耗材必须从贵司买吗？印度当地可以买吗？
    You may buy locally after the warranty. We give the profile for three common inks. | 质保期后可以当地采购，我们提供三种常用油墨的曲线。
    Please run our file and send the print by courier. | 请用我们的文件打样并快递给我们。
    Send the file today; the sample leaves within three working days. | 今天发文件，三个工作日内寄出样张。
  `),
  mineral: exchanges(`
    The material is {material}, feed up to the size on your data sheet. Which tonnage or output is safe? | 物料是{material}，进料粒度按贵方参数表，稳定产量是多少？
    {label} is {figure}. For hard and abrasive material please calculate with the lower value. | {label}为 {figure}，硬度高、磨蚀性强的物料请按下限计算。
    How long do the wearing parts last, and what does one set cost to {indiaPort}? | 易损件寿命多长？一套到{indiaPort}多少钱？
    With your material 4 to 6 months at one shift. One set is 3 to 4 % of the machine price, by sea. | 按贵方物料单班 4–6 个月，一套约为主机价的 3%–4%，海运。
    We need the foundation drawing and the loads by the end of the month, our contractor is waiting. | 土建方在等，月底前需要基础图和荷载。
    You get drawing and dynamic loads within three days after the deposit, so that both can go on together. | 收到定金三天内提供基础图和动载荷，土建和生产可同步进行。
  `),
  site: exchanges(`
    It is for {material}. Is {label} {figure} correct for this model, with which safety devices? | 用于{material}，这个型号的{label}是 {figure} 吗？带哪些安全装置？
    Correct. Overload and limit devices are standard, the load chart is in the manual. | 是的，标配超载和限位保护，载荷表见说明书。
    Do you have users in India whom we may call? | 印度有可以联系的用户吗？
    There are several in Gujarat and Tamil Nadu. We ask one of them and send you the contact. | 古吉拉特邦和泰米尔纳德邦有几家，征得对方同意后把联系方式给您。
    Summer here is 46 °C in the shade. Are cooling and oil chosen for it? | 这里夏天阴凉处 46 °C，散热和油品考虑了吗？
    We fit the tropical radiator and hydraulic oil of grade 68 without extra cost. | 免费配热带型散热器和 68 号液压油。
  `),
  energy: exchanges(`
    We need it for {material}. Please confirm {label} {figure} at 45 °C ambient. | 用于{material}，环境温度 45 °C 时{label} {figure} 能保证吗？
    At 45 °C please take off about 6 %. If you need the full value we offer the next model. | 45 °C 时约降 6%，如需足额请选大一档型号。
    Which makes are the main components, and can we buy them in India? | 主要元件是什么品牌？印度能买到吗？
    Contactors and bearings are international makes with dealers in India; the parts list shows the numbers. | 接触器和轴承为国际品牌，印度有经销商，零件清单列有型号。
    How is it started up, with an engineer or by video? | 调试是派工程师还是视频指导？
    By video it takes one day. An engineer on site is USD 150 a day plus travel. | 视频指导一天可完成，派工程师现场 150 美元/天，差旅另计。
  `),
  electronics: exchanges(`
    We assemble {material}. Is {label} {figure} a real production value on our boards or parts? | 我们生产{material}，{label} {figure} 在我们的产品上是实际值吗？
    It is the IPC value; on mixed boards count on 65 to 70 %. Send us the files and we simulate it. | 这是 IPC 标准测试值，实际混装按 65%–70% 计算，可发文件过来仿真节拍。
    How many programs or feeders come with it? | 随机带多少程序位或料架？
    The list is in the quotation. Usually customers add 20 % for changeovers. | 清单见报价单，一般客户会多配 20% 用于换线。
    We want two people trained at your works. Is that possible next month? | 想安排两个人到贵司培训，下个月可以吗？
    Yes, three days without charge. We send the invitation letter for the visa. | 可以，免费培训三天，签证邀请函由我们出具。
  `),
  jewellery: exchanges(`
    Our work is {material}. What loss of gold do your customers see? | 我们做{material}，客户的金耗一般是多少？
    Below 0.3 % with recovery. We film a trial with your alloy if you send 10 g of scrap. | 带回收装置低于 0.3%，寄 10 g 废料来可按您的合金试做并录像。
    {label} {figure}: is it enough for two shifts in the wedding season? | {label} {figure}，婚庆旺季两班生产够用吗？
    It is enough with the larger chiller, at a small extra cost. | 配大一号的冷水机就够，差价不大。
    Does it run on single phase? Our workshop in the old city has no three-phase. | 可以用单相电吗？老城作坊没有三相电。
    A single-phase version is possible up to 3 kW; please add a stabiliser. | 3 kW 以内可做单相，请加装稳压器。
  `),
  robots: exchanges(`
    The task is {material}. Is {label} {figure} sufficient, or should we take the larger model? | 任务是{material}，{label} {figure} 够用吗，还是选大一号？
    It is sufficient with 20 % reserve. Send a video of the place and we check the reach and the ways. | 够用且留有 20% 余量，可拍一段现场视频，我们核对工作范围和路线。
    Is the software in English, and may our own people write the programs? | 软件是英文界面吗？我们自己的人能编程吗？
    English is standard. After two days of training your people can change and write programs. | 英文界面为标配，培训两天后可自行修改和编写程序。
    Which licence or approval do we need in India for its radio or batteries? | 无线模块和电池在印度需要什么许可？
    We give test reports for radio and batteries; the importer applies with them in India. | 我们提供无线和电池的检测报告，由进口商在印度申请。
  `),
};
