import type { Metadata } from 'next'

import { LazyNotFound } from '@/components/layout/lazy-screens'

export const metadata: Metadata = { robots: { index: false } }

export default function NotFound() {
  return <LazyNotFound />
}
