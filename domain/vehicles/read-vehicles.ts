import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { VehicleRow } from './write-vehicles.ts'

const FILE = join(import.meta.dirname, 'data/vehicles.csv')

/** The vehicles that come with the shop, from public records (data/README.md). */
export function readVehicles(): VehicleRow[] {
  const lines = readFileSync(FILE, 'utf8').trim().split('\n').slice(1)
  return lines.map((line) => {
    const [make, model, type, engine, from, to] = fieldsOf(line) as [string, string, VehicleRow['type'], ...string[]]
    return { make, model, type, engine: engine || null, from: Number(from), to: Number(to) }
  })
}

const fieldsOf = (line: string): string[] =>
  Array.from(
    line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g),
    (field) => field[1]?.replaceAll('""', '"') ?? field[2] ?? '',
  )
