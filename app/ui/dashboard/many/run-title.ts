import * as words from '#common/words'
import type { Run } from '#domain/runs/schema'

const say = words.many.run

/** What a run is called: a file by its name. */
export function runTitle({ kind, about }: Pick<Run, 'kind' | 'about'>): string {
  const { file, supplier } = about
  return typeof file === 'string' && typeof supplier === 'string' ? say.fileOf(file, supplier) : say.titles[kind]
}
