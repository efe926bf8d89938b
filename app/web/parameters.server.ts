import { ALL_CARS } from '#common/constants'
import { WHOLE_DOLLARS } from '#common/prices'
import { partQuery } from '#domain/finding/schema'
import { TYPED } from '#domain/fitment/schema'

const SMALL = 4 * 1024
/** 200 lines, in which each character takes three bytes and more. */
const LONG_LIST = 64 * 1024

/** The pages that take a form, and how many bytes. What is posted there is answered anew each time and cached nowhere. */
export const FORM_PAGES: ReadonlyMap<string, number> = new Map([
  ['/find', SMALL],
  ['/wrongFit', SMALL],
  ['/quick-order', LONG_LIST],
])

/**
 * Every parameter that a page's address may carry. Any other makes no other page: it is dropped before the page is looked
 * up or rendered. A test of the architecture finds what a page reads or links to and is missing here.
 */
export const PARAMETERS: ReadonlySet<string> = new Set([
  // a list of parts, and where in it one is
  ...Object.keys(partQuery(WHOLE_DOLLARS).shape),
  'trail',
  // a size that is typed into the filters
  'size',
  'sizeOf',
  ALL_CARS,
  // which parts are compared, and whether only in what differs
  'parts',
  'only',
  // a list of part numbers
  'lines',
  // what is typed in answer to a question about the car
  ...TYPED,
  // the price level of a repair
  'level',
  // signing in
  'email',
  'error',
  'from',
  'token',
  // the key of an order, as mails carry it
  'key',
  // the dashboard
  'open',
  'part',
  'post',
  'state',
  'show',
  'place',
  'order',
  'days',
  'search',
  'kept',
  'kind',
  'supplier',
  'full',
  'by',
  'to',
  // the router's own, in what it fetches for the next page
  '_routes',
  'index',
])
