import type { PiesItem, PiesSheet } from './pies-shapes.ts'

export type * from './pies-shapes.ts'

/** How to read a file. What is absent is guessed from the file itself. */
export type ReadSettings = {
  /** The name under which the file came. If its ending promises another kind than the content is, the file is refused. */
  name?: string
  /** Any label that `TextDecoder` knows, and those of DOS: `utf-8`, `windows-1250`, `iso-8859-15`, `cp850`, … */
  encoding?: string
  /** One character. */
  separator?: string
  decimal?: '.' | ','
  /** The name of a sheet; absent: the one with the most known headings, of those that are not hidden. */
  sheet?: string
}

type Common = {
  /** Bytes read so far, of the file as it lies on disk: what a progress bar shows. */
  bytesRead(): number
  /** So far, how many letters of UTF-8 were none, and were read as those of Windows. */
  strays(): number
  /** So far, how many letters were encoded twice ("Ã¼"), and are mended. */
  twice(): number
  /** Frees the file, also before its end. It may be called twice. */
  close(): Promise<void>
}

/**
 * A list with one row a part. Rows come in batches of about 1,000, their cells trimmed. Each has at least as many cells
 * as there are columns, more only where the file has too many; a blank row is `[]`, so that rows can be counted as
 * people count them: row `firstRow + i` of the file is the one with index `i`.
 */
export type OpenedTable = Common & {
  kind: 'table'
  format: 'csv' | 'xlsx'
  /** The texts of the header row, made different from each other; without a header row A, B, C … */
  columns: string[]
  firstRow: number
  /** The decimal sign of the numbers in it. */
  decimal: '.' | ','
  /** The names of all visible sheets; of a CSV file there are none. */
  sheets: string[]
  /** The sheet that is read, and others that look like lists; absent if there are none, or somebody has named the sheet. */
  sheet?: string
  otherLists?: string[]
  /** So far, how many rows of the list are hidden in the sheet; they are read like all others. */
  hidden?(): number
  /** Once all rows were read: the last row of the file, if that breaks off in its midst; else null. */
  endsInRow?(): number | null
  rows: AsyncIterable<string[][]>
}

/** Ids are the file's own, as texts. What an element does not have is null or an empty list. */
export type AcesVehicle =
  | { baseVehicle: string; subModel: string | null }
  | {
      years: [from: number, to: number]
      make: string
      model: string | null
      subModel: string | null
      vehicleType: string | null
    }
  | { equipmentBase: string }
  | { equipmentModel: string; mfr: string | null; vehicleType: string | null; years: [from: number, to: number] | null }

type AcesParam = { value: string; uom: string | null; altValue: string | null; altUom: string | null }
export type AcesQual = { id: string; text: string; params: AcesParam[] }

/** One application. `n` counts them from 1. `vehicle` is null if none of the standard's four ways is complete. */
export type AcesApp = {
  n: number
  /** What the file says, 'A' if it says nothing; other letters are not of the standard. */
  action: string
  id: string
  ref: string | null
  validate: boolean
  vehicle: AcesVehicle | null
  /** Where it is null, the elements that it has of one, as "Make 54", and those that it lacks. Absent: it has none. */
  incomplete?: { has: string[]; lacks: string[] }
  /** What narrows the vehicle: EngineBase, BodyType, DriveType … */
  attributes: { name: string; id: string }[]
  quals: AcesQual[]
  /** Free texts; blank ones are left out. */
  notes: string[]
  quantity: string | null
  partType: string | null
  position: string | null
  /** The brand's names for the series. */
  labels: string[]
  /** `isOfFile`: it names no brand of its own, and has that of the header. */
  part: { number: string; brand: string | null; subBrand: string | null; isOfFile?: true }
  displayOrder: string | null
  /** Drawings on which the part has a number (`ref`), and other files. */
  assets: { name: string; order: string | null; ref: string | null; isDiagram: boolean }[]
}

type OpenedXml = Common & {
  version: string
  /** The texts of the header's elements by their names; old and new namings come under the newest name. */
  header: Record<string, string>
  /** What the file says of itself at its end: known once all records were read. */
  footer(): { count: number | null }
}

export type OpenedAces = OpenedXml & { kind: 'aces'; apps: AsyncIterable<AcesApp[]> }
export type OpenedPies = OpenedXml & { kind: 'pies'; sheets: PiesSheet[]; items: AsyncIterable<PiesItem[]> }
export type Opened = OpenedTable | OpenedAces | OpenedPies
