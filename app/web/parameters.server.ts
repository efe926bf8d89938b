import { ALL_CARS } from '#common/constants'
import { WHOLE_DOLLARS } from '#common/prices'
import { partQuery } from '#domain/finding/schema'
import { TYPED } from '#domain/fitment/schema'

/** The pages that take a form. What is posted there is answered anew each time and cached nowhere. */
export const FORM_PAGES: ReadonlySet<string> = new Set(['/find', '/wrongFit'])

/**
 * Every parameter that a page's address may carry. Any other makes no other page: it is dropped before the page is looked
 * up or rendered. A test of the architecture finds what a page reads or links to and is missing here.
 */
export const PARAMETERS: ReadonlySet<string> = new Set([
  // a list of parts, and where in it one is
  ...Object.keys(partQuery(WHOLE_DOLLARS).shape),
  'trail',
  ALL_CARS,
  // what is typed in answer to a question about the car
  ...TYPED,
  // signing in
  'email',
  'error',
  'from',
  'token',
  // the dashboard
  'open',
  'part',
  'post',
  'state',
  // the router's own, in what it fetches for the next page
  '_routes',
  'index',
])
