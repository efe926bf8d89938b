import { whole } from '../../../format.ts'

// What customers would change about a part, for admins to decide

export const title = 'Corrections'
export const intro = 'What customers would change about a part.'
export const waits = (count: number) =>
  count === 1 ? '1 proposed correction waits' : `${whole(count)} proposed corrections wait`
export const empty = 'Corrections that customers propose for a part appear here.'
export const nameOf = (part: string, by: string) => `${part}, by ${by}`
export const is = 'As it is now'
export const would = 'Proposed'
export const outdated = 'The part has changed since'

export const accept = {
  button: 'Accept',
  done: 'The correction is accepted',
  was: (when: string) => `Accepted ${when}`,
}
export const decline = {
  button: 'Decline',
  done: 'The correction is declined',
  was: (when: string) => `Declined ${when}`,
}

/** All that are chosen. */
export const declineMany = {
  button: (count: number) => `Decline ${whole(count)}`,
  done: (count: number) => `${whole(count)} declined`,
}
