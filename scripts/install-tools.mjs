// Installs the packages of tests/tools too, for the commands of package.json that are such a package themselves.
import { install } from '../run/install.mjs'

install({ tools: true })
