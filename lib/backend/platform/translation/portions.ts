/** Texts in portions that a service takes in one request. */

/** Signs of one text. */
export const TEXT_MAX = 30_000
/** Of one request: DeepL takes 50 texts and 128 KiB, in which a sign has up to four bytes. */
const TEXTS = 50
const SIGNS = 30_000

/** In their order; one that is longer than a portion may be is alone in one. */
function portionsOf(texts: readonly string[]): readonly string[][] {
  const portions: string[][] = []
  let signs = 0
  for (const text of texts) {
    const last = portions.at(-1)
    if (last && last.length < TEXTS && signs + text.length <= SIGNS) {
      last.push(text)
      signs += text.length
    } else {
      portions.push([text])
      signs = text.length
    }
  }
  return portions
}

/** The translations of all texts, in their order, one request after the other. */
export async function inPortions(
  texts: readonly string[],
  translate: (texts: readonly string[]) => Promise<readonly string[]>,
): Promise<string[]> {
  const made: string[] = []
  for (const portion of portionsOf(texts)) made.push(...(await translate(portion)))
  return made
}
