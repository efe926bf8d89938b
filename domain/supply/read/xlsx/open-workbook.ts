import { phrase } from '#common/phrase'
import * as words from '#common/words'
import { mostKnown } from '../find-header.ts'
import { guessDecimal } from '../guess-decimal.ts'
import { twiceMender } from '../mend-twice.ts'
import { refused } from '../refused.ts'
import type { OpenedTable, ReadSettings } from '../shapes.ts'
import { tableOf } from '../table-of.ts'
import type { Zip } from '../zip.ts'
import { fillMerged } from './fill-merged.ts'
import { mergeHeader, readMerges } from './merge-header.ts'
import { readSheet, type SheetContext } from './read-sheet.ts'
import { createTextStore } from './text-store.ts'
import { readFormats, readTexts, readWorkbook, type Sheet } from './workbook-parts.ts'

/** A decimal sign is guessed from the texts of so many rows: numbers of a sheet have none of their own. */
const SAMPLE = 50

/** Workbooks have a few sheets with lists; of one with very many the first are looked at. */
const MOST_SHEETS = 20

async function firstRows(rows: AsyncGenerator<string[][]>): Promise<string[][]> {
  const first: string[][] = []
  for (let next = await rows.next(); !next.done && first.length < SAMPLE; next = await rows.next())
    first.push(...next.value)
  await rows.return(undefined)
  return first.slice(0, SAMPLE)
}

/** With so many known headings beside each other a sheet is a list, too. */
const LISTS = 2

/** The sheet of the shop's own files and templates that says what each column means: it names headings, but lists nothing. */
const isOurExplanation = ([head = []]: string[][]) =>
  words.exports.explaining.every((heading, n) => head[n] === heading)

/**
 * The sheet with the most known headings, because a list often has a cover; else the first one with something in it. `otherLists`: the
 * names of those that look like lists as well.
 */
async function sheetWithList(zip: Zip, sheets: readonly Sheet[], context: SheetContext) {
  let best: { sheet: Sheet; rating: number } | undefined
  const lists: Sheet[] = []
  for (const sheet of sheets.length > 1 ? sheets.slice(0, MOST_SHEETS) : []) {
    const rows = await firstRows(readSheet(await zip.read(sheet.entry), context))
    const known = mostKnown(rows)
    const rating = known + (rows.some((row) => row.some(Boolean)) ? 0.5 : 0)
    if (rating > (best?.rating ?? 0)) best = { sheet, rating }
    if (known >= LISTS && !isOurExplanation(rows)) lists.push(sheet)
  }
  const sheet = best?.sheet ?? sheets[0]!
  return { sheet, otherLists: lists.filter((list) => list !== sheet).map(({ name }) => name) }
}

async function decimalOfTexts(chunks: AsyncGenerator<Buffer>, context: SheetContext): Promise<'.' | ',' | undefined> {
  const texts: string[] = []
  const rows = readSheet(chunks, { ...context, onText: (text) => texts.push(text) })
  for (let read = 0; read < SAMPLE;) {
    const next = await rows.next()
    if (next.done) break
    read += next.value.length
  }
  await rows.return(undefined)
  return guessDecimal(texts)
}

/** Counts hidden rows; of the first ones it is not known yet which are above the list. */
function hiddenRows() {
  const first: number[] = []
  let further = 0
  return {
    note: (row: number) => (first.length < SAMPLE ? first.push(row) : further++),
    from: (firstRow: number) => first.filter((row) => row >= firstRow).length + further,
  }
}

/**
 * Opens one sheet of an XLSX workbook as a table: the named one, or the one that has the list. Cells have what people see
 * in them: numbers as they are shown, but without separators of thousands, dates as `2026-11-22`, formulas with their
 * results. `path`: where texts may go that are too many for memory. @throws Problem with a code of `file-…`
 */
export async function openWorkbook(
  zip: Zip,
  { path, workbook, settings }: { path: string; workbook: string; settings: ReadSettings },
): Promise<Omit<OpenedTable, 'bytesRead'>> {
  const { sheets, from1904, styles, texts } = await readWorkbook(zip, workbook)
  const names = sheets.map(({ name }) => name)
  // No workbook has two sheets that differ in capitals alone.
  const asked = settings.sheet?.toLowerCase()
  const named = asked === undefined ? undefined : sheets.find(({ name }) => name.toLowerCase() === asked)
  if (!named && settings.sheet !== undefined)
    throw refused('file-sheet', phrase('reading.noSheet', settings.sheet, names))
  if (sheets.length === 0) throw refused('file-kind', phrase('reading.noColumns'))
  const store = createTextStore(path)
  try {
    if (texts) await readTexts(await zip.read(texts), store)
    const context: SheetContext = {
      textAt: (index) => store.at(index),
      formats: styles ? await readFormats(await zip.read(styles), from1904) : [],
      decimal: '.',
      packed: zip.size,
    }
    const { sheet, otherLists = [] } = named ? { sheet: named } : await sheetWithList(zip, sheets, context)
    const decimal = settings.decimal ?? (await decimalOfTexts(await zip.read(sheet.entry), context)) ?? '.'
    const merges = await readMerges(await zip.read(sheet.entry))
    const twice = twiceMender()
    const mend = (text: string) => twice.mend(text) + twice.mend(undefined)
    const hidden = hiddenRows()
    const rows = readSheet(await zip.read(sheet.entry), { ...context, decimal, mend, onHidden: hidden.note })
    const { columns, firstRow, rows: body } = await tableOf(fillMerged(rows, merges, zip.size), mergeHeader(merges))
    return {
      kind: 'table',
      format: 'xlsx',
      columns,
      firstRow,
      decimal,
      sheets: names,
      ...(otherLists.length > 0 && { sheet: sheet.name, otherLists }),
      strays: () => 0,
      twice: twice.mended,
      hidden: () => hidden.from(firstRow),
      rows: body,
      close: () => store.close(),
    }
  } catch (err) {
    await store.close()
    throw err
  }
}
