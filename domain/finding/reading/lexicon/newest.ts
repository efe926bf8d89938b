/** A cache of one value, the last one: it is made again once it would be made from something else. */
export class Newest<T> {
  #from: string | null = null
  #value: Promise<T> | null = null

  /** `from` names what the value is made from. */
  get(from: string, make: () => Promise<T>): Promise<T> {
    if (this.#value && this.#from === from) return this.#value
    const value = make()
    this.#from = from
    this.#value = value
    value.catch(() => this.#value === value && (this.#value = null))
    return value
  }
}
