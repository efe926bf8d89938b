import { type ApplicationRow, writeApplications } from '#domain/fitment'
import { findVehicles } from '#domain/vehicles'
import { addPart } from './parts.ts'
import type { Person } from '../shops/people.ts'
import type { TestShop } from '../shops/shop.ts'

export type TestCar = { car: number; model: number; label: string; engines: { id: number; label: string }[] }

/** A car of the test catalogue, of 2012 unless another year is given. */
export async function carOf({ ctx }: TestShop, make: string, model: string, year = 2012): Promise<TestCar> {
  const { bases, modelIds } = await findVehicles(ctx, { make, model, year })
  const engines = bases[0]!.configurations.map(({ engine }) => engine)
  return { car: bases[0]!.id, model: modelIds[0]!, label: `${year} ${make} ${model}`, engines }
}

/** A part of $ 100 that fits this model in 2012; `given`: on a condition, for one engine alone, for other years. */
export async function addPartFor(
  shop: TestShop,
  modelId: number,
  given: Partial<ApplicationRow> = {},
  stock: number | null = null,
): Promise<string> {
  const part = await addPart(shop, { price: 100, stock })
  const row = { modelId, from: 2012, to: 2012, engineId: null, position: null, quantity: null, conditions: [] }
  await writeApplications(shop.ctx, 'test', [{ ...row, ...given, partId: Number(part) }])
  await shop.heard()
  return part
}

/** Orders so many of each of these parts of $ 100, with these lines. */
export function orderLines(
  shop: TestShop,
  person: Person | undefined,
  items: Record<string, number>,
  lines: unknown,
  more: object = {},
) {
  const total = 100 * Object.values(items).reduce((sum, quantity) => sum + quantity, 0)
  const body = { name: '', email: person?.email ?? 'nobody@camber.example', number: '', total, items, lines, ...more }
  return shop.call('POST', '/orders', { token: person?.token, body })
}
