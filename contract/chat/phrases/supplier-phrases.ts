// Ready phrases of suppliers, by situation. The notation is in phrase.ts.
import { definePhrases } from './phrase.ts';

export const SUPPLIER_PHRASES = definePhrases('supplier', {
  price: {
    unit: 'The FOB price is USD {price} per unit for {quantity:unit:units}. | 订 {quantity} 台，FOB 单价 {price} 美元。',
    cif: 'The CIF price to Nhava Sheva is USD {price} per unit. | 到 Nhava Sheva（孟买新港）的 CIF 单价是 {price} 美元。',
    valid: 'This quotation is valid until {date}. | 本报价有效期至 {date}。',
    discount:
      'For {quantity:unit:units} or more we can give {percent}% discount. | {quantity} 台及以上可优惠 {percent}%。',
    final:
      'This is our best price. We cannot go lower for this configuration. | 这已经是最低价，按这个配置没法再降了。',
    included:
      'The price includes standard accessories and export packing. | 价格包含标准附件和出口包装。',
    options:
      'Optional parts are quoted separately. I will send you the list. | 选配件单独报价，我把清单发给您。',
  },
  power: {
    ask: 'Please tell us your supply voltage, frequency and phase. | 请告知贵厂的电压、频率和相数。',
    fits: 'We will build the machine for {voltage} V, 50 Hz, three-phase. | 我们会按 {voltage} V、50 Hz、三相配置设备。',
    transformer:
      'We will add a transformer for {voltage} V at no extra cost. | 我们会免费加配 {voltage} V 变压器。',
    extra:
      'A motor for {voltage} V costs USD {price} more. | 电机改为 {voltage} V 需加价 {price} 美元。',
    stabiliser:
      'If the voltage fluctuates by more than {percent}%, please install a stabiliser. | 如果电压波动超过 {percent}%，请加装稳压器。',
    diagram: 'The wiring diagram is attached. | 电气接线图见附件。',
  },
  delivery: {
    lead: 'The lead time is {days:working day:working days} after we receive the advance payment. | 收到预付款后 {days} 个工作日交货。',
    stock:
      'We have {quantity:unit:units} in stock and can ship at once. | 现货 {quantity} 台，可以立即发货。',
    ready: 'The machine will be ready on {date}. | 设备将于 {date}完工。',
    shipped: 'The goods were shipped from Ningbo on {date}. | 货物已于 {date}从宁波发出。',
    transit:
      'Sea freight to Nhava Sheva takes about {days:day:days}. | 海运到 Nhava Sheva（孟买新港）约需 {days} 天。',
    port: 'We ship from Ningbo or Shanghai. | 我们从宁波港或上海港发货。',
    late: 'We are sorry, the delivery will be {days:day:days} late. | 非常抱歉，交货将推迟 {days} 天。',
    packing:
      'The machine is packed in a plywood case; its solid wood is treated and marked to ISPM 15. | 设备采用胶合板箱包装，其中的实木部件经处理并带 ISPM 15 标识。',
  },
  spares: {
    list: 'The list of spare parts with prices is attached. | 备件清单及价格见附件。',
    kit: 'One set of wearing parts is included free of charge. | 随机免费附送一套易损件。',
    courier:
      'We can send the part by air courier. It takes about {days:day:days}. | 配件可以走空运快递，大约 {days} 天到。',
    years:
      'We supply spare parts for at least {years:year:years}. | 我们保证至少 {years} 年的备件供应。',
    nameplate:
      'Please send a photo of the nameplate and of the broken part. | 请拍一下设备铭牌和损坏部件的照片发给我们。',
    price: 'This part costs USD {price}, freight not included. | 这个配件 {price} 美元，不含运费。',
  },
  payment: {
    split:
      'Our terms are {percent}% in advance by T/T and the balance before shipment. | 付款方式：T/T 预付 {percent}%，余款发货前付清。',
    credit: 'We accept an irrevocable letter of credit at sight. | 我们接受不可撤销即期信用证。',
    proforma: 'The proforma invoice is attached. Please check it. | 形式发票见附件，请核对。',
    received:
      'We have received USD {price}. Production starts now. | 已收到 {price} 美元，现在开始安排生产。',
    balance:
      'Please pay the balance of USD {price} so that we can ship. | 请支付余款 {price} 美元，以便我们安排发货。',
    account:
      'Please pay only to the company account on the proforma invoice. We never ask for payment to a personal account. | 请只付到形式发票上的公司账户，我们不会要求付款到个人账户。',
  },
  inspection: {
    welcome: 'You are welcome to inspect the machine at our factory. | 欢迎来厂验机。',
    video: 'We will send you a test video before shipment. | 发货前我们会发试机视频给您。',
    material:
      'Please send us {quantity:kilogram:kilograms} of your material for the trial. | 请寄 {quantity} 公斤物料给我们试机。',
    third: 'Third-party inspection before shipment is fine. | 装运前第三方检验没有问题。',
    date: 'The machine can be inspected from {date}. | {date}起可以验机。',
    output:
      'In the trial the machine made {quantity:piece:pieces} per hour. | 试机产量为每小时 {quantity} 件。',
  },
  installation: {
    engineer:
      'We can send an engineer for {days:day:days}. You pay for flights, hotel and visa. | 我们可以派工程师 {days} 天，机票、住宿和签证费用由贵方承担。',
    fee: 'The service fee is USD {price} per day and engineer. | 工程师服务费每人每天 {price} 美元。',
    remote:
      'We guide the installation by video call free of charge. | 我们免费提供视频远程安装指导。',
    foundation:
      'The foundation drawing and the layout plan are attached. | 设备基础图和平面布置图见附件。',
    duration:
      'Installation and commissioning take about {days:day:days}. | 安装调试大约需要 {days} 天。',
    air: 'Please prepare compressed air, power and a level floor. | 请准备好气源、电源和平整的地面。',
  },
  documents: {
    warranty:
      'The warranty is {months:month:months} from the date of the bill of lading, wearing parts excluded. | 质保期自提单日起 {months} 个月，易损件除外。',
    ce: 'The machine has a CE certificate. A copy is attached. | 设备有 CE 证书，复印件见附件。',
    bis: 'We can provide the documents you need for BIS certification. | 我们可以提供办理 BIS 认证所需的资料。',
    manual: 'The operating manual is in English. | 操作手册是英文版。',
    certificate:
      'We will provide the certificate of origin with the shipping documents. | 我们会随货运单据提供原产地证。',
  },
  general: {
    hello: 'Hello, thank you for your interest in our machine. | 您好，感谢您对我们设备的关注。',
    material:
      'What material will you process, and what output do you need? | 请问您加工什么材料？需要多大产量？',
    drawing: 'Please send us the drawing of your part. | 请把工件图纸发给我们。',
    tomorrow: 'We will send you the quotation by {date}. | 我们会在 {date}前把报价发给您。',
    factory: 'We are the manufacturer, not a trading company. | 我们是生产厂家，不是贸易公司。',
    reference:
      'We have delivered {quantity:unit:units} to customers in India. | 我们已向印度客户交付 {quantity} 台。',
  },
});
