// What a reader asks of an estimate of a landed cost.
import type { GivenAntiDumping } from './anti-dumping.ts';
import type { PackedSize } from './cargo.ts';
import type { CostIncoterm } from './duties.ts';
import type { CostCurrency, GoodsCondition, ImportScheme, Port } from './rule.ts';

/** Amounts are in units of the currency, not in hundredths. */
export interface EstimateInput extends GivenAntiDumping {
  /** Digits only (hsDigits), at least four. */
  readonly hsCode: string;
  readonly incoterm: CostIncoterm;
  /** Price of the whole consignment. */
  readonly amount: number;
  readonly currency: CostCurrency;
  /** ISO code; CN if absent. */
  readonly origin?: string | undefined;
  readonly condition?: GoodsCondition | undefined;
  readonly scheme?: ImportScheme | undefined;
  readonly port?: Port | undefined;
  /** Packed, of one machine; one container of 20 feet if absent. */
  readonly packed?: PackedSize | undefined;
  /** Of the works, six digits. */
  readonly pinCode?: string | undefined;
  /** In the currency of the price. */
  readonly exportCharges?: number | undefined;
  readonly freight?: number | undefined;
  readonly insurance?: number | undefined;
  /** In rupees: port charges, clearance, haulage, installation. */
  readonly otherCharges?: number | undefined;
  /** Rates given by hand go before those of the rules. */
  readonly bcdPercent?: number | undefined;
  readonly swsPercent?: number | undefined;
  readonly igstPercent?: number | undefined;
  /** Rupees for one unit of the currency. */
  readonly exchangeRate?: number | undefined;
}
