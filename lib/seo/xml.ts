/** XML for search engines: escaped, and sent while it is generated. */
const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** Text for XML: escaped, without the characters that no XML 1.0 document may hold. */
export function escapeXml(text: string): string {
  return text
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu, '')
    .replace(/[&<>"']/g, (char) => ESCAPES[char] ?? char)
}

/** One element with its text; empty without a text. */
export function element(name: string, text: string | null | undefined): string {
  return text === null || text === undefined || text === '' ? '' : `<${name}>${escapeXml(text)}</${name}>`
}

/**
 * A response body that is generated in pieces, as fast as the client reads: a large catalogue is never completely in memory. `onEnd` is
 * called once: at the end, on a cancel by the client, on an error, or when `signal` is aborted.
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
