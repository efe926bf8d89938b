import { whole } from '../../../format.ts'

// The admins' list of what customers say

export const title = 'Reviews'
export const intro = 'What customers say, the newest first.'
export const emptyTitle = 'No reviews yet'
export const empty = 'Reviews that customers write appear here.'
/** How the box is called that chooses one: "Choose the review by Kim". */
export const oneBy = (name: string) => `the review by ${name}`
export const pictureBy = (name: string) => `Picture by ${name}`
/** What a review is about, where no name says it. */
export const about = { part: 'A part', shop: 'The shop as a whole' }

export const remove = {
  by: (name: string) => `Delete the review by ${name}`,
  title: 'Delete this review?',
  question: (name: string | undefined) => `The review by ${name} will be gone, and its stars no longer count.`,
  done: 'The review is deleted',
}

/** All that are chosen. */
export const removeMany = {
  button: (count: number) => `Delete ${whole(count)}`,
  title: (count: number) => `Delete ${whole(count)} of the reviews?`,
  question: 'Those that you chose will be gone, and their stars no longer count.',
  done: (count: number) => `${whole(count)} deleted`,
}
