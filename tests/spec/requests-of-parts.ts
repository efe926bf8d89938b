import type { Requests } from './requests.ts'
import type { Stage } from './stage.ts'

const SOON = '2030-01-01T00:00:00Z'

/** Well-formed calls about what an admin keeps of parts. */
export function partRequestsOf(stage: Stage): Requests {
  const priced = async () => {
    const id = await stage.part()
    await stage.as(stage.admin, 'POST', `/parts/${id}/price-times`, { startsAt: SOON, price: 5 })
    return id
  }
  const binned = async () => {
    const id = await stage.part()
    await stage.as(stage.admin, 'DELETE', `/bestSeller/${id}`)
    return id
  }
  return {
    'GET /unsold-parts': () => ({ path: '/unsold-parts?status=hidden' }),
    'POST /bin/{id}/restore': async () => ({ path: `/bin/${await binned()}/restore` }),
    'GET /parts/{id}/price-times': async () => ({ path: `/parts/${await stage.part()}/price-times` }),
    'POST /parts/{id}/price-times': async () => ({
      path: `/parts/${await stage.part()}/price-times`,
      body: { startsAt: SOON, price: 5 },
    }),
    'DELETE /parts/{id}/price-times': async () => ({
      path: `/parts/${await priced()}/price-times?startsAt=${encodeURIComponent(SOON)}`,
    }),
  }
}
