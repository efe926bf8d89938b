/** Parts of a list: rows of the table of all parts, with the rank of each. */
export type Hits = { rows: Int32Array; ranks: Int8Array }

/** Hits as they are gathered. Typed arrays: of a hundred thousand rows, plain ones take twice as long and much more to collect. */
export class HitList {
  length = 0
  #rows: Int32Array
  #ranks: Int8Array

  /** With room for so many before it has to make more. */
  constructor(room = 1024) {
    this.#rows = new Int32Array(room)
    this.#ranks = new Int8Array(room)
  }

  add(row: number, rank: number): void {
    if (this.length === this.#rows.length) this.#makeRoom()
    this.#rows[this.length] = row
    this.#ranks[this.length++] = rank
  }

  get hits(): Hits {
    return { rows: this.#rows.subarray(0, this.length), ranks: this.#ranks.subarray(0, this.length) }
  }

  #makeRoom(): void {
    const { rows, ranks } = this.hits
    this.#rows = new Int32Array(4 * rows.length + 1)
    this.#rows.set(rows)
    this.#ranks = new Int8Array(this.#rows.length)
    this.#ranks.set(ranks)
  }
}
