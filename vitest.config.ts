import { defineConfig } from 'vitest/config'
import { isLong } from './tests/faults/support/sizes.ts'
import { LongestFirst } from './tests/support/machine/longest-first.ts'

const common = { testTimeout: 60_000, hookTimeout: 180_000, expect: { poll: { timeout: 15_000 } } }

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...common,
          name: 'code',
          include: [
            '{api,app,common,demo,domain,platform,run,scripts}/**/*.test.{ts,tsx}',
            'tests/{api,architecture,finding,spec}/**/*.test.ts',
          ],
          globalSetup: 'tests/support/machine/global-setup.ts',
          // Files of one process load the shop once, which was half of their work. Each has a database of its own.
          isolate: false,
          setupFiles: 'tests/support/machine/leave-no-stubs.ts',
          // Tests wait more than they compute.
          maxWorkers: 3,
        },
      },
      {
        test: {
          ...common,
          name: 'browser',
          include: ['tests/e2e/**/*.test.ts', 'tests/spec/**/*.browser.ts'],
          globalSetup: 'tests/support/browser/browser-setup.ts',
          // Files of one process load the tools and start Chromium once.
          isolate: false,
          setupFiles: 'tests/support/browser/tell-of-pages.ts',
          // They share one shop: more of them at once get in each other's way.
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
          // The long form also measures how long things take: nothing else may run beside it.
          maxWorkers: isLong ? 1 : 2,
        },
      },
    ],
  },
})
