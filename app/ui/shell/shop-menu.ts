import * as words from '#common/words'

const say = words.header.menu

/** The navbar's links, in the specification's words and order. */
export const MENU = [
  { to: '/', label: say.home },
  { to: '/shop', label: say.shop },
  { to: '/features', label: say.features },
  { to: '/blog', label: say.blog },
  { to: '/aboutUs', label: say.about },
] as const
