import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: [
      '{api,app,common,domain,platform,sandbox,scripts}/**/*.test.ts',
      'tests/{api,spec,architecture}/**/*.test.ts',
    ],
    globalSetup: 'tests/support/global-setup.ts',
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
