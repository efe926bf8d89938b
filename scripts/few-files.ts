import type { Plugin } from 'vite'

/** React and its router, which every page needs. */
const BASE = /\/node_modules\/(react|react-dom|react-router|scheduler)\//
/** The pages of the map, and what stands around them: each of them stays a file of its own. */
const PAGE = /\/app\/(entry\.client|root|routes\/.+)\.tsx/
const EVERY_PAGE = /\/app\/(entry\.client|root|routes\/shell)\.tsx/
const PUBLIC_PAGE = /\/app\/routes\/(shop|blog|auth|account)\/[^?]+$/
/** The dictionary's door names all texts; a page gets only those that it uses. */
const WORDS = '/common/words/'

/** So many public pages must use a module before all of them get it in one file. */
const OFTEN = 5

/**
 * Gives the browser few files instead of many: a page asked for 50 to 95, most of them under 2 kB. What every page uses comes in
 * one file, and what five public pages or more use in another. Modules that bring a library along (forms, schemas, payment)
 * stay apart, so that a page without a form does not load them.
 */
export function fewFiles(): Plugin {
  const fileOf = new Map<string, string>()
  const groups = [
    { name: 'base', test: BASE, priority: 2 },
    { name: (id: string) => fileOf.get(id) ?? null, debugName: 'few files', priority: 1 },
  ]
  return {
    name: 'few-files',
    config: () => ({
      environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } },
    }),
    buildEnd() {
      if (this.environment.name !== 'client') return
      const reached = (from: string[]): Set<string> => {
        const seen = new Set<string>()
        const open = [...from]
        for (let id = open.pop(); id; id = open.pop()) {
          if (seen.has(id) || id.includes(WORDS)) continue
          seen.add(id)
          open.push(...(this.getModuleInfo(id)?.importedIds ?? []))
        }
        return seen
      }
      const isLibrary = (id: string) => id.includes('/node_modules/') && !BASE.test(id)
      const pages = [...this.getModuleIds()].filter((id) => PAGE.test(id))
      const used = new Map<string, number>()
      for (const page of pages.filter((id) => PUBLIC_PAGE.test(id)))
        for (const id of reached([page])) used.set(id, (used.get(id) ?? 0) + 1)
      for (const [id, count] of used) if (count >= OFTEN && ![...reached([id])].some(isLibrary)) fileOf.set(id, 'often')
      for (const id of reached(pages.filter((page) => EVERY_PAGE.test(page)))) fileOf.set(id, 'every-page')
      for (const page of pages) fileOf.delete(page)
    },
  }
}
