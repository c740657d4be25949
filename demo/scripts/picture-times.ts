/**
 * Processor time of a cold picture: `npm run pictures:time -- [--size 960] [--rounds 3] [--views front,back,detail] [--only boot,mug]`
 * draws every family and scene as AVIF and prints the median of each, slowest first, then minimum, median and maximum. Fails above 250 ms.
 * It measures the time of all threads of this process instead of the clock, so other work on the machine has little effect.
 */
import { parseArgs } from 'node:util'

import { makeImage } from '@/lib/images/pipeline'

import findDrawing from '../drawings'
import { drawingPath, FAMILIES, isView, SCENES, scenePath } from '../drawings/base/families'

const BUDGET_MS = 250
const { values } = parseArgs({
  options: {
    size: { type: 'string', default: '960' },
    rounds: { type: 'string', default: '3' },
    views: { type: 'string', default: 'front' },
    only: { type: 'string' },
  },
})
const rounds = Number(values.rounds)
const wanted = (name: string) => !values.only || values.only.split(',').includes(name)

const paths = [
  ...FAMILIES.filter(wanted).flatMap((family) =>
    values.views
      .split(',')
      .filter(isView)
      .map((view) => drawingPath(family, view, 'spruce', 1234)),
  ),
  ...SCENES.filter(wanted).map((scene) => scenePath(scene, 'hero', 1)),
]
const draw = (path: string) =>
  makeImage(
    {
      source: { kind: 'drawing', path, version: '' },
      variant: { width: Number(values.size), height: null, trim: false, blend: null },
      format: 'avif',
    },
    '.',
    findDrawing(path),
  )
const median = (times: readonly number[]) => [...times].sort((one, two) => one - two)[Math.floor(times.length / 2)] ?? 0

for (const path of paths.slice(0, 5)) await draw(path)
const rows: { path: string; time: number; bytes: number }[] = []
for (const path of paths) {
  const times: number[] = []
  let bytes = 0
  for (let round = 0; round < rounds; round++) {
    const before = process.cpuUsage()
    bytes = (await draw(path)).byteLength
    const { user, system } = process.cpuUsage(before)
    times.push((user + system) / 1000)
  }
  rows.push({ path, time: median(times), bytes })
}
rows.sort((one, two) => two.time - one.time)
for (const { path, time, bytes } of rows)
  console.log(`${time.toFixed(0).padStart(5)} ms ${(bytes / 1024).toFixed(0).padStart(4)} KB  ${path}`)
const all = rows.map(({ time }) => time)
console.log(
  `${rows.length} pictures: least ${(all[all.length - 1] ?? 0).toFixed(0)} ms, median ${median(all).toFixed(0)} ms, most ${(all[0] ?? 0).toFixed(0)} ms`,
)
if ((all[0] ?? 0) > BUDGET_MS) process.exitCode = 1
