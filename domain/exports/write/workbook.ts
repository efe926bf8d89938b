import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { type Sheet, sheetXml, workbookXml } from './sheet-xml.ts'

/** An XLSX file of these sheets, packed while they are read: of no sheet more than some rows are in memory. */
export async function* xlsxFile(sheets: readonly Sheet[]): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile()
  const bodies = sheets.map((sheet) => Readable.from(sheetXml(sheet), { highWaterMark: 1 }))
  const output = zip.outputStream as Readable
  zip.on('error', (err: Error) => output.destroy(err))
  for (const [path, xml] of Object.entries(workbookXml(sheets.map(({ name }) => name))))
    zip.addBuffer(Buffer.from(xml), path)
  for (const [n, body] of bodies.entries()) {
    body.on('error', (err) => output.destroy(err))
    zip.addReadStream(body, `xl/worksheets/sheet${n + 1}.xml`)
  }
  zip.end()
  try {
    yield* output as AsyncIterable<Uint8Array>
  } finally {
    for (const body of bodies) body.destroy()
  }
}
