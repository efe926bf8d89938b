import type { PiesItem, PiesPackage } from '../../read/shapes.ts'

/** Whether a package holds what is sold as one: an item may itself be several pieces. */
export const isOfItem = ({ eaches }: PiesPackage, { packSize }: PiesItem): boolean =>
  eaches !== null && packSize !== null && Number(eaches) === Number(packSize.value)
