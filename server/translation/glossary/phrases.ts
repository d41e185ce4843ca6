// Glossary list: sentences of enquiries and replies. {a} and {b} stand for products or terms, {v} for a number or a value,
// {a+} for {a} in the plural. See ../glossary.ts for the line format.

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
please confirm {a} | 请确认{a}
please reply soon | 请尽快回复
please reply as soon as possible > 请尽快回复
we look forward to your reply | 期待您的回复
looking forward to your reply > 期待您的回复
please send a quotation | 请发报价单
please send quotation > 请发报价单
please send a quotation for {a} | 请报{a}的价格
please quote for {a} > 请报{a}的价格
please quote {a} > 请报{a}的价格
kindly quote for {a} > 请报{a}的价格
please send us a quotation for {a} > 请报{a}的价格
please send me a quotation for {a} > 请报{a}的价格
please send a quotation for {v} sets of {a+} | 请报{v}套{a}的价格
please send your best price for {a} | 请报{a}的最优价
please give your best price for {a} > 请报{a}的最优价
please send your best price | 请报最优价
please send {a} | 请发送{a}
please send us {a} > 请发送{a}
please send me {a} > 请发送{a}
please share {a} > 请发送{a}
kindly share {a} > 请发送{a}
could you send {a} > 请发送{a}
can you send {a} > 请发送{a}
请提供{a} < please provide {a}
please provide {a} > 请提供{a}
what is the price | 价格是多少
what is the price of the {a} | {a}的价格是多少
what is the price for {a} > {a}的价格是多少
how much is {a} > {a}多少钱
{a}多少钱 < how much is the {a}
what is the lead time | 交货期是多久
what is the delivery time > 交货期是多久
交期多久 < what is the lead time
what is the lead time for the {a} | {a}的交货期是多久
what is the delivery time for {a} > {a}的交货期是多久
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
what is the power of the {a} | {a}的功率是多少
what is the capacity of the {a} | {a}的产能是多少
what is the {a} of the {b} | {b}的{a}是多少
what is the {a} > {a}是多少
{a}是多少 < what is the {a}
do you have {a} | 你们有{a}吗
do you have {a} in stock | {a}有现货吗
do you provide {a} | 你们提供{a}吗
do you offer {a} > 你们提供{a}吗
do you supply {a} | 你们供应{a}吗
do you make {a+} | 你们生产{a}吗
do you manufacture {a+} > 你们生产{a}吗
can you provide {a} | 能提供{a}吗
can you supply {a} > 能供应{a}吗
can you give a discount | 可以优惠吗
is {a} included | 包含{a}吗
does the price include {a} | 价格包含{a}吗
the price includes {a} | 价格包含{a}
the price does not include {a} | 价格不含{a}
we need {a} | 我们需要{a}
i need {a} > 我需要{a}
we require {a} > 我们需要{a}
we are looking for {a} | 我们正在寻找{a}
i am looking for {a} > 我在寻找{a}
we want to buy {a} | 我们想购买{a}
we would like to buy {a} > 我们想购买{a}
we are interested in {a} | 我们对{a}感兴趣
i am interested in {a} > 我对{a}感兴趣
i am interested in your product > 我对你们的产品感兴趣
we are interested in your product | 我们对你们的产品感兴趣
we need {v} sets of {a+} | 我们需要{v}套{a}
we need {v} units of {a+} > 我们需要{v}台{a}
we need {v} | 我们需要{v}
we need {v} sets | 我们需要{v}套
we need {v} units > 我们需要{v}台
we need {v} pieces | 我们需要{v}件
we make {a+} | 我们生产{a}
we manufacture {a+} > 我们生产{a}
we can provide {a} | 我们可以提供{a}
we can supply {a} > 我们可以供应{a}
we have {a} | 我们有{a}
we are a manufacturer of {a+} | 我们是{a}制造商
our price is {v} | 我们的价格是{v}
the price is {v} | 价格为{v}
the unit price is {v} | 单价为{v}
the voltage is {v} | 电压为{v}
the power is {v} | 功率为{v}
the warranty is {v} months | 保修期为{v}个月
the warranty is {v} year > 保修期为{v}年
the lead time is {v} days | 交货期为{v}天
the delivery time is {v} days > 交货期为{v}天
the lead time is {v} weeks | 交货期为{v}周
the {a} is {v} | {a}为{v}
{a}是{v} < the {a} is {v}
{v} months | {v}个月
{v} days | {v}天
{v} weeks | {v}周
{v} years | {v}年
{v} sets | {v}套
{v} pieces | {v}件
{v} units | {v}台
delivery to {a} | 交货至{a}
please find attached {a} | 附件为{a}，请查收
we will send {a} soon | 我们会尽快发送{a}
we will reply soon | 我们会尽快回复
we have received your payment | 我们已收到您的付款
your order has been shipped | 您的订单已发货
the goods have been shipped | 货物已发出
when can you ship | 什么时候可以发货
when can you deliver | 什么时候可以交货
can we visit your factory | 我们可以参观你们的工厂吗
welcome to visit our factory | 欢迎参观我们的工厂
`;
