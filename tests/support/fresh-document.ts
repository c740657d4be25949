/**
 * Before each file of component tests: a document and modules as if nothing had run before. The workers live on from file to file, because
 * loading React and the document anew for each took longer than the tests; what a file changed of them is taken back here.
 */
import { configure } from '@testing-library/react'
import { vi } from 'vitest'

vi.useRealTimers()
vi.restoreAllMocks()
vi.unstubAllGlobals()
vi.unstubAllEnvs()
vi.resetModules()

for (const element of [document.documentElement, document.head, document.body]) {
  for (const { name } of [...element.attributes]) element.removeAttribute(name)
}
document.head.replaceChildren()
document.body.replaceChildren()
for (const cookie of document.cookie.split('; ')) {
  document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`
}
localStorage.clear()
sessionStorage.clear()

/** On a busy machine the first use of a part waits until its code is loaded. */
configure({ asyncUtilTimeout: 15_000 })
