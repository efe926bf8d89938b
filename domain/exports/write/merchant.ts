import * as words from '#common/words'
import { plain, type Prices } from '#common/prices'
import type { Taxonomy } from '#domain/catalogue'
import type { Goods } from '../goods.ts'
import { around, element, XML_HEAD } from './xml.ts'

/** What Google's product data specification allows (https://support.google.com/merchants/answer/7052112). */
const MOST = { title: 150, description: 5000, mpn: 70, brand: 70, pictures: 10, type: 750 }
/** "Vehicles & Parts > Vehicle Parts & Accessories > Motor Vehicle Parts" of Google's product taxonomy. */
const MOTOR_VEHICLE_PARTS = 899
const CONDITIONS = { new: 'new', remanufactured: 'refurbished', used: 'used' } as const

type Shop = { name: string; baseUrl: string; prices: Prices }

/** A feed of goods for Google Merchant Center: RSS 2.0 with the attributes of its product data specification. */
export async function* merchantFeed(
  shop: Shop,
  taxonomy: Taxonomy,
  goods: AsyncIterable<Goods[]>,
): AsyncGenerator<string> {
  yield `${XML_HEAD}<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>${element('title', shop.name)}${element('link', shop.baseUrl)}${element('description', words.exports.feedAbout(shop.name))}\n`
  for await (const some of goods) yield some.map((part) => item(shop, taxonomy, part)).join('')
  yield '</channel>\n</rss>\n'
}

function item({ baseUrl, prices }: Shop, taxonomy: Taxonomy, part: Goods): string {
  const brand = taxonomy.brandBySlug.get(part.brand)!.name
  const type = taxonomy.types.find(({ slug }) => slug === part.category)!
  const whole = (address: string) => new URL(address, baseUrl).href
  const of = (name: string, value: string | number | null) => element(`g:${name}`, value)
  const lines = [
    of('id', part.id),
    of('title', cut(words.exports.feedTitle(brand, part.name, part.number), MOST.title)),
    of('description', cut(describe(part, brand, type.singular), MOST.description)),
    of('link', whole(`/shop/${part.id}`)),
    // A drawing of the type is no picture of this part.
    ...(part.img ? [of('image_link', whole(part.img))] : []),
    ...part.pictures.slice(0, MOST.pictures).map((picture) => of('additional_image_link', whole(picture))),
    of('availability', part.stock === 0 ? 'out_of_stock' : 'in_stock'),
    of('price', `${plain({ ...prices, whole: false }, part.price)} ${prices.currency}`),
    of('google_product_category', MOTOR_VEHICLE_PARTS),
    of(
      'product_type',
      cut(
        taxonomy
          .crumbs(part.category)
          .map(({ name }) => name)
          .join(' > '),
        MOST.type,
      ),
    ),
    of('brand', cut(brand, MOST.brand)),
    of('gtin', part.gtin),
    of('mpn', cut(part.number, MOST.mpn)),
    of('condition', CONDITIONS[part.condition]),
    part.packSize > 1 ? of('multipack', part.packSize) : '',
    part.weightGrams === null ? '' : of('shipping_weight', `${part.weightGrams} g`),
    ...(['length', 'width', 'height'] as const).map((side) => {
      const millimetres = part[`${side}Mm`]
      return millimetres === null ? '' : of(`shipping_${side}`, `${millimetres / 10} cm`)
    }),
  ]
  return `${around('item', lines)}\n`
}

function describe(part: Goods, brand: string, type: string): string {
  const attributes = part.attributes.map(([name, value, unit]) => `${name}: ${[value, unit].filter(Boolean).join(' ')}`)
  const oe = part.oeNumbers.map(({ maker, number }) => [maker, number].filter(Boolean).join(' '))
  return words.exports.feedDescription({ name: part.name, brand, type, number: part.number, attributes, oe })
}

const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text)
