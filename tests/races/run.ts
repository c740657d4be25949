/** `npm run test:races`: the battery in vitest. BASE_URL is handed over under another name, because vite takes it for its own. */
import { spawn } from 'node:child_process'

const { BASE_URL, ...env } = process.env
const child = spawn(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/races/vitest.config.ts', ...process.argv.slice(2)],
  {
    stdio: 'inherit',
    env: { ...env, ...(BASE_URL && { RACE_URL: BASE_URL }) },
  },
)
child.on('exit', (code) => {
  process.exitCode = code ?? 1
})
