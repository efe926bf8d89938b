import { describe, expect, test } from 'vitest'
import { acesApp, acesFile, piesFile, readAces, readPies } from '../../../tests/support/files/made-files.ts'

/** What the two standards allow beyond what most files use. */
describe('ACES', () => {
  const one = async (xml: string, version = '4.2') => (await readAces(acesFile([xml], { version }))).apps[0]!

  test('a short file as it is written by hand', async () => {
    const file = await readAces(`
      <ACES version="4.2"><Header><Company>X</Company><SubmissionType>FULL</SubmissionType></Header>
       <App action="A" id="1"><BaseVehicle id="101"/><EngineBase id="7"/>
        <Qual id="9"><param value="280" uom="mm" altvalue="11" altuom="in"/><text>With 280 mm disc</text></Qual>
        <Qty>1</Qty><PartType id="1684"/><Position id="22"/><Part BrandAAIAID="ZZZZ">BP-100</Part></App>
       <Footer><RecordCount>1</RecordCount></Footer></ACES>`)
    expect(file.apps[0]).toMatchObject({
      vehicle: { baseVehicle: '101' },
      attributes: [{ name: 'EngineBase', id: '7' }],
      quals: [{ params: [{ value: '280', uom: 'mm', altValue: '11', altUom: 'in' }] }],
      partType: '1684',
      position: '22',
      part: { number: 'BP-100', brand: 'ZZZZ' },
    })
    expect([file.count, file.header.SubmissionType]).toEqual([1, 'FULL'])
  })

  test.each([
    ['4.2', '<PartType id="5"/><MfrLabel>A</MfrLabel><Part BrandAAIAID="ZZZZ" SubBrandAAIAID="YYYY">1</Part>', ['A']],
    [
      '5.0',
      '<PartTerminology id="5"/><MfrLabel>A</MfrLabel><MfrLabel>B</MfrLabel><PartNumber BrandID="ZZZZ" SubBrandID="YYYY">1</PartNumber>',
      ['A', 'B'],
    ],
  ])('brand, sub-brand and labels of %s', async (version, part, labels) => {
    const xml = `<App action="A" id="1" ref="r-9"><BaseVehicle id="1"/>${part}<DisplayOrder>3</DisplayOrder></App>`
    expect(await one(xml, version)).toMatchObject({
      ref: 'r-9',
      partType: '5',
      labels,
      part: { number: '1', brand: 'ZZZZ', subBrand: 'YYYY' },
      displayOrder: '3',
    })
  })

  test.each([
    [
      '4.2',
      { BrandAAIAID: 'ZZZZ', VcdbVersionDate: 'v', QdbVersionDate: 'q', PcdbVersionDate: 'p', ApprovedFor: 'US' },
    ],
    [
      '5.0',
      {
        BrandID: 'ZZZZ',
        VCdbPublicationDate: 'v',
        QdbPublicationDate: 'q',
        PCdbPublicationDate: 'p',
        PartsApprovedFor: 'US',
        RegionFor: '1',
      },
    ],
  ])('the header of %s comes under the newest names', async (version, header) => {
    const file = await readAces(acesFile([{}], { version, header: header as unknown as Record<string, string> }))
    expect(file.header).toMatchObject({
      BrandID: 'ZZZZ',
      VCdbPublicationDate: 'v',
      QdbPublicationDate: 'q',
      PCdbPublicationDate: 'p',
      PartsApprovedFor: 'US',
    })
  })

  test('years and a make with a type of vehicle alone', async () => {
    const vehicle = '<Years from="1999" to="2001"/><Make id="4"/><VehicleType id="5"/>'
    expect((await one(acesApp({ vehicle }))).vehicle).toEqual({
      years: [1999, 2001],
      make: '4',
      model: null,
      subModel: null,
      vehicleType: '5',
    })
  })

  test('every element that narrows a vehicle', async () => {
    const names =
      'MfrBodyCode BodyNumDoors BodyType DriveType EngineBase EngineBlock EngineBoreStroke EngineDesignation EngineVIN EngineVersion EngineMfr PowerOutput ValvesPerEngine FuelDeliveryType FuelDeliverySubType FuelSystemControlType FuelSystemDesign Aspiration CylinderHeadType FuelType IgnitionSystemType TransmissionMfrCode TransmissionBase TransmissionType TransmissionControlType TransmissionNumSpeeds TransElecControlled TransmissionMfr BedLength BedType WheelBase BrakeSystem FrontBrakeType RearBrakeType BrakeABS FrontSpringType RearSpringType SteeringSystem SteeringType Region'.split(
        ' ',
      )
    const attributes = Object.fromEntries(names.map((name, n) => [name, n + 1]))
    const { attributes: read } = await one(acesApp({ attributes }))
    expect(read).toEqual(names.map((name, n) => ({ name, id: String(n + 1) })))
  })

  test('drawings behind the applications are no applications', async () => {
    const assets =
      '<Asset action="A" id="1"><BaseVehicle id="1"/><AssetName>D1</AssetName></Asset><DigitalAsset><DigitalFileInformation AssetName="D1"><FileName>d1.png</FileName></DigitalFileInformation></DigitalAsset>'
    const { apps, count } = await readAces(acesFile([{}, assets], { count: 1 }))
    expect([apps.length, count]).toEqual([1, 1])
  })
})

