// Alert mail in both languages: sections, prices, names on one line, and the addresses that stop alerts.
import { expect, test } from 'vitest';
import { alertAddresses } from '../../../server/saved-searches/alert-addresses.ts';
import { alertMail, type SearchNews } from '../../../server/saved-searches/alert-mail.ts';

const mailIn = (lang: 'en' | 'zh-Hans', news: readonly SearchNews[]) =>
  alertMail('asha@example.in', news, lang, alertAddresses('https://market.example', lang, 'tok'));

const lathes: SearchNews = {
  id: 's1',
  name: 'Lathes',
  query: 'search=lathe&type=cnc-lathe',
  count: 1_204,
  above: 0,
  products: [
    { id: 'a/b', name: 'CK6140\r\nlathe', price: 12_500 },
    { id: 'c', name: 'CK6150', price: 48_200.5 },
    { id: 'd', name: 'CK6180', price: null },
  ],
};
const mills: SearchNews = {
  id: 's2',
  name: '磨机',
  query: 'search=mill',
  count: 2,
  above: 1,
  products: [{ id: 'e', name: '球磨机', price: 9 }],
};

test('one search, in English', () => {
  const { subject, text, unsubscribe } = mailIn('en', [lathes]);
  expect(subject).toBe('1,204 new machines: Lathes');
  expect(unsubscribe).toBe('https://market.example/api/saved-searches/stop?token=tok');
  expect(text).toBe(`Lathes: 1,204 new machines

- CK6140 lathe (US$12,500)
  https://market.example/product/a%2Fb
- CK6150 (US$48,200.50)
  https://market.example/product/c
- CK6180 (price by quote)
  https://market.example/product/d
and 1,201 more

All results:
https://market.example/products?search=lathe&type=cnc-lathe&sort=newest
Stop the alert of this search:
https://market.example/stop-alert?token=tok&id=s1

-- 
You get this mail, at most once a day, because you asked for alerts of your saved searches at Yantra Bridge.
Stop all alerts:
https://market.example/stop-alert?token=tok
`);
});

test('two searches, in Chinese', () => {
  const { subject, text } = mailIn('zh-Hans', [lathes, mills]);
  expect(subject).toBe('您保存的 2 个搜索有新设备');
  expect(text).toContain(`磨机：2 款新设备

- 球磨机（US$9）
  https://market.example/zh-hans/product/e
其中 1 款已在上文列出

查看全部结果：
https://market.example/zh-hans/products?search=mill&sort=newest
停止此搜索的提醒：
https://market.example/zh-hans/stop-alert?token=tok&id=s2

-- 
`);
  expect(text).toContain('- CK6180（价格面议）');
  expect(text).toMatch(
    /停止全部提醒：\nhttps:\/\/market\.example\/zh-hans\/stop-alert\?token=tok\n$/,
  );
});
