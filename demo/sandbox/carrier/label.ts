import type { Shipment } from './shipments.ts'

const INCH = 72
const MARGIN = 18
const WIDTH = 4 * INCH - 2 * MARGIN
/** What stays beside it is white, as scanners need it. */
const BARS_WIDTH = WIDTH * 0.8
const BARS_HEIGHT = 0.75 * INCH

/** Says where each bar of a text's barcode begins and how wide it is, in modules, and how wide all is. */
export type BarcodeOf = (text: string) => { bars: { at: number; width: number }[]; width: number }

/** The built-in fonts of a PDF know Western letters only. */
const western = (text: string) =>
  text.normalize('NFKD').replace(/[^\x20-\x7e\xa1-\xff]/g, (character) => (/\p{M}/u.test(character) ? '' : '?'))

const linesOf = (to: NonNullable<Shipment['from']>) =>
  [
    to.name,
    to.company,
    to.line1,
    to.line2,
    [to.city, to.region, to.postcode].filter(Boolean).join(' '),
    to.country,
  ].filter((line) => line !== undefined && line !== '') as string[]

/** The label of a shipment: a PDF of 4 by 6 inches, as label printers take it. Its barcode says the tracking number. */
export async function drawLabel(shipment: Shipment, barcodeOf?: BarcodeOf): Promise<Buffer> {
  const { from, to, tracking, service, reference, grams } = shipment
  const { default: Pdf } = await import('pdfkit')
  const paper = new Pdf({
    size: [4 * INCH, 6 * INCH],
    margin: MARGIN,
    info: { Title: tracking },
    pdfVersion: '1.5',
    tagged: true,
    lang: 'en',
  })
  const pieces: Buffer[] = []
  paper.on('data', (piece: Buffer) => pieces.push(piece))
  const ended = new Promise<void>((resolve) => paper.on('end', () => resolve()))
  const rule = () =>
    paper
      .moveDown(0.5)
      .moveTo(MARGIN, paper.y)
      .lineTo(MARGIN + WIDTH, paper.y)
      .stroke()
      .moveDown(0.5)
  paper
    .font('Helvetica-Bold')
    .fontSize(16)
    .text(`SANDBOX CARRIER ${western(service).toUpperCase()}`.trim())
  paper.font('Helvetica').fontSize(8).text('Not a real label: nothing is carried.')
  rule()
  if (from) paper.fontSize(8).text(['From', ...linesOf(from).map(western)].join('\n'))
  rule()
  paper.fontSize(8).text('To').font('Helvetica-Bold').fontSize(14).text(linesOf(to).map(western).join('\n'))
  rule()
  paper
    .font('Helvetica')
    .fontSize(9)
    .text(`${western(reference)}   ${(grams / 1000).toFixed(1)} kg`)
    .moveDown(0.5)
  if (barcodeOf) {
    const { bars, width } = barcodeOf(tracking)
    const module = BARS_WIDTH / width
    const [left, top] = [MARGIN + (WIDTH - BARS_WIDTH) / 2, paper.y]
    const draw = () => {
      for (const bar of bars) paper.rect(left + bar.at * module, top, bar.width * module, BARS_HEIGHT)
      paper.fill('black')
    }
    paper.addStructure(paper.struct('Figure', { alt: `Barcode of ${tracking}` }, draw))
    paper.y = top + BARS_HEIGHT + 6
  }
  paper.font('Courier-Bold').fontSize(20).text(tracking, { align: 'center' })
  paper.end()
  await ended
  return Buffer.concat(pieces)
}
