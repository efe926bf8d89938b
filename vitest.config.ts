import { defineConfig } from 'vitest/config'

const common = { testTimeout: 60_000, hookTimeout: 180_000, expect: { poll: { timeout: 15_000 } } }

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...common,
          name: 'code',
          include: [
            '{api,app,common,demo,domain,platform,run,scripts}/**/*.test.{ts,tsx}',
            'tests/{api,architecture,finding,spec}/**/*.test.ts',
          ],
          globalSetup: 'tests/support/global-setup.ts',
          maxWorkers: 2,
        },
      },
      {
        test: {
          ...common,
          name: 'browser',
          include: ['tests/e2e/**/*.test.ts', 'tests/spec/**/*.browser.ts'],
          globalSetup: 'tests/support/browser-setup.ts',
          maxWorkers: 2,
        },
      },
      {
        test: {
          ...common,
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          globalSetup: 'tests/faults/support/setup.ts',
          testTimeout: 3_600_000,
          maxWorkers: 1,
        },
      },
    ],
  },
})
