import { whole } from '../../../format.ts'

/** The admin's page about what was searched, and what the search box is taught. */
export const title = 'Searches'
export const intro =
  'What people searched for, without saying who. You can teach the search box what it did not understand.'
export const lists = {
  nothing: 'Found nothing',
  'set-aside': 'Ignored words',
  unopened: 'Opened by nobody',
  cars: 'Cars we do not list',
  rules: 'Rules',
} as const
export const empty = {
  nothing: 'Searches that found nothing are listed here.',
  'set-aside':
    'Words that were ignored, because nothing matched them together with the rest of the search, are listed here.',
  unopened: 'Searches that found parts, none of which anybody opened, are listed here.',
  cars: 'Makes and models that people searched for, and that we do not list, are shown here.',
  rules: 'What you teach the search box is listed here.',
} as const
export const emptyTitle = 'Nothing here'
export const period = 'Period'
export const days = (count: number) => `${count} days`
export const heads = {
  nothing: 'Search',
  'set-aside': 'Word',
  unopened: 'Search',
  cars: 'Car',
  searches: 'Searches',
  inVain: 'Without result',
  found: 'Parts now',
  actions: 'Teach',
  words: 'Words',
  means: 'Meaning',
  by: 'By',
  edit: 'Actions',
} as const
export const readAs = (means: string) => `Read as: ${means}`
export const notRead = 'Not understood'
export const typed = (searches: string) => `In: ${searches}`

export const kinds = { synonym: 'Synonym', 'not-sold': 'Not sold', redirect: 'Redirect' } as const
export const teach = (kind: keyof typeof kinds, words: string) => `${kinds[kind]} for “${words}”`
export const means = {
  synonym: (type: string) => `Means ${type}`,
  'not-sold': (name: string) => `We do not sell ${name}`,
  redirect: (label: string, href: string) => `Leads to ${label} (${href})`,
}
export const goneUser = 'A deleted account'

export const form = {
  add: 'Teach the search box',
  change: 'Change the rule',
  kind: 'What the words are',
  kinds: {
    synonym: 'Another name of a part type',
    'not-sold': 'Something that we do not sell',
    redirect: 'Answered by a page of the shop',
  },
  words: 'Words',
  wordsHint: 'All of them together, in any spelling.',
  type: 'Part type',
  chooseType: 'Choose a part type',
  name: 'What it is called',
  nameHint: 'As in “We do not sell tow bars”: tow bars',
  href: 'Address',
  hrefHint: 'Of a page of this shop: /aboutUs#delivery',
  label: 'Name of the page',
  preview: 'Try it',
  save: 'Save',
}
const parts = (count: number) => (count === 1 ? '1 part' : `${whole(count)} parts`)
export const effect = (q: string, today: number, withRule: number) =>
  `“${q}” finds ${parts(today)} today. With this rule it would find ${parts(withRule)}.`
export const saved = (words: string) => `“${words}” is saved and in use.`
export const deleted = (words: string) => `The rule for “${words}” is deleted`
export const deletion = {
  title: 'Delete the rule',
  question: (words: string) => `“${words}” will mean what it meant before.`,
  confirm: 'Delete',
}
export const changeIt = 'Change'
export const change = (words: string) => `Change “${words}”`
export const remove = (words: string) => `Delete “${words}”`
