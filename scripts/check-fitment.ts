// `npm run check:fitment`: does the fitment data contradict itself? Exits with 1 if it does.
import { checkFitment } from '#domain/fitment'
import { readConfig } from '#platform/config'
import { openContext } from '../run/open-context.ts'
import { shopDatabase } from '../run/shop-database.ts'

const config = readConfig()
const url = await shopDatabase(config)
const { background, close } = await openContext({ ...config, LOG_LEVEL: 'warn' }, url, { most: 1 })
const found = await checkFitment(background).finally(close)

const words: Record<(typeof found)[number]['kind'], string> = {
  contradiction: 'parts of one car and place that contradict each other',
  'engine-not-there': 'applications with an engine that the model does not have',
  'engine-part-of-electric': 'applications of engine parts to electric cars',
  'outside-years': 'applications outside the years of the model',
  'no-question': 'conditions that nobody is asked for',
  'fits-nothing': 'parts that fit no vehicle',
}
for (const { kind, count, samples } of found) {
  const line = `${String(count).padStart(8)}  ${words[kind]}`
  if (count === 0) console.log(line)
  else console.error([line, ...samples.map((sample) => `          ${sample}`)].join('\n'))
}
process.exit(found.every(({ count }) => count === 0) ? 0 : 1)
