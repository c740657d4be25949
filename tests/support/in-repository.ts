import { existsSync } from 'node:fs'

import { hasDemo } from '@/lib/demo/load'

/** Is this a file or folder of the repository? It exists, or it belongs to the demo, whose folder may be deleted. */
export const inRepository = (path: string) => existsSync(path) || (!hasDemo() && /^demo(?:\/|$)/.test(path))
