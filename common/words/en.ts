/**
 * Every sentence that the shop says, in English: one section a subject, each in its own file under `en/`. Readers import
 * this file as `words` and write `words.fit.mark.yes`; what they do not use is not sent to the browser. Another language is
 * a module of the same type.
 */
export * as address from './en/address.ts'
export * as atCar from './en/at-car.ts'
export * as cart from './en/cart.ts'
export * as compare from './en/compare.ts'
export * as delivery from './en/delivery.ts'
export * as field from './en/field.ts'
export * as finding from './en/finding.ts'
export * as fit from './en/fit.ts'
export * as garage from './en/garage.ts'
export * as fitData from './en/fit-data.ts'
export * as list from './en/list.ts'
export * as quickOrder from './en/quick-order.ts'
export * as refusal from './en/refusal.ts'
export * as mail from './en/mail.ts'
export * as order from './en/order.ts'
export * as orderPage from './en/order-page.ts'
export * as part from './en/part.ts'
export * as searches from './en/searches.ts'
export { signInErrors } from './en/sign-in.ts'
export * as repairs from './en/repairs.ts'
export { texts } from './en/texts.ts'
export * as verdict from './en/verdict.ts'
export * as vin from './en/vin.ts'
export * as wrongFit from './en/wrong-fit.ts'
