/**
 * `npm run storage:move -- --from local --to s3`: copies all uploaded files from one home to the other and verifies each by its hash. It can be
 * run again: what has arrived is only verified. Nothing is deleted.
 */
import { copyFiles } from '@/lib/backend/platform/storage/move'
import { storageProblem } from '@/lib/backend/platform/storage/probe'
import { STORAGE_HOMES, storageAt, type StorageHome } from '@/lib/backend/platform/storage/storage'

import { readArguments } from './lib/arguments'
import { loadConfig } from './lib/environment'
import { fail, StartProblem } from './lib/progress'

const USAGE = 'Usage: npm run storage:move -- --from local|s3 --to local|s3'
const isHome = (name: string | undefined): name is StorageHome => STORAGE_HOMES.some((home) => home === name)

async function main(): Promise<number> {
  const { values } = readArguments(USAGE, { options: { from: { type: 'string' }, to: { type: 'string' } } })
  if (!isHome(values.from) || !isHome(values.to) || values.from === values.to) throw new StartProblem(USAGE)
  loadConfig('production')
  const [from, to] = [storageAt(values.from), storageAt(values.to)]
  if (!from || !to) throw new StartProblem('There is no S3 service: set S3_ENDPOINT, S3_BUCKET and its keys.')
  const problem = await storageProblem(to)
  if (problem !== null) throw new StartProblem(problem)
  const { copied, same, bytes } = await copyFiles(from, to, {
    onFile: (report) => {
      if (process.stdout.isTTY) process.stdout.write(`\r${report.copied + report.same} files`)
    },
  })
  if (process.stdout.isTTY) process.stdout.write('\n')
  console.log(`${copied} files copied, ${same} were there; ${bytes} bytes verified in ${to.place}`)
  return 0
}

main().then((code) => process.exit(code), fail)
