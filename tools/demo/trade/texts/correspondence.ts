// Other sentences of enquiries and chats: greetings, subjects, requirements, endings, and chats about orders.
import { pairs } from '../../profiles/datasheet.ts';
import { exchanges } from './exchange.ts';

export const BUYER_OPENINGS = pairs(`
  Hello, we saw the {name} on Yantra Bridge. | 您好，我们在机桥上看到{name}。
  Good morning from {city}. We are interested in the {name}. | 您好，我们在{city}，对{name}感兴趣。
  Dear team, we plan to buy one {model} for our works in {city}. | 您好，我们{city}工厂计划采购一台 {model}。
  Namaste, please help us with the {name}. | 您好，想咨询一下{name}。
`);

export const SUPPLIER_OPENINGS = pairs(`
  Thank you for your inquiry about the {model}. | 您好，感谢您对 {model} 的询价。
  Hello, thank you for writing to us. | 您好，感谢来信。
  Thank you for your interest in our machine. | 您好，感谢关注我们的设备。
`);

export const SUPPLIER_CLOSINGS = pairs(`
  The quotation is valid for 30 days. | 报价有效期 30 天。
  Please ask if anything is unclear. | 如有其他问题，欢迎随时联系。
  We can also speak by video any day from 9:00 to 15:00 Indian time. | 每天印度时间 9:00 至 15:00 也可视频沟通。
`);

export const SUBJECTS = {
  product_info: pairs(`
    Questions about the {model} | 关于 {model} 的几个问题
    {model}: output and power supply | {model} 的产量和供电
    Suitability of the {model} for our works | {model} 是否适合我们工厂
  `),
  price_quote: pairs(`
    Price and delivery of the {model} to {indiaPort} | {model} 到{indiaPort}的价格和交期
    Quotation for the {model} | {model} 询价
    {model}, please quote CIF {indiaPort} | {model}，请报 CIF {indiaPort}
  `),
  custom_order: pairs(`
    {model} with changes for our site | {model} 按现场要求改配置
    Special version of the {model} | {model} 非标配置
  `),
} as const;

export const REQUIREMENTS = pairs(`
  415 V, 50 Hz, panel texts and manual in English, nameplate in SI units. | 415 V、50 Hz，面板和说明书为英文，铭牌用国际单位。
  Motors of efficiency class IE3 and a soft starter, because our line is weak. | 电机 IE3 能效，配软启动，我们线路容量小。
  Delivery in two lots, guards to ISO 14120, colour RAL 7035. | 分两批交货，防护罩符合 ISO 14120，颜色 RAL 7035。
  Height of the shed door is 3.2 m; please ship in parts that pass it. | 车间门高 3.2 m，请拆分成能进门的部件发货。
`);

export const BUYER_CONFIRMATIONS = pairs(`
  Thank you, this answers our questions. We will place the order this week. | 谢谢，问题都清楚了，本周下单。
  Understood. Our director agrees, please expect the order on Yantra Bridge. | 明白，董事已同意，我们会在机桥上下单。
`);

export const SUPPLIER_THANKS = pairs(`
  Thank you. As soon as the order is placed, we will confirm it and plan the production. | 谢谢，下单后我们立即确认并安排生产。
  Thank you for your trust. The proforma invoice will come with the confirmation. | 感谢信任，确认订单时会一并发送形式发票。
`);

export const BUYER_REFUSALS = pairs(`
  Thank you for your time. We have postponed the purchase to the next financial year. | 感谢您的答复，我们把采购推迟到下一财年。
  Thank you. We have chosen a smaller machine for now and close this inquiry. | 谢谢，我们暂时选了小一号的设备，这条询盘先结束。
`);

export const ORDER_NOTES = pairs(`
  415 V, 50 Hz; English manual and labels | 415 V，50 Hz；英文说明书和标牌
  With spare parts for two years, as quoted | 含两年备件，按报价
  Colour RAL 7035, nameplate in English | 颜色 RAL 7035，英文铭牌
`);

/** Questions about an order, by its progress. */
export const ORDER_CHAT = exchanges(`
  We have placed the order. When does production begin? | 我们已下单，什么时候开始生产？
  Received, thank you. Your machine is on the plan; the frame is welded from next week. | 收到，谢谢。已排产，下周开始焊机架。
  Please send a photo of the machine before packing. | 装箱前请发一张设备照片。
  Here it is, after the test run of eight hours. | 照片发给您，已连续试机八小时。
  Our agent asks for bill of lading and packing list. | 货代需要提单和装箱单。
  The drafts go out today; please check name and address by tomorrow. | 今天发草稿，请明天前核对名称和地址。
`);

/** First questions of chats. */
export const CHAT_OPENINGS = exchanges(`
  Hello, is the {name} available now? | 您好，{name}现在有货吗？
  Hello! {stock}. May I know what you will process? | 您好！{stock}。请问加工什么物料？
  Hi, can you send the data sheet of the {model}? | 您好，可以发一下 {model} 的参数表吗？
  Of course, here is the data sheet. | 可以，参数表发给您。
  Hello, do you have a video of the {model} at work? | 您好，有 {model} 的工作视频吗？
  The video on the product page shows it; we can also make a longer one with your material. | 产品页有视频，也可以用您的物料另拍一段。
`);

export const CHAT_ENDINGS = pairs(`
  Thank you, I will talk to my partner and come back to you. | 谢谢，我和合伙人商量后回复。
  Clear, thank you. Please keep the price until Friday. | 清楚了，谢谢，价格请保留到周五。
  Perfect, thanks for the quick answer. | 好的，谢谢这么快回复。
`);
