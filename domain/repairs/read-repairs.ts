import jobs from './data/jobs.json' with { type: 'json' }
import { repairInput, type RepairInput } from './schema.ts'

/** The repair jobs that come with the shop. */
export const readRepairs = (): RepairInput[] => repairInput.array().parse(jobs)
