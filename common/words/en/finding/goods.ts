/** Parts on show: their card, and the row that turns. */
export const name = 'NAME'
export const price = 'PRICE'
export const arrivals = 'New arrivals'

export const carousel = {
  role: 'carousel',
  slide: 'slide',
  place: (nth: number, count: number) => `${nth} of ${count}`,
  stop: 'Stop moving',
  start: 'Start moving',
  previous: (label: string) => `${label}: previous`,
  next: (label: string) => `${label}: next`,
}

/** The page of new arrivals. */
export const features = {
  title: 'Top sale on this month, new arrivals',
  about: 'The parts that sell best this month: prices, pictures and stock, straight to the cart.',
  above: 'TOP SALE ON THIS MONTH',
  heading: 'NEW ARRIVALS',
  none: 'No best sellers yet',
  noneWhy: 'What sells best will appear here. Until then, look through all our parts.',
}
