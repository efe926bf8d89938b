import { axles, cars, frontSides, lightCars, type PartType } from '../part-type.ts'

export const fuelAndAir: PartType[] = [
  {
    slug: 'fuel-injectors',
    name: 'Fuel injectors',
    singular: 'Fuel injector',
    synonyms: ['injection valve', 'injector nozzle'],
    picture: 'fuel-injector',
    common: 4,
    suits: cars,
    fits: 'engine',
    quantity: (traits) => traits.cylinders,
    price: [34, 349],
    weight: [60, 620],
    warranty: 24,
    spec(dice, traits) {
      const kind =
        traits.fuel === 'diesel'
          ? dice.one(['common rail, solenoid', 'common rail, piezo'])
          : dice.one(['direct injection', 'port injection'])
      return {
        title: kind,
        attributes: [
          ['Injection', kind],
          ['Pins', 2],
          ['Resistance', traits.fuel === 'diesel' ? dice.int(0.2, 0.6, 0.1) : dice.int(1.5, 14.5, 0.5), 'Ω'],
          ['Seals', dice.one(['included', 'not included'])],
        ],
      }
    },
  },
  {
    slug: 'fuel-pumps',
    name: 'Fuel pumps',
    singular: 'Fuel pump',
    synonyms: ['petrol pump', 'gas pump', 'fuel feed unit'],
    picture: 'fuel-pump',
    common: 6,
    essential: true,
    suits: cars,
    fits: 'engine',
    price: [49, 319],
    weight: [320, 1800],
    warranty: 24,
    conditions: ['with in-tank unit'],
    spec(dice) {
      const place = dice.one(['in-tank', 'in-tank', 'high-pressure'])
      const bar = place === 'in-tank' ? dice.int(3, 6.5, 0.5) : dice.int(110, 200, 5)
      return {
        title: `${place}, ${bar} bar`,
        attributes: [
          ['Design', place],
          ['Pressure', bar, 'bar'],
          ['Voltage', 12, 'V'],
          ['Flow', dice.int(80, 150, 5), 'l/h'],
        ],
      }
    },
  },
  {
    slug: 'throttle-bodies',
    name: 'Throttle bodies',
    singular: 'Throttle body',
    synonyms: ['throttle valve'],
    picture: 'throttle-body',
    common: 4,
    suits: cars,
    fits: 'engine',
    price: [79, 389],
    weight: [700, 1900],
    warranty: 24,
    spec(dice, traits) {
      const bore = dice.near(traits.litres / 6.5, 48, 82)
      return {
        title: `electronic, ${bore} mm`,
        attributes: [
          ['Bore', bore, 'mm'],
          ['Control', 'electronic'],
          ['Pins', dice.one([5, 6])],
        ],
      }
    },
  },
  {
    slug: 'air-mass-sensors',
    name: 'Air mass sensors',
    singular: 'Air mass sensor',
    synonyms: ['mass air flow sensor', 'maf sensor', 'air flow meter'],
    picture: 'mass-air-flow-sensor',
    common: 6,
    essential: true,
    suits: cars,
    fits: 'engine',
    price: [39, 229],
    weight: [90, 480],
    warranty: 24,
    spec(dice) {
      const pins = dice.int(3, 6)
      const housing = dice.one(['with housing', 'insert only'])
      return {
        title: `${housing}, ${pins} pins`,
        attributes: [
          ['Pins', pins],
          ['Housing', housing === 'insert only' ? 'not included' : 'included'],
          ['Signal', dice.one(['analogue', 'frequency', 'SENT'])],
        ],
      }
    },
  },
  {
    slug: 'egr-valves',
    name: 'EGR valves',
    singular: 'EGR valve',
    synonyms: ['exhaust gas recirculation valve'],
    picture: 'egr-valve',
    common: 4,
    suits: cars,
    fits: 'engine',
    price: [69, 349],
    weight: [620, 2800],
    warranty: 24,
    conditions: ['with EGR cooler'],
    spec(dice) {
      const kind = dice.one(['electric', 'electric', 'vacuum'])
      const pins = kind === 'vacuum' ? 2 : dice.one([5, 6])
      return {
        title: `${kind}, ${pins} pins`,
        attributes: [
          ['Actuation', kind],
          ['Pins', pins],
          ['Gaskets', dice.one(['included', 'not included'])],
        ],
      }
    },
  },
]

