import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ConsoleMessage, Page } from 'playwright-core'
import type { TestContext } from 'vitest'

const folder = join(import.meta.dirname, '../../../test-results/failures')
/** So many lines of a page are told, and so many of its console. */
const MOST_LINES = 60
/** A page that hangs must not keep its failure from being told. */
const TIME = { timeout: 5000 }
let pictures = 0

/** Starts to note what a page's console says, and what fails in its scripts and on its way: one line each. */
export function listenTo(page: Page): string[] {
  const said: string[] = []
  page.on('console', (line: ConsoleMessage) => said.push(`${line.type()}: ${line.text()}`))
  page.on('pageerror', (err) => said.push(`pageerror: ${err.stack ?? err.message}`))
  page.on('requestfailed', (request) =>
    said.push(`failed: ${request.method()} ${request.url()} ${request.failure()?.errorText}`),
  )
  return said
}

/** A name for a file, of a test's name. */
const fileName = (name: string) => name.replaceAll(/[^a-z0-9]+/gi, '-').slice(-150)

async function picture(page: Page, name: string): Promise<string> {
  const path = join(folder, `${fileName(name)}-${++pictures}.png`)
  await mkdir(folder, { recursive: true })
  await page.screenshot({ path, ...TIME })
  return path
}

/** What stands on the page between its header and its footer, line by line. */
async function textOf(page: Page): Promise<string[]> {
  const between = page.locator('body > :not(header, footer, script, style, svg)')
  const texts = await Promise.race([between.allInnerTexts(), sleep(TIME.timeout, ['(It does not answer.)'])])
  return texts.flatMap((text) => text.split('\n')).filter((line) => line.trim())
}

const reasonOf = (err: unknown) => `(${err instanceof Error ? err.message.split('\n')[0] : String(err)})`

/** Adds to a failed test's message what its page showed and said: whoever reads it later has the text alone. */
export async function tellFailure(task: TestContext['task'], page: Page, said: readonly string[]): Promise<void> {
  const [error] = task.result?.errors ?? []
  if (!error) return
  const text = await textOf(page).catch((err: unknown) => [reasonOf(err)])
  const told = [
    '',
    `The page: ${page.url()}`,
    `Its picture: ${await picture(page, `${task.file.name} ${task.name}`).catch(reasonOf)}`,
    'Its console:',
    ...said.slice(-MOST_LINES).map((line) => `  ${line}`),
    'Its text:',
    ...text.slice(0, MOST_LINES).map((line) => `  ${line.slice(0, 200)}`),
  ].join('\n')
  error.message += told
  if (error.stack) error.stack += told
}
