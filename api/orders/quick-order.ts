import { createRoute } from '@hono/zod-openapi'
import { answerLines, withFitsInWords } from '#domain/quick-order'
import { quickLine, quickOrder, quickOrderInput, quickPart } from '#domain/quick-order/schema'
import { engineNames } from '#domain/vehicles'
import * as words from '#common/words'
import { z } from 'zod'
import { router, written } from '../door/door.ts'
import { forAnyone, gives, problems, takes, titled } from '../door/shapes.ts'

const part = titled(quickPart, 'QuickPart')
const line = titled(quickLine.extend({ parts: z.array(part) }), 'QuickLine')

const answer = createRoute({
  method: 'post',
  path: '/quick-order',
  operationId: 'answerQuickOrder',
  ...forAnyone,
  tags: ['Catalogue'],
  summary: 'A pasted list of part numbers, quantities and notes, answered line by line. Nothing is stored',
  request: { body: takes(quickOrderInput) },
  responses: {
    200: gives('An answer to each line', titled(quickOrder.extend({ lines: z.array(line) }), 'QuickOrder')),
    ...problems(400, 429),
  },
})

export const quickOrders = router().openapi(answer, async (c) => {
  const { ctx } = c.var
  const [order, name] = await Promise.all([
    answerLines({ ...ctx, gone: c.req.raw.signal }, c.req.valid('json')),
    engineNames(ctx),
  ])
  return c.json(
    written(
      c,
      withFitsInWords(order, (fit) => words.fit.whyAndPlace(fit, name)),
    ),
    200,
  )
})