export const cooling: PartType[] = [
  {
    slug: 'water-pumps',
    name: 'Water pumps',
    singular: 'Water pump',
    synonyms: ['coolant pump'],
    picture: 'water-pump',
    common: 8,
    essential: true,
    suits: cars,
    fits: 'engine',
    price: [29, 189],
    weight: [620, 3600],
    warranty: 24,
    conditions: ['up to engine number 184000'],
    spec(dice) {
      const drive = dice.one(['belt-driven', 'belt-driven', 'electric'])
      const wheel = dice.one(['plastic', 'metal'])
      return {
        title: `${drive}, ${wheel} impeller`,
        attributes: [
          ['Drive', drive],
          ['Impeller', wheel],
          ['Impeller diameter', dice.int(48, 76), 'mm'],
          ['Gasket', 'included'],
        ],
      }
    },
  },
  {
    slug: 'thermostats',
    name: 'Thermostats',
    singular: 'Thermostat',
    synonyms: ['coolant thermostat'],
    picture: 'thermostat',
    common: 7,
    essential: true,
    suits: cars,
    fits: 'engine',
    price: [11, 94],
    weight: [70, 640],
    warranty: 24,
    spec(dice) {
      const opens = dice.int(71, 105)
      const housing = dice.one(['with housing', 'insert'])
      return {
        title: `${opens} °C, ${housing}`,
        attributes: [
          ['Opens at', opens, '°C'],
          ['Housing', housing === 'insert' ? 'not included' : 'included'],
          ['Seal', 'included'],
        ],
      }
    },
  },
  {
    slug: 'radiators',
    name: 'Radiators',
    singular: 'Radiator',
    synonyms: ['engine radiator', 'coolant radiator'],
    picture: 'radiator',
    common: 6,
    essential: true,
    suits: cars,
    fits: 'chassis',
    price: [79, 389],
    weight: [2800, 8900],
    warranty: 24,
    conditions: ['with automatic gearbox', 'with manual gearbox'],
    spec(dice, traits) {
      const width = dice.near(traits.size, 480, 780)
      const height = dice.near(traits.size, 330, 560)
      const core = dice.int(16, 42)
      return {
        title: `${width} × ${height} × ${core} mm`,
        attributes: [
          ['Core width', width, 'mm'],
          ['Core height', height, 'mm'],
          ['Core depth', core, 'mm'],
          ['Core', dice.one(['aluminium, brazed', 'aluminium, mechanically jointed'])],
        ],
      }
    },
  },
  {
    slug: 'coolant-hoses',
    name: 'Coolant hoses',
    singular: 'Coolant hose',
    synonyms: ['radiator hose', 'cooling hose'],
    picture: 'coolant-hose',
    common: 6,
    suits: cars,
    fits: 'engine',
    price: [9, 69],
    weight: [110, 620],
    warranty: 24,
    spec(dice) {
      const inner = dice.int(16, 42)
      const place = dice.one(['upper', 'lower', 'heater'])
      return {
        title: `${place}, ${inner} mm inside`,
        attributes: [
          ['Place', place],
          ['Inner diameter', inner, 'mm'],
          ['Material', dice.one(['EPDM', 'EPDM with aramid'])],
          ['Clips', dice.one(['included', 'not included'])],
        ],
      }
    },
  },
  {
    slug: 'radiator-fans',
    name: 'Radiator fans',
    singular: 'Radiator fan',
    synonyms: ['cooling fan', 'electric fan'],
    picture: 'fan',
    common: 4,
    suits: cars,
    fits: 'chassis',
    price: [79, 349],
    weight: [1500, 5200],
    warranty: 24,
    conditions: ['with air conditioning'],
    spec(dice, traits) {
      const diameter = dice.near(traits.size, 280, 480, 5)
      const watts = dice.near(traits.size, 120, 850, 10)
      return {
        title: `${diameter} mm, ${watts} W`,
        attributes: [
          ['Diameter', diameter, 'mm'],
          ['Power', watts, 'W'],
          ['Voltage', 12, 'V'],
          ['Pins', dice.int(2, 4)],
        ],
      }
    },
  },
  {
    slug: 'heater-cores',
    name: 'Heater cores',
    singular: 'Heater core',
    synonyms: ['heater matrix', 'heat exchanger'],
    picture: 'radiator',
    common: 3,
    suits: cars,
    fits: 'chassis',
    price: [39, 159],
    weight: [480, 1600],
    warranty: 24,
    spec(dice) {
      const width = dice.int(150, 266)
      const height = dice.int(120, 208)
      return {
        title: `${width} × ${height} mm`,
        attributes: [
          ['Core width', width, 'mm'],
          ['Core height', height, 'mm'],
          ['Core depth', dice.int(24, 42), 'mm'],
          ['Pipes', dice.one(['included', 'not included'])],
        ],
      }
    },
  },
  {
    slug: 'coolant-tanks',
    name: 'Coolant expansion tanks',
    singular: 'Coolant expansion tank',
    synonyms: ['coolant reservoir', 'header tank', 'overflow tank'],
    picture: 'coolant-canister',
    common: 4,
    suits: cars,
    fits: 'chassis',
    price: [19, 89],
    weight: [320, 1100],
    warranty: 24,
    spec(dice) {
      const cap = dice.one(['with cap', 'without cap'])
      const sensor = dice.one(['with level sensor', 'without level sensor'])
      return {
        title: `${cap}, ${sensor}`,
        attributes: [
          ['Cap', cap === 'with cap' ? 'included' : 'not included'],
          ['Level sensor', sensor.startsWith('without') ? 'not included' : 'included'],
          ['Material', 'polypropylene'],
        ],
      }
    },
  },
  {
    slug: 'intercoolers',
    name: 'Intercoolers',
    singular: 'Intercooler',
    synonyms: ['charge air cooler'],
    picture: 'radiator',
    common: 2,
    suits: cars,
    fits: 'engine',
    price: [99, 429],
    weight: [1900, 6900],
    warranty: 24,
    spec(dice, traits) {
      const width = dice.near(traits.size, 300, 700)
      const height = dice.near(traits.size, 150, 440)
      return {
        title: `${width} × ${height} mm`,
        attributes: [
          ['Core width', width, 'mm'],
          ['Core height', height, 'mm'],
          ['Inlet', dice.int(45, 64), 'mm'],
          ['Core', 'aluminium, brazed'],
        ],
      }
    },
  },
]

