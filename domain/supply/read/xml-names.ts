/** The names of both standards, of elements and attributes, old and new. Names that only stand beside others need not be here. */
const NAMES = `
ACES PIES Header App PriceSheet Item Items Footer Trailer RecordCount ItemCount version
Company SenderName DocumentTitle TransferDate SubmissionType EffectiveDate BrandID BrandAAIAID SubBrandID SubBrandAAIAID VcdbVersionDate QdbVersionDate PcdbVersionDate
PAdbVersionDate VCdbPublicationDate QdbPublicationDate PCdbPublicationDate PAdbPublicationDate ApprovedFor PartsApprovedFor PIESVersion
action id ref validate from to BaseVehicle SubModel Years Make Model VehicleType EquipmentBase Mfr EquipmentModel ProductionYears
ProductionStart ProductionEnd Qual param value uom altvalue altuom text Note Qty PartType PartTerminology MfrLabel Position Part
PartNumber DisplayOrder AssetName AssetItemOrder AssetItemRef DiagramAsset NonDiagramAssets NonDiagramAsset AssetSequence
MfrBodyCode BodyNumDoors BodyType DriveType EngineBase EngineBlock EngineBoreStroke EngineDesignation EngineVIN EngineVersion EngineMfr
PowerOutput ValvesPerEngine FuelDeliveryType FuelDeliverySubType FuelSystemControlType FuelSystemDesign Aspiration CylinderHeadType
FuelType IgnitionSystemType TransmissionMfrCode TransmissionBase TransmissionType TransmissionControlType TransmissionNumSpeeds
TransElecControlled TransmissionMfr BedLength BedType WheelBase BrakeSystem FrontBrakeType RearBrakeType BrakeABS FrontSpringType
RearSpringType SteeringSystem SteeringType Region
MaintenanceType HazardousMaterialCode ItemLevelGTIN ACESApplications ItemQuantitySize QuantityPerApplication ItemEffectiveDate
AvailableDate MinimumOrderQuantity PartTerminologyID UOM
Descriptions Description DescriptionCode LanguageCode Prices Pricing PriceType PriceSheetNumber PriceSheetName CurrencyCode
ExpirationDate Price PriceBreak PriceMultiplier ExtendedInformation ExtendedProductInformation EXPICode ProductAttributes ProductAttribute
AttributeID PADBAttribute AttributeUOM RecordNumber Packages Package PackageLevelGTIN PackageUOM QuantityofEaches Dimensions Weights
Weight Height Width Length ShippingHeight ShippingWidth ShippingLength MerchandisingHeight MerchandisingWidth MerchandisingLength
HazardousMaterial UNNAIDCode PackingGroupCode ShippingName HazardousClassCode HazardClassCode HazardousClass HazardousMaterialClassCode Kits Kit KitComponent ComponentPartNumber
ComponentBrandID ComponentBrandAAIAID ComponentBrand ComponentPartTerminologyID QuantityInKit SequenceCode PartInterchangeInfo
PartInterchange BrandLabel TypeCode InterchangeNotes DigitalAssets DigitalFileInformation FileName URI AssetType Representation`
  .trim()
  .split(/\s+/)

/** `uom` of ACES and `UOM` of PIES are both names: who asks for one asks for both. */
const KNOWN = new Map([
  ...NAMES.map((name) => [name.toLowerCase(), name] as const),
  ...NAMES.map((name) => [name, name] as const),
])

/** A name as the standards write it: tools write `<APP>` and `<Partnumber>`. */
export const properName = (name: string): string => KNOWN.get(name) ?? KNOWN.get(name.toLowerCase()) ?? name
