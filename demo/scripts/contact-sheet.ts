/**
 * Contact sheets of the drawings: `npm run pictures -- [folder] [--size 320] [--view front] [--only boot,mug]` draws every family in three
 * colourways into PNG files, several families on each sheet.
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import sharp from 'sharp'

import { makeImage } from '@/lib/images/pipeline'

import findDrawing from '../drawings'
import { drawingPath, FAMILIES, isView } from '../drawings/base/families'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    size: { type: 'string', default: '320' },
    view: { type: 'string', default: 'front' },
    only: { type: 'string' },
    id: { type: 'string', default: '1234' },
  },
})
const folder = positionals[0] ?? 'contact-sheets'
const view = isView(values.view) ? values.view : 'front'
const size = Number(values.size)
const families = FAMILIES.filter((family) => !values.only || values.only.split(',').includes(family))
/** A dark, a bright and a pale colourway. */
const COLOURS = ['spruce', 'rowan', 'birch']
const across = Math.max(1, Math.floor(2000 / (size * COLOURS.length)))
const down = Math.max(1, Math.floor(2000 / size))

const draw = (path: string) =>
  makeImage(
    {
      source: { kind: 'drawing', path, version: '' },
      variant: { width: size, height: null, trim: false, blend: null },
      format: 'webp',
    },
    folder,
    findDrawing(path),
  )

await mkdir(folder, { recursive: true })
for (let start = 0; start < families.length; start += across * down) {
  const shown = families.slice(start, start + across * down)
  const cells = await Promise.all(
    shown.flatMap((family, index) =>
      COLOURS.map(async (colour, tone) => ({
        input: await draw(drawingPath(family, view, colour, Number(values.id) + tone)),
        left: ((index % across) * COLOURS.length + tone) * size,
        top: Math.floor(index / across) * size,
      })),
    ),
  )
  const file = join(folder, `${view}-${size}-${String(start).padStart(3, '0')}.png`)
  await sharp({
    create: {
      width: across * COLOURS.length * size,
      height: Math.ceil(shown.length / across) * size,
      channels: 3,
      background: '#FAF8F4',
    },
  })
    .composite(cells)
    .png()
    .toFile(file)
  console.log(file, shown.join(' '))
}
