import { afterAll, vi } from 'vitest'

// Test files share a process: what one of them stubs must be gone when the next one begins.
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})
