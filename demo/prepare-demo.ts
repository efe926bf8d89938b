import { isDemoLoaded, loadDemo } from './catalogue/load.ts'
import { createProgress } from './progress.ts'

/** Loads so many demo parts into a shop that has none, and shows how far it is. */
export async function prepareDemo(url: string, parts: number): Promise<void> {
  if (parts === 0 || (await isDemoLoaded(url))) return
  console.log(`Loading ${parts.toLocaleString('en-US')} demo parts, once:`)
  const progress = createProgress()
  await loadDemo(url, { parts, onProgress: progress.show })
  progress.end()
}
