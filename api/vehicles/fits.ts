import { createRoute, z } from '@hono/zod-openapi'
import { showFits, cardFitOf } from '#domain/fitment'
import { type CardFit, cardFit, type Fit, fitQuestion, fitsQuery } from '#domain/fitment/schema'
import { engineNames } from '#domain/vehicles'
import * as words from '#common/words'
import { router } from '../door/door.ts'
import { gives, problems, sameForAll, titled } from '../door/shapes.ts'

const cardFits = z.object({
  items: z.array(titled(cardFit, 'CardFit')),
  question: titled(fitQuestion, 'FitQuestion')
    .nullable()
    .meta({ description: 'the first question to ask; null: nothing is open' }),
})

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

type Name = (engine: number) => string

const written = (part: string, fit: Fit, name: Name): CardFit => {
  return { _id: part, ...cardFitOf(fit), ...words.fit.whyAndPlace(fit, name) }
}

export const fits = router().openapi(route, async (c) => {
  const [{ fits, question }, name] = await Promise.all([
    showFits(c.var.ctx, c.req.valid('query')),
    engineNames(c.var.ctx),
  ])
  const items = fits.map(({ part, fit }) => written(part, fit, name))
  return c.json({ items, question: question && words.atCar.asked(question, name) }, 200)
})
