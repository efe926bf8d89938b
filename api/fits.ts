import { createRoute, z } from '@hono/zod-openapi'
import { type PartFit, showFits } from '#domain/fitment'
import { type CardFit, cardFit, fitsQuery } from '#domain/fitment/schema'
import * as words from '#common/words/en'
import { router } from './door.ts'
import { gives, problems, sameForAll, titled } from './shapes.ts'

const cardFits = z.object({ items: z.array(titled(cardFit, 'CardFit')) })

const route = createRoute({
  method: 'get',
  path: '/fits',
  operationId: 'showFits',
  ...sameForAll,
  tags: ['Catalogue'],
  summary:
    'Whether parts fit a car: `part` as often as needed, `car` (or `make`, `model` and `year`) and, where it is known, `engine`',
  request: { query: fitsQuery },
  responses: { 200: gives('One answer for each part; none for an unknown car', cardFits), ...problems(400) },
})

const said = ({ part, fit }: PartFit): CardFit => ({ _id: part, fit: fit.kind, why: words.fit.dependsOn(fit) })

export const fits = router().openapi(route, async (c) =>
  c.json({ items: (await showFits(c.var.ctx, c.req.valid('query'))).map(said) }, 200),
)
