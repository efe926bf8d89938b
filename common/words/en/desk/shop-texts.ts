/** The admins' page on which the texts of fixed pages are written. */
export const title = 'Texts'
export const intro =
  'What About us says of your terms and of privacy. The law of your country may ask for more than the text that came with the shop says.'
export const see = 'See it in the shop'
export const field = 'Text'
export const hint = 'Markdown: # heading, **bold**, - list, [link](https://…)'
export const saved = (title: string) => `${title} is saved`
/** Which of the two shoppers read. */
export const holds = { given: 'Shoppers read the text that came with the shop.', written: 'Shoppers read your text.' }
/** For a seller who is content with the text that came with the shop. */
export const keep = {
  do: 'Keep the text that came with the shop',
  done: (title: string) => `${title} stays as it came with the shop`,
}
export const back = {
  do: 'Back to the text that came with the shop',
  question: 'Shoppers will no longer read your text. The log keeps it.',
  done: (title: string) => `${title} is the text that came with the shop again`,
}
/** Before a text that somebody else has saved meanwhile. */
export const asItIs = 'As it is now:'
