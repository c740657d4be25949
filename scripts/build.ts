/** `npm run build`: compiles the messages and builds the pages. With `--if-changed` only when there is no build of the current sources. */
import { buildIfNeeded } from './lib/build'
import { loadConfig } from './lib/environment'
import { fail, logProgress } from './lib/progress'

const config = (() => {
  try {
    return loadConfig('production')
  } catch (error) {
    return fail(error)
  }
})()
buildIfNeeded(config.dataDir, { onProgress: logProgress, force: !process.argv.includes('--if-changed') }).catch(fail)
