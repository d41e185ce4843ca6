// Glossary list: whole sentences of enquiries and replies, which are looked up and not searched in texts. See ../glossary.ts for the
// line format.

export const PHRASES = `
hello | 您好
hi > 您好
hello sir > 您好
dear sir > 您好
dear sir or madam > 您好
dear madam > 您好
dear team > 您好
dear supplier | 尊敬的供应商
dear customer | 尊敬的客户
你好 < hello
good morning | 早上好
good afternoon | 下午好
good evening | 晚上好
thank you | 谢谢
thanks > 谢谢
many thanks | 非常感谢
thank you very much > 非常感谢
thank you for your enquiry | 感谢您的询盘
thank you for your inquiry > 感谢您的询盘
thank you for your reply | 感谢您的回复
thank you for your order | 感谢您的订单
best regards | 此致敬礼
kind regards > 此致敬礼
regards > 此致敬礼
yes | 是的
no | 不是
ok > 好的
okay > 好的
好的 < OK
no problem | 没问题
sorry | 抱歉
please wait | 请稍等
please confirm | 请确认
please reply soon | 请尽快回复
please reply as soon as possible > 请尽快回复
we look forward to your reply | 期待您的回复
looking forward to your reply > 期待您的回复
please send a quotation | 请发报价单
please send quotation > 请发报价单
please send your best price | 请报最优价
what is the price | 价格是多少
what is the lead time | 交货期是多久
what is the delivery time > 交货期是多久
交期多久 < what is the lead time
what is the minimum order quantity | 最小起订量是多少
what is the MOQ > 最小起订量是多少
起订量是多少 < what is the MOQ
what are the payment terms | 付款条件是什么
what is the warranty period | 保修期是多久
保修多久 < how long is the warranty
how long is the warranty > 保修期是多久
what is the voltage | 电压是多少
what voltage do you need | 您需要什么电压
which voltage > 电压是多少
can you give a discount | 可以优惠吗
i am interested in your product > 我对你们的产品感兴趣
we are interested in your product | 我们对你们的产品感兴趣
we will reply soon | 我们会尽快回复
we have received your payment | 我们已收到您的付款
your order has been shipped | 您的订单已发货
the goods have been shipped | 货物已发出
when can you ship | 什么时候可以发货
when can you deliver | 什么时候可以交货
can we visit your factory | 我们可以参观你们的工厂吗
welcome to visit our factory | 欢迎参观我们的工厂
`;
