import type { Requests } from './requests.ts'
import { POST, type Stage } from './stage.ts'

/** The calls by which admins write posts and the texts of fixed pages. */
export const ADMINS_TEXT_CALLS = [
  'POST /blog',
  'PUT /blog/{id}',
  'DELETE /blog/{id}',
  'GET /shop-texts',
  'PUT /shop-texts/{name}',
]

/** Well-formed calls about posts and texts. */
export const textRequestsOf = (stage: Stage): Requests => ({
  'GET /blog/{id}': async () => ({ path: `/blog/${await stage.post()}` }),
  'POST /blog': () => ({ body: POST }),
  'PUT /blog/{id}': async () => ({ path: `/blog/${await stage.post()}`, body: POST }),
  'DELETE /blog/{id}': async () => ({ path: `/blog/${await stage.post()}` }),
  'PUT /shop-texts/{name}': async () => {
    const { body } = await stage.as(stage.admin, 'GET', '/shop-texts')
    return { path: '/shop-texts/terms', body: { markdown: 'Ours.', version: body.items[0].version } }
  },
})
