/** knip's configuration without tests: what a file uses itself is no test's. */
import config from '../../knip.json' with { type: 'json' }

export default { ...config, ignoreExportsUsedInFile: true }
