import { afterEach } from 'vitest'
import { tellOfOpenPages } from './browser.ts'

// Runs before a visitor leaves.
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await tellOfOpenPages(task)
})
