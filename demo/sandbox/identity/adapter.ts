import type { Adapter, AdapterPayload } from 'oidc-provider'

type Stored = { payload: AdapterPayload; until: number }

/** Keeps what the provider has to remember, each thing until it expires. Nothing outlives the process. */
export function memoryAdapter() {
  const models = new Map<string, Map<string, Stored>>()

  return (model: string): Adapter => {
    const things = models.get(model) ?? models.set(model, new Map()).get(model)!
    const alive = (match: (payload: AdapterPayload) => boolean) =>
      [...things.values()].find(({ payload, until }) => until > Date.now() && match(payload))?.payload

    return {
      async upsert(id, payload, expiresIn = 3600) {
        for (const [key, { until }] of things) if (until <= Date.now()) things.delete(key)
        things.set(id, { payload, until: Date.now() + expiresIn * 1000 })
      },
      async find(id) {
        const stored = things.get(id)
        return stored && stored.until > Date.now() ? stored.payload : undefined
      },
      findByUid: async (uid) => alive((payload) => payload.uid === uid),
      findByUserCode: async (code) => alive((payload) => payload.userCode === code),
      async consume(id) {
        const stored = things.get(id)
        if (stored) stored.payload.consumed = Math.floor(Date.now() / 1000)
      },
      destroy: async (id) => void things.delete(id),
      async revokeByGrantId(grantId) {
        for (const [id, { payload }] of things) if (payload.grantId === grantId) things.delete(id)
      },
    }
  }
}
