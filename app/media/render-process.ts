/** The process that renders pictures: started by lib/images/renderer.ts, ends with the process that started it. */
import { loadDemo } from '@/lib/demo/load'
import { makeImage } from '@/lib/images/pipeline'
import type { RenderJob, RenderResult } from '@/lib/images/renderer'
import { ImageError } from '@/lib/images/request'

async function drawingOf({ source }: RenderJob['request']) {
  return source.kind === 'drawing' ? ((await loadDemo('drawings'))?.(source.path) ?? null) : null
}

async function resultOf({ id, request, pictures }: RenderJob): Promise<RenderResult> {
  try {
    return { id, bytes: await makeImage(request, pictures, await drawingOf(request)) }
  } catch (error) {
    if (error instanceof ImageError) return { id, status: error.status, message: error.message }
    console.error('A picture could not be rendered:', error)
    return { id, status: 503, message: 'The picture cannot be rendered.' }
  }
}

process.on('message', (job: RenderJob) => void resultOf(job).then((result) => process.send?.(result)))
process.on('disconnect', () => process.exit())
// The shop's process decides when this one ends: a signal to both must not interrupt pictures of requests in flight.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
