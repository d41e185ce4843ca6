import { open, test } from './site.ts';
import { fullProduct } from './subjects.ts';
test('swipe', async ({ page }) => {
  const look = () => page.evaluate(() => {
    const a = document.querySelector('[data-back]')!;
    const r = a.getBoundingClientRect();
    const e = document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2)!;
    const d = document.querySelector('details[data-branch]')!;
    const q = d.getBoundingClientRect();
    return [r.y, r.height, r.x, e.outerHTML.slice(0, 60), q.y, q.height, q.width, d.parentElement!.getBoundingClientRect().height, d.querySelector('ul')!.getBoundingClientRect().height, [...document.querySelectorAll('details[open]')].length];
  });
  await open(page, `/product/${(await fullProduct()).id}`);
  console.log(await look());
  await open(page, '/products?category=fashion&sort=price');
  await page.locator('main article').first().getByRole('link', { name: /^View Details/ }).click();
  await page.waitForURL(/product\//);
  console.log(await look());
  await page.mouse.move(700, 600);
  console.log(await look());
  console.log(await look());
});
