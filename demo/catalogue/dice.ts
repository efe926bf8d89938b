/** A small seeded generator of chance (sfc32-like mixing over mulberry32): the same seed always throws the same. */
export class Dice {
  #state: number

  constructor(a: number, b = 0, c = 0) {
    this.#state = hash(a, b, c)
  }

  /** At least 0, below 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let t = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }

  /** A whole step between low and high, both included. */
  int(low: number, high: number, step = 1): number {
    const thrown = low + step * Math.floor(this.next() * (Math.floor((high - low) / step + 1e-9) + 1))
    return step < 1 ? Math.round(thrown * 1000) / 1000 : thrown
  }

  /** About `share` (0 to 1) of the way from low to high: what is big on a big car. */
  near(share: number, low: number, high: number, step = 1): number {
    const at = Math.min(1, Math.max(0, share + (this.next() - 0.5) * 0.3))
    const value = low + step * Math.round(((high - low) * at) / step)
    return step < 1 ? Math.round(value * 1000) / 1000 : value
  }

  one<T>(list: readonly T[]): T {
    return list[Math.floor(this.next() * list.length)]!
  }

  chance(p: number): boolean {
    return this.next() < p
  }
}

/** Three whole numbers to one of 32 bits, well mixed. */
export function hash(a: number, b: number, c = 0): number {
  let h = Math.imul(a ^ 0x9e3779b9, 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13) ^ b, 0xc2b2ae35)
  h = Math.imul(h ^ (h >>> 15) ^ c, 0x27d4eb2f)
  return (h ^ (h >>> 16)) >>> 0
}

/** A text to one whole number of 32 bits (FNV-1a). */
export function hashText(text: string): number {
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  return h >>> 0
}
