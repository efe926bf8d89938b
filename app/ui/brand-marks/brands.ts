/** The eight brands whose marks are drawn in marks.svg, in the order in which the home page shows them. */
export const MARKED_BRANDS = [
  { slug: 'kovara', name: 'Kovara' },
  { slug: 'norrvane', name: 'Norrvane' },
  { slug: 'zundrath', name: 'Zundrath' },
  { slug: 'viskora', name: 'Viskora' },
  { slug: 'siebwerk', name: 'Siebwerk' },
  { slug: 'pavelin', name: 'Pavelin' },
  { slug: 'tokimura', name: 'Tokimura' },
  { slug: 'lumivar', name: 'Lumivar' },
] as const

export const isMarked = (slug: string) => MARKED_BRANDS.some((brand) => brand.slug === slug)
