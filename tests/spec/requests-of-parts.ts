import type { Requests } from './requests.ts'
import type { Stage } from './stage.ts'

const SOON = '2030-01-01T00:00:00Z'

/** The calls about parts, brands and categories that are for admins alone. */
export const ADMINS_PART_CALLS = [
  'GET /brands',
  'POST /brands',
  'PUT /brands/{id}',
  'DELETE /brands/{id}',
  'GET /brands/{id}/merge',
  'GET /taxonomy',
  'PUT /taxonomy/order',
  'POST /taxonomy/categories',
  'PUT /taxonomy/categories/{id}',
  'DELETE /taxonomy/categories/{id}',
  'POST /taxonomy/types',
  'PUT /taxonomy/types/{id}',
  'DELETE /taxonomy/types/{id}',
  'GET /unsold-parts',
  'GET /bin',
  'POST /bin/{id}/restore',
  'GET /parts/{id}/prices',
  'PUT /parts/{id}/prices',
  'GET /parts/{id}/price-times',
  'POST /parts/{id}/price-times',
  'DELETE /parts/{id}/price-times',
]

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
  const make = async (path: string, body: object): Promise<string> =>
    (await stage.as(stage.admin, 'POST', path, body)).body.insertedId
  const brandInput = () => ({ name: `Brand ${crypto.randomUUID()}`, tier: 'value' })
  const category = () => ({ name: `Category ${crypto.randomUUID()}`, parent: null })
  const type = () => ({ name: `Type ${crypto.randomUUID()}`, singular: 'One', category: '0', picture: 'brake-disc' })
  return {
    'POST /brands': () => ({ body: brandInput() }),
    'PUT /brands/{id}': async () => ({ path: `/brands/${await make('/brands', brandInput())}`, body: brandInput() }),
    'DELETE /brands/{id}': async () => ({ path: `/brands/${await make('/brands', brandInput())}` }),
    'GET /brands/{id}/merge': async () => ({
      path: `/brands/${await make('/brands', brandInput())}/merge?into=${await make('/brands', brandInput())}`,
    }),
    'PUT /taxonomy/order': () => ({ body: { kind: 'category', ids: ['0'] } }),
    'POST /taxonomy/categories': () => ({ body: category() }),
    'PUT /taxonomy/categories/{id}': async () => ({
      path: `/taxonomy/categories/${await make('/taxonomy/categories', category())}`,
      body: category(),
    }),
    'DELETE /taxonomy/categories/{id}': async () => ({
      path: `/taxonomy/categories/${await make('/taxonomy/categories', category())}`,
    }),
    'POST /taxonomy/types': () => ({ body: type() }),
    'PUT /taxonomy/types/{id}': async () => ({
      path: `/taxonomy/types/${await make('/taxonomy/types', type())}`,
      body: type(),
    }),
    'DELETE /taxonomy/types/{id}': async () => ({ path: `/taxonomy/types/${await make('/taxonomy/types', type())}` }),
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
