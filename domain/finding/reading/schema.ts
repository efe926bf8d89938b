import { z } from 'zod'
import { described } from '#common/fields'
import { CONDITIONS, named } from '#domain/catalogue/schema'

/** What a piece of a search can mean. */
const PIECE_KINDS = [
  'type',
  'brand',
  'make',
  'model',
  'year',
  'engine',
  'trim',
  'generation',
  'position',
  'condition',
  'measure',
  'number',
  'price',
  'not',
  'symptom',
  'notSold',
  'page',
  'text',
] as const

const piece = z.object({
  kind: z.enum(PIECE_KINDS),
  text: z.string().meta(described('as typed')),
  means: z.string().meta(described('what it was read as, in words')),
  without: z.string().meta(described('the words of the search without this piece')),
})

/** The pieces of a search and what each of them means. Prices in the smallest unit. */
export const readPieces = z.object({
  pieces: z.array(piece).meta(described('in typed order, without fillers')),
  years: z.object({ from: z.int(), to: z.int() }).nullable().meta(described('model years, both included')),
  engine: z.string().nullable(),
  otherEngine: z
    .object({ label: z.string(), has: z.array(z.string()) })
    .nullable()
    .meta(described('an engine that no such vehicle has, and those that these vehicles have')),
  generation: z.string().nullable().meta(described('its name and its years')),
  measures: z.array(
    z.object({ measure: z.string(), value: z.string(), unit: z.string().nullable(), label: z.string() }),
  ),
  price: z.object({ min: z.int().nullable(), max: z.int().nullable() }).nullable(),
  without: z.array(z.string()).meta(described('what is excluded, as typed')),
  conditions: z.array(z.enum(CONDITIONS)).meta(described('in which a part may be; empty: nothing was said of it')),
  symptom: z
    .object({
      slug: z.string(),
      name: z.string(),
      guide: z.string().nullable().meta(described('the address of a guide')),
      guideTitle: z.string().nullable(),
      types: z.array(named).meta(described('the likeliest part types, the likeliest first')),
    })
    .nullable(),
  notSold: z
    .object({ name: z.string(), near: z.array(named) })
    .nullable()
    .meta(described('something that the shop does not sell, and the categories nearest to it')),
  unknownVehicle: z
    .object({ text: z.string(), label: z.string() })
    .nullable()
    .meta(described('a make or model that the shop does not list')),
  unlistedYear: z
    .object({
      label: z.string(),
      without: z.string().meta(described('the words of the search without the car')),
      near: z.array(z.object({ car: z.int(), label: z.string() })),
    })
    .nullable()
    .meta(described('a car in a model year in which the shop does not list it, and the cars nearest to it')),
  page: z.object({ href: z.string(), label: z.string() }).nullable().meta(described('a page that answers the words')),
  didYouMean: z
    .array(z.object({ number: z.string(), name: z.string(), parts: z.int(), q: z.string() }))
    .meta(described('for a number that no part has: the nearest that exist, each with the search for it')),
  list: z
    .object({ lines: z.int() })
    .nullable()
    .meta(described('several numbers: how many lines of a quick order they make')),
})

/** What a rule of an admin does with its words: see `rules/`. */
export const RULE_KINDS = ['synonym', 'not-sold', 'redirect'] as const
export type RuleKind = (typeof RULE_KINDS)[number]
