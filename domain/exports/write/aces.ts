import * as words from '#common/words'
import type { BaseVehicle } from '#domain/vehicles'
import type { StoredApplication } from '#domain/fitment'
import type { Goods } from '../goods.ts'
import type { Ids } from '../ids.ts'
import type { Fitted } from './applications.ts'
import { ATTRIBUTES } from './aces-attributes.ts'
import { around, element, empty, XML_HEAD } from './xml.ts'

/** Whose file it is, and of which day (2026-03-16). */
export type FileOf = { company: string; day: string; email: string; hasTheirIds: boolean }

/**
 * The vehicles of parts as ACES 4.2: one App for each model year that the shop knows. Position and quantity are those of
 * the part where an application has none.
 */
export async function* acesFile(
  file: FileOf,
  ids: Ids,
  basesOf: (application: StoredApplication) => BaseVehicle[],
  parts: AsyncIterable<Fitted[]>,
): AsyncGenerator<string> {
  let count = 0
  yield `${XML_HEAD}<ACES version="4.2">\n${header(file)}\n`
  for await (const some of parts) {
    for (const { part, applications } of some) {
      const apps = applications.flatMap((one) =>
        basesOf(one).map((base) => `${app((count += 1), ids, part, one, base)}\n`),
      )
      yield apps.join('')
    }
  }
  yield `${around('Footer', [element('RecordCount', count)])}\n</ACES>\n`
}

const header = ({ company, day, hasTheirIds }: FileOf) =>
  around('Header', [
    element('Company', company),
    element('SenderName', company),
    element('TransferDate', day),
    element('DocumentTitle', hasTheirIds ? words.exports.mappedIds(company) : words.exports.ownIds(company)),
    element('EffectiveDate', day),
    element('SubmissionType', 'FULL'),
    element('VcdbVersionDate', day),
    element('QdbVersionDate', day),
    element('PcdbVersionDate', day),
  ])

function app(id: number, ids: Ids, part: Goods, one: StoredApplication, base: BaseVehicle): string {
  const said = one.conditions.filter(({ kind }) => kind !== 'note')
  const conditions = said.map((condition) => ({ ...ids.condition(condition), text: words.fit.allOf([condition]) }))
  const attributes = conditions.flatMap((each) => ('element' in each ? each : []))
  const named = [...attributes, ...(one.engine === null ? [] : [{ element: 'enginebase', id: ids.engine(one.engine) }])]
  const position = one.position ?? part.position
  return around(
    'App',
    [
      empty('BaseVehicle', { id: ids.base(base) }),
      ...ATTRIBUTES.flatMap((name) =>
        named.filter((each) => each.element === name.toLowerCase()).map((each) => empty(name, { id: each.id })),
      ),
      ...conditions.flatMap((each) =>
        'qualifier' in each ? around('Qual', [element('text', each.text)], { id: each.qualifier }) : [],
      ),
      ...one.conditions.filter(({ kind }) => kind === 'note').map(({ value }) => element('Note', value)),
      element('Qty', one.quantity ?? part.quantity),
      empty('PartType', { id: ids.type(part.category) }),
      position === null ? '' : empty('Position', { id: ids.position(position) }),
      element('Part', part.number, { BrandAAIAID: ids.brand(part.brand) }),
    ],
    { action: 'A', id },
  )
}
