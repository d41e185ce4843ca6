// Ready phrases of buyers, by situation. The notation is in phrase.ts.
import { definePhrases } from './phrase.ts';

export const BUYER_PHRASES = definePhrases('buyer', {
  price: {
    best: 'What is your best FOB price for {quantity:unit:units}? | {quantity} 台的 FOB 最优价是多少？',
    cif: 'Please quote CIF Nhava Sheva for {quantity:unit:units}. | 请报 {quantity} 台到 Nhava Sheva（孟买新港）的 CIF 价。',
    target:
      'Our target price is USD {price} per unit. Can you match it? | 我们的目标价是每台 {price} 美元，贵司能做到吗？',
    discount:
      'If we take {quantity:unit:units}, can you give {percent}% discount? | 如果订 {quantity} 台，能否优惠 {percent}%？',
    validity: 'Until when is this price valid? | 这个价格有效期到什么时候？',
    included:
      'Does the price include standard accessories, tooling and export packing? | 价格是否包含标准附件、工装和出口包装？',
    breakup:
      'Please share a price break-up: machine, options, packing and freight. | 请提供价格明细：主机、选配、包装和运费。',
  },
  power: {
    supply:
      'Our supply is {voltage} V, 50 Hz, three-phase. Is the machine built for it? | 我们工厂的供电是 {voltage} V、50 Hz、三相，设备是否适配？',
    change:
      'Can you supply the motor and the control panel for {voltage} V, 50 Hz? | 电机和电控柜能否按 {voltage} V、50 Hz 配置？',
    load: 'What is the total connected load in kW? | 设备总装机功率是多少 kW？',
    fluctuation:
      'Our voltage fluctuates by up to {percent}%. Do we need a stabiliser? | 我们的电压波动最大 {percent}%，需要配稳压器吗？',
    diagram: 'Please send the electrical wiring diagram. | 请发电气接线图。',
    brands:
      'Which brand are the PLC, the drives and the motors? | PLC、变频器和电机分别是什么品牌？',
  },
  delivery: {
    lead: 'What is the lead time for {quantity:unit:units} after the advance payment? | 收到预付款后，{quantity} 台的交期是多久？',
    before:
      'We need the machine at our works before {date}. Is that possible? | 我们需要设备在 {date}前运到工厂，能做到吗？',
    port: 'From which port will you ship? | 从哪个港口发货？',
    packing:
      'Please pack the machine for sea freight, in a wooden case treated and marked to ISPM 15. | 请按海运要求包装，木箱须经处理并带 ISPM 15 标识。',
    dimensions: 'Please share the packed dimensions and the gross weight. | 请提供包装尺寸和毛重。',
    container: 'How many units fit into one 40 ft container? | 一个 40 尺柜能装多少台？',
    tracking: 'Please share the bill of lading and the container number. | 请发提单和集装箱号。',
    late: 'The shipment is {days:day:days} late. Please confirm the new date. | 货物已延期 {days} 天，请确认新的发货日期。',
  },
  spares: {
    list: 'Please send a list of spare parts with prices for {years:year:years} of running. | 请提供 {years} 年易损件清单及价格。',
    wear: 'Which parts wear out first, and after how many working hours? | 哪些是易损件？大约工作多少小时后需要更换？',
    stock: 'Do you keep spare parts in India? | 贵司在印度有备件库存吗？',
    urgent:
      'Our machine is down. Please send the part by air courier. | 我们的设备停机了，请用空运快递把配件发过来。',
    free: 'Please include one set of wearing parts free of charge. | 请随机免费配一套易损件。',
    years: 'For how many years will spare parts be available? | 备件能保证供应多少年？',
  },
  payment: {
    terms: 'What are your payment terms? | 贵司的付款方式是什么？',
    split:
      'We can pay {percent}% in advance and the balance before shipment. | 我们可以预付 {percent}%，余款发货前付清。',
    credit:
      'We prefer an irrevocable letter of credit at sight. | 我们希望采用不可撤销即期信用证。',
    retain:
      'We will hold {percent}% until the machine is commissioned at our works. | 我们将保留 {percent}% 的尾款，待设备在我厂调试验收后支付。',
    proforma:
      'Please send the proforma invoice with your bank details. | 请发形式发票，并注明银行账户信息。',
    paid: 'We have paid USD {price} today. The bank copy is attached. | 我们今天已付款 {price} 美元，银行水单见附件。',
  },
  inspection: {
    video:
      'Please send a video of the machine running with our material. | 请发一段用我们的物料试机的视频。',
    visit:
      'Our engineer will visit your factory on {date} for inspection. | 我方工程师将于 {date}到贵厂验货。',
    third:
      'We will appoint a third-party agency for pre-shipment inspection. Is that acceptable? | 我们会委托第三方做装运前检验，贵司能接受吗？',
    sample:
      'We will send {quantity:kilogram:kilograms} of our material for the trial. | 我们会寄 {quantity} 公斤物料用于试机。',
    report:
      'Please share the test report and the calibration certificates. | 请提供出厂检测报告和校准证书。',
    output:
      'What output can you guarantee per hour in the trial run? | 试机时每小时产量能保证多少？',
  },
  installation: {
    engineer:
      'Will you send an engineer to India for installation and commissioning? | 贵司能派工程师到印度安装调试吗？',
    cost: 'What do you charge per day for an engineer at our site? | 工程师到现场每天收费多少？',
    foundation:
      'Please send the foundation drawing and the layout plan. | 请发设备基础图和平面布置图。',
    training:
      'Please train {quantity:operator:operators} at our works. | 请在我厂培训 {quantity} 名操作工。',
    remote: 'Can you support the installation by video call? | 能否通过视频远程指导安装？',
    days: 'We will make the site ready within {days:day:days}. | 我们会在 {days} 天内准备好安装现场。',
  },
  documents: {
    warranty:
      'What is covered by the warranty, and for how many months? | 质保包含哪些内容？质保期多少个月？',
    bis: 'Does the machine have BIS certification for import into India? | 设备有进口印度所需的 BIS 认证吗？',
    hs: 'Please confirm the HS code and the country of origin. | 请确认 HS 编码和原产地。',
    manual: 'Please send the operating manual in English. | 请发英文操作手册。',
    catalogue:
      'Please send the catalogue and the technical data sheet. | 请发产品样册和技术参数表。',
  },
  general: {
    hello: 'Good day. We are interested in this machine. | 您好，我们对这款设备感兴趣。',
    capacity:
      'We need a capacity of {quantity:piece:pieces} per hour. Which model do you suggest? | 我们需要每小时 {quantity} 件的产能，您推荐哪个型号？',
    reference:
      'Do you have customers in India whom we can contact? | 贵司在印度有可以联系的客户吗？',
    reply: 'Please reply by {date}. | 请在 {date}前回复。',
    thanks:
      'Thank you. We will discuss internally and get back to you. | 谢谢，我们内部讨论后再回复您。',
  },
});
