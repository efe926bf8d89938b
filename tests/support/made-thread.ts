import { answerEach } from '#platform/thread'

let asked = 0

/** Tells how often this thread was asked; fails, or never ends, when it is asked to. */
export async function count(what: 'count' | 'fail' | 'hang'): Promise<number> {
  asked += 1
  if (what === 'fail') throw new Error('asked to fail')
  if (what === 'hang') for (;;);
  return asked
}

answerEach(count)
