type Ask = () => Promise<boolean>
let ask: Ask | null = null

/** Whether whoever is here agrees to lose what is not saved on this page; true at once where there is nothing to lose. */
export const mayLeave: Ask = async () => (await ask?.()) ?? true

/** From now on `how` answers `mayLeave`. Returns how to stop. */
export function answerMayLeave(how: Ask): () => void {
  ask = how
  return () => {
    ask = null
  }
}
