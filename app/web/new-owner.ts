import { readGarage, storeGarage } from './car/garage.ts'
import { readCopy, writeCopy } from './cart/cart-copy.ts'

/** What this browser holds of an account's cart and garage stays the account's when its e-mail changes. */
export function handOver(before: string, now: string): void {
  const copy = readCopy(before)
  if (copy) writeCopy({ ...copy, owner: now })
  const garage = readGarage()
  if (garage.owner === before) storeGarage({ ...garage, owner: now })
}
