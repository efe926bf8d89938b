// A process of its own: so many loops ask a shop for its widest price range, one list after the other, until it is told
// to stop; it answers how often each status came. `node list-loops.ts <base> <loops>`
const [base = '', loops = '40'] = process.argv.slice(2)
const answers: Record<string, number> = {}
const end = new AbortController()

async function loop(first: number) {
  for (let n = first; !end.signal.aborted; n += 1000) {
    const query = `priceMin=${1 + (n % 20)}&priceMax=${900_000 + (n % 90_000)}&sort=rating&limit=96`
    const status = await fetch(`${base}/api/parts?${query}`).then(
      async (answer) => {
        await answer.arrayBuffer()
        return answer.status
      },
      () => 'none',
    )
    answers[status] = (answers[status] ?? 0) + 1
  }
}

const all = Promise.all(Array.from({ length: Number(loops) }, (_, n) => loop(n)))
process.once('message', async () => {
  end.abort()
  await all
  process.send!(answers, () => process.exit())
})
