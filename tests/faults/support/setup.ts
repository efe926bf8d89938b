import type { TestProject } from 'vitest/node'
import { build, isBuildOld } from '../../../scripts/build.ts'
import openDatabases from '../../support/machine/global-setup.ts'

/** Web servers of these tests run what the build made, so it must be of today's code. */
export default async function setup(project: TestProject) {
  if (await isBuildOld()) await build()
  return openDatabases(project)
}
