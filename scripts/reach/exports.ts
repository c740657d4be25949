/** Exports and files that only tests import, by knip without the tests. */
import { execFile } from 'node:child_process'

import { z } from 'zod'

const COMMAND = [
  'node_modules/knip/bin/knip.js',
  ...['--production', '--no-progress', '--no-exit-code', '--config', 'scripts/reach/knip.ts'],
  ...['--include', 'files,exports,types', '--reporter', 'json'],
]

const named = z.array(z.object({ name: z.string() }))
const report = z.object({ issues: z.array(z.object({ file: z.string(), files: named, exports: named, types: named })) })

/** `FILE NAME` of each export, `FILE` of each file. */
export async function testOnlyExports(): Promise<string[]> {
  const output = await new Promise<string>((resolve, reject) => {
    execFile(process.execPath, COMMAND, { maxBuffer: 1e8 }, (error, stdout, stderr) => {
      if (error) reject(new Error(stderr || stdout || error.message))
      else resolve(stdout)
    })
  })
  return report
    .parse(JSON.parse(output))
    .issues.flatMap(({ file, files, exports, types }) => [
      ...files.map(() => file),
      ...[...exports, ...types].map(({ name }) => `${file} ${name}`),
    ])
}
