import { answerEach } from '#platform/thread'

let asked = 0

/** Tells how often this thread was asked; fails, never ends, or dies at work or once it is idle, when it is asked to. */
export async function count(what: 'count' | 'fail' | 'hang' | 'exit' | 'die-idle' | 'exit-idle'): Promise<number> {
  asked += 1
  if (what === 'fail') throw new Error('asked to fail')
  if (what === 'hang') for (;;);
  if (what === 'exit') process.exit(1)
  if (what === 'exit-idle') setTimeout(() => process.exit(1), 50)
  if (what === 'die-idle')
    setTimeout(() => {
      throw new Error('died of something left over')
    }, 50)
  return asked
}

answerEach(count)
