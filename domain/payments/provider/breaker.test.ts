import { describe, expect, it } from 'vitest'
import { ProviderDown, ProviderRefused } from './card-provider.ts'
import { createBreaker } from './breaker.ts'

const down = async () => {
  throw new ProviderDown('no answer')
}

describe('the breaker', () => {
  const start = () => {
    let now = 0
    let calls = 0
    const run = createBreaker({ now: () => new Date(now) })
    const call = (work: () => Promise<unknown>) =>
      run(() => {
        calls += 1
        return work()
      }).catch((err: Error) => err)
    return { call, wait: (ms: number) => (now += ms), calls: () => calls }
  }
  const fail = async (shop: ReturnType<typeof start>, times: number) => {
    for (let i = 0; i < times; i++) await shop.call(down)
  }

  it('lets no call through after five failures, until it has rested', async () => {
    const shop = start()
    await fail(shop, 7)
    expect(shop.calls()).toBe(5)
    shop.wait(10_000)
    expect(await shop.call(async () => 'back')).toBe('back')
    expect(await shop.call(async () => 'still')).toBe('still')
  })

  it('tries with one call alone, and rests again when that fails', async () => {
    const shop = start()
    await fail(shop, 5)
    shop.wait(10_000)
    await Promise.all([shop.call(down), shop.call(down), shop.call(down)])
    expect(shop.calls()).toBe(6)
    shop.wait(9_999)
    await shop.call(down)
    expect(shop.calls()).toBe(6)
  })

  it('takes a refusal for an answer', async () => {
    const shop = start()
    for (let i = 0; i < 9; i++)
      await shop.call(async () => {
        throw new ProviderRefused('no', 'code')
      })
    expect(shop.calls()).toBe(9)
  })
})