export const exhaust: PartType[] = [
  {
    slug: 'silencers',
    name: 'Silencers',
    singular: 'Silencer',
    synonyms: ['muffler', 'exhaust box', 'back box'],
    picture: 'exhaust-silencer',
    common: 6,
    essential: true,
    suits: cars,
    fits: 'chassis',
    positions: ['rear'],
    price: [59, 389],
    weight: [3900, 15800],
    warranty: 24,
    conditions: ['from 07/2011', 'with one tailpipe'],
    spec(dice, traits) {
      const pipe = dice.near(traits.size, 38, 70)
      const material = dice.one(['aluminised steel', 'stainless steel'])
      return {
        title: `${material}, ${pipe} mm pipe`,
        attributes: [
          ['Material', material],
          ['Pipe diameter', pipe, 'mm'],
          ['Length', dice.int(680, 1980, 10), 'mm'],
        ],
      }
    },
  },
  {
    slug: 'catalytic-converters',
    name: 'Catalytic converters',
    singular: 'Catalytic converter',
    synonyms: ['catalyst', 'cat'],
    picture: 'catalytic-converter',
    common: 4,
    suits: cars,
    fits: 'engine',
    price: [189, 1190],
    weight: [2900, 9800],
    warranty: 24,
    conditions: ['not for California emissions'],
    spec(dice) {
      const norm = dice.one(['Euro 4', 'Euro 5', 'Euro 6'])
      const kit = dice.one(['with fitting kit', 'without fitting kit'])
      return {
        title: `${norm}, ${kit}`,
        attributes: [
          ['Emission standard', norm],
          ['Length', dice.int(420, 1160, 10), 'mm'],
          ['Fitting kit', kit.startsWith('without') ? 'not included' : 'included'],
        ],
      }
    },
  },
  {
    slug: 'particulate-filters',
    name: 'Diesel particulate filters',
    singular: 'Diesel particulate filter',
    synonyms: ['dpf', 'soot filter'],
    picture: 'catalytic-converter',
    common: 4,
    suits: cars,
    fits: 'engine',
    fuel: 'diesel',
    price: [289, 1290],
    weight: [5800, 14800],
    warranty: 24,
    spec(dice) {
      const core = dice.one(['silicon carbide', 'cordierite'])
      return {
        title: core,
        attributes: [
          ['Core', core],
          ['Emission standard', dice.one(['Euro 5', 'Euro 6'])],
          ['Fitting kit', 'included'],
        ],
      }
    },
  },
  {
    slug: 'lambda-sensors',
    name: 'Lambda sensors',
    singular: 'Lambda sensor',
    synonyms: ['oxygen sensor', 'o2 sensor'],
    picture: 'lambda-sensor',
    common: 8,
    essential: true,
    suits: cars,
    fits: 'engine',
    fuel: 'petrol',
    price: [34, 179],
    weight: [90, 210],
    warranty: 24,
    conditions: ['before catalyst', 'after catalyst'],
    spec(dice) {
      const wires = dice.one([4, 4, 5])
      const cable = dice.int(280, 1180, 10)
      return {
        title: `${wires === 5 ? 'broadband' : 'narrowband'}, ${wires} wires, ${cable} mm`,
        attributes: [
          ['Sensor type', wires === 5 ? 'broadband' : 'narrowband'],
          ['Wires', wires],
          ['Cable length', cable, 'mm'],
          ['Thread', 'M18x1.5'],
          ['Heated', 'yes'],
        ],
      }
    },
  },
  {
    slug: 'exhaust-gaskets',
    name: 'Exhaust gaskets',
    singular: 'Exhaust gasket',
    synonyms: ['exhaust manifold gasket', 'exhaust seal'],
    picture: 'gasket-set',
    common: 4,
    suits: cars,
    fits: 'engine',
    price: [5, 39],
    weight: [20, 240],
    warranty: 12,
    spec(dice) {
      const place = dice.one(['manifold', 'downpipe', 'turbo flange'])
      const material = dice.one(['multi-layer steel', 'graphite', 'steel ring'])
      return {
        title: `${place}, ${material}`,
        attributes: [
          ['Place', place],
          ['Material', material],
          ['Inner diameter', dice.int(38, 72), 'mm'],
        ],
      }
    },
  },
  {
    slug: 'flex-pipes',
    name: 'Exhaust flex pipes',
    singular: 'Exhaust flex pipe',
    synonyms: ['flexible exhaust pipe', 'exhaust bellows'],
    picture: 'exhaust-silencer',
    common: 3,
    suits: cars,
    fits: 'chassis',
    price: [24, 119],
    weight: [480, 2400],
    warranty: 24,
    spec(dice) {
      const pipe = dice.int(45, 65, 5)
      const length = dice.int(100, 280, 20)
      return {
        title: `${pipe} × ${length} mm`,
        attributes: [
          ['Inner diameter', pipe, 'mm'],
          ['Length', length, 'mm'],
          ['Material', 'stainless steel'],
        ],
      }
    },
  },
]

