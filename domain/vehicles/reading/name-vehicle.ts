import type { NamedVehicle } from '../schema.ts'
import type { BaseVehicle, KnownEngine } from './vehicle-tree.ts'

/** A base vehicle, with the told or chosen engine, as people read it and a browser stores it. */
export function nameVehicle({ id, type, year, model }: BaseVehicle, engine: KnownEngine | null): NamedVehicle {
  const make = model.make.name
  const chosen = engine && { engine: engine.label, engineId: engine.id }
  const label = [year, make, model.name, engine?.label].filter(Boolean).join(' ')
  return { car: id, type, make, model: model.name, year, ...chosen, label }
}
