// Port that a new listing proposes for its price.
import { expect, test } from 'vitest';
import { nearestPortBasis } from '../../../contract/catalog/nearest-port.ts';
import { isPriceBasis } from '../../../contract/catalog/price-basis.ts';

test.each([
  [['Ningbo', 'Zhejiang'], 'FOB-CNNGB'],
  [['宁波市', '浙江省'], 'FOB-CNNGB'],
  [["Rui'an", ''], 'FOB-CNWNZ'],
  [['Jinan City', 'Shandong'], 'FOB-CNTAO'],
  [['Unknown town', 'Guangdong Province'], 'FOB-CNSZX'],
  [['Pune', 'Maharashtra'], ''],
  [['', ''], ''],
])('of %j is %s', (places, basis) => {
  expect(nearestPortBasis(...places)).toBe(basis);
  if (basis !== '') expect(isPriceBasis(basis)).toBe(true);
});
