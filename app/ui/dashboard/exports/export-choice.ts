import type { ExportFile, PartnerFile } from '#domain/exports/schema'
import { apiFile } from '../../../web/api.ts'
import { downloadFile } from '../../../web/files/download-file.ts'

/** What the form of files out holds. */
export type ExportChoice = {
  file: PartnerFile
  parts: string
  supplier: string
  separator: string
  bom: boolean
  ids: string
}

export const isCsv = (file: ExportFile) => file.endsWith('.csv')
/** Whether things stand in a file by ids. */
export const hasIds = (file: ExportFile) => file === 'aces.xml' || file === 'pies.xml'

/** The choice as the search of a file's address: what is pasted, without the page of the list, and how it is written. */
export function searchOf({ file, parts, supplier, separator, bom, ids }: ExportChoice): URLSearchParams {
  const search = askedBy(parts.trim())
  for (const name of ['sort', 'cursor', 'limit']) search.delete(name)
  if (supplier) search.set('supplier', supplier)
  if (isCsv(file) && separator !== 'comma') search.set('separator', separator)
  if (isCsv(file) && bom) search.set('bom', 'true')
  if (hasIds(file) && ids) search.set('ids', ids)
  return search
}

/** Words are what somebody would type into the search box; an address without a search is the whole shop. */
function askedBy(typed: string): URLSearchParams {
  if (/^(https?:|\/)[^?]*$/.test(typed)) return new URLSearchParams()
  return typed && !/[?=]/.test(typed)
    ? new URLSearchParams({ q: typed })
    : new URLSearchParams(typed.replace(/^[^?]*\?/, ''))
}

/** A whole catalogue may take minutes. */
const PATIENCE_MS = 30 * 60_000

/** Downloads a file under its name. @throws ApiProblem */
export async function download(file: ExportFile, search = new URLSearchParams()): Promise<void> {
  const query = Object.fromEntries([...new Set(search.keys())].map((name) => [name, search.getAll(name)]))
  downloadFile(await apiFile('/exports/{file}', { path: { file }, query, timeout: PATIENCE_MS }), file)
}
