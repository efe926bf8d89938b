import { readFileSync } from 'node:fs'
import type { Fuel, VehicleKind } from './part-type.ts'

/** One model with one engine over a run of model years, as vehicles.csv has it. */
export type Vehicle = {
  id: number
  make: string
  model: string
  modelId: number
  kind: VehicleKind
  engine: string | null
  from: number
  to: number
}

export type Engine = { litres: number; cylinders: number; fuel: Fuel }

export type Fleet = {
  makes: { id: number; name: string; slug: string }[]
  models: { id: number; makeId: number; name: string; slug: string }[]
  vehicles: Vehicle[]
}

const file = new URL('./data/vehicles.csv', import.meta.url)

/** All vehicles, with ids in the order of the file: the same file gives the same ids. */
export function readFleet(): Fleet {
  const fleet: Fleet = { makes: [], models: [], vehicles: [] }
  const slugs = new Set<string>()
  for (const line of readFileSync(file, 'utf8').trim().split('\n').slice(1)) {
    const [make, model, kind, engine, from, to] = fields(line) as [string, string, VehicleKind, string, string, string]
    if (fleet.makes.at(-1)?.name !== make) {
      fleet.makes.push({ id: fleet.makes.length + 1, name: make, slug: slugOf(make) })
      slugs.clear()
    }
    const makeId = fleet.makes.length
    const last = fleet.models.at(-1)
    if (last?.makeId !== makeId || last.name !== model) {
      fleet.models.push({ id: fleet.models.length + 1, makeId, name: model, slug: freeSlug(slugOf(model), slugs) })
    }
    const id = fleet.vehicles.length + 1
    const modelId = fleet.models.length
    fleet.vehicles.push({ id, make, model, modelId, kind, engine: engine || null, from: Number(from), to: Number(to) })
  }
  return fleet
}

/** "2.0L 4-cyl diesel" in numbers; what is missing is guessed from the rest. Hybrids count as petrol. */
export function readEngine(text: string): Engine {
  const litres = Number(/^([\d.]+)L/.exec(text)?.[1] ?? 2)
  const cylinders = Number(/(\d+)-cyl/.exec(text)?.[1] ?? (litres <= 2.5 ? 4 : litres <= 4.2 ? 6 : 8))
  return { litres, cylinders, fuel: text.includes('diesel') ? 'diesel' : 'petrol' }
}

function fields(line: string): string[] {
  return Array.from(
    line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g),
    (m) => m[1]?.replaceAll('""', '"') ?? m[2] ?? '',
  )
}

function slugOf(name: string): string {
  const plain = name.normalize('NFKD').toLowerCase()
  return (
    plain
      .replace(/\+/g, ' plus')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'x'
  )
}

function freeSlug(slug: string, taken: Set<string>): string {
  let free = slug
  for (let n = 2; taken.has(free); n++) free = `${slug}-${n}`
  taken.add(free)
  return free
}
