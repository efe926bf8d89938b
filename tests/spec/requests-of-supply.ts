import type { Requests } from './requests.ts'
import { A_FETCH, A_FILE, type Stage } from './stage.ts'

/** Well-formed calls about suppliers and their files, and about bulk changes. */
export function supplyRequestsOf(stage: Stage): Requests {
  const partsChange = async () => ({
    body: {
      amounts: 'minor',
      chosen: { parts: [await stage.part()] },
      change: { price: { by: 'amount', amount: 100 } },
    },
  })
  const cells = async () => ({ body: { cells: [{ part: await stage.part(), field: 'price', was: '40', is: '41' }] } })
  const of = (what: string, body?: object) => async () => ({ path: `/imports/${await stage.import()}${what}`, body })
  return {
    'POST /imports': async () => ({ path: `/imports?supplier=${await stage.supplier()}&name=parts.csv`, body: A_FILE }),
    'GET /imports/{id}': of(''),
    'PATCH /imports/{id}': of('', { full: true }),
    'POST /imports/{id}/drop': of('/drop'),
    'POST /imports/{id}/apply': of('/apply'),
    'POST /imports/{id}/undo': of('/undo', {}),
    'GET /imports/{id}/rows': of('/rows?state=held'),
    'PATCH /imports/{id}/rows/{n}': of('/rows/2', { theirs: { price: '41' } }),
    'POST /imports/{id}/allow': of('/allow', { n: 2 }),
    'GET /imports/{id}/held.csv': of('/held.csv'),
    'GET /imports/{id}/report.csv': of('/report.csv'),
    'POST /part-changes': partsChange,
    'POST /part-changes/preview': partsChange,
    'POST /part-grid': cells,
    'POST /part-grid/preview': cells,
    'POST /part-grid/show': async () => ({ body: { chosen: { parts: [await stage.part()] } } }),
    'GET /runs/{id}': async () => ({ path: `/runs/${await stage.run()}` }),
    'GET /runs/{id}/changes': async () => ({ path: `/runs/${await stage.run()}/changes` }),
    'POST /runs/{id}/undo': async () => ({ path: `/runs/${await stage.run()}/undo`, body: {} }),
    'PUT /suppliers/{id}/mappings.csv': async () => ({
      path: `/suppliers/${await stage.supplier()}/mappings.csv`,
      body: 'kind,theirs,ours\nposition,VA,front',
      headers: { 'content-type': 'text/csv' },
    }),
    'POST /suppliers': () => ({ body: { name: `Supplier ${crypto.randomUUID()}` } }),
    'GET /suppliers/{id}': async () => ({ path: `/suppliers/${await stage.supplier()}` }),
    'PUT /suppliers/{id}': async () => ({
      path: `/suppliers/${await stage.supplier()}`,
      body: { name: `Supplier ${crypto.randomUUID()}`, settings: { decimal: ',' }, version: 1 },
    }),
    'DELETE /suppliers/{id}': async () => ({ path: `/suppliers/${await stage.supplier()}` }),
    'PUT /suppliers/{id}/fetch': async () => ({
      path: `/suppliers/${await stage.supplier()}/fetch`,
      body: A_FETCH,
    }),
    'POST /suppliers/{id}/fetch': async () => ({ path: `/suppliers/${await stage.fetchedSupplier()}/fetch` }),
    'DELETE /suppliers/{id}/fetch': async () => ({ path: `/suppliers/${await stage.supplier()}/fetch` }),
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