export const drivetrain: PartType[] = [
  {
    slug: 'clutch-kits',
    name: 'Clutch kits',
    singular: 'Clutch kit',
    synonyms: ['clutch set'],
    picture: 'clutch-kit',
    common: 6,
    essential: true,
    suits: cars,
    fits: 'engine',
    price: [99, 489],
    weight: [4900, 13800],
    warranty: 24,
    conditions: ['with manual gearbox'],
    spec(dice, traits) {
      const diameter = dice.near(traits.litres / 6.5, 190, 290)
      return {
        title: `${diameter} mm, ${dice.one(['2 pieces', '3 pieces with bearing', '3 pieces with central slave cylinder'])}`,
        attributes: [
          ['Disc diameter', diameter, 'mm'],
          ['Teeth', dice.int(14, 28)],
          ['Lining', dice.one(['organic', 'organic', 'cerametallic'])],
        ],
      }
    },
  },
  {
    slug: 'flywheels',
    name: 'Flywheels',
    singular: 'Flywheel',
    synonyms: ['dual-mass flywheel', 'dmf'],
    picture: 'flywheel',
    common: 3,
    suits: cars,
    fits: 'engine',
    price: [189, 790],
    weight: [7900, 17500],
    warranty: 24,
    conditions: ['with manual gearbox'],
    spec(dice, traits) {
      const kind = dice.one(['dual-mass', 'dual-mass', 'solid'])
      const diameter = dice.near(traits.litres / 6.5, 228, 300)
      return {
        title: `${kind}, ${diameter} mm`,
        attributes: [
          ['Design', kind],
          ['Diameter', diameter, 'mm'],
          ['Bolts', dice.one(['included', 'not included'])],
        ],
      }
    },
  },
  {
    slug: 'clutch-slave-cylinders',
    name: 'Clutch slave cylinders',
    singular: 'Clutch slave cylinder',
    synonyms: ['concentric slave cylinder', 'clutch release cylinder'],
    picture: 'brake-cylinder',
    common: 3,
    suits: cars,
    fits: 'engine',
    price: [24, 129],
    weight: [210, 920],
    warranty: 24,
    conditions: ['with manual gearbox'],
    spec(dice) {
      const kind = dice.one(['external', 'concentric'])
      const bore = dice.one([19.05, 20.64, 22.2, 23.81])
      return {
        title: `${kind}, ${bore} mm`,
        attributes: [
          ['Design', kind],
          ['Bore', bore, 'mm'],
          ['Housing', dice.one(['aluminium', 'plastic'])],
        ],
      }
    },
  },
  {
    slug: 'cv-joint-kits',
    name: 'CV joint kits',
    singular: 'CV joint kit',
    synonyms: ['constant velocity joint', 'drive shaft joint'],
    picture: 'cv-joint',
    common: 5,
    suits: cars,
    fits: 'chassis',
    positions: axles,
    quantity: 2,
    price: [34, 149],
    weight: [1500, 4300],
    warranty: 24,
    conditions: ['with ABS ring'],
    spec(dice) {
      const wheel = dice.int(22, 38)
      const gear = dice.int(20, 34)
      return {
        title: `wheel side ${wheel} teeth, shaft side ${gear} teeth`,
        attributes: [
          ['Outer teeth', wheel],
          ['Inner teeth', gear],
          ['Boot and grease', 'included'],
        ],
      }
    },
  },
  {
    slug: 'drive-shafts',
    name: 'Drive shafts',
    singular: 'Drive shaft',
    synonyms: ['half shaft', 'cv axle', 'axle shaft'],
    picture: 'cv-joint',
    common: 4,
    suits: cars,
    fits: 'chassis',
    positions: frontSides,
    price: [79, 389],
    weight: [4600, 10800],
    warranty: 24,
    conditions: ['with automatic gearbox', 'with manual gearbox'],
    spec(dice, traits) {
      const length = dice.near(traits.size, 520, 960)
      return {
        title: `${length} mm, ${dice.int(22, 38)} teeth`,
        attributes: [
          ['Length', length, 'mm'],
          ['ABS ring', dice.one(['none', 'included'])],
          ['Condition', dice.one(['new', 'new', 'remanufactured'])],
        ],
      }
    },
  },
  {
    slug: 'propshafts',
    name: 'Propshafts',
    singular: 'Propshaft',
    synonyms: ['propeller shaft', 'cardan shaft', 'driveline'],
    picture: 'propshaft',
    common: 2,
    suits: cars,
    fits: 'chassis',
    price: [229, 890],
    weight: [8900, 19800],
    warranty: 24,
    conditions: ['with all-wheel drive'],
    spec(dice, traits) {
      const length = dice.near(traits.size, 1080, 2140, 5)
      return {
        title: `${length} mm`,
        attributes: [
          ['Length', length, 'mm'],
          ['Centre bearing', 'included'],
          ['Joints', dice.one(['universal joint', 'flex disc'])],
        ],
      }
    },
  },
  {
    slug: 'gearbox-mounts',
    name: 'Gearbox mounts',
    singular: 'Gearbox mount',
    synonyms: ['transmission mount', 'gearbox mounting'],
    picture: 'engine-mount',
    common: 4,
    suits: lightCars,
    fits: 'chassis',
    price: [18, 109],
    weight: [380, 1800],
    warranty: 24,
    conditions: ['with automatic gearbox', 'with manual gearbox'],
    spec(dice) {
      const kind = dice.one(['rubber-metal', 'hydraulic'])
      return {
        title: kind,
        attributes: [
          ['Mount type', kind],
          ['Thread', dice.one(['M8x1.25', 'M10x1.5', 'M12x1.5'])],
        ],
      }
    },
  },
]
