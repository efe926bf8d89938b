import { idOf, incompleteOf, vehicleOf } from './aces-vehicle.ts'
import type { AcesApp, AcesQual } from './shapes.ts'
import { attribute, child, childText, textOf } from './xml-node.ts'
import type { XmlNode } from './xml-records.ts'

/** Elements that say which vehicle it is, or what the part is. Every other one narrows the vehicle. */
const NO_ATTRIBUTES = new Set([
  'BaseVehicle',
  'SubModel',
  'Years',
  'Make',
  'Model',
  'VehicleType',
  'EquipmentBase',
  'Mfr',
  'EquipmentModel',
  'ProductionYears',
  'Qual',
  'Note',
  'Qty',
  'PartType',
  'PartTerminology',
  'MfrLabel',
  'Position',
  'Part',
  'PartNumber',
  'DisplayOrder',
  'AssetName',
  'AssetItemOrder',
  'AssetItemRef',
  'DiagramAsset',
  'NonDiagramAssets',
])

const qualOf = (node: XmlNode): AcesQual => ({
  id: attribute(node, 'id') ?? '',
  text: childText(node, 'text') ?? '',
  params: node.children
    .filter(({ name }) => name === 'param')
    .map((param) => ({
      value: attribute(param, 'value') ?? '',
      uom: attribute(param, 'uom', 'UOM'),
      altValue: attribute(param, 'altvalue'),
      altUom: attribute(param, 'altuom'),
    })),
})

/** Drawings and other files, in the old naming and the new one. */
function assetsOf(app: XmlNode): AcesApp['assets'] {
  const old = childText(app, 'AssetName')
  const assets: AcesApp['assets'] = old
    ? [{ name: old, order: childText(app, 'AssetItemOrder'), ref: childText(app, 'AssetItemRef'), isDiagram: true }]
    : []
  const diagrams = app.children.filter(({ name }) => name === 'DiagramAsset')
  for (const one of diagrams)
    assets.push({
      name: attribute(one, 'AssetName') ?? '',
      order: attribute(one, 'AssetItemOrder'),
      ref: attribute(one, 'AssetItemRef'),
      isDiagram: true,
    })
  for (const one of child(app, 'NonDiagramAssets')?.children ?? [])
    assets.push({
      name: attribute(one, 'AssetName') ?? '',
      order: attribute(one, 'AssetSequence'),
      ref: null,
      isDiagram: false,
    })
  return assets
}

/** The application of an `App` element. What the file leaves out or writes wrongly is null: who stages it says so. */
export function acesApp(app: XmlNode, n: number): AcesApp {
  const vehicle = vehicleOf(app)
  const incomplete = vehicle === null ? incompleteOf(app) : null
  const part = child(app, 'Part', 'PartNumber')
  const partType = child(app, 'PartType', 'PartTerminology')
  const texts = (wanted: string) =>
    app.children
      .filter(({ name }) => name === wanted)
      .map(textOf)
      .filter(Boolean)
  return {
    n,
    action: attribute(app, 'action')?.toUpperCase() ?? 'A',
    id: attribute(app, 'id') ?? '',
    ref: attribute(app, 'ref'),
    validate: attribute(app, 'validate')?.toLowerCase() !== 'no',
    vehicle,
    ...(incomplete && { incomplete }),
    attributes: app.children
      .filter(({ name }) => !NO_ATTRIBUTES.has(name))
      .map((one) => ({ name: one.name, id: attribute(one, 'id') ?? textOf(one) })),
    quals: app.children.filter(({ name }) => name === 'Qual').map(qualOf),
    notes: texts('Note'),
    quantity: childText(app, 'Qty'),
    partType: partType ? attribute(partType, 'id') : null,
    position: idOf(app, 'Position'),
    labels: texts('MfrLabel'),
    part: {
      number: part ? textOf(part) : '',
      brand: part ? attribute(part, 'BrandID', 'BrandAAIAID') : null,
      subBrand: part ? attribute(part, 'SubBrandID', 'SubBrandAAIAID') : null,
    },
    displayOrder: childText(app, 'DisplayOrder'),
    assets: assetsOf(app),
  }
}

/** An application that names no brand has the one of its file. */
export function withBrandOf({ BrandID, SubBrandID }: Record<string, string>, app: AcesApp): AcesApp {
  if (!BrandID || app.part.brand !== null || app.part.subBrand !== null) return app
  return { ...app, part: { ...app.part, brand: BrandID, subBrand: SubBrandID || null, isOfFile: true } }
}
