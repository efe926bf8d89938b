// Installs the packages of tests/tools too, for commands of package.json that need one of them directly.
import { install } from '../run/install.mjs'

install({ tools: true })
