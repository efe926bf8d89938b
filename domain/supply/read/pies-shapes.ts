export type PiesPrice = {
  type: string
  action: string
  sheet: string | null
  currency: string | null
  effective: string | null
  expires: string | null
  /** As written, with a point. */
  price: string
  uom: string | null
  /** From how many pieces on it holds. */
  from: string | null
  fromUom: string | null
  multiplier: string | null
}

export type PiesAmount = { value: string; uom: string | null }
type Sides = { height: string | null; width: string | null; length: string | null; uom: string | null }

export type PiesPackage = {
  gtin: string | null
  uom: string | null
  eaches: string | null
  /** Of the package as it is shipped, else as it stands on the shelf. */
  size: Sides | null
  weight: PiesAmount | null
  hazard: { unNumber: string | null; group: string | null; name: string | null; code: string | null } | null
}

/** One item; `n` counts them from 1. Dates are as written, `YYYY-MM-DD` by the standard. */
export type PiesItem = {
  n: number
  /** The MaintenanceType: 'A' add, 'C' change, 'D' delete. */
  action: string
  number: string
  brand: string | null
  subBrand: string | null
  gtin: string | null
  partType: string | null
  hazardCode: string | null
  effective: string | null
  available: string | null
  perVehicle: PiesAmount | null
  packSize: PiesAmount | null
  leastOrder: PiesAmount | null
  /** Whether an ACES file has its vehicles; null: not said. */
  hasApplications: boolean | null
  descriptions: { code: string; language: string | null; text: string; action: string }[]
  prices: PiesPrice[]
  extended: { code: string; language: string | null; value: string; action: string }[]
  attributes: {
    id: string
    isPadb: boolean
    uom: string | null
    value: string
    record: string | null
    action: string
  }[]
  packages: PiesPackage[]
  kit: {
    number: string
    brand: string | null
    partType: string | null
    quantity: string | null
    text: string | null
    order: string | null
  }[]
  interchange: {
    number: string
    brand: string | null
    label: string | null
    type: string | null
    note: string | null
  }[]
  assets: { name: string; uri: string | null; type: string | null; representation: string | null; action: string }[]
  /** What the file takes away of the lists above that have no actions. Rows that earlier versions kept have none. */
  gone?: Pick<PiesItem, 'packages' | 'kit' | 'interchange'>
}

/** A price sheet of a PIES file: prices that name it have its dates and currency unless they have their own. */
export type PiesSheet = {
  number: string
  name: string | null
  currency: string | null
  effective: string | null
  expires: string | null
}
