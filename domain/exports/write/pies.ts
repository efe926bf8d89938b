import * as words from '#common/words'
import type { Prices } from '#common/prices'
import type { Goods } from '../goods.ts'
import type { Ids } from '../ids.ts'
import type { FileOf } from './aces.ts'
import { item, type PiesShop } from './pies-item.ts'
import { around, element, XML_HEAD } from './xml.ts'

/** Parts as PIES 7.2. Prices are those of the shop (RET); what a part costs the shop is in no PIES file. */
export async function* piesFile(
  file: FileOf,
  shop: PiesShop,
  ids: Ids,
  goods: AsyncIterable<Goods[]>,
): AsyncGenerator<string> {
  let count = 0
  yield `${XML_HEAD}<PIES xmlns="http://www.autocare.org">\n${header(file, shop.prices)}\n<Items>\n`
  for await (const some of goods) {
    count += some.length
    yield some.map((part) => `${item(shop, ids, part)}\n`).join('')
  }
  const trailer = [element('ItemCount', count), element('TransactionDate', file.day)]
  yield `</Items>\n${around('Trailer', trailer)}\n</PIES>\n`
}

const header = ({ company, day, email, hasTheirIds }: FileOf, { currency }: Prices) =>
  around('Header', [
    element('PIESVersion', '7.2'),
    element('SubmissionType', 'FULL'),
    element('BlanketEffectiveDate', day),
    element('CurrencyCode', currency),
    element('LanguageCode', 'EN'),
    element('TechnicalContact', hasTheirIds ? words.exports.mappedIds(company) : words.exports.ownIds(company)),
    element('ContactEmail', email),
    element('PCdbVersionDate', day),
    element('PAdbVersionDate', day),
  ])
