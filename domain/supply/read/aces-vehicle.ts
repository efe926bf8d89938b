import type { AcesApp, AcesVehicle } from './shapes.ts'
import { attribute, child } from './xml-node.ts'
import type { XmlNode } from './xml-records.ts'

/** The `id` of the element of this name; null: there is none. */
export const idOf = (node: XmlNode, name: string): string | null => {
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

/** The vehicle of an application by one of the standard's four ways; null: none is complete. */
export function vehicleOf(app: XmlNode): AcesVehicle | null {
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

/** What of a vehicle an application has that names none completely; null: nothing. */
export function incompleteOf(app: XmlNode): AcesApp['incomplete'] | null {
  const years = child(app, 'Years')
  const said = [
    ['BaseVehicle', child(app, 'BaseVehicle') && (idOf(app, 'BaseVehicle') ?? '')],
    ['Years', years && [attribute(years, 'from'), attribute(years, 'to')].filter(Boolean).join(' to ')],
    ['Make', idOf(app, 'Make')],
    ['Model', idOf(app, 'Model')],
  ] as const
  const has = said.flatMap(([name, text]) => (typeof text === 'string' ? [`${name} ${text}`.trim()] : []))
  if (has.length === 0) return null
  const isRead = { Years: yearsOf(years, 'from', 'to') !== null, Make: idOf(app, 'Make') !== null }
  const lacks = Object.entries({ ...isRead, Model: idOf(app, 'Model') !== null })
  return { has, lacks: lacks.flatMap(([name, isThere]) => (isThere ? [] : [name])) }
}
