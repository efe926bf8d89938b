import type { VinAnswer } from '#domain/vin/schema'
import { api, ApiProblem, messageOf } from '../api.ts'

/** Why a text is no VIN: `places` (from 1) are the wrong characters, `likely` is the VIN that was probably meant. */
export type VinRefusal = { message: string; places: number[]; likely: string | null }

/** What became of a VIN that somebody typed. */
export type VinOutcome = { typed: string; answer?: VinAnswer; refusal?: VinRefusal }

/** Asks the shop for the car of a VIN, in the body of a call that names nobody. */
export async function askVin(typed: string): Promise<VinOutcome> {
  try {
    return { typed, answer: await api('POST', '/vin', { body: { vin: typed }, withoutToken: true }) }
  } catch (error) {
    const body = error instanceof ApiProblem ? error.body : {}
    const { places = [], likely = null } = body as Partial<VinRefusal>
    const said = error instanceof ApiProblem ? error.fields['vin'] : undefined
    return { typed, refusal: { message: said ?? messageOf(error), places, likely } }
  }
}
