import { existsSync } from 'node:fs'

import { hasDemo } from '@/lib/demo/load'

/** Whether a file or folder is part of the repository: it exists, or it is the demo's, whose folder may be deleted. */
export const inRepository = (path: string) => existsSync(path) || (!hasDemo() && /^demo(?:\/|$)/.test(path))
