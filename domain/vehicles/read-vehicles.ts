import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { VehicleRow } from './write-vehicles.ts'

const FILE = join(import.meta.dirname, 'data/vehicles-engines.csv')

/** The vehicles that come with the shop, from public records (data/README.md). The EPA states an engine, vPIC only allows it. */
export function readVehicles(): VehicleRow[] {
  const lines = readFileSync(FILE, 'utf8').trim().split('\n').slice(1)
  return lines.map((line) => {
    const [make, model, type, from, to, litres, cylinders, fuel, drive, gearbox, source] = fieldsOf(line)
    return {
      make: make!,
      model: model!,
      type: type as VehicleRow['type'],
      market: 'US',
      from: Number(from),
      to: Number(to),
      engine:
        litres || cylinders || fuel
          ? { litres: Number(litres) || null, cylinders: Number(cylinders) || null, fuel: fuel || null }
          : null,
      drive: drivesOf(drive!),
      gearbox: wordsOf(gearbox!),
      told: source === 'EPA',
      source: source || 'vPIC',
    }
  })
}

const wordsOf = (text: string): string[] => text.split(' ').filter(Boolean)
/** "4WD/AWD RWD" are two; "part-time 4WD" is one. */
const drivesOf = (text: string): string[] => text.match(/part-time 4WD|\S+/g) ?? []

const fieldsOf = (line: string): string[] =>
  Array.from(
    line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g),
    (field) => field[1]?.replaceAll('""', '"') ?? field[2] ?? '',
  )
