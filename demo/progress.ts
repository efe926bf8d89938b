const width = 24
const seconds = (ms: number) => (ms < 1000 ? '<1 s' : `${Math.ceil(ms / 1000)} s`)

/** A progress bar on a terminal, a line at each step elsewhere: what is being done, how far, how long still. */
export function createProgress() {
  const out = process.stdout
  let label = ''
  let began = 0
  let drawn = 0
  return {
    show(step: { label: string; done: number; total: number }) {
      const now = performance.now()
      const share = step.total ? Math.min(1, step.done / step.total) : 1
      const isNew = step.label !== label
      if (isNew) {
        if (label && out.isTTY) out.write('\n')
        label = step.label
        began = now
        if (!out.isTTY) out.write(`  ${label} …\n`)
      }
      if (!out.isTTY || (!isNew && share < 1 && now - drawn < 100)) return
      drawn = now
      const left = share > 0.02 && share < 1 ? `  ${seconds(((now - began) / share) * (1 - share))} left` : ''
      const bar = '█'.repeat(Math.round(share * width)).padEnd(width, '░')
      out.write(`\r\u001b[K  ${bar} ${String(Math.round(share * 100)).padStart(3)} %  ${label}${left}`)
    },
    end() {
      if (label && out.isTTY) out.write('\n')
      label = ''
    },
  }
}
