/** What tells engines apart; null: that is not known. `litres` to three places, as motorcycles have them (0.803). */
export type Engine = { litres: number | null; cylinders: number | null; fuel: string | null }

/** "2.0 L 4-cyl petrol", "803 cc 2-cyl petrol", "electric": what is not known is left out. */
export function engineLabel({ litres, cylinders, fuel }: Engine): string {
  return [litres && sizeOf(litres), cylinders && `${cylinders}-cyl`, fuel].filter(Boolean).join(' ')
}

/** Litres as cars have them, in tenths; a finer or smaller size in cubic centimetres. */
function sizeOf(litres: number): string {
  const cc = Math.round(litres * 1000)
  return cc < 600 || cc % 100 !== 0 ? `${cc} cc` : `${litres.toFixed(1)} L`
}

/** How an engine's name is compared: "2.0L 4-cyl petrol" names the same one as "2.0 l 4-cyl Petrol". */
export const engineKey = (name: string): string => name.toLowerCase().replace(/\s+/g, '')
