import { element, escapeXml, field } from './xml.ts'

/** An application. Ids may be texts with spaces, as in files of the wild. */
export type MadeApp = {
  id?: string | number
  action?: string
  validate?: string
  /** Or by years, or any other XML as a text. */
  vehicle?:
    | { baseVehicle: string | number; subModel?: string | number }
    | { years: [number, number]; make: string | number; model?: string | number }
    | string
  /** EngineBase, BodyType … → id */
  attributes?: Record<string, string | number>
  quals?: { id?: string | number; text?: string; params?: { value: string; uom?: string }[] }[]
  notes?: string[]
  quantity?: string | number
  partType?: string | number | null
  labels?: string[]
  position?: string | number
  number?: string
  brand?: string
  /** XML behind the part. */
  more?: string
}

type Options = {
  /** From 5.0 on elements have their new names. */
  version?: string
  header?: Record<string, string>
  /** RecordCount; null: the file has no footer. */
  count?: number | null
  encoding?: string
}

const isNew = (version: string) => Number(version) >= 5

function vehicleOf(vehicle: MadeApp['vehicle']): string {
  if (vehicle === undefined || typeof vehicle === 'string') return vehicle ?? element('BaseVehicle', { id: 101 })
  if ('baseVehicle' in vehicle)
    return (
      element('BaseVehicle', { id: vehicle.baseVehicle }) +
      (vehicle.subModel === undefined ? '' : element('SubModel', { id: vehicle.subModel }))
    )
  const [from, to] = vehicle.years
  return (
    element('Years', { from, to }) +
    element('Make', { id: vehicle.make }) +
    (vehicle.model === undefined ? '' : element('Model', { id: vehicle.model }))
  )
}

const qualOf = ({ id = 9, text, params = [] }: NonNullable<MadeApp['quals']>[number]) =>
  element('Qual', { id }, params.map((param) => element('param', param)).join('') + field('text', text))

/** One `App`. Without settings: a brake part for base vehicle 101. */
export function acesApp(app: MadeApp, version = '4.2'): string {
  const { partType = 1684, brand = 'ZZZZ', number = 'BP-100' } = app
  const inside = [
    vehicleOf(app.vehicle),
    ...Object.entries(app.attributes ?? {}).map(([name, id]) => element(name, { id })),
    ...(app.quals ?? []).map(qualOf),
    ...(app.notes ?? []).map((note) => element('Note', {}, escapeXml(note))),
    field('Qty', app.quantity ?? 1),
    partType === null ? '' : element(isNew(version) ? 'PartTerminology' : 'PartType', { id: partType }),
    ...(app.labels ?? []).map((label) => field('MfrLabel', label)),
    app.position === undefined ? '' : element('Position', { id: app.position }),
    isNew(version) ? field('PartNumber', number, { BrandID: brand }) : field('Part', number, { BrandAAIAID: brand }),
    app.more ?? '',
  ]
  const said = { action: app.action ?? 'A', id: app.id ?? 1, validate: app.validate }
  return `${element('App', said, inside.join(''))}\n`
}

/** A whole file in pieces, so that it may be larger than memory. A text among `apps` stands in it as it is. */
export function* acesPieces(apps: Iterable<MadeApp | string>, options: Options = {}): Generator<string> {
  const { version = '4.2', encoding = 'UTF-8' } = options
  const header = {
    Company: 'Maker & Sons',
    SenderName: 'Ann',
    TransferDate: '2026-11-02',
    [isNew(version) ? 'BrandID' : 'BrandAAIAID']: 'ZZZZ',
    DocumentTitle: 'Brake pads',
    EffectiveDate: '2026-11-15',
    SubmissionType: 'FULL',
    [isNew(version) ? 'VCdbPublicationDate' : 'VcdbVersionDate']: '2026-10-30',
    ...options.header,
  }
  yield `<?xml version="1.0" encoding="${encoding}"?>\n<ACES version="${version}">\n`
  yield `${element(
    'Header',
    {},
    Object.entries(header)
      .map(([name, text]) => field(name, text))
      .join(''),
  )}\n`
  let count = 0
  for (const app of apps) {
    count++
    yield typeof app === 'string' ? app : acesApp({ id: count, ...app }, version)
  }
  if (options.count !== null) yield `${element('Footer', {}, field('RecordCount', options.count ?? count))}\n`
  yield '</ACES>\n'
}

export const acesFile = (apps: Iterable<MadeApp | string>, options: Options = {}): string =>
  [...acesPieces(apps, options)].join('')
