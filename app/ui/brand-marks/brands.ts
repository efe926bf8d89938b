/** The eight brands whose marks are drawn in marks.svg, in the order in which the home page shows them. */
export const MARKED_BRANDS = [
  { slug: 'kovara', name: 'Kovara', makes: 'Brakes' },
  { slug: 'norrvane', name: 'Norrvane', makes: 'Suspension' },
  { slug: 'zundrath', name: 'Zundrath', makes: 'Ignition' },
  { slug: 'viskora', name: 'Viskora', makes: 'Oils' },
  { slug: 'siebwerk', name: 'Siebwerk', makes: 'Filters' },
  { slug: 'pavelin', name: 'Pavelin', makes: 'Tyres' },
  { slug: 'tokimura', name: 'Tokimura', makes: 'Engine and cooling' },
  { slug: 'lumivar', name: 'Lumivar', makes: 'Lights' },
] as const

export const isMarked = (slug: string) => MARKED_BRANDS.some((brand) => brand.slug === slug)
