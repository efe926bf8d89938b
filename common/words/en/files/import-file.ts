import { whole } from '../../../format.ts'

const few = (count: number, one: string, many: string) => `${whole(count)} ${count === 1 ? one : many}`

/** How far a file of a supplier has come. */
export const states = {
  received: 'Waiting to be read',
  reading: 'Being read',
  staged: 'Waiting for you',
  applying: 'Being applied',
  applied: 'Applied',
  failed: 'Could not be read',
  dropped: 'Discarded',
  stopped: 'Not all applied',
  undone: 'Undone',
  deciding: 'Being decided',
}

/** The block that says what the file holds. */
export const says = {
  title: 'What the file is',
  kind: 'What it contains',
  kindFound: 'Detected',
  extent: 'How complete it is',
  part: 'Some of its parts',
  everything: 'Everything from this supplier',
  partHint: 'It adds and changes; everything else stays',
  sheet: 'Sheet',
  sheetRead: (name: string) => `Detected: ${name}`,
  sheetHint: 'One sheet is read at a time. Send the file once more for another one',
  readAsSaid: 'Read it this way',
  readAgain: 'Read it again',
}

/** What helps where a file could not be read or written. */
export const failure = {
  bringIn: (where: string) => `Import it at ${where}`,
  fetchAgain: 'Fetch it again',
  sendAgain: 'Send it again',
  settings: (supplier: string) => `How files of ${supplier} are read`,
  readAgain: 'Read it again',
}

/** What applying a file changes, as numbers. */
export const preview = {
  title: 'What it would change',
  titleApplied: 'What it was to change',
  samples: 'Show some',
  row: (n: number) => `Row ${n}`,
  afterRow: ': ',
  allRows: (count: number) => `All ${whole(count)} rows`,
  tiles: {
    new: { label: 'New', what: 'Parts that the shop does not have yet' },
    changed: { label: 'Changed', what: 'Parts that change' },
    same: { label: 'Unchanged', what: 'Rows that match the shop' },
    gone: { label: 'Gone', what: 'Parts of this supplier that are no longer sold' },
    held: { label: 'Waiting for you', what: 'Rows to be mapped or corrected' },
    refused: { label: 'Left out', what: 'Rows without a known part or vehicle, or that you ignore' },
    priceJumps: { label: 'Price jumps', what: 'Prices that change by more than 20 %' },
    stockToZero: { label: 'Sold out', what: 'Parts whose stock falls to 0' },
    stockUncounted: { label: 'Not counted', what: 'Parts that would never sell out' },
    losingAllCars: { label: 'Lose all cars', what: 'Parts that fit no car any more' },
    linesGone: { label: 'Vehicles gone', what: 'Vehicles that parts no longer fit' },
    unknownCars: { label: 'Unknown cars', what: 'Cars that the shop does not know' },
  },
  /** Of a file about vehicles. */
  ofVehicles: {
    new: { label: 'New', what: 'Vehicles that would be added to parts' },
    elsewhere: { label: 'Already known', what: 'New ones that another source has listed already' },
  },
}

/** What applying a file will do, in one sentence, and what of it is left. */
export const promise = {
  addsParts: (count: number) => `adds ${few(count, 'part', 'parts')}`,
  addsVehicles: (count: number) => `adds ${few(count, 'vehicle', 'vehicles')}`,
  /** Of so many that are added the shop has some from another source. */
  known: (count: number, of: number) => {
    const ofThem = of === 1 ? 'it' : `${count === of ? 'all' : whole(count)} of them`
    return ` (the shop has ${ofThem} from another source already)`
  },
  changes: (count: number) => `changes ${few(count, 'part', 'parts')}`,
  takesAway: (count: number) => `takes ${few(count, 'vehicle', 'vehicles')} away from parts`,
  takesOffSale: (count: number, supplier: string) => `takes ${few(count, 'part', 'parts')} of ${supplier} off sale`,
  stay: (count: number) =>
    ` ${few(count, 'row stays', 'rows stay')} here and can be corrected before or sent again later.`,
  unnamed: (count: number) =>
    ` ${few(count, 'row is', 'rows are')} left out: ${count === 1 ? 'it has' : 'they have'} no part number, or one that the shop does not have.`,
  equipment: (count: number) =>
    ` ${few(count, 'row is', 'rows are')} left out: ${count === 1 ? 'it is' : 'they are'} for equipment, and the shop knows vehicles only.`,
  ignored: (count: number) =>
    ` ${few(count, 'row is', 'rows are')} left out: you have said to ignore the brand or vehicle.`,
  nothing: (rest: string) => `Applying this file changes nothing.${rest}`,
  does: (deeds: readonly string[], rest: string) => {
    const told = deeds.length === 1 ? deeds[0] : `${deeds.slice(0, -1).join(', ')} and ${deeds.at(-1)}`
    return `Applying this file ${told}, while the shop sells.${rest} You can undo it for 30 days.`
  },
}

/** The decision about a file, and what became of it. */
export const decision = {
  title: 'Decide',
  titleApplied: 'Applied',
  appliedOn: (moment: string) => `Applied on ${moment}.`,
  applied: 'Applied.',
  undone: 'What it wrote was undone since.',
  undoneAdded: 'What it wrote was undone since. Parts that it added are no longer sold.',
  readAgain: 'Read it again to have it back.',
  sendAgain: 'Send the file again to have it back.',
  fetchAgain: 'Fetch the file again to have it back.',
  canUndo: (until: string) => `It can be undone until ${until}.`,
  changedNothing: 'It changed nothing, so there is nothing to undo.',
  tooLate: 'What a file wrote is known for 30 days. They are over: what was not undone by then stays.',
  run: 'What it wrote, and undo',
  runUndone: 'What it wrote, and what was undone',
  report: 'Report as CSV',
  reportFile: (file: string) => `${file} report.csv`,
  apply: 'Apply',
  applyAgain: 'Apply again',
  isWritten: 'Rows of this file are in the shop already. It can be dropped once what it wrote is undone.',
  undo: {
    button: 'Undo all of it',
    title: 'Undo all of this file?',
    question: (goes: number) =>
      `It was applied in ${goes} steps, and all of them are undone. What was changed since stays as it is.`,
  },
  cutOff: { title: 'Apply a file that may be cut off?', confirm: 'Apply anyway' },
  /** Where so many parts go off sale, or lose vehicles, that the shop asks once more. */
  many: {
    title: 'So many at once?',
    question: (what: string) =>
      `${what}. Look at them above if that surprises you: the file may be empty, cut off, or of another kind.`,
    confirmParts: (count: number) => `Apply, ${whole(count)} parts included`,
    confirmVehicles: (count: number) => `Apply, ${whole(count)} vehicles included`,
  },
}

/** Forgetting a file. */
export const drop = {
  button: 'Discard the file',
  title: 'Discard this file?',
  question: 'The shop forgets the file and its rows. What you said of its words stays with the supplier.',
  confirm: 'Discard',
}
