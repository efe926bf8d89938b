import { piesPackage } from './pies-package.ts'
import type { PiesAmount, PiesItem, PiesPrice, PiesSheet } from './shapes.ts'
import { attribute, child, childText, entries, textOf } from './xml-node.ts'
import type { XmlNode } from './xml-records.ts'

const actionOf = (node: XmlNode) => attribute(node, 'MaintenanceType')?.toUpperCase() ?? 'A'

/** What a file takes away within an item is not there. */
const isKept = (node: XmlNode) => actionOf(node) !== 'D'
const isGone = (node: XmlNode) => !isKept(node)

function amountOf(node: XmlNode, name: string): PiesAmount | null {
  const found = child(node, name)
  const value = found && textOf(found)
  return value ? { value, uom: attribute(found, 'UOM', 'uom') } : null
}

function priceOf(node: XmlNode): PiesPrice {
  const price = amountOf(node, 'Price')
  const from = amountOf(node, 'PriceBreak')
  return {
    type: attribute(node, 'PriceType') ?? '',
    action: actionOf(node),
    sheet: childText(node, 'PriceSheetNumber'),
    currency: childText(node, 'CurrencyCode'),
    effective: childText(node, 'EffectiveDate'),
    expires: childText(node, 'ExpirationDate'),
    price: price?.value ?? '',
    uom: price?.uom ?? null,
    from: from?.value ?? null,
    fromUom: from?.uom ?? null,
    multiplier: childText(node, 'PriceMultiplier'),
  }
}

/** Up to 6.x brand and number are elements; later the brand is an attribute, and one brand may have several numbers. */
function interchangeOf(node: XmlNode): PiesItem['interchange'] {
  const brand = attribute(node, 'BrandID', 'BrandAAIAID') ?? childText(node, 'BrandID', 'BrandAAIAID')
  const label = attribute(node, 'BrandLabel') ?? childText(node, 'BrandLabel')
  return node.children
    .filter(({ name }) => name === 'PartNumber')
    .map((number) => ({
      number: textOf(number),
      brand,
      label,
      type: childText(node, 'TypeCode'),
      note: attribute(number, 'InterchangeNotes'),
    }))
    .filter(({ number }) => number)
}

const componentOf = (node: XmlNode): PiesItem['kit'][number] => ({
  number: childText(node, 'ComponentPartNumber') ?? '',
  brand: childText(node, 'ComponentBrandID', 'ComponentBrandAAIAID', 'ComponentBrand'),
  partType: childText(node, 'ComponentPartTerminologyID'),
  quantity: childText(node, 'QuantityInKit'),
  text: childText(node, 'Description'),
  order: childText(node, 'SequenceCode'),
})

/** A price sheet (`PriceSheet`) as the file writes it; its items refer to it by its number. */
export const piesSheet = (node: XmlNode): PiesSheet => ({
  number: childText(node, 'PriceSheetNumber') ?? '',
  name: childText(node, 'PriceSheetName'),
  currency: childText(node, 'CurrencyCode'),
  effective: childText(node, 'EffectiveDate'),
  expires: childText(node, 'ExpirationDate'),
})

/** The item of an `Item` element. What the file leaves out is null or an empty list. */
export function piesItem(item: XmlNode, n: number): PiesItem {
  const applications = childText(item, 'ACESApplications')
  const packages = entries(item, 'Packages', 'Package')
  const kit = entries(item, 'Kits', 'KitComponent', 'Kit')
  const interchange = entries(item, 'PartInterchangeInfo', 'PartInterchange')
  return {
    n,
    action: actionOf(item),
    number: childText(item, 'PartNumber') ?? '',
    brand: childText(item, 'BrandID', 'BrandAAIAID'),
    subBrand: childText(item, 'SubBrandID', 'SubBrandAAIAID'),
    gtin: childText(item, 'ItemLevelGTIN'),
    partType: childText(item, 'PartTerminologyID'),
    hazardCode: childText(item, 'HazardousMaterialCode'),
    effective: childText(item, 'ItemEffectiveDate'),
    available: childText(item, 'AvailableDate'),
    perVehicle: amountOf(item, 'QuantityPerApplication'),
    packSize: amountOf(item, 'ItemQuantitySize'),
    leastOrder: amountOf(item, 'MinimumOrderQuantity'),
    hasApplications: applications ? applications.toUpperCase() === 'Y' : null,
    descriptions: entries(item, 'Descriptions', 'Description').map((node) => ({
      code: attribute(node, 'DescriptionCode') ?? '',
      language: attribute(node, 'LanguageCode'),
      text: textOf(node),
      action: actionOf(node),
    })),
    prices: entries(item, 'Prices', 'Pricing').map(priceOf),
    extended: entries(item, 'ExtendedInformation', 'ExtendedProductInformation').map((node) => ({
      code: attribute(node, 'EXPICode') ?? '',
      language: attribute(node, 'LanguageCode'),
      value: textOf(node),
      action: actionOf(node),
    })),
    attributes: entries(item, 'ProductAttributes', 'ProductAttribute').map((node) => ({
      id: attribute(node, 'AttributeID') ?? '',
      isPadb: attribute(node, 'PADBAttribute')?.toUpperCase() === 'Y',
      uom: attribute(node, 'AttributeUOM'),
      value: textOf(node),
      record: attribute(node, 'RecordNumber'),
      action: actionOf(node),
    })),
    packages: packages.filter(isKept).map(piesPackage),
    kit: kit.filter(isKept).map(componentOf),
    interchange: interchange.filter(isKept).flatMap(interchangeOf),
    assets: entries(item, 'DigitalAssets', 'DigitalFileInformation').map((node) => ({
      name: childText(node, 'FileName') ?? '',
      uri: childText(node, 'URI'),
      type: childText(node, 'AssetType'),
      representation: childText(node, 'Representation'),
      action: actionOf(node),
    })),
    gone: {
      packages: packages.filter(isGone).map(piesPackage),
      interchange: interchange.filter(isGone).flatMap(interchangeOf),
      kit: kit.filter(isGone).map(componentOf),
    },
  }
}
