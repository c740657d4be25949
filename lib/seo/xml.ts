/** XML as it is written for search engines: escaped, and sent while it is made. */
const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** Text for XML: escaped, without the characters that no XML 1.0 document may hold. */
export function escapeXml(text: string): string {
  return text
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu, '')
    .replace(/[&<>"']/g, (char) => ESCAPES[char] ?? char)
}

/** One element with its text; nothing without one. */
export function element(name: string, text: string | null | undefined): string {
  return text === null || text === undefined || text === '' ? '' : `<${name}>${escapeXml(text)}</${name}>`
}

/**
 * A body that is made piece by piece, as fast as the client takes it: a large catalogue is never in memory as a whole. `onEnd` is called once,
 * whether it was read to its end, given up, broken or cut off by `signal`.
 */
export function streamOf(
  pieces: AsyncIterator<string>,
  onEnd: () => void = () => undefined,
  signal?: AbortSignal,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let isOver = false
  const end = () => {
    if (!isOver) onEnd()
    isOver = true
  }
  return new ReadableStream<Uint8Array>({
    start(controller) {
      const cut = () => {
        if (isOver) return
        end()
        controller.error(signal?.reason)
        void pieces.return?.()
      }
      if (signal?.aborted) cut()
      else signal?.addEventListener('abort', cut)
    },
    async pull(controller) {
      try {
        const { value, done } = await pieces.next()
        if (isOver) return
        if (done) {
          end()
          return controller.close()
        }
        controller.enqueue(encoder.encode(value))
      } catch (error) {
        end()
        controller.error(error)
      }
    },
    async cancel() {
      end()
      await pieces.return?.()
    },
  })
}
