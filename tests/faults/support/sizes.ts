/** How much the tests here do: little in `npm test`, all of it in `npm run test:faults` (FAULTS=long). */
export const isLong = process.env.FAULTS === 'long'

export const sizes = isLong
  ? {
      buyers: 1000,
      scarceOrders: 1000,
      sameMoment: 100,
      deleteOrPay: 500,
      events: 40,
      runs: 40,
      steps: 25,
      kills: 100,
      webKills: 100,
    }
  : {
      buyers: 1000,
      scarceOrders: 300,
      sameMoment: 10,
      deleteOrPay: 40,
      events: 8,
      runs: 3,
      steps: 12,
      kills: 4,
      webKills: 6,
    }

/** On a quiet machine; a busy one is only told how long it took. */
export const tell = (what: string, began: number) =>
  console.log(`${what}: ${((performance.now() - began) / 1000).toFixed(1)} s`)