describe('PIES', () => {
  test('a short file as it is written by hand', async () => {
    const { items, version, count } = await readPies(`
      <PIES xmlns="http://www.autocare.org"><Header><PIESVersion>7.2</PIESVersion></Header><Items><Item MaintenanceType="A">
       <PartNumber>BP-100</PartNumber><BrandAAIAID>ZZZZ</BrandAAIAID><ACESApplications>Y</ACESApplications><PartTerminologyID>1684</PartTerminologyID>
       <Descriptions><Description MaintenanceType="A" DescriptionCode="SHO">Pad set</Description></Descriptions></Item></Items><Trailer><ItemCount>1</ItemCount><TransactionDate>2026-01-01</TransactionDate></Trailer></PIES>`)
    expect([version, count]).toEqual(['7.2', 1])
    expect(items[0]).toMatchObject({
      number: 'BP-100',
      brand: 'ZZZZ',
      partType: '1684',
      hasApplications: true,
      descriptions: [{ code: 'SHO', language: null, text: 'Pad set' }],
    })
  })

  test.each([
    ['7.2', 'BrandAAIAID', 'SubBrandAAIAID'],
    ['8.0', 'BrandID', 'SubBrandID'],
  ])('the fields of an item of %s', async (version, brand, subBrand) => {
    const item = `<Item MaintenanceType="C"><HazardousMaterialCode>N</HazardousMaterialCode><BaseItemID>BASE</BaseItemID>
      <ItemLevelGTIN GTINQualifier="UP">00036000291452</ItemLevelGTIN><PartNumber>A</PartNumber><${brand}>ZZZZ</${brand}><${subBrand}>YYYY</${subBrand}>
      <VMRSBrandID>V</VMRSBrandID><ACESApplications>N</ACESApplications><ItemQuantitySize UOM="EA">4</ItemQuantitySize><ContainerType>BX</ContainerType>
      <QuantityPerApplication Qualifier="NOR" UOM="EA">2</QuantityPerApplication><ItemEffectiveDate>2026-01-01</ItemEffectiveDate>
      <AvailableDate>2026-02-01</AvailableDate><MinimumOrderQuantity UOM="EA">10</MinimumOrderQuantity>
      <ManufacturerProductCodes><Group>1</Group><SubGroup>2</SubGroup></ManufacturerProductCodes><UNSPSC>25</UNSPSC><PartTerminologyID>5</PartTerminologyID>
      <Prices><Pricing PriceType="RET" MaintenanceType="A"><CurrencyCode>USD</CurrencyCode><Price UOM="PE">9.5</Price><PriceTypeDescription>Retail</PriceTypeDescription><PriceBreak UOM="EA">6</PriceBreak><PriceMultiplier>2</PriceMultiplier></Pricing></Prices>
      <ProductAttributes><ProductAttribute AttributeID="1" PADBAttribute="Y" RecordNumber="1" MultiValueSequence="1">a</ProductAttribute><ProductAttribute AttributeID="1" PADBAttribute="Y" RecordNumber="2" MultiValueSequence="2">b</ProductAttribute></ProductAttributes>
      <Packages><Package><PackageUOM>EA</PackageUOM><QuantityofEaches>1</QuantityofEaches><Dimensions UOM="CM"><MerchandisingHeight>1</MerchandisingHeight><MerchandisingWidth>2</MerchandisingWidth><MerchandisingLength>3</MerchandisingLength></Dimensions><Weights UOM="GT"><Weight>1</Weight><DimensionalWeight>9</DimensionalWeight></Weights><PackagingItems><PackagingItem><PartNumber>OTHER</PartNumber></PackagingItem></PackagingItems></Package></Packages>
      <DigitalAssets><DigitalFileInformation AssetID="X"><FileName>a.jpg</FileName><AssetType>P04</AssetType><Representation>A</Representation><FileHash>f</FileHash><Resolution>72</Resolution><URI>https://files.example/a.jpg</URI><Frame>1</Frame><TotalFrames>36</TotalFrames></DigitalFileInformation></DigitalAssets></Item>`
    const assets =
      '<DigitalAssets><DigitalFileInformation><FileName>of the file.jpg</FileName></DigitalFileInformation></DigitalAssets>'
    const { items } = await readPies(piesFile([item], { version, sheets: assets }))
    expect(items).toHaveLength(1)
    expect(items[0]).toMatchObject({
      action: 'C',
      number: 'A',
      brand: 'ZZZZ',
      subBrand: 'YYYY',
      hazardCode: 'N',
      hasApplications: false,
      packSize: { value: '4', uom: 'EA' },
      perVehicle: { value: '2' },
      effective: '2026-01-01',
      available: '2026-02-01',
      leastOrder: { value: '10' },
      prices: [{ price: '9.5', from: '6', multiplier: '2' }],
      attributes: [
        { id: '1', value: 'a' },
        { id: '1', value: 'b' },
      ],
      packages: [{ size: { height: '1', width: '2', length: '3', uom: 'CM' }, weight: { value: '1', uom: 'GT' } }],
      assets: [{ name: 'a.jpg', type: 'P04', representation: 'A', uri: 'https://files.example/a.jpg' }],
    })
  })
})
