import type { Requests } from './requests.ts'
import type { Stage } from './stage.ts'

/** Well-formed calls about suppliers and their files. */
export function supplyRequestsOf(stage: Stage): Requests {
  return {
    'PUT /suppliers/{id}/mappings.csv': async () => ({
      path: `/suppliers/${await stage.supplier()}/mappings.csv`,
      body: 'kind,theirs,ours\nposition,VA,front',
      headers: { 'content-type': 'text/csv' },
    }),
    'POST /suppliers': () => ({ body: { name: `Supplier ${crypto.randomUUID()}` } }),
    'GET /suppliers/{id}': async () => ({ path: `/suppliers/${await stage.supplier()}` }),
    'PUT /suppliers/{id}': async () => ({
      path: `/suppliers/${await stage.supplier()}`,
      body: { name: `Supplier ${crypto.randomUUID()}`, settings: { decimal: ',' }, fetch: null, version: 1 },
    }),
    'DELETE /suppliers/{id}': async () => ({ path: `/suppliers/${await stage.supplier()}` }),
    'GET /suppliers/{id}/mappings': async () => ({ path: `/suppliers/${await stage.supplier()}/mappings` }),
    'PUT /suppliers/{id}/mappings': async () => ({
      path: `/suppliers/${await stage.supplier()}/mappings`,
      body: { mappings: [{ kind: 'position', theirs: 'VA', ours: 'front' }] },
    }),
    'DELETE /suppliers/{id}/mappings': async () => ({
      path: `/suppliers/${await stage.mappedSupplier()}/mappings?kind=position&theirs=VA`,
    }),
    'GET /suppliers/{id}/mappings.csv': async () => ({ path: `/suppliers/${await stage.supplier()}/mappings.csv` }),
  }
}
