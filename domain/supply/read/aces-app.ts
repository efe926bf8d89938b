import type { AcesApp, AcesQual, AcesVehicle } from './shapes.ts'
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

const idOf = (node: XmlNode, name: string): string | null => {
  const found = child(node, name)
  return found ? attribute(found, 'id') : null
}

/** Years of a span whose end may be missing; null if they are no years. */
function yearsOf(node: XmlNode | undefined, from: string, to: string): [number, number] | null {
  const first = node && attribute(node, from)
  if (!first || !/^\d{4}$/.test(first)) return null
  const last = attribute(node, to) ?? first
  if (!/^\d{4}$/.test(last)) return null
  const years = [Number(first), Number(last)] as [number, number]
  return years[0] <= years[1] ? years : [years[1], years[0]]
}

function vehicleOf(app: XmlNode): AcesVehicle | null {
  const subModel = idOf(app, 'SubModel')
  const baseVehicle = idOf(app, 'BaseVehicle')
  if (baseVehicle) return { baseVehicle, subModel }
  const years = yearsOf(child(app, 'Years'), 'from', 'to')
  const make = idOf(app, 'Make')
  if (years && make) return { years, make, model: idOf(app, 'Model'), subModel, vehicleType: idOf(app, 'VehicleType') }
  const equipmentBase = idOf(app, 'EquipmentBase')
  if (equipmentBase) return { equipmentBase }
  const equipmentModel = idOf(app, 'EquipmentModel')
  if (!equipmentModel) return null
  const made = yearsOf(child(app, 'ProductionYears'), 'ProductionStart', 'ProductionEnd')
  return { equipmentModel, mfr: idOf(app, 'Mfr'), vehicleType: idOf(app, 'VehicleType'), years: made }
}

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
    vehicle: vehicleOf(app),
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
