import type { PiesPackage } from './shapes.ts'
import { attribute, child, childText } from './xml-node.ts'
import type { XmlNode } from './xml-records.ts'

/** A `Package` of an item: its size, weight and hazard as the file has them. What it leaves out is null. */
export function piesPackage(node: XmlNode): PiesPackage {
  const sides = child(node, 'Dimensions')
  const weights = child(node, 'Weights')
  const weight = weights && childText(weights, 'Weight')
  const hazard = child(node, 'HazardousMaterial')
  return {
    gtin: childText(node, 'PackageLevelGTIN'),
    uom: childText(node, 'PackageUOM'),
    eaches: childText(node, 'QuantityofEaches'),
    size: sides
      ? {
          height: childText(sides, 'ShippingHeight', 'Height') ?? childText(sides, 'MerchandisingHeight'),
          width: childText(sides, 'ShippingWidth', 'Width') ?? childText(sides, 'MerchandisingWidth'),
          length: childText(sides, 'ShippingLength', 'Length') ?? childText(sides, 'MerchandisingLength'),
          uom: attribute(sides, 'UOM', 'uom'),
        }
      : null,
    weight: weight ? { value: weight, uom: attribute(weights, 'UOM', 'uom') } : null,
    hazard: hazard
      ? {
          unNumber: childText(hazard, 'UNNAIDCode'),
          group: childText(hazard, 'PackingGroupCode'),
          name: childText(hazard, 'ShippingName'),
          code: childText(
            hazard,
            'HazardousClassCode',
            'HazardClassCode',
            'HazardousClass',
            'HazardousMaterialClassCode',
          ),
        }
      : null,
  }
}
