import axe from 'axe-core'
import type { Frame, Page } from 'playwright-core'

const ALL = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** A frame is a part of a page: it needs no headings or landmarks of its own. */
const OF_FRAMES = ALL.filter((tag) => tag !== 'best-practice')
const COLOURS = ['color-contrast', 'link-in-text-block']

async function run(frame: Frame, tagsOrRules: string[]): Promise<string[]> {
  if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(axe.source)
  return frame.evaluate(async (runOnly) => {
    const options = { runOnly, resultTypes: ['violations' as const], preload: false }
    const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(document, options)
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(
        ({ target, failureSummary = '' }) => `${id}: ${target.join(' ')} ${failureSummary.split('\n').slice(1)}`,
      ),
    )
  }, tagsOrRules)
}

/** What axe finds wrong with the page and with the frames in it, one line for each element; waits for what is on its way. */
export async function problemsOf(page: Page): Promise<string[]> {
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'))
  // A message that fades in or out has too little contrast meanwhile.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const [main, ...frames] = page.frames()
  const found = [await run(main!, ALL)]
  for (const frame of frames) if (frame.url().startsWith('http')) found.push(await run(frame, OF_FRAMES))
  return found.flat()
}

/** The same for colours alone: all that can differ where nothing but the theme was changed. */
export async function colourProblemsOf(page: Page): Promise<string[]> {
  return run(page.mainFrame(), COLOURS)
}
