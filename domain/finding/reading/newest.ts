/** A value that is made anew only where it is made from something else than the last one. The last one alone is kept. */
export class Newest<T> {
  #from: string | null = null
  #value: Promise<T> | null = null

  /** `from` tells apart what it is made from. */
  get(from: string, make: () => Promise<T>): Promise<T> {
    if (this.#value && this.#from === from) return this.#value
    const value = make()
    this.#from = from
    this.#value = value
    value.catch(() => this.#value === value && (this.#value = null))
    return value
  }
}
