/** What distinguishes engines; null: not known. `litres` to three decimals, for motorcycles (0.803). */
export type Engine = { litres: number | null; cylinders: number | null; fuel: string | null }

/** "2.0 L 4-cyl petrol", "803 cc 2-cyl petrol", "electric": unknown values are left out. */
export function engineLabel({ litres, cylinders, fuel }: Engine): string {
  return [litres && sizeOf(litres), cylinders && `${cylinders}-cyl`, fuel].filter(Boolean).join(' ')
}

/** Litres in tenths, as for cars; a finer or smaller size in cubic centimetres. */
function sizeOf(litres: number): string {
  const cc = Math.round(litres * 1000)
  return cc < 600 || cc % 100 !== 0 ? `${cc} cc` : `${litres.toFixed(1)} L`
}

/** Normalizes an engine's name for comparison: "2.0L 4-cyl petrol" equals "2.0 l 4-cyl Petrol". */
export const engineKey = (name: string): string => name.toLowerCase().replace(/\s+/g, '')
