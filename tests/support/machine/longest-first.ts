import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The files that take longest, of each project. A clean clone does not know yet how long a file takes. */
const LONGEST = [
  'pages/accessibility.test.ts',
  'pages/screens.test.ts',
  'run/prepare.test.ts',
  'door/description.test.ts',
]

const isLong = ({ moduleId }: TestSpecification) => LONGEST.some((name) => moduleId.endsWith(`/${name}`))

/** Starts long files first, so that none of them runs alone at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- the method of Vitest, not that of an array
    const sorted = await super.sort(files)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}
