import { ApiProblem, messageOf } from '../api.ts'

/** The answer to one row of a piece; `row`: its line in the piece, the headings are line 1. */
type Row = { row: number; written: boolean; line: string; errors: Record<string, string> }
/** `refused` with lines of the whole list; `left`: what is not in the shop, with its headings; `problem`: why it stopped before the end. */
export type ImportAnswer = {
  written: number
  refused: { row: number; errors: Record<string, string> }[]
  left: string
  problem: string | null
}

/** A call brings up to 256 kB. */
const LINES = 1000

/**
 * Sends a CSV list in pieces, each with the list's headings, one after the other. A piece that fails ends it: its lines
 * and all after it are left.
 */
export async function importList(csv: string, send: (piece: string) => Promise<Row[]>): Promise<ImportAnswer> {
  const [head = '', ...lines] = csv.split(/\r?\n/)
  const answer: ImportAnswer = { written: 0, refused: [], left: '', problem: null }
  const left: string[] = []
  for (let at = 0; at < Math.max(1, lines.length); at += LINES) {
    try {
      for (const { written, line, errors } of await send([head, ...lines.slice(at, at + LINES)].join('\n'))) {
        if (written) answer.written++
        else {
          // What is left begins at line 2 again, so that the rows named are those in the field.
          left.push(line)
          answer.refused.push({ row: left.length + 1, errors })
        }
      }
    } catch (error) {
      left.push(...lines.slice(at))
      answer.problem = (error instanceof ApiProblem && Object.values(error.fields)[0]) || messageOf(error)
      break
    }
  }
  answer.left = left.length > 0 ? [head, ...left].join('\n') : ''
  return answer
}
