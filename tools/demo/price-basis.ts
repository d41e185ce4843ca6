// Price basis of the demo market's listings: most are FOB at the supplier's port, some ex works, some older ones state none.
import { nearestPortBasis } from '../../contract/catalog/nearest-port.ts';
import type { PriceBasis } from '../../contract/catalog/price-basis.ts';
import type { SeedProduct, SeedSupplier } from './types.ts';

/** FOB at the port from which the supplier ships; ex works in a country without such a port. */
export const usualBasis = ({ city, province }: SeedSupplier): PriceBasis =>
  nearestPortBasis(city.en, province.en) || 'EXW';

/** The id decides, so that the other random values of the market stay as they are. */
export function priceBasisOf(product: SeedProduct, supplier: SeedSupplier): PriceBasis | null {
  const share = Number.parseInt(product.id.slice(-2), 16) % 10;
  if (share < 2) return null;
  return share === 2 ? 'EXW' : usualBasis(supplier);
}
