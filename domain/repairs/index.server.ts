export { planRepair } from './plan-repair.ts'
export { listRepairs } from './list-repairs.ts'
export { readRepairs } from './read-repairs.ts'
export { loadRepairs, writeRepairs } from './write-repairs.ts'
