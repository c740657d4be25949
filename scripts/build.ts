/**
 * `npm run build`: compiles the messages and builds the pages, whether or not something changed; with `--if-changed` only when there is no
 * build of these sources. `npm start` then need not.
 */
import { buildIfNeeded } from './lib/build'
import { loadConfig } from './lib/environment'
import { fail, say } from './lib/progress'

const config = (() => {
  try {
    return loadConfig('production')
  } catch (error) {
    return fail(error)
  }
})()
buildIfNeeded(config.dataDir, { say, force: !process.argv.includes('--if-changed') }).catch(fail)
