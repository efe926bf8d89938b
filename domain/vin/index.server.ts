export { identifyCar } from './identify-car.ts'
export { loadVinCodes } from './load-codes.ts'
