// Texts of reviews by stars, and of the suppliers' replies.
import { pairs } from '../../profiles/datasheet.ts';
import type { Both } from '../../types.ts';

/** First sentences, about the machine. */
export const FIRST_SENTENCES: Readonly<Record<5 | 4 | 3 | 2, readonly Both[]>> = {
  5: pairs(`
    The {model} has run in two shifts since it arrived and reaches {figure} as promised. | {model} 到货后一直两班运行，达到承诺的 {figure}。
    Very satisfied. We work on {material}, and the result is better than with our old machine. | 非常满意，我们加工{material}，效果比旧设备好。
    Solid machine. Our operators learned it in two days with the English manual. | 设备扎实，工人照着英文说明书两天就学会了。
    Wiring for 415 V was right, nothing had to be changed at our site in {city}. | 415 V 接线正确，在{city}现场不用改动。
    Good workmanship, clean welding and painting. The test video showed exactly our machine. | 做工好，焊接和油漆干净，试机视频里就是我们这一台。
  `),
  4: pairs(`
    Works as described. Count on a little less than {figure} with our material. | 与描述一致，用我们的物料比 {figure} 略低一点。
    Good machine for the price; we use it for {material} every day. | 性价比高，每天用来加工{material}。
    Runs well after the first week. The first adjustment took us two days on video. | 第一周后运行正常，首次调试靠视频指导，用了两天。
    Quality is good. One sensor had to be replaced in the first month, which came by air in six days. | 质量不错，第一个月换了一个传感器，空运六天就到了。
  `),
  3: pairs(`
    The machine does its work, but the manual was in Chinese at first. The English one came later. | 设备能用，但起初说明书是中文，后来才补英文版。
    Usable. The capacity on our {material} is about three quarters of the data sheet. | 可以用，加工{material}时产能约为参数表的四分之三。
  `),
  2: pairs(`
    It works now, but a motor was damaged in transport and we waited three weeks for it. | 现在能用了，但电机运输中损坏，等了三周才换好。
  `),
};

/** Second sentences, about delivery and service, for four and five stars. */
export const GOOD_SERVICE = pairs(`
  Packing was strong, no rust after the sea voyage to {indiaPort}. | 包装结实，海运到{indiaPort}没有生锈。
  Questions were answered the same day, even after the payment. | 付款后有问题也都当天答复。
  Shipped five days earlier than agreed, documents complete for customs. | 比约定早五天发货，清关单据齐全。
  The engineer helped on video until everything ran. | 工程师一直视频指导，直到全线跑顺。
  Spare parts for two years were in the box as quoted. | 两年备件如报价所列，随箱到齐。
`);

/** For fewer stars. */
export const SLOW_SERVICE = pairs(`
  Answers take two or three days. | 回复要两三天。
  Delivery was two weeks later than agreed. | 比约定晚了两周交货。
`);

export const THANKS = pairs(`
  Thank you for your kind words. We are glad that the machine runs well at your works. | 感谢好评，设备在贵厂运行顺利，我们很高兴。
  Thank you. Please send us a photo of the line some day, and ask when you need parts. | 谢谢，方便时发一张产线照片给我们，需要配件随时联系。
  Thank you for your trust. The next service check by video is free. | 感谢信任，下次视频保养检查免费。
`);

export const APOLOGIES = pairs(`
  We are sorry for the trouble. The English manual is now in every case before it is closed. | 给您添麻烦了，很抱歉，现在每台设备封箱前都放入英文说明书。
  Thank you for your frank words. Our engineer will call you about the settings, and parts go by air. | 感谢直言，工程师会与您联系调整参数，配件安排空运。
`);
