/** The admin's page about what was searched, and what the search box is taught. */
export const title = 'Searches'
export const intro =
  'What people typed into the search box, counted without telling who. What it did not understand you can teach it.'
export const lists = {
  nothing: 'Found nothing',
  'set-aside': 'Words set aside',
  unopened: 'Nobody opened',
  cars: 'Cars that we lack',
  rules: 'Rules',
} as const
export const empty = {
  nothing: 'Searches that found nothing stand here.',
  'set-aside': 'Words that matched nothing together with the rest of a search, and were ignored, stand here.',
  unopened: 'Searches that found parts of which nobody opened one stand here.',
  cars: 'Makes and models that people searched and that we do not list stand here.',
  rules: 'What you teach the search box stands here.',
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
  inVain: 'In vain',
  found: 'Parts now',
  actions: 'Teach',
  words: 'Words',
  means: 'What they mean',
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
  wordsHint: 'They count together, in any spelling.',
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
const parts = (count: number) => (count === 1 ? '1 part' : `${count} parts`)
export const effect = (q: string, today: number, withRule: number) =>
  `“${q}” finds ${parts(today)} today. With this rule it would find ${parts(withRule)}.`
export const saved = (words: string) => `“${words}” is learnt. It acts at once.`
export const deleted = (words: string) => `The rule for “${words}” is deleted`
export const deletion = {
  title: 'Delete the rule',
  question: (words: string) => `“${words}” will mean again what it meant before.`,
  confirm: 'Delete',
}
export const change = (words: string) => `Change “${words}”`
export const remove = (words: string) => `Delete “${words}”`
