// Islands under the translation of browsers, which replaces each text node by two nested <font> elements.
import { signInAs } from '../accounts.ts';
import { countOf, expectCount, searchBox } from '../catalog/catalog.ts';
import { createConversation, messageLog, sendByEnter } from '../chat/chat-users.ts';
import { expect, open, type Page, test } from '../site.ts';

const translate = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const [index, text] of found.entries()) {
      if (!text.data.trim() || text.parentElement?.closest('script, style')) continue;
      const inner = document.createElement('font');
      inner.textContent = `«${text.data}»`;
      const font = document.createElement('font');
      font.append(inner);
      // Translators do either.
      if (index % 2) text.replaceWith(font);
      else {
        text.before(font);
        text.remove();
      }
    }
  });

test('the search and the filters of a translated list work', { tag: '@wide' }, async ({ page }) => {
  await open(page, '/products');
  await translate(page);
  await searchBox(page).fill('lathe');
  await expectCount(page, await countOf({ search: 'lathe' }));
  await translate(page);
  await page.getByRole('checkbox', { name: 'Verified only' }).check();
  await expectCount(page, await countOf({ search: 'lathe', verified: '1' }));
});

test('React may go on with text nodes that are translated', { tag: '@wide' }, async ({ page }) => {
  await open(page, '/products');
  await page.evaluate(() => {
    const parent = document.createElement('p');
    parent.id = 'translated';
    parent.append(...['one', 'two', 'three', 'four'].map((text) => new Text(text)));
    Object.assign(window, { parent, texts: [...parent.childNodes] });
    document.body.append(parent);
  });
  const paragraph = page.locator('#translated');
  await translate(page);
  await expect(paragraph).toHaveText('«one»«two»«three»«four»');
  await page.evaluate(() => {
    const { parent, texts } = window as unknown as { parent: Node; texts: readonly Text[] };
    const [one, two, three, four] = texts as [Text, Text, Text, Text];
    parent.removeChild(one);
    parent.insertBefore(document.createElement('hr'), two);
    three.nodeValue = 'drei';
    parent.insertBefore(four, two);
  });
  // A text that changes or moves is shown as it is, so that it is translated again.
  await expect(paragraph).toHaveText('four«two»drei');
  expect(await paragraph.evaluate((element) => [...element.childNodes].map(String))).toEqual([
    '[object HTMLHRElement]',
    '[object Text]',
    '[object HTMLFontElement]',
    '[object Text]',
  ]);
});

test('a translated conversation sends and receives', { tag: '@wide' }, async ({
  page,
  request,
}) => {
  const { buyer, supplier, chatId, send } = await createConversation(request);
  await send(supplier, 'Good morning');
  await signInAs(page, buyer);
  await open(page, `/chat?c=${chatId}`);
  await expect(messageLog(page).getByText('Good morning')).toBeVisible();
  await translate(page);
  await sendByEnter(page, 'Is it 415 V?');
  await expect(messageLog(page).getByText('Is it 415 V?')).toBeVisible();
  await translate(page);
  await send(supplier, 'Yes, three phases');
  await expect(messageLog(page).getByText('Yes, three phases')).toBeVisible();
  await sendByEnter(page, 'Thank you');
  await expect(messageLog(page).locator('[data-outgoing]')).toHaveCount(0);
});
